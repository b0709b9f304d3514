// The recognised units of measurement, by symbol.

/// The recognised units of measurement.
enum UnitWords {
  /// Passes every name of a unit in a language: Unicode's, the language's own, and the symbols.
  static func add(_ language: LanguageRules, _ add: (TypedWord, String) -> Void) {
    for unit in all {
      let word = TypedWord.measure(unit.symbol)
      for tag in [language.tag] + language.unitRegions {
        CLDR.unit(unit.identifier, tag: tag).forEach { add(word, $0) }
      }
      // "half a cup" is not half an ampere.
      if unit.symbol != "A" { add(word, unit.symbol) }
      unit.typed.forEach { add(word, $0) }
    }
    for (symbol, texts) in language.unitWords { texts.forEach { add(.measure(symbol), $0) } }
  }

  private struct Unit {
    let symbol: String
    /// The unit's name in Unicode's CLDR.
    let identifier: String
    /// ASCII spellings of the symbol.
    var typed: [String] = []
  }

  private static let all = [
    Unit(symbol: "km", identifier: "kilometer"), Unit(symbol: "m", identifier: "meter"),
    Unit(symbol: "cm", identifier: "centimeter"), Unit(symbol: "mm", identifier: "millimeter"),
    Unit(symbol: "mi", identifier: "mile"), Unit(symbol: "yd", identifier: "yard"),
    Unit(symbol: "nmi", identifier: "nautical-mile"), Unit(symbol: "st", identifier: "stone"),
    Unit(symbol: "ft", identifier: "foot"), Unit(symbol: "in", identifier: "inch"),
    Unit(symbol: "t", identifier: "tonne"), Unit(symbol: "kg", identifier: "kilogram"),
    Unit(symbol: "g", identifier: "gram"), Unit(symbol: "mg", identifier: "milligram"),
    Unit(symbol: "lb", identifier: "pound", typed: ["lbs"]),
    Unit(symbol: "oz", identifier: "ounce"), Unit(symbol: "l", identifier: "liter"),
    Unit(symbol: "dl", identifier: "deciliter"), Unit(symbol: "cl", identifier: "centiliter"),
    Unit(symbol: "ml", identifier: "milliliter"), Unit(symbol: "gal", identifier: "gallon"),
    Unit(symbol: "qt", identifier: "quart"), Unit(symbol: "pt", identifier: "pint"),
    Unit(symbol: "cup", identifier: "cup"), Unit(symbol: "fl oz", identifier: "fluid-ounce"),
    Unit(symbol: "tbsp", identifier: "tablespoon"), Unit(symbol: "tsp", identifier: "teaspoon"),
    Unit(symbol: "°C", identifier: "celsius", typed: ["C"]),
    Unit(symbol: "°F", identifier: "fahrenheit", typed: ["F"]),
    Unit(symbol: "K", identifier: "kelvin"), Unit(symbol: "°", identifier: "degree"),
    Unit(symbol: "%", identifier: "percent"),
    Unit(symbol: "km/h", identifier: "kilometer-per-hour", typed: ["kmh", "kph"]),
    Unit(symbol: "mph", identifier: "mile-per-hour"),
    Unit(symbol: "m/s", identifier: "meter-per-second"), Unit(symbol: "kn", identifier: "knot"),
    Unit(symbol: "m²", identifier: "square-meter", typed: ["m2", "sqm", "qm"]),
    Unit(symbol: "km²", identifier: "square-kilometer", typed: ["km2"]),
    Unit(symbol: "ha", identifier: "hectare"), Unit(symbol: "ac", identifier: "acre"),
    Unit(symbol: "m³", identifier: "cubic-meter", typed: ["m3"]),
    Unit(symbol: "W", identifier: "watt"), Unit(symbol: "kW", identifier: "kilowatt"),
    Unit(symbol: "kWh", identifier: "kilowatt-hour"), Unit(symbol: "J", identifier: "joule"),
    Unit(symbol: "cal", identifier: "calorie"), Unit(symbol: "kcal", identifier: "kilocalorie"),
    Unit(symbol: "V", identifier: "volt"), Unit(symbol: "A", identifier: "ampere"),
    Unit(symbol: "Hz", identifier: "hertz"), Unit(symbol: "kHz", identifier: "kilohertz"),
    Unit(symbol: "lx", identifier: "lux"), Unit(symbol: "lm", identifier: "lumen"),
    Unit(symbol: "bar", identifier: "bar"), Unit(symbol: "hPa", identifier: "hectopascal"),
    Unit(symbol: "kB", identifier: "kilobyte", typed: ["KB"]),
    Unit(symbol: "MB", identifier: "megabyte"), Unit(symbol: "GB", identifier: "gigabyte"),
    Unit(symbol: "TB", identifier: "terabyte"),
  ]
}
