// What Unicode's data does not say about how a language's numbers are spoken and typed.

/// What Unicode's data does not say about how a language's numbers are spoken and typed.
///
/// All texts are joined as they stand, so those of languages with spaces bring their spaces along.
struct NumberSpelling: Sendable {
  /// Variants of the language that have number words of their own, such as `fr-BE`.
  var regions: [String] = []
  /// What is said before the words of a number below zero, beside what Unicode has.
  var minus: [String] = []
  /// What is said between a number and its tenths, beside what Unicode has.
  var decimalMarks: [String] = []
  /// How a number and a half is said; `#` stands for the number.
  var halves: [String] = []
  /// Further words for a number that mean it wherever they stand.
  var more: [Double: [String]] = [:]
  /// Letters that people without the right keys type as others: `fuenf`, `veintidos`.
  var respellings: [(letter: Character, typed: String)] = []

  /// A text as people without the right keys type it.
  func respelled(_ text: String) -> String {
    guard !respellings.isEmpty else { return text }
    return String(
      text.flatMap { letter in
        respellings.first { $0.letter == letter }?.typed ?? String(letter)
      })
  }
}
