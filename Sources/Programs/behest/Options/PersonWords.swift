// Puts what a person's own words stand for into an utterance.

/// A person's own words: aliases of whole utterances, and abbreviations of words within them.
package struct PersonWords: Hashable, Sendable {
  private let aliases: [String: String]
  private let abbreviations: [String: String]

  /// Creates the words from what they stand for.
  package init(aliases: [String: String], abbreviations: [String: String]) {
    self.aliases = aliases
    self.abbreviations = abbreviations
  }

  /// Returns a word as it is looked up: its parts in small letters, with single spaces between.
  ///
  /// - Returns: `nil` for a text without a letter or a digit.
  package static func key(_ text: String) -> String? {
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    return text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns an utterance with the words that were meant.
  ///
  /// An alias is the whole utterance, or its beginning, after which the rest follows; what it stands
  /// for is not looked up again. Abbreviations are words between spaces.
  package func meaning(of utterance: String) -> String {
    guard !aliases.isEmpty || !abbreviations.isEmpty, let key = Self.key(utterance) else {
      return utterance
    }
    let words = utterance.split(whereSeparator: \.isWhitespace)
    let folded = key.split(separator: " ")
    for count in stride(from: aliases.isEmpty ? 0 : words.count, to: 0, by: -1) {
      if let meaning = aliases[folded.prefix(count).joined(separator: " ")] {
        return ([meaning] + words.dropFirst(count).map(String.init)).joined(separator: " ")
      }
    }
    var meant: [String] = []
    var isChanged = false
    for (word, folded) in zip(words, folded) {
      // A comma or a full stop after a word is none of its letters.
      let end = folded.lastIndex { $0.isLetter || $0.isNumber }.map { folded.index(after: $0) }
      let core = folded[..<(end ?? folded.endIndex)]
      let name = String(core)
      meant.append(abbreviations[name].map { $0 + word.dropFirst(name.count) } ?? String(word))
      isChanged = isChanged || abbreviations[name] != nil
    }
    return isChanged ? meant.joined(separator: " ") : utterance
  }
}
