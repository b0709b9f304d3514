// Characters that stand above or below the line, for exponents and formulas.

/// Text in the small characters that Unicode has for it.
enum SmallCharacters {
  /// A text above or below the line; `nil` where a character has no small form.
  ///
  /// - Parameters:
  ///   - text: A short text; one of more than 20 characters has none.
  ///   - raised: Whether it stands above the line.
  static func text(for text: String, raised: Bool) -> String? {
    guard !text.isEmpty, text.utf8.count <= 20 else { return nil }
    let table = raised ? superscripts : subscripts
    var result = ""
    for character in text {
      guard let small = table[character] else { return nil }
      result.append(small)
    }
    return result
  }

  private static let superscripts = table(
    "0123456789+-=()abcdefghijklmnoprstuvwxyz −", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ ⁻")
  private static let subscripts = table(
    "0123456789+-=()aehijklmnoprstuvx −", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ ₋")

  private static func table(_ from: String, _ to: String) -> [Character: Character] {
    Dictionary(zip(from, to)) { first, _ in first }
  }
}
