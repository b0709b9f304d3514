// Reads words as a measurement: "3 miles", "20 °C", "ein halber Liter", or a number alone.

import AppIntents
import Foundation
import PhraseMatching

/// Reads measurements of one dimension.
struct WordsToMeasurement: Sendable {
  /// The type of measurement to make.
  var type: any AnyMeasurement.Type

  /// The unit of a number that comes without one; `nil` for the dimension's base unit.
  var defaultUnit: Dimension?

  /// The tag of the language whose words count first.
  var language: String?

  /// The measurement that words say; `nil` when they say none of this dimension.
  func measurement(_ text: String) -> (any Sendable)? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let unit = defaultUnit ?? type.baseUnit
    if let number = WordsToValue.number(words) { return type.measurement(number, in: unit) }
    if case .measurement(let number, let symbol)? = TypedWords.value(
      of: words, as: .measurement, preferred: language)
    {
      // "20 degrees" does not say of which scale.
      let named = symbol == "°" && unit is UnitTemperature ? unit : Self.units[symbol]
      return named.flatMap { type.measurement(number, in: $0) }
    }
    guard type.baseUnit is UnitDuration, let duration = WordsToValue.duration(words) else {
      return nil
    }
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return type.measurement(seconds, in: UnitDuration.seconds)
  }

  /// Units by the symbols that words are read as.
  private static let units: [String: Dimension] = [
    "km": UnitLength.kilometers, "m": UnitLength.meters, "cm": UnitLength.centimeters,
    "mm": UnitLength.millimeters, "mi": UnitLength.miles, "yd": UnitLength.yards,
    "ft": UnitLength.feet, "in": UnitLength.inches,
    "t": UnitMass.metricTons, "kg": UnitMass.kilograms, "g": UnitMass.grams,
    "mg": UnitMass.milligrams, "lb": UnitMass.pounds, "oz": UnitMass.ounces,
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
