// The usual units of people in a region, in place of those that an app declares.

import Foundation

extension Locale {
  /// Returns the unit of similar size that is usual in this region: kilometres for miles.
  ///
  /// The result is the unit itself for dimensions with one system of units. In the United Kingdom,
  /// miles and miles per hour are usual, otherwise the metric system.
  func usualUnit(for unit: Dimension) -> Dimension {
    let isUS = measurementSystem == .us
    for pair in Self.pairs where pair.metric == unit || pair.customary == unit {
      let isCustomary = isUS || (measurementSystem == .uk && pair.isBritish)
      return isCustomary ? pair.customary : pair.metric
    }
    return unit
  }

  private struct Pair {
    var metric: Dimension
    var customary: Dimension
    /// Whether the customary unit is usual in the United Kingdom.
    var isBritish = false
  }

  private static var pairs: [Pair] {
    [
      Pair(metric: UnitLength.kilometers, customary: UnitLength.miles, isBritish: true),
      Pair(metric: UnitLength.meters, customary: UnitLength.feet),
      Pair(metric: UnitLength.meters, customary: UnitLength.yards),
      Pair(metric: UnitLength.centimeters, customary: UnitLength.inches),
      Pair(metric: UnitMass.kilograms, customary: UnitMass.pounds),
      Pair(metric: UnitMass.grams, customary: UnitMass.ounces),
      Pair(metric: UnitVolume.liters, customary: UnitVolume.gallons),
      Pair(metric: UnitVolume.milliliters, customary: UnitVolume.fluidOunces),
      Pair(metric: UnitTemperature.celsius, customary: UnitTemperature.fahrenheit),
      Pair(
        metric: UnitSpeed.kilometersPerHour, customary: UnitSpeed.milesPerHour, isBritish: true),
      Pair(metric: UnitArea.squareMeters, customary: UnitArea.squareFeet),
      Pair(metric: UnitArea.hectares, customary: UnitArea.acres),
    ]
  }
}
