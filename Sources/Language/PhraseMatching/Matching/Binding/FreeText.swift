// Finds the bounds of free text, with the punctuation that belongs to it.

import SpokenValues

/// The bounds of free text, which include punctuation that words do not have.
///
/// `-5`, `.bashrc` and `What's new?` are taken as typed, so the range of the words grows over the
/// characters that touch them. A character that joins a word to its neighbour without a space
/// belongs to neither, as in `l'oignon` and `note:milk`, unless it is a bracket or quotation mark.
enum FreeText {
  /// Returns the range of free text in an utterance, as UTF-8 offsets.
  ///
  /// - Parameters:
  ///   - run: The words of the free text; at least one.
  ///   - endsRequest: Whether only polite words follow, so that closing punctuation belongs to the
  ///     sentence.
  static func range(of run: Range<Int>, in utterance: Utterance, endsRequest: Bool) -> Range<Int> {
    let text = utterance.text
    func index(_ offset: Int) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: offset)
    }
    let words = utterance.range(of: run)
    let (first, last) = (index(words.lowerBound), index(words.upperBound))
    // In a reordered utterance, the neighbours in the text are not the neighbours in the list; a word that
    // nobody said is none.
    let isTurned = !utterance.seams.isEmpty
    let previous =
      isTurned
      ? utterance.tokens.filter { Int($0.upper) <= words.lowerBound }.max { $0.upper < $1.upper }
      : utterance.tokens[..<run.lowerBound].last { $0.lower < $0.upper }
    let next =
      isTurned
      ? utterance.tokens.filter { Int($0.lower) >= words.upperBound }.min { $0.lower < $1.lower }
      : utterance.tokens[run.upperBound...].first { $0.lower < $0.upper }
    let (isFirst, isLast) = (previous == nil, next == nil)
    let floor = previous.map { Int($0.upper) } ?? 0
    let ceiling = next.map { Int($0.lower) } ?? text.utf8.count

    let before = text[index(floor)..<first]
    let leading =
      block(before, isList: text[first...].contains(" - "))
      ?? touching(before.reversed(), isJoint: !isFirst && !before.contains(where: isGap))
    var lower = text.index(first, offsetBy: -leading)
    let after = text[last..<index(ceiling)]
    let trailing = touching(after, isJoint: !isLast && !after.contains(where: isGap))
    var upper = text.index(last, offsetBy: trailing)

    if endsRequest || isTurned && isLast {
      while upper > last, closing.contains(text[text.index(before: upper)]) {
        upper = text.index(before: upper)
      }
    }
    // "Called Ideas: build a shed" has a colon before the next text.
    if !isLast, upper > last, ":：".contains(text[text.index(before: upper)]) {
      upper = text.index(before: upper)
    }
    if isQuoted(text[lower..<upper]) {
      lower = text.index(after: lower)
      upper = text.index(before: upper)
    }
    let start = text.utf8.distance(from: text.startIndex, to: lower)
    return start..<start + text.utf8.distance(from: lower, to: upper)
  }

  /// Returns the length of the mark of a Markdown block, with the space behind it, at the end of what
  /// stands before the words: the "> " of "convert > a quotation"; `nil` if there is none.
  ///
  /// - Parameter isList: Whether more items follow; a single dash only sets words apart.
  private static func block(
    _ before: Substring, isList: @autoclosure () -> Bool
  ) -> Int? {
    guard before.last == " " else { return nil }
    let mark = before.dropLast().reversed().prefix { !isGap($0) }
    guard let kind = mark.first, mark.allSatisfy({ $0 == kind }),
      kind == "#" && mark.count <= 6 || mark.count == 1 && ">*+".contains(kind)
        || mark.count == 1 && kind == "-" && isList()
    else { return nil }
    return mark.count + 1
  }

  /// Returns the number of characters next to the words that belong to them.
  private static func touching(_ characters: some Sequence<Character>, isJoint: Bool) -> Int {
    var count = 0
    for character in characters {
      if isGap(character) || isJoint && !encloses(character) { break }
      count += 1
    }
    return count
  }

  /// Whether a character ends a text: white space, or invisible characters.
  private static func isGap(_ character: Character) -> Bool {
    character.isWhitespace
      || character.unicodeScalars.allSatisfy {
        [.control, .format].contains($0.properties.generalCategory)
      }
  }

  /// Whether a character is a bracket or a quotation mark, but not an apostrophe.
  private static func encloses(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar != "‘", scalar != "’" else {
      return false
    }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: return true
    default: return scalar == "\""
    }
  }

  /// The characters that end a sentence, in both widths.
  private static let closing: Set<Character> = [
    ".", ",", "!", "?", ";", ":", "…", "。", "、", "．", "，", "！", "？", "；", "：",
  ]

  /// The closing quotation marks for each opening one.
  private static let quotationMarks: [Character: Set<Character>] = [
    "\"": ["\""], "'": ["'"], "“": ["”"], "‘": ["’"], "„": ["“", "”"], "‚": ["‘", "’"], "”": ["”"],
    "’": ["’"], "«": ["»"], "»": ["«"], "‹": ["›"], "›": ["‹"], "「": ["」"], "『": ["』"],
    "＂": ["＂"],
  ]

  /// Whether one pair of quotation marks encloses a whole text: not so in `"a" and "b"`.
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
  /// Whether free text for a slot's instruction may start at a place.
  ///
  /// Free text consists of whole words; it starts inside a word only if the phrase attaches text to
  /// the slot.
  func admitsFreeText(at place: Int, for instruction: Instruction) -> Bool {
    let word = Place.word(place)
    guard word < words.count, word != utterance.added, utterance.admitsFreeText else {
      return false
    }
    return Place.isInside(place) ? instruction.startsInside : utterance.tokens[word].startsWord
  }

  /// Returns the places inside the following words where attached text may end free text.
  func places(insideWordsFrom place: Int) -> [Int] {
    var places: [Int] = []
    var offset = Place.offset(place)
    for word in Place.word(place)..<words.count {
      places += self.places(insideWord: word, after: offset)
      offset = 0
    }
    return places
  }

  /// Returns the places between the letters of a word, after some of its folded bytes.
  func places(insideWord word: Int, after offset: Int) -> [Int] {
    let token = utterance.tokens[word]
    let (lower, upper) = (Int(token.foldedLower), Int(token.foldedUpper))
    guard lower + offset + 1 < upper else { return [] }
    return (lower + offset + 1..<upper).compactMap { cut in
      utterance.folded[cut] & 0xC0 == 0x80 ? nil : Place.inside(word, cut - lower)
    }
  }
}
