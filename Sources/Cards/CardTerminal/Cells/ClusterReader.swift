// Splits text into clusters that a terminal draws as one, without characters it must never be sent.

import OutputPolicies

/// A piece of text that is drawn as one.
struct Cluster {
  /// The role of a cluster in a line.
  enum Kind {
    /// Visible text, or a mark without a base.
    case text
    /// A space at which a line may break.
    case space
    /// A tab; nothing was written for it.
    case tab
    /// The end of a line; nothing was written for it.
    case newline
    /// An opportunity for a line break; nothing was written for it.
    case opportunity
  }

  var kind: Kind
  /// The cell class of the first scalar.
  var cellClass: CellClass
  /// The line break class of the first scalar.
  var first: LineBreakClass
  /// The line break class of the last scalar whose class is not `combining`.
  var last: LineBreakClass
  /// The width in terminal cells, 0 to 2.
  var cells: Int

  init(kind: Kind, cellClass: CellClass, lineBreak: LineBreakClass = .space, cells: Int) {
    self.kind = kind
    self.cellClass = cellClass
    first = lineBreak
    last = lineBreak
    self.cells = cells
  }
}

/// A reader of UTF-8 that writes each cluster without characters that must not reach a terminal.
///
/// Everything that the module draws passes through here, and so through `CharacterPolicy.layout`.
/// Clusters follow UAX #29 closely enough for widths; scalars that have no cells and join no
/// cluster are left out, and at most `markLimit` marks stay on one base, as in UAX #15's
/// stream-safe text.
struct ClusterReader {
  /// The greatest number of combining marks kept on one base.
  static let markLimit = 30

