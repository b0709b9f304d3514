// Formats the numbers in a localized text, without loading locale data for common ones.

import Foundation

/// A formatter of numbers with the digits, grouping and decimal separator of a locale.
enum NumberWords {
  static func words<Value: BinaryInteger & Sendable>(for value: Value, in locale: Locale) -> String
  {
    // Below a thousand there is nothing to group.
    if value.magnitude < 1000, hasPlainDigits(locale) { return String(value) }
    return value.formatted(IntegerFormatStyle<Value>(locale: locale))
  }

  static func words(for value: Double, in locale: Locale) -> String {
    guard value.isFinite else { return String(value) }
    // `%lf` has six decimals; people write no trailing zeros.
    if abs(value) < 1000, isEnglish(locale) {
      if value == value.rounded() { return String(Int(value)) }
      let text = String(value)
      if text.count <= 8, !text.contains("e") { return text }
    }
    return value.formatted(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...6)))
  }

  private static func isEnglish(_ locale: Locale) -> Bool {
    language(of: locale) == "en"
  }

  /// Returns whether a locale surely has the digits 0…9; in the languages listed it depends on the
  /// region.
  private static func hasPlainDigits(_ locale: Locale) -> Bool {
    ![
      "ar", "as", "bgn", "bho", "bn", "ckb", "dz", "fa", "ff", "hnj", "ks", "lrc", "mni", "mr",
      "my", "mzn", "ne", "nqo", "pa", "ps", "raj", "sa", "sat", "sd", "sdh", "ur", "uz",
    ].contains(language(of: locale)) && !locale.identifier.contains("@")
  }

  private static func language(of locale: Locale) -> String {
    String(locale.identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" })
  }
}
