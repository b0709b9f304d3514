// Finds where free text starts and ends, with the punctuation that belongs to it.

/// Finds where free text starts and ends: words leave out punctuation that a title may need.
///
/// `-5`, `.bashrc` and `What's new?` are texts as they stand, so the place of the words grows over
/// the characters that touch them. What joins a word to its neighbour without a space is not part of
/// either, as in `l'oignon` and `note:milk`, unless it is a bracket or a quotation mark.
enum FreeText {
  /// The place of free text in an utterance, as UTF-8 offsets.
  ///
  /// - Parameters:
  ///   - run: Its words; at least one.
  ///   - endsRequest: Whether nothing but politeness follows, so that closing punctuation is that of
  ///     the sentence.
  static func range(of run: Range<Int>, in utterance: Utterance, endsRequest: Bool) -> Range<Int> {
    let text = utterance.text
    func index(_ offset: Int) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: offset)
    }
    let words = utterance.range(of: run)
    let (first, last) = (index(words.lowerBound), index(words.upperBound))
    // Of words in another order, the neighbours in the text are not those in the list.
    let isTurned = !utterance.seams.isEmpty
    let previous =
      isTurned
      ? utterance.tokens.filter { Int($0.upper) <= words.lowerBound }.max { $0.upper < $1.upper }
      : run.lowerBound == 0 ? nil : utterance.tokens[run.lowerBound - 1]
    let next =
      isTurned
      ? utterance.tokens.filter { Int($0.lower) >= words.upperBound }.min { $0.lower < $1.lower }
      : run.upperBound == utterance.tokens.count ? nil : utterance.tokens[run.upperBound]
    let (isFirst, isLast) = (previous == nil, next == nil)
    let floor = previous.map { Int($0.upper) } ?? 0
    let ceiling = next.map { Int($0.lower) } ?? text.utf8.count

    let before = text[index(floor)..<first]
    let leading = touching(before.reversed(), isJoint: !isFirst && !before.contains(where: isGap))
    var lower = text.index(first, offsetBy: -leading)
    let after = text[last..<index(ceiling)]
    let trailing = touching(after, isJoint: !isLast && !after.contains(where: isGap))
    var upper = text.index(last, offsetBy: trailing)

    if endsRequest || isTurned && isLast {
      while upper > last, closing.contains(text[text.index(before: upper)]) {
        upper = text.index(before: upper)
      }
    }
    if isQuoted(text[lower..<upper]) {
      lower = text.index(after: lower)
      upper = text.index(before: upper)
    }
    let start = text.utf8.distance(from: text.startIndex, to: lower)
    return start..<start + text.utf8.distance(from: lower, to: upper)
  }

  /// How many characters beside the words belong to them, the nearest first.
  private static func touching(_ characters: some Sequence<Character>, isJoint: Bool) -> Int {
    var count = 0
    for character in characters {
      if isGap(character) || isJoint && !encloses(character) { break }
      count += 1
    }
    return count
  }

  /// Whether text does not go on across a character: white space, or nothing that can be seen.
  private static func isGap(_ character: Character) -> Bool {
    character.isWhitespace
      || character.unicodeScalars.allSatisfy {
        [.control, .format].contains($0.properties.generalCategory)
      }
  }

  /// Whether a character is a bracket or a quotation mark, and no apostrophe.
  private static func encloses(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar != "‘", scalar != "’" else {
      return false
    }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: return true
    default: return scalar == "\""
    }
  }

  /// What ends a sentence, in either width.
  private static let closing: Set<Character> = [
    ".", ",", "!", "?", ";", ":", "…", "。", "、", "．", "，", "！", "？", "；", "：",
  ]

  /// What a quotation may end with, by what it starts with.
  private static let quotationMarks: [Character: Set<Character>] = [
    "\"": ["\""], "'": ["'"], "“": ["”"], "‘": ["’"], "„": ["“", "”"], "‚": ["‘", "’"], "”": ["”"],
    "’": ["’"], "«": ["»"], "»": ["«"], "‹": ["›"], "›": ["‹"], "「": ["」"], "『": ["』"],
    "＂": ["＂"],
  ]

  /// Whether one pair of quotation marks stands around a whole text: not so in `"a" and "b"`.
  private static func isQuoted(_ text: Substring) -> Bool {
    guard let opening = text.first, let final = text.last,
      quotationMarks[opening]?.contains(final) == true
    else { return false }
    let inner = text.dropFirst().dropLast()
    guard !inner.isEmpty else { return false }
    for index in inner.indices where inner[index] == opening || inner[index] == final {
      // Between letters it is an apostrophe.
      let next = text[text.index(after: index)]
      let previous = text[text.index(before: index)]
      guard previous.isLetter, next.isLetter else { return false }
    }
    return true
  }
}

extension Matcher {
  /// Whether free text may start at a place, where a slot's instruction stands.
  ///
  /// Free text takes whole words; only where a phrase glues something to a slot may it start behind
  /// that inside a word.
  func admitsFreeText(at place: Int, for instruction: Instruction) -> Bool {
    let word = Place.word(place)
    guard word < words.count, word != utterance.added, utterance.admitsFreeText else {
      return false
    }
    return Place.isInside(place) ? instruction.startsInside : utterance.tokens[word].startsWord
  }

  /// The places inside the words behind a place, where a phrase may glue something to free text.
  func places(insideWordsFrom place: Int) -> [Int] {
    var places: [Int] = []
    var offset = Place.offset(place)
    for word in Place.word(place)..<words.count {
      places += self.places(insideWord: word, after: offset)
      offset = 0
    }
    return places
  }

  /// The places between the letters of a word, behind some of its folded bytes.
  func places(insideWord word: Int, after offset: Int) -> [Int] {
    let token = utterance.tokens[word]
    let (lower, upper) = (Int(token.foldedLower), Int(token.foldedUpper))
    guard lower + offset + 1 < upper else { return [] }
    return (lower + offset + 1..<upper).compactMap { cut in
      utterance.folded[cut] & 0xC0 == 0x80 ? nil : Place.inside(word, cut - lower)
    }
  }
}
