// Estimates the quadratic costs of a paragraph.

extension ParserGuard {
  /// Lines that may be one paragraph, with the counts that determine its cost.
  struct Run {
    /// A word that may be a bare address.
    struct Token {
      var start = 0
      var brackets = 0
      var isAddress = false
    }

    /// The start of the run.
    var start = 0
    /// Whether it begins with an item of an ordered list.
    var isOrdered = false
    /// Whether nothing in it could hide a star or underscore from the parser.
    var isPlain = true
    var token = Token()
    private var images = 0
    private var depth = 0
    private var deepest = 0
    private var closed = 0
    private var stars = Delimiters()
    private var underscores = Delimiters()
    private var quotationMarks = 0
    /// The number of quotation marks that touch no word.
    private var looseMarks = 0
    private var instructions = Openers()
    private var declarations = Openers()
    private var sections = Openers()
    /// The addresses since the last white space.
    private var addresses = Openers()
    private var hasTagBehindAddress = false

    /// The cost of a closing delimiter for each open one of the other kind.
    private static let emphasisPrice = 3.0

    /// The cost of a typographic quotation mark for each one that touches no word.
    private static let quotationPrice = 10.0

    /// The cost of each byte up to the next white space for an address that ends before a `<`.
    private static let addressPrice = 2.0

    /// Returns the cost beyond that of its length, in nanoseconds.
    ///
    /// - Parameter isSmart: Whether quotation marks become typographic ones.
    mutating func price(endingAt offset: Int, isSmart: Bool) -> Double {
      var price = isSmart ? Self.quotationPrice * Double(quotationMarks) * Double(looseMarks) : 0
      price += 5.5 * Double(min(images, deepest)) * Double(closed)
      if isPlain, stars.isPlain, underscores.isPlain {
        price +=
          Self.emphasisPrice
          * Double(stars.deepest * underscores.count + underscores.deepest * stars.count)
      } else {
        price += Self.emphasisPrice * Double(stars.count) * Double(underscores.count)
      }
      return price + instructions.close(at: offset) + declarations.close(at: offset)
        + sections.close(at: offset)
    }

    /// Records that the current word may be an address.
    mutating func noteAddress(at offset: Int) {
      token.isAddress = true
      isPlain = false
      addresses.open(at: offset)
    }

    /// Ends the current word at white space.
    ///
    /// - Returns: The cost of its addresses: each is searched to the white space, and ends at a
    ///   `<`.
    mutating func endWord(at offset: Int) -> Double {
      let length = addresses.close(at: offset)
      defer { hasTagBehindAddress = false }
      return hasTagBehindAddress ? Self.addressPrice * length : 0
    }

    /// Processes a mark other than `<`, `>` and `@`.
    mutating func take(_ byte: UInt8, at offset: Int, in bytes: UnsafeRawBufferPointer) {
      switch byte {
      case UInt8(ascii: "["):
        isPlain = false
        depth += 1
        deepest = max(deepest, depth)
        if offset > 0, bytes[offset - 1] == UInt8(ascii: "!") { images += 1 }
      case UInt8(ascii: "]"):
        depth = max(0, depth - 1)
        closed += 1
      case UInt8(ascii: ")"): token.brackets += 1
      case UInt8(ascii: "."):
        if offset >= 3, bytes[offset - 1] == UInt8(ascii: "w"),
          bytes[offset - 3] == UInt8(ascii: "w")
        {
          noteAddress(at: offset)
        }
      case UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "&"): isPlain = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quotationMarks += 1
        let isBehindWord = offset > 0 && bytes[offset - 1].isWordLike
        let isBeforeWord = offset + 1 < bytes.count && bytes[offset + 1].isWordLike
        if !isBehindWord, !isBeforeWord { looseMarks += 1 }
      case UInt8(ascii: "*"): stars.take(at: offset, in: bytes)
      case UInt8(ascii: "_"): underscores.take(at: offset, in: bytes)
      default: break
      }
    }

    /// Processes a `<`.
    mutating func openTag(at offset: Int, in bytes: UnsafeRawBufferPointer) {
      isPlain = false
      if !addresses.isEmpty { hasTagBehindAddress = true }
      guard offset + 2 < bytes.count else { return }
      switch (bytes[offset + 1], bytes[offset + 2]) {
      case (UInt8(ascii: "?"), _): instructions.open(at: offset)
      case (UInt8(ascii: "!"), UInt8(ascii: "[")): sections.open(at: offset)
      case (UInt8(ascii: "!"), UInt8(ascii: "-")): break
      case (UInt8(ascii: "!"), _): declarations.open(at: offset)
      default: break
      }
    }

    /// Processes a `>`.
    ///
    /// - Returns: The cost of the HTML openers that it ends.
    mutating func closeTag(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Double {
      var price = declarations.close(at: offset)
      if offset > 0, bytes[offset - 1] == UInt8(ascii: "?") {
        price += instructions.close(at: offset)
      }
      if offset > 1, bytes[offset - 1] == UInt8(ascii: "]"), bytes[offset - 2] == UInt8(ascii: "]")
      {
        price += sections.close(at: offset)
      }
      return price
    }
  }

  /// Openers of HTML without their ends.
  private struct Openers {
    private var count = 0.0
    private var sum = 0.0

    var isEmpty: Bool { count == 0 }

    mutating func open(at offset: Int) {
      count += 1
      sum += Double(offset)
    }

    /// Returns the number of bytes that the parser searches from each opener to an offset.
    mutating func close(at offset: Int) -> Double {
      guard count > 0 else { return 0 }
      defer { self = Openers() }
      return count * Double(offset) - sum
    }
  }

  /// The stars, or the underscores, of a paragraph.
  private struct Delimiters {
    /// The number of runs.
    private(set) var count = 0
    /// The maximum number open at once, if `isPlain` and nothing hides one.
    private(set) var deepest = 0
    /// Whether each run certainly opens or certainly closes.
    private(set) var isPlain = true
    private var open = 0

    /// Processes one; the first of a run counts for all.
    mutating func take(at offset: Int, in bytes: UnsafeRawBufferPointer) {
      let byte = bytes[offset]
      let before = offset > 0 ? bytes[offset - 1] : 0x20
      guard before != byte else { return }
      var end = offset + 1
      while end < bytes.count, bytes[end] == byte { end += 1 }
      let after = end < bytes.count ? bytes[end] : 0x20
      // Inside a word an underscore is a letter.
      if byte == UInt8(ascii: "_"), before.isAlphanumeric, after.isAlphanumeric { return }
      count += 1
      let opens =
        after > 0x20
        && (!after.isMarkdownPunctuation || before <= 0x20 || before.isMarkdownPunctuation)
      let closes =
        before > 0x20
        && (!before.isMarkdownPunctuation || after <= 0x20 || after.isMarkdownPunctuation)
      if opens {
        if closes { isPlain = false }
        open += end - offset
        deepest = max(deepest, open)
      } else if closes {
        // Beyond ASCII there are spaces and punctuation too, after which it might not close.
        if before >= 0x80 { isPlain = false }
        open = max(0, open - (end - offset))
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, or beyond ASCII.
  fileprivate var isWordLike: Bool { self >= 0x80 || isAlphanumeric }
}