  /// The text, valid UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next cluster.
  var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Appends the next cluster to `output` and returns its properties; `nil` at the end.
  mutating func next(into output: inout [UInt8]) -> Cluster? {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        offset += 1
        if let cluster = cluster(ofASCII: byte, into: &output) { return cluster }
      } else {
        let scalar = decode()
        if let cluster = cluster(of: scalar, into: &output) { return cluster }
      }
    }
    return nil
  }

  private mutating func cluster(ofASCII byte: UInt8, into output: inout [UInt8]) -> Cluster? {
    switch byte {
    case 0x21...0x7E:
      output.append(byte)
      var cluster = Cluster(
        kind: .text, cellClass: .narrow, lineBreak: ScalarClasses.lineBreak(ofASCII: byte), cells: 1
      )
      if offset < bytes.count, bytes[offset] >= 0x80 {
        extend(&cluster, base: UInt32(byte), into: &output)
      }
      return cluster
    case 0x20:
      output.append(byte)
      return Cluster(kind: .space, cellClass: .space, cells: 1)
    case 0x09: return Cluster(kind: .tab, cellClass: .space, cells: 0)
    case 0x0D:
      if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      return Cluster(kind: .newline, cellClass: .lineSeparator, cells: 0)
    case 0x0A: return Cluster(kind: .newline, cellClass: .lineSeparator, cells: 0)
    default: return nil
    }
  }

  private mutating func cluster(
    of scalar: (value: UInt32, start: Int), into output: inout [UInt8]
  ) -> Cluster? {
    guard CharacterPolicy.layout.carries(scalarAt: scalar.start, in: bytes) else { return nil }
    let classes = ScalarClasses(of: scalar.value)
    let cellClass = classes.cell
    switch cellClass {
    case .dropped, .joiner, .nonJoiner, .textSelector, .emojiSelector, .tag: return nil
    case .zeroWidthSpace:
      return Cluster(kind: .opportunity, cellClass: .zeroWidthSpace, cells: 0)
    case .lineSeparator: return Cluster(kind: .newline, cellClass: .lineSeparator, cells: 0)
    case .space, .wideSpace:
      output.append(contentsOf: bytes[scalar.start..<offset])
      return Cluster(kind: .space, cellClass: .space, cells: cellClass.cells)
    case .fixedSpace:
      // It has kept the line together; written as a plain space, it can be copied from the
      // terminal.
      output.append(0x20)
      return Cluster(kind: .text, cellClass: .fixedSpace, lineBreak: .glue, cells: 1)
    default:
      output.append(contentsOf: bytes[scalar.start..<offset])
      var cluster = Cluster(
        kind: .text, cellClass: cellClass, lineBreak: classes.lineBreak, cells: cellClass.cells)
      // U+4000 to U+9FFF are never part of another cluster: a fast path for ideographs.
      if offset < bytes.count, bytes[offset] >= 0x80, !(0xE4...0xE9).contains(bytes[offset]) {
        extend(&cluster, base: scalar.value, into: &output)
      }
      return cluster
    }
  }

  /// Decodes the scalar at `offset`, which is not ASCII, and advances past it.
  private mutating func decode() -> (value: UInt32, start: Int) {
    let start = offset
    let first = bytes[start]
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let end = min(start + length, bytes.count)
    var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for index in (start + 1)..<max(end, start + 1) {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    offset = end
    return (value, start)
  }

  /// Reads the scalars that belong to the cluster begun by `base`.
  private mutating func extend(
    _ cluster: inout Cluster, base: UInt32, into output: inout [UInt8]
  ) {
    var marks = 0
    var indicators = cluster.cellClass == .regionalIndicator ? 1 : 0
    var lastClass = cluster.cellClass
    while offset < bytes.count, bytes[offset] >= 0x80 {
      let start = offset
      let scalar = decode().value
      guard CharacterPolicy.layout.carries(scalarAt: start, in: bytes) else { continue }
      let classes = ScalarClasses(of: scalar)
      let next = classes.cell
      switch next {
      case .mark, .virama:
        marks += 1
        guard marks <= Self.markLimit else { continue }
      case .spacingMark:
        marks += 1
        guard marks <= Self.markLimit else { continue }
        cluster.cells = min(cluster.cells + 1, 2)
      case .narrow where lastClass == .virama && isJoined(scalar):
        cluster.cells = 2
      case .joiner:
        if isPicture(cluster.cellClass), let picture = peek(), isPicture(picture.cellClass) {
          output.append(contentsOf: bytes[start..<picture.end])
          cluster.last = picture.lineBreak
          offset = picture.end
          continue
        }
      case .nonJoiner, .tag: break
      case .emojiSelector:
        guard base < 0x80 || isPicture(cluster.cellClass) else { continue }
        cluster.cells = 2
      case .textSelector: guard cluster.cellClass == .textPictograph else { continue }
      case .emojiModifier where isPicture(cluster.cellClass): cluster.cells = 2
      case .jamo where cluster.cellClass == .leadingJamo || cluster.cellClass == .hangul: break
      case .regionalIndicator where indicators == 1: indicators = 2
      case .dropped: continue
      case .zeroWidthSpace where indicators == 1 || isPicture(cluster.cellClass): continue
      default:
        offset = start
        return
      }
      output.append(contentsOf: bytes[start..<offset])
      lastClass = next
      if classes.lineBreak != .combining { cluster.last = classes.lineBreak }
    }
  }

  private func isPicture(_ cellClass: CellClass) -> Bool {
    cellClass == .emoji || cellClass == .textPictograph || cellClass == .emojiModifier
  }

  /// Returns whether a letter's shape depends on joiners: from Arabic to the scripts of South Asia.
  private func isJoined(_ scalar: UInt32) -> Bool {
    (0x0600..<0x0E00).contains(scalar) || (0x1000..<0x10A0).contains(scalar)
      || (0x1780..<0x18B0).contains(scalar) || (0x1B00..<0x1C00).contains(scalar)
  }

  private func peek() -> Peeked? {
    guard offset < bytes.count, bytes[offset] >= 0x80 else { return nil }
    var reader = self
    let scalar = reader.decode().value
    let classes = ScalarClasses(of: scalar)
    return Peeked(
      value: scalar, cellClass: classes.cell, lineBreak: classes.lineBreak, end: reader.offset)
  }

  /// A scalar that was looked at without advancing.
  private struct Peeked {
    var value: UInt32
    var cellClass: CellClass
    var lineBreak: LineBreakClass
    var end: Int
  }
}

