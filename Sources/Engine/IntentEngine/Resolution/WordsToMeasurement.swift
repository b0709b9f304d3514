// Reads words as a measurement: "3 miles", "20 °C", "ein halber Liter", or a number alone.

import Foundation
import PhraseMatching
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

  /// Whether words of languages besides that one and English are read; loading them takes time.
  private var hearsOthers = false

  /// Creates a reader for a dimension, with a default unit, a language and a locale.
  init(
    baseUnit: Dimension, defaultUnit: Dimension?, language: String?, locale: Locale
  ) {
    self.baseUnit = baseUnit
    self.defaultUnit = defaultUnit
    self.language = language
    self.locale = locale
  }

  /// Returns the measurement in words; `nil` when they contain none of this dimension.
  ///
  /// Several parts are added: "5 ft 10 in", "five foot ten", "a mile and a half".
  func measurement(_ text: String) -> Measurement<Dimension>? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let unit = defaultUnit ?? baseUnit
    let spelledOut = withUnitsForMarks(words)
    for hearsOthers in [false, true] {
      var reader = self
      reader.hearsOthers = hearsOthers
      if let number = reader.numbers.number(words) { return Measurement(value: number, unit: unit) }
      if let sum = reader.sum(of: spelledOut) {
        return Measurement(value: sum.number, unit: sum.unit)
      }
    }
    guard baseUnit is UnitDuration, let duration = WordsToValue.duration(words) else {
      return nil
    }
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return Measurement(value: seconds, unit: UnitDuration.seconds)
  }

  private typealias Amount = (number: Double, unit: Dimension)

  private var numbers: WordsToNumber { WordsToNumber(locale: locale, hearsOthers: hearsOthers) }

  /// Returns the sum of a measurement's parts in the unit of the first; each is smaller than the
  /// last.
  private func sum(of words: String) -> Amount? {
    if let whole = single(words) { return whole }
    let parts = words.split(separator: " ")
    guard parts.count <= 12 else { return nil }
    for place in parts.indices.dropFirst() {
      guard let first = single(parts[..<place].joined(separator: " ")) else { continue }
      var rest = parts[place...]
      if rest.count > 1, let and = rest.first, Self.and.contains(and.lowercased()) {
        rest = rest.dropFirst()
      }
      let words = rest.joined(separator: " ")
      if let part = fraction(words) {
        return (first.number + (first.number < 0 ? -part : part), first.unit)
      }
      let next =
        sum(of: words)
        ?? Self.usuallyBelow[first.unit.symbol].flatMap { below in
          numbers.number(words).map { ($0, below) }
        }
      guard let next, next.number >= 0, isBelow(next.unit, first.unit) else { continue }
      let added = first.unit.converter.value(
        fromBaseUnitValue: next.unit.converter.baseUnitValue(fromValue: next.number))
      return (first.number + (first.number < 0 ? -added : added), first.unit)
    }
    return nil
  }

  /// Returns the value of a fraction after a unit, as in "a mile and a half".
  private func fraction(_ words: String) -> Double? {
    guard let value = numbers.number(words), value > 0, value < 1,
      words.allSatisfy({ !$0.isASCII || !$0.isNumber })
    else { return nil }
    return value
  }

  private func isBelow(_ unit: Dimension, _ greater: Dimension) -> Bool {
    // Temperatures cannot be added.
    Swift.type(of: unit) == Swift.type(of: greater) && !(unit is UnitTemperature)
      && unit.converter.baseUnitValue(fromValue: 1) < greater.converter.baseUnitValue(fromValue: 1)
  }

  /// Returns the measurement of one number and one unit.
  private func single(_ words: String) -> Amount? {
    if words.first.map({ $0.isNumber || "+-−.,".contains($0) }) == true {
      let end = words.firstIndex { !($0.isNumber || "+-−.,'’/ \u{A0}\u{202F}".contains($0)) }
      let start = words.startIndex
      if let end, end > start, let number = numbers.number(String(words[..<end])),
        let unit = unit(String(words[end...]))
      {
        return (number, unit)
      }
    }
    for space in words.indices where words[space] == " " {
      guard let number = numbers.number(String(words[..<space])),
        let unit = unit(String(words[words.index(after: space)...]))
      else { continue }
      return (number, unit)
    }
    // Some languages have the unit before the number: 大さじ2.
    if case .measurement(let number, let symbol)? = TypedWords.value(
      of: words, as: .measurement, preferred: language, hearsOthers: hearsOthers)
    {
      return unit(ofSymbol: symbol).map { (number, $0) }
    }
    return nil
  }

  private func unit(_ words: String) -> Dimension? {
    for number in [1.0, 2.0] {
      if case .measurement(number, let symbol)? = TypedWords.value(
        of: "\(Int(number)) \(words)", as: .measurement, preferred: language,
        hearsOthers: hearsOthers)
      {
        return unit(ofSymbol: symbol)
      }
    }
    return nil
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

  private static let and: Set<String> = ["and", "und", "et", "y", "e", "en"]

  /// The unit of a number without one after a number with a unit: five foot ten.
  private static let usuallyBelow: [String: Dimension] = [
    "ft": UnitLength.inches, "lb": UnitMass.ounces, "m": UnitLength.centimeters,
  ]

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
