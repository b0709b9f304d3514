// Determines the type of a YAML scalar without quotes: null, Boolean, number or text.

/// The meaning of scalars without quotes in YAML 1.1.
package enum YAMLScalar {
  /// The value of a number.
  package enum Number: Equatable, Sendable {
    /// An integer.
    case integer(Int)
    /// A number that is not an integer.
    case number(Double)
  }

  /// Returns the value of a scalar without quotes and tag.
  static func value(of text: String) -> SyntaxNode.Value {
    // Words with a meaning and numbers are short; most texts are longer.
    guard text.utf8.count <= 64 else { return .string(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON": return .bool(true, text)
    case "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF": return .bool(false, text)
    default: return number(text) == nil ? .string(text) : .number(text)
    }
  }

  /// Returns a number as spelled in YAML 1.1: `12`, `-1.5`, `0x1F`, `1_000`, `1:30` for ninety.
  ///
  /// - Returns: `nil` if the text is not a number; dates and times are none.
  package static func number(_ text: String) -> Number? {
    guard let first = text.utf8.first, first < 0x3A else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let unsigned = isNegative || first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
    guard let digit = unsigned.utf8.first else { return nil }
    guard digit &- 48 < 10 || digit == UInt8(ascii: ".") else { return nil }
    let digits = unsigned.filter { $0 != "_" }
    let sign = isNegative ? -1 : 1
    if let whole = integer(digits) { return .integer(sign * whole) }
    switch digits {
    case ".inf", ".Inf", ".INF": return .number(Double(sign) * .infinity)
    default: break
    }
    guard digits.contains("."), digits.utf8.allSatisfy({ ".0123456789eE+-".utf8.contains($0) })
    else { return nil }
    return Double(digits).map { .number(Double(sign) * $0) }
  }

  private static func integer(_ digits: String) -> Int? {
    func read(_ text: some StringProtocol, _ radix: Int) -> Int? {
      text.hasPrefix("-") || text.hasPrefix("+") ? nil : Int(text, radix: radix)
    }
    if digits == "0" { return 0 }
    if digits.hasPrefix("0x") { return read(digits.dropFirst(2), 16) }
    if digits.hasPrefix("0b") { return read(digits.dropFirst(2), 2) }
    if digits.hasPrefix("0") { return read(digits, 8) }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return read(digits, 10) }
    var total = 0
    for (index, part) in parts.enumerated() {
      guard let number = read(part, 10), index == 0 || (number < 60 && part.count <= 2),
        parts.count <= 4, number < 1 << 32
      else { return nil }
      total = total * 60 + number
    }
    return total
  }
}
