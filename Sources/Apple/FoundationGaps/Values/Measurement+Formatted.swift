// `Measurement.formatted()`, which Foundation on Linux lacks.

public import Foundation

extension Measurement {
  /// Returns the value in the current locale's digits, and the symbol of the unit: "1.5 m".
  ///
  /// Unlike Foundation on iOS, it does not convert to the unit that is usual in the locale.
  public func formatted() -> String {
    NumberWords.words(for: value, in: LocalizationEnvironment.locale) + " " + unit.symbol
  }
}
