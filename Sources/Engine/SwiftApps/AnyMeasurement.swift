// Measurements without the type of their unit.

import AppIntents
import Foundation

/// A measurement whose unit's type has been forgotten.
protocol AnyMeasurement: Sendable {
  /// The unit that the others of the same dimension are defined by.
  static var baseUnit: Dimension { get }

  /// A measurement in a unit; `nil` when the unit measures something else.
  static func measurement(_ value: Double, in unit: Dimension) -> (any Sendable)?

  /// How much, in the unit it was given in.
  var number: Double { get }

  /// The unit it was given in.
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
