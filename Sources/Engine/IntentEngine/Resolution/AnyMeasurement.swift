// Measurements without the type of their unit.

import AppIntents
import Foundation
import FoundationGaps

/// A measurement whose unit's type has been forgotten.
protocol AnyMeasurement: Sendable {
  /// The unit that the others of the same dimension are defined by.
  static var baseUnit: Dimension { get }

  /// What is measured, in words: "length".
  static var dimensionWords: String { get }

  /// A measurement in a unit; `nil` when the unit measures something else.
  static func measurement(_ value: Double, in unit: Dimension) -> (any Sendable)?

  /// The same in another unit; `nil` when that measures something else.
  func inUnit(_ unit: Dimension) -> (any Sendable)?

  /// How much, in the unit it was given in.
  var number: Double { get }

  /// The symbol of the unit it was given in.
  var symbol: String { get }
}

extension Measurement: AnyMeasurement where UnitType: Dimension {
  static var baseUnit: Dimension { UnitType.baseUnit() }

  static var dimensionWords: String {
    let name = nameOfType(UnitType.self)
    return (name.hasPrefix("Unit") ? String(name.dropFirst(4)) : name).wordsOfIdentifier
  }

  static func measurement(_ value: Double, in unit: Dimension) -> (any Sendable)? {
    (unit as? UnitType).map { Measurement(value: value, unit: $0) }
  }

  func inUnit(_ unit: Dimension) -> (any Sendable)? {
    (unit as? UnitType).map { converted(to: $0) }
  }

  var number: Double { value }

  var symbol: String { unit.symbol }
}
