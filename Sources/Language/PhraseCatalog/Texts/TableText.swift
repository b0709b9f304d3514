// A localized text in one language, possibly with plural forms.

/// A localized text in one language, which may have forms for plural categories.
package indirect enum TableText: Hashable, Sendable {
  /// A format with specifiers such as `%@` and `%lld`, without plural forms.
  case plain(String)
  /// A text for each plural category of the first number: "one", "few", "many", "other" …
  case plural([String: TableText])
  /// A format in which each `%#@name@` is a text with plural forms of its own.
  case substituted(String, [String: Substitution])

  /// A part of a text with plural forms for one number.
  package struct Substitution: Hashable, Sendable {
    /// The one-based position of its number among the values; `nil` counts the specifiers before
    /// it.
    package var position: Int?
    /// The specifier of the number, without `%`: "lld".
    package var specifier: String
    /// The text, with `%arg` in place of the number.
    package var text: TableText
  }

  /// Returns the format for some numbers, with all plural forms chosen.
  ///
  /// - Parameters:
  ///   - quantities: The numbers among the values, by zero-based position.
  ///   - language: The language of the text, whose plural rules apply.
  package func format(_ quantities: [Int: Double], in language: String) -> String {
    switch self {
    case .plain(let text):
      return text
    case .plural(let texts):
      let first = quantities.min { $0.key < $1.key }?.value
      return Self.choice(texts, for: first, in: language)?.format(quantities, in: language) ?? ""
    case .substituted(let format, let substitutions):
      return Positions.filling(format) { name, counted in
        guard let substitution = substitutions[name] else { return nil }
        let position = substitution.position ?? counted
        let own = quantities[position - 1].map { [0: $0] } ?? [:]
        return (position, substitution.specifier, substitution.text.format(own, in: language))
      }
    }
  }

  /// Returns the text for a number; zero may have one in any language.
  private static func choice(
    _ texts: [String: TableText], for number: Double?, in language: String
  ) -> TableText? {
    if number == 0, let zero = texts["zero"] { return zero }
    let category = number.map { PluralCategory.name(of: $0, in: language) } ?? "other"
    return texts[category] ?? texts["other"] ?? texts.min { $0.key < $1.key }?.value
  }
}

/// The positions of a format's specifiers, with which its parts can change their order.
private enum Positions {
  typealias Part = (position: Int, specifier: String, text: String)

  /// Replaces each `%#@name@` by the result of `part`, and gives other specifiers a position.
  static func filling(_ format: String, part: (_ name: String, _ counted: Int) -> Part?) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 1
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        result += "%%"
        rest = rest.dropFirst(2)
        continue
      }
      rest = rest.dropFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let number = rest.dropFirst(digits.count).first == "$" ? Int(digits) : nil
      let explicit = number == 0 ? nil : number
      if explicit != nil { rest = rest.dropFirst(digits.count + 1) }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[..<end].dropFirst(2))
        rest = rest[end...].dropFirst()
        guard let part = part(name, explicit ?? next) else { continue }
        if explicit == nil { next += 1 }
        result += placed(part)
      } else {
        let isSpecifier = startsWithSpecifier(rest)
        result += isSpecifier ? "%\(explicit ?? next)$" : "%\(explicit.map { "\($0)$" } ?? "")"
        if isSpecifier, explicit == nil { next += 1 }
      }
    }
    return result + rest
  }

  /// Returns whether a name, flags, width, precision, length and a conversion begin a text.
  private static func startsWithSpecifier(_ text: Substring) -> Bool {
    var rest = text
    if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[end...].dropFirst() }
    let layout = rest.prefix { "-+ #0123456789.'".contains($0) }
    rest = rest.dropFirst(layout.count).drop { "hlqLzjt".contains($0) }
    return layout.split(whereSeparator: { !$0.isNumber }).allSatisfy { $0.count <= 3 }
      && layout.count(where: { $0 == "." }) <= 1
      && rest.first.map("@diuxXofFeEgGaAcCsS".contains) ?? false
  }

  /// Returns the text of a part, with its number's position in the specifier.
  private static func placed(_ part: Part) -> String {
    let number = "%\(part.position)$"
    var text = part.text.replacing("%arg", with: number + part.specifier)
    // In older tables the number has a specifier of its own.
    text = filling(text) { _, _ in nil }.replacing("%1$", with: number)
    return text
  }
}
