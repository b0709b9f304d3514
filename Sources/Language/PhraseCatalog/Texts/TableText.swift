// A text of a table in one language: words, or words that depend on numbers.

/// A text of a table in one language, which may depend on the numbers that are put into it.
package indirect enum TableText: Hashable, Sendable {
  /// The same words whatever the numbers: a format with specifiers such as `%@` and `%lld`.
  case plain(String)
  /// A text for each plural category of the first number: "one", "few", "many", "other" …
  case plural([String: TableText])
  /// A format in which each `%#@name@` stands for a text that depends on a number of its own.
  case substituted(String, [String: Substitution])

  /// A part of a text that depends on one number.
  package struct Substitution: Hashable, Sendable {
    /// The one-based position of its number among the values; `nil` counts the specifiers before it.
    package var position: Int?
    /// What the number is written as, without `%`: "lld".
    package var specifier: String
    /// The text, in which `%arg` stands for the number.
    package var text: TableText
  }

  /// The format for some numbers; all that depends on them has been decided.
  ///
  /// - Parameters:
  ///   - quantities: The numbers among the values, by zero-based position.
  ///   - language: The language of the text, whose rules say which category a number is in.
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

  /// The text for a number; zero may have one whatever the language.
  private static func choice(
    _ texts: [String: TableText], for number: Double?, in language: String
  ) -> TableText? {
    if number == 0, let zero = texts["zero"] { return zero }
    let category = number.map { PluralCategory.name(of: $0, in: language) } ?? "other"
    return texts[category] ?? texts["other"] ?? texts.min { $0.key < $1.key }?.value
  }
}

/// Gives every specifier of a format its position, so that parts of it can be said out of turn.
private enum Positions {
  typealias Part = (position: Int, specifier: String, text: String)

  /// Replaces `%#@name@` by what `part` says, and gives other specifiers without one a position.
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
      let explicit = rest.dropFirst(digits.count).first == "$" ? Int(digits) : nil
      if explicit != nil { rest = rest.dropFirst(digits.count + 1) }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[..<end].dropFirst(2))
        rest = rest[end...].dropFirst()
        guard let part = part(name, explicit ?? next) else { continue }
        if explicit == nil { next += 1 }
        result += placed(part)
      } else {
        let isSpecifier = rest.first.map { $0.isLetter || "@.+-# 0123456789".contains($0) } ?? false
        result += isSpecifier ? "%\(explicit ?? next)$" : "%"
        if isSpecifier, explicit == nil { next += 1 }
      }
    }
    return result + rest
  }

  /// The text of a part, its number written at its position.
  private static func placed(_ part: Part) -> String {
    let number = "%\(part.position)$"
    var text = part.text.replacing("%arg", with: number + part.specifier)
    // In older tables the number has a specifier of its own.
    text = filling(text) { _, _ in nil }.replacing("%1$", with: number)
    return text
  }
}
