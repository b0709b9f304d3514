// Reads the decimal digits of a folded word.

/// A reader of the decimal digits in a folded word.
struct DigitScanner {
  private let word: ArraySlice<UInt8>
  private var index: Int

  init(word: ArraySlice<UInt8>) {
    self.word = word
    index = word.startIndex
  }

  var offset: Int { index - word.startIndex }
  var isAtEnd: Bool { index == word.endIndex }

  /// Reads a number with separators of thousands and a decimal part.
  mutating func number() -> Double? {
    let start = index
    guard let whole = digits() else { return nil }
    var value = whole.value
    let startsWithZero = word[start] == UInt8(ascii: "0")
    guard let mark = separator else { return value }
    let groups = groupsOfThree(after: mark)
    // 1,000 and 1.000.000 have thousands; 1.500 is one and a half.
    if whole.count <= 3, !startsWithZero, groups.count > (mark == UInt8(ascii: ".") ? 1 : 0) {
      for group in groups {
        value = value * 1000 + group
        index += 4
      }
      guard let next = separator, next != mark else { return value }
    }
    let place = index
    index += 1
    guard let decimals = digits() else {
      index = place
      return value
    }
    return (value * decimals.scale + decimals.value) / decimals.scale
  }

  /// Reads a run of digits: their value, their number, and ten to the power of that.
  mutating func digits() -> (value: Double, count: Int, scale: Double)? {
    var value = 0.0
    var count = 0
    var scale = 1.0
    while let (digit, length) = nextDigit {
      // A limit that no real number reaches keeps the sum finite.
      guard count < 18 else { return nil }
      value = value * 10 + digit
      scale *= 10
      count += 1
      index += length
    }
    return count == 0 ? nil : (value, count, scale)
  }

  private var separator: UInt8? {
    guard index < word.endIndex,
      word[index] == UInt8(ascii: ".") || word[index] == UInt8(ascii: ",")
    else { return nil }
    return word[index]
  }

  /// Returns the values of the following groups of three ASCII digits, each after the same mark.
  private func groupsOfThree(after mark: UInt8) -> [Double] {
    var groups: [Double] = []
    var start = index
    while start + 3 < word.endIndex, word[start] == mark, groups.count < 5 {
      let group = word[start + 1...start + 3]
      guard group.allSatisfy({ $0 &- 48 < 10 }) else { break }
      let isLonger = start + 4 < word.endIndex && word[start + 4] &- 48 < 10
      if isLonger { return [] }
      groups.append(group.reduce(0) { $0 * 10 + Double($1 - 48) })
      start += 4
    }
    return groups
  }

  private var nextDigit: (value: Double, length: Int)? {
    guard index < word.endIndex else { return nil }
    let byte = word[index]
    if byte < 0x80 { return byte &- 48 < 10 ? (Double(byte - 48), 1) : nil }
    let rest = word[index..<min(index + 4, word.endIndex)]
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first,
      scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return (value, UTF8.width(scalar))
  }
}
