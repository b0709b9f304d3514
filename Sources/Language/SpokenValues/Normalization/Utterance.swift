// A text as a list of words with their offsets.

/// A text as a list of words for matching, each with its offsets in the original.
package struct Utterance: Sendable {
  /// One word, or one character of a script that is written without spaces.
  package struct Token: Hashable, Sendable {
    /// The start of the word, as a zero-based UTF-8 offset into the original text.
    package var lower: Int32
    /// The end of the word in the original text; on a character boundary, as `lower` is.
    package var upper: Int32
    /// The start of the folded word in `folded`.
    package var foldedLower: Int32
    /// The end of the folded word in `folded`.
    package var foldedUpper: Int32
    /// Whether a word starts here; `false` for the second part of a contraction, where no free text
    /// may start or end.
    package var startsWord: Bool

    /// Creates a word from its ranges in the original text and in `folded`.
    @inlinable
    package init(
      lower: Int32, upper: Int32, foldedLower: Int32, foldedUpper: Int32, startsWord: Bool
    ) {
      self.lower = lower
      self.upper = upper
      self.foldedLower = foldedLower
      self.foldedUpper = foldedUpper
      self.startsWord = startsWord
    }
  }

  /// The text as it was typed.
  package let text: String
  /// The UTF-8 of the folded words, one after the other without separators.
  package var folded: [UInt8]
  /// The words, in order.
  package var tokens: [Token]

  /// In a reordered utterance, the indices of words that did not follow the previous word.
  package var seams: [Int] = []
  /// The ranges in the original text of words that were left out of a reordered utterance.
  package var asides: [Range<Int>] = []

  /// Whether words may be free text: not if words from behind an application's name were moved
  /// before it.
  package var admitsFreeText = true
  /// The indices of plain words that stand in the place of others that were said.
  package var reworded: [Int] = []
  /// The index of a word that the text lacks, which only literal text of a phrase may match.
  package var added: Int?

  /// Creates an utterance whose words are in the order of the text.
  package init(text: String, folded: [UInt8], tokens: [Token]) {
    self.text = text
    self.folded = folded
    self.tokens = tokens
  }

  /// Returns the words up to the first seam after a word.
  package func prefix(unseamedFrom word: Int) -> Utterance {
    guard let seam = (seams + [added].compactMap(\.self)).filter({ $0 > word }).min() else {
      return self
    }
    return Utterance(text: text, folded: folded, tokens: Array(tokens.prefix(seam)))
  }

  /// Returns the folded text of a word.
  package func word(_ index: Int) -> String {
    let token = tokens[index]
    return String(decoding: folded[Int(token.foldedLower)..<Int(token.foldedUpper)], as: UTF8.self)
  }

  /// The folded text of every word, in order.
  package var words: [String] { tokens.indices.map(word) }

  /// Returns the range of a run of words in the original text.
  package func range(of run: Range<Int>) -> Range<Int> {
    guard let first = run.first, let last = run.last else {
      let place =
        run.lowerBound < tokens.count ? Int(tokens[run.lowerBound].lower) : text.utf8.count
      return place..<place
    }
    // Words after a seam may precede those before it in the text.
    let isTurned = tokens[first].lower > tokens[last].lower
    let (start, end) = isTurned ? (last, first) : (first, last)
    return Int(tokens[start].lower)..<Int(tokens[end].upper)
  }

  /// The indices of the words behind commas and the like.
  package var pauses: [Int] {
    guard seams.isEmpty else { return [] }
    let bytes = Array(text.utf8)
    return tokens.indices.dropFirst().filter { index in
      guard tokens[index].lower > tokens[index - 1].upper else { return false }
      let gap = bytes[Int(tokens[index - 1].upper)..<Int(tokens[index].lower)]
      if gap.contains(where: { ",;.!".utf8.contains($0) }) { return true }
      return gap.contains { $0 >= 0x80 }
        && String(decoding: gap, as: UTF8.self).contains { "，、；。！".contains($0) }
    }
  }

  /// Whether a colon joins a word and the one before it, as in 25:00: neither is a number by itself.
  package func hasColonBetweenDigits(before word: Int) -> Bool { joint(before: word) == ":" }

  /// Whether a sign joins digits before and in a word, as in 32/13: neither is a number by itself.
  package func isBetweenJoinedDigits(_ word: Int) -> Bool {
    joint(before: word).map { ":/-.".contains($0) } ?? false
  }

  /// Returns the character that joins a word to the one before it, if both have digits there.
  private func joint(before word: Int) -> String? {
    guard word > 0, word < tokens.count, tokens[word].lower - tokens[word - 1].upper == 1,
      [tokens[word - 1].foldedUpper - 1, tokens[word].foldedLower].allSatisfy({
        folded[Int($0)] &- UInt8(ascii: "0") < 10
      })
    else { return nil }
    let joint = Int(tokens[word - 1].upper)
    return text.slice(joint..<joint + 1)
  }

  /// Returns the original text of a run of words, with everything between them.
  package func text(of run: Range<Int>) -> String { text.slice(range(of: run)) }
}

extension String {
  /// Returns the text between two zero-based UTF-8 offsets on character boundaries.
  package func slice(_ range: Range<Int>) -> String {
    let lower = utf8.index(startIndex, offsetBy: range.lowerBound)
    let upper = utf8.index(startIndex, offsetBy: range.upperBound)
    return String(self[lower..<upper])
  }
}
