// Splits a text into words, ignoring letter case, width, punctuation and spaces.

/// The normaliser, which splits a text into words, ignoring letter case, width, punctuation and
/// spaces.
///
/// Templates, names, values and utterances are all normalised here and match if their folded words
/// do. In order:
/// 1. Characters are compatibility-composed and case-folded (NFKC, then Unicode case folding).
///    Trademark signs and invisible formatting characters are removed.
/// 2. Letters, marks, digits and most symbols (`C++`, `#1`, emoji) belong to words; everything else
///    separates them. A point or comma between digits belongs to the number.
/// 3. A word ends where the script changes to or from one that is written without spaces, or
///    between Hangul and another script; in the former each character is a word.
/// 4. An apostrophe, typographic or ASCII, is removed, unless a language splits the word
///    there: `what's` is `what is`, `Anna's` is `anna s`, `l'oignon` is `l oignon`.
///
/// ASCII is folded byte by byte and common letters by arithmetic; only other characters need
/// Unicode's tables.
package enum Normalizer {
  /// Returns the words of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func utterance(_ text: String) -> Utterance {
    var text = text
    text.makeContiguousUTF8()
    // Offsets have 32 bits, and a longer text is no utterance.
    guard text.utf8.count < Int(Int32.max) else {
      return Utterance(text: text, folded: [], tokens: [])
    }
    if let plain = text.utf8.withContiguousStorageIfAvailable({ PlainText.utterance(text, $0) }),
      let utterance = plain
    {
      return utterance
    }
    var tokenizer = Tokenizer(text: text)
    text.utf8.withContiguousStorageIfAvailable { tokenizer.run($0) }
    return Utterance(text: text, folded: tokenizer.folded, tokens: tokenizer.tokens)
  }
}

/// The state of one pass over a text.
private struct Tokenizer {
  let text: String
  var folded: [UInt8] = []
  var tokens: [Utterance.Token] = []

  /// The start of the current word in the text, or -1; `foldedStart` is the one in `folded`.
  private var start = -1
  private var foldedStart = 0
  private var group = WordGroup.other
  private var startsWord = true
  /// The offset of the word's last apostrophe in `folded`, or -1; `apostrophe` is the one in the
  /// text.
  private var apostropheFolded = -1
  private var apostrophe = -1

  init(text: String) { self.text = text }

  mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    folded.reserveCapacity(bytes.count)
    tokens.reserveCapacity(bytes.count / 5 + 2)
    var index = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      let following = index + 1 < count ? bytes[index + 1] : 0
      if byte < 0x80 {
        // A combining mark after an ASCII letter forms one character with it.
        if following < 0x80 || CommonLetters.isBoundary(bytes, at: index + 1) {
          readASCII(byte, at: index, next: following)
          index += 1
          continue
        }
      } else if let (value, length) = CommonLetters.scalar(bytes, at: index),
        let letter = CommonLetters.fold(value),
        CommonLetters.isBoundary(bytes, at: index + length)
      {
        readCommon(letter, at: index)
        index += length
        continue
      }
      index = readCharacter(at: index, next: following)
    }
    endWord(at: count)
  }

  @inline(__always)
  private mutating func readASCII(_ byte: UInt8, at index: Int, next: UInt8) {
    if (byte | 0x20) &- 97 < 26 {
      begin(.other, at: index)
      folded.append(byte | 0x20)
    } else if byte == 0x20 {
      endWord(at: index)
    } else if byte &- 48 < 10 {
      begin(.other, at: index)
      folded.append(byte)
    } else {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "`"):
        meetApostrophe(at: index)
      case UInt8(ascii: "."), UInt8(ascii: ","):
        if let last = folded.last, start >= 0, last &- 48 < 10, next &- 48 < 10 {
          folded.append(byte)
        } else {
          endWord(at: index)
        }
      case UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "&"),
        UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "="):
        begin(.symbol, at: index)
        folded.append(byte)
      default:
        endWord(at: index)
      }
    }
  }

  @inline(__always)
  private mutating func readCommon(_ letter: CommonLetters.Folded, at index: Int) {
    switch letter {
    case .letter(let value, let group):
      begin(group, at: index)
      CommonLetters.append(value, to: &folded)
    case .doubleS:
      begin(.other, at: index)
      folded.append(UInt8(ascii: "s"))
      folded.append(UInt8(ascii: "s"))
    case .apostrophe:
      meetApostrophe(at: index)
    case .separator:
      endWord(at: index)
    }
  }

  /// Reads a character that is neither ASCII nor common, and returns the offset after it.
  private mutating func readCharacter(at index: Int, next: UInt8) -> Int {
    let lower = text.utf8.index(text.startIndex, offsetBy: index)
    let upper = text.index(after: lower)
    let end = text.utf8.distance(from: text.startIndex, to: upper)
    let character = text[lower]
    if let ascii = character.asciiValue, end == index + 1 {
      readASCII(ascii, at: index, next: next)
      return end
    }
    add(CharacterFolding.fold(character), at: index, end: end)
    return end
  }

  private mutating func add(_ folded: CharacterFolding.Folded, at index: Int, end: Int) {
    switch folded {
    case .nothing:
      break
    case .separator:
      endWord(at: index)
    case .apostrophe:
      meetApostrophe(at: index)
    case .word(let group, let utf8):
      begin(group, at: index)
      self.folded.append(contentsOf: utf8)
    case .several(let parts):
      // The first word has the character's range; the others are empty ranges at its end.
      var place = index
      for part in parts {
        add(part, at: place, end: end)
        if place == end, start == end { startsWord = false }
        if case .word = part { place = end }
      }
    }
  }

  @inline(__always)
  private mutating func begin(_ next: WordGroup, at index: Int) {
    if start < 0 {
      start = index
      foldedStart = folded.count
      group = next
    } else if next != group || next == .character {
      endWord(at: index)
      start = index
      foldedStart = folded.count
      group = next
    }
  }

  private mutating func meetApostrophe(at index: Int) {
    guard start >= 0, group == .other, apostrophe < 0 else {
      // A second apostrophe in a word is dropped; one outside of words is a quotation mark, except
      // in a literal such as "’s list", where it may start the word as well as end the previous
      // one.
      return
    }
    apostrophe = index
    apostropheFolded = folded.count
  }

  @inline(__always)
  private mutating func endWord(at index: Int) {
    guard start >= 0 else { return }
    if apostrophe >= 0 {
      endWordWithApostrophe(at: index)
    } else {
      append(from: start, to: index, folded: foldedStart, folded.count, startsWord: startsWord)
    }
    start = -1
    startsWord = true
  }

  @inline(__always)
  private mutating func append(
    from lower: Int, to upper: Int, folded foldedLower: Int, _ foldedUpper: Int, startsWord: Bool
  ) {
    tokens.append(
      Utterance.Token(
        lower: Int32(truncatingIfNeeded: lower), upper: Int32(truncatingIfNeeded: upper),
        foldedLower: Int32(truncatingIfNeeded: foldedLower),
        foldedUpper: Int32(truncatingIfNeeded: foldedUpper), startsWord: startsWord))
  }

  /// Ends a word such as `what's`, `Anna's`, `l'oignon` or `rock'n'roll`.
  private mutating func endWordWithApostrophe(at index: Int) {
    defer {
      apostrophe = -1
      apostropheFolded = -1
    }
    let head = folded[foldedStart..<apostropheFolded]
    let tail = folded[apostropheFolded...]
    let place = apostrophe
    // A closing quotation mark: 'soup'.
    guard !tail.isEmpty else {
      append(from: start, to: place, folded: foldedStart, folded.count, startsWord: true)
      return
    }
    switch Apostrophes.reading(head: head, tail: tail) {
    case .joined:
      append(from: start, to: index, folded: foldedStart, folded.count, startsWord: true)
    case .elision:
      append(from: start, to: place, folded: foldedStart, apostropheFolded, startsWord: true)
      append(
        from: place + apostropheLength(place), to: index, folded: apostropheFolded, folded.count,
        startsWord: true)
    case .suffix(let first, let second):
      let foldedStart = folded.count
      folded.append(contentsOf: first)
      let middle = folded.count
      folded.append(contentsOf: second)
      append(from: start, to: place, folded: foldedStart, middle, startsWord: true)
      append(from: place, to: index, folded: middle, folded.count, startsWord: false)
    }
  }

  /// Returns the length in bytes of the apostrophe at an offset.
  private func apostropheLength(_ offset: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.utf8.distance(from: index, to: text.index(after: index))
  }
}
