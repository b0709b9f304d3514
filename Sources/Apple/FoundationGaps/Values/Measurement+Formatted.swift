// `Measurement.formatted()`, which Foundation lacks here.

public import Foundation

extension Measurement {
  /// The value in the digits of the locale in force, and the symbol of the unit: "1.5 m".
  ///
  /// Unlike the original, the measurement is not turned into the unit usual in the locale.
  public func formatted() -> String {
    NumberWords.words(for: value, in: LocalizationEnvironment.locale) + " " + unit.symbol
  }
}
