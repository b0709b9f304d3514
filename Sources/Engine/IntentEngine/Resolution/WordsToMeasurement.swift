// Reads words as a measurement: "3 miles", "20 °C", "ein halber Liter", or a number alone.

import Foundation
import SpokenValues

/// A reader of measurements of one dimension.
struct WordsToMeasurement: Sendable {
  /// The base unit of the dimension.
  var baseUnit: Dimension

  /// The unit of a number that is given without one; `nil` for the dimension's base unit.
  var defaultUnit: Dimension?

  /// The tag of the language whose words are preferred.
  var language: String?

  /// The locale for reading numbers.
  var locale: Locale

  /// Returns the measurement in words; `nil` when they contain none of this dimension.
  ///
  /// Several parts are added: "5 ft 10 in", "five foot ten", "a mile and a half".
  func measurement(_ text: String) -> Measurement<Dimension>? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let numbers = WordsToNumber(locale: locale)
    let plain = numbers.plainDigits(words)
    let spelledOut = withUnitsForMarks(plain)
    if spelledOut == plain, let number = numbers.number(words) {
      return Measurement(value: number, unit: defaultUnit ?? baseUnit)
    }
    if case .measurement(let number, let symbol)? = SpokenValues.value(
      of: spelledOut, as: .measurement, preferred: language),
      let unit = unit(ofSymbol: symbol)
    {
      return Measurement(value: number, unit: unit)
    }
    guard baseUnit is UnitDuration, let duration = WordsToValue.duration(words) else {
      return nil
    }
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return Measurement(value: seconds, unit: UnitDuration.seconds)
  }

  private func unit(ofSymbol symbol: String) -> Dimension? {
    let unit = defaultUnit ?? baseUnit
    // "20 degrees" does not name a scale.
    let named = symbol == "°" && unit is UnitTemperature ? unit : Self.units[symbol]
    guard let named, named.measuresSame(as: baseUnit) else { return nil }
    return named
  }

  /// Replaces the marks of feet and inches, as in 5'10", by their units.
  private func withUnitsForMarks(_ words: String) -> String {
    guard baseUnit is UnitLength,
      let match = words.wholeMatch(
        of: /(\d+)\s?['′’](?:\s?(\d+(?:[.,]\d+)?)\s?(?:["″”]|''|′′)?)?/)
    else { return words }
    return "\(match.1) ft" + (match.2.map { " \($0) in" } ?? "")
  }

  /// The stone with its right factor; Foundation on Linux has the inverse.
  private static let stones = UnitMass(
    symbol: "st", converter: UnitConverterLinear(coefficient: 6.350_293_18))

  /// Units by the symbols that words are read as.
  private static let units: [String: Dimension] = [
    "km": UnitLength.kilometers, "m": UnitLength.meters, "cm": UnitLength.centimeters,
    "mm": UnitLength.millimeters, "mi": UnitLength.miles, "yd": UnitLength.yards,
    "ft": UnitLength.feet, "in": UnitLength.inches, "nmi": UnitLength.nauticalMiles,
    "t": UnitMass.metricTons, "kg": UnitMass.kilograms, "g": UnitMass.grams,
    "mg": UnitMass.milligrams, "lb": UnitMass.pounds, "oz": UnitMass.ounces, "st": stones,
    "l": UnitVolume.liters, "dl": UnitVolume.deciliters, "cl": UnitVolume.centiliters,
    "ml": UnitVolume.milliliters, "gal": UnitVolume.gallons, "qt": UnitVolume.quarts,
    "pt": UnitVolume.pints, "cup": UnitVolume.cups, "fl oz": UnitVolume.fluidOunces,
    "tbsp": UnitVolume.tablespoons, "tsp": UnitVolume.teaspoons, "m³": UnitVolume.cubicMeters,
    "°C": UnitTemperature.celsius, "°F": UnitTemperature.fahrenheit, "K": UnitTemperature.kelvin,
    "°": UnitAngle.degrees,
    "km/h": UnitSpeed.kilometersPerHour, "mph": UnitSpeed.milesPerHour,
    "m/s": UnitSpeed.metersPerSecond, "kn": UnitSpeed.knots,
    "m²": UnitArea.squareMeters, "km²": UnitArea.squareKilometers, "ha": UnitArea.hectares,
    "ac": UnitArea.acres,
    "W": UnitPower.watts, "kW": UnitPower.kilowatts,
    "kWh": UnitEnergy.kilowattHours, "J": UnitEnergy.joules, "cal": UnitEnergy.calories,
    "kcal": UnitEnergy.kilocalories,
    "V": UnitElectricPotentialDifference.volts, "A": UnitElectricCurrent.amperes,
    "Hz": UnitFrequency.hertz, "kHz": UnitFrequency.kilohertz, "lx": UnitIlluminance.lux,
    "bar": UnitPressure.bars, "hPa": UnitPressure.hectopascals,
    "kB": UnitInformationStorage.kilobytes, "MB": UnitInformationStorage.megabytes,
    "GB": UnitInformationStorage.gigabytes, "TB": UnitInformationStorage.terabytes,
  ]
}
