// The spoken and typed forms of a language's numbers that Unicode's data does not have.

/// The spoken and typed forms of a language's numbers that Unicode's data does not have.
///
/// Texts are concatenated as they are, so those of languages with spaces include them.
struct NumberSpelling: Sendable {
  /// Variants of the language with their own number words, such as `fr-BE`.
  var regions: [String] = []
  /// The words before a negative number, in addition to Unicode's.
  var minus: [String] = []
  /// The words between a number and its decimals, in addition to Unicode's.
  var decimalMarks: [String] = []
  /// The phrases for a number and a half; `#` stands for the number.
  var halves: [String] = []
  /// Additional words for numbers, valid in any position.
  var more: [Double: [String]] = [:]
  /// Letters and the ASCII spellings that people type for them: `fuenf`, `veintidos`.
  var respellings: [(letter: Character, typed: String)] = []

  /// Replaces letters by the ASCII spellings that people type for them.
  func respelled(_ text: String) -> String {
    guard !respellings.isEmpty else { return text }
    return String(
      text.flatMap { letter in
        respellings.first { $0.letter == letter }?.typed ?? String(letter)
      })
  }
}