/// The class of a scalar in terminal cells.
///
/// The raw values are those that `ScalarTable.py` writes.
enum CellClass: UInt8 {
  /// A character of one cell.
  case narrow
  /// A character of two cells.
  case wide
  /// A Hangul syllable of two cells, which following Hangul vowels and consonants may join.
  case hangul
  /// A mark without a cell, part of the cluster before it.
  case mark
  /// A mark that adds one cell to the cluster before it.
  case spacingMark
  /// A character that is never written: controls, formats, private use, noncharacters.
  case dropped
  /// A pictograph of one cell; of two with an emoji selector.
  case textPictograph
  /// A pictograph of two cells.
  case emoji
  /// A skin colour: part of the pictograph before it, otherwise a pictograph itself.
  case emojiModifier
  /// A regional indicator; two of them are one flag.
  case regionalIndicator
  /// A Hangul consonant that following vowels and consonants join.
  case leadingJamo
  /// A Hangul vowel or trailing consonant.
  case jamo
  /// A space of one cell at which a line may break.
  case space
  /// A space of two cells at which a line may break.
  case wideSpace
  /// A no-break space of one cell.
  case fixedSpace
  /// A character that ends the line.
  case lineSeparator
  /// A mark that joins two consonants.
  case virama
  /// The zero width joiner, which joins pictographs, and letters of some scripts.
  case joiner
  /// The zero width non-joiner, which keeps letters of some scripts apart.
  case nonJoiner
  /// The selector of text presentation: a pictograph of one cell.
  case textSelector
  /// The selector of emoji presentation: a pictograph of two cells.
  case emojiSelector
  /// A tag character, part of the name of a region's flag.
  case tag
  /// The zero width space, at which a line may break.
  case zeroWidthSpace
}

extension CellClass {
  /// The cells of a scalar by itself.
  var cells: Int {
    switch self {
    case .wide, .hangul, .emoji, .emojiModifier, .regionalIndicator, .leadingJamo, .wideSpace: 2
    case .narrow, .spacingMark, .textPictograph, .space, .fixedSpace: 1
    case .mark, .dropped, .jamo, .lineSeparator, .virama, .joiner, .nonJoiner, .textSelector,
      .emojiSelector, .tag, .zeroWidthSpace:
      0
    }
  }
}

/// The cell class and the line break class of a scalar.
struct ScalarClasses {
  /// The cell class.
  var cell: CellClass
  /// The line break class.
  var lineBreak: LineBreakClass

  /// Creates a pair of the given classes.
  init(cell: CellClass, lineBreak: LineBreakClass) {
    self.cell = cell
    self.lineBreak = lineBreak
  }

  /// Looks up the classes of a scalar that is not ASCII.
  ///
  /// - Complexity: O(log *n*) in the size of the table; constant for common ideographs and
  ///   syllables.
  init(of scalar: UInt32) {
    if scalar >= 0x4E00, scalar <= 0x9FFF {
      self.init(cell: .wide, lineBreak: .ideograph)
      return
    }
    if scalar >= 0xAC00, scalar <= 0xD7A3 {
      let isOpen = (scalar - 0xAC00) % 28 == 0
      self.init(cell: .hangul, lineBreak: isOpen ? .hangulLV : .hangulLVT)
      return
    }
    let value =
      scalar >= 0x3000 && scalar < 0x3100
      ? Self.kana[Int(scalar - 0x3000)] : Self.value(of: scalar)
    self.init(
      cell: CellClass(rawValue: UInt8(truncatingIfNeeded: value & 0x1F)) ?? .narrow,
      lineBreak: LineBreakClass(rawValue: UInt8(truncatingIfNeeded: value >> 5 & 0x3F))
        ?? .alphabetic)
  }

  /// Returns the line break class of an ASCII character.
  static func lineBreak(ofASCII byte: UInt8) -> LineBreakClass {
    ascii[Int(byte & 0x7F)]
  }

  /// The values of the characters most common between ideographs: punctuation and kana.
  private static let kana: [UInt32] = (0x3000..<0x3100).map { value(of: $0) }

  private static let ascii: [LineBreakClass] = (0..<128).map { scalar in
    LineBreakClass(rawValue: UInt8(truncatingIfNeeded: value(of: scalar) >> 5 & 0x3F))
      ?? .alphabetic
  }

  private static func value(of scalar: UInt32) -> UInt32 {
    let key = scalar << 11 | 0x7FF
    var low = 0
    var high = scalarTransitions.count
    while low < high {
      let middle = (low + high) / 2
      if scalarTransitions[middle] <= key { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : scalarTransitions[low - 1]
  }
}
