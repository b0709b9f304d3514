// Tells which words of an utterance may be the beginning of an application's name.

extension Program {
  /// More than that many ways to begin with articles are not told apart.
  private static let maximumBeginnings = 8

  /// Whether phrases of a program look inside words, and not at whole ones alone.
  static func readsInsideWords(_ code: FlatArray<Instruction>) -> Bool {
    (0..<code.count).contains {
      let instruction = code[$0]
      return instruction.startsInside || instruction.endsInside || instruction.kind == .prefix
        || instruction.kind == .suffix
    }
  }

  static func everyRowNamesApplication(_ rows: FlatArray<Row>) -> Bool {
    (0..<rows.count).allSatisfy { rows[$0].application != ApplicationIndex.none }
  }

  /// The nodes of the applications' names at which the first word stands that is no article.
  ///
  /// - Returns: `nil` where a name may be articles alone.
  static func nameBeginnings(_ names: NameTrie, _ politeness: Politeness) -> [UInt32]? {
    var nodes = [NameTrie.root]
    var index = 0
    while index < nodes.count {
      for article in 0..<politeness.articleCount {
        let next = names.child(of: nodes[index], by: article)
        guard next != NameTrie.none, !nodes.contains(next) else { continue }
        guard !names.isEnding(next), nodes.count < maximumBeginnings else { return nil }
        nodes.append(next)
      }
      index += 1
    }
    return nodes
  }

  /// Whether a word may be the first one of an application's name, articles aside.
  func mayBeginName(_ word: UInt32) -> Bool {
    guard word != Vocabulary.unknown, !politeness.isArticle(word) else { return false }
    return nameBeginnings.contains { applications.trie.child(of: $0, by: word) != NameTrie.none }
  }
}
