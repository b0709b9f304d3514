// Codes units of measurement by their dimension, symbol and factor.

package import BehestJSON
package import Foundation

/// The form of a unit: `{"dimension": "length", "symbol": "km", "factor": 1000}`.
package enum UnitCoding {
  private typealias Maker = @Sendable (_ symbol: String, _ converter: UnitConverter) -> Dimension

  /// The dimensions: the name, the base unit, and a function that makes a unit.
  private static let dimensions: [(name: String, base: Dimension, make: Maker)] = [
    ("acceleration", UnitAcceleration.baseUnit(), { UnitAcceleration(symbol: $0, converter: $1) }),
    ("angle", UnitAngle.baseUnit(), { UnitAngle(symbol: $0, converter: $1) }),
    ("area", UnitArea.baseUnit(), { UnitArea(symbol: $0, converter: $1) }),
    (
      "concentrationMass", UnitConcentrationMass.baseUnit(),
      { UnitConcentrationMass(symbol: $0, converter: $1) }
    ),
    ("dispersion", UnitDispersion.baseUnit(), { UnitDispersion(symbol: $0, converter: $1) }),
    ("duration", UnitDuration.baseUnit(), { UnitDuration(symbol: $0, converter: $1) }),
    (
      "electricCharge", UnitElectricCharge.baseUnit(),
      { UnitElectricCharge(symbol: $0, converter: $1) }
    ),
    (
      "electricCurrent", UnitElectricCurrent.baseUnit(),
      { UnitElectricCurrent(symbol: $0, converter: $1) }
    ),
    (
      "electricPotentialDifference", UnitElectricPotentialDifference.baseUnit(),
      { UnitElectricPotentialDifference(symbol: $0, converter: $1) }
    ),
    (
      "electricResistance", UnitElectricResistance.baseUnit(),
      { UnitElectricResistance(symbol: $0, converter: $1) }
    ),
    ("energy", UnitEnergy.baseUnit(), { UnitEnergy(symbol: $0, converter: $1) }),
    ("frequency", UnitFrequency.baseUnit(), { UnitFrequency(symbol: $0, converter: $1) }),
    (
      "fuelEfficiency", UnitFuelEfficiency.baseUnit(),
      { UnitFuelEfficiency(symbol: $0, converter: $1) }
    ),
    ("illuminance", UnitIlluminance.baseUnit(), { UnitIlluminance(symbol: $0, converter: $1) }),
    (
      "informationStorage", UnitInformationStorage.baseUnit(),
      { UnitInformationStorage(symbol: $0, converter: $1) }
    ),
    ("length", UnitLength.baseUnit(), { UnitLength(symbol: $0, converter: $1) }),
    ("mass", UnitMass.baseUnit(), { UnitMass(symbol: $0, converter: $1) }),
    ("power", UnitPower.baseUnit(), { UnitPower(symbol: $0, converter: $1) }),
    ("pressure", UnitPressure.baseUnit(), { UnitPressure(symbol: $0, converter: $1) }),
    ("speed", UnitSpeed.baseUnit(), { UnitSpeed(symbol: $0, converter: $1) }),
    ("temperature", UnitTemperature.baseUnit(), { UnitTemperature(symbol: $0, converter: $1) }),
    ("volume", UnitVolume.baseUnit(), { UnitVolume(symbol: $0, converter: $1) }),
  ]

  /// The units whose converters are not linear.
  private static let others: [Dimension] = [
    UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon,
    UnitFuelEfficiency.milesPerImperialGallon,
  ]

  /// Returns a unit as JSON.
  package static func json(_ unit: Dimension) -> JSON {
    let dimension = dimensions.first { type(of: $0.base) == type(of: unit) }
    var json: JSON = [
      "dimension": .string(dimension?.name ?? ""), "symbol": .string(unit.symbol),
    ]
    if let linear = unit.converter as? UnitConverterLinear {
      json["factor"] = .number(linear.coefficient)
      if linear.constant != 0 { json["offset"] = .number(linear.constant) }
    }
    return json
  }

  /// Returns the unit of a JSON object; `nil` for a dimension or a unit that is not known.
  ///
  /// Without a factor the symbol is that of the base unit, or of one that is not linear.
  package static func unit(_ json: JSON) -> Dimension? {
    guard let name = json["dimension"]?.string, let symbol = json["symbol"]?.string,
      let dimension = dimensions.first(where: { $0.name == name })
    else { return nil }
    if let factor = json["factor"]?.number {
      let converter = UnitConverterLinear(
        coefficient: factor, constant: json["offset"]?.number ?? 0)
      return dimension.make(symbol, converter)
    }
    return ([dimension.base] + others).first {
      $0.symbol == symbol && type(of: $0) == type(of: dimension.base)
    }
  }
}
