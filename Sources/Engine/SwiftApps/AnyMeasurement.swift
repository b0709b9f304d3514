// Measurements independent of the type of their unit.

import AppIntents
import Foundation

/// A measurement whose type of unit is erased.
protocol AnyMeasurement: Sendable {
  /// The base unit of the dimension.
  static var baseUnit: Dimension { get }

  /// Returns a measurement in a unit; `nil` when the unit is of another dimension.
  static func measurement(_ value: Double, in unit: Dimension) -> (any Sendable)?

  /// The value, in the measurement's own unit.
  var number: Double { get }

  /// The unit of the measurement.
  var dimension: Dimension { get }
}

extension Measurement: AnyMeasurement where UnitType: Dimension {
  static var baseUnit: Dimension { UnitType.baseUnit() }

  static func measurement(_ value: Double, in unit: Dimension) -> (any Sendable)? {
    (unit as? UnitType).map { Measurement(value: value, unit: $0) }
  }

  var number: Double { value }

  var dimension: Dimension { unit }
}
