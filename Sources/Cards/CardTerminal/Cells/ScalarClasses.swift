// Looks up what a scalar is to a terminal and to the end of a line.

/// The two classes of a scalar.
struct ScalarClasses {
  /// What it is in cells.
  var cell: CellClass
  /// What it is at the end of a line.
  var lineBreak: LineBreakClass

  /// Classes given as they are.
  init(cell: CellClass, lineBreak: LineBreakClass) {
    self.cell = cell
    self.lineBreak = lineBreak
  }

  /// The classes of a scalar above ASCII.
  ///
  /// - Complexity: O(log *n*) in the size of the table; common ideographs and syllables at once.
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

  /// The line break class of an ASCII character.
  static func lineBreak(ofASCII byte: UInt8) -> LineBreakClass {
    ascii[Int(byte & 0x7F)]
  }

  /// Values of what stands between ideographs most often: punctuation and kana.
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
