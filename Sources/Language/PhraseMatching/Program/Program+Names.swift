// Finds the words that may begin an application's name.

import CompactTables

extension Program {
  /// The maximum number of distinguished combinations of articles before a name.
  private static let maximumBeginnings = 8

  /// Whether phrases of a program match parts of words, and not only whole words.
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

  /// Returns the nodes from which the first word of an application's name that is no article leads.
  ///
  /// - Returns: `nil` if a name may consist of articles, or there are too many nodes.
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

  /// Whether a word may be the first one of an application's name, ignoring articles.
  func mayBeginName(_ word: UInt32) -> Bool {
    guard word != Vocabulary.unknown, !politeness.isArticle(word) else { return false }
    return nameBeginnings.contains { applications.trie.child(of: $0, by: word) != NameTrie.none }
  }
}
