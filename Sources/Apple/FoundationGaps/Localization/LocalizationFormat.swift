// Replaces the specifiers of a format by values, even where the format does not suit them.

import Foundation

/// A formatter of formats such as `"%1$@ has %2$lld soups"`.
enum LocalizationFormat {
  /// Replaces each specifier of a format by its value, and `%%` by `%`.
  ///
  /// A specifier with flags, width or precision is formatted by the C library; one without them by
  /// the locale. A specifier that is malformed or has no value stays as it is written.
  static func filled(
    _ format: String, with arguments: [LocalizationArgument], in locale: Locale
  ) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        result += "%"
        rest = rest.dropFirst(2)
      } else if let specifier = FormatSpecifier(startOf: rest),
        case let index = specifier.position ?? next, arguments.indices.contains(index)
      {
        result += specifier.words(for: arguments[index], in: locale)
        rest = rest.dropFirst(specifier.length)
        if specifier.position == nil { next += 1 }
      } else {
        result += "%"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}

/// One specifier of a format: `%`, position, name in parentheses, flags, width, precision, length,
/// conversion. The name is the label of a generated symbol's argument.
private struct FormatSpecifier {
  /// The zero-based position given by `%2$…`; `nil` takes the next value.
  var position: Int?
  /// Flags, width and precision as written.
  var layout = ""
  var conversion: Character
  /// The number of characters, `%` included.
  var length: Int

  init?(startOf text: Substring) {
    var rest = text.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), number > 0 else { return nil }
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      rest = rest[end...].dropFirst()
    }
    let written = rest.prefix { "-+ #0123456789.'".contains($0) }
    // A width in the thousands is no layout but an attack on memory.
    guard written.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 }),
      written.count(where: { $0 == "." }) <= 1
    else { return nil }
    layout = String(written)
    rest = rest.dropFirst(written.count)
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let conversion = rest.first, "@diuxXofFeEgGaAcCsS".contains(conversion) else {
      return nil
    }
    self.conversion = conversion
    length = text.distance(from: text.startIndex, to: rest.startIndex) + 1
  }

  func words(for argument: LocalizationArgument, in locale: Locale) -> String {
    if layout.isEmpty, "@diufFsS".contains(conversion) { return argument.words(in: locale) }
    switch conversion {
    case "d", "i", "u", "x", "X", "o":
      switch argument {
      case .integer(let value): return formatted("ll\(conversion)", value, locale)
      case .unsigned(let value): return formatted("ll\(conversion)", value, locale)
      default: return argument.words(in: locale)
      }
    case "f", "F", "e", "E", "g", "G", "a", "A":
      switch argument {
      case .real(let value): return formatted(String(conversion), value, locale)
      case .integer(let value): return formatted(String(conversion), Double(value), locale)
      case .unsigned(let value): return formatted(String(conversion), Double(value), locale)
      default: return argument.words(in: locale)
      }
    default: return argument.words(in: locale)
    }
  }

  private func formatted(_ conversion: String, _ value: any CVarArg, _ locale: Locale) -> String {
    String(format: "%\(layout)\(conversion)", locale: locale, arguments: [value])
  }
}
