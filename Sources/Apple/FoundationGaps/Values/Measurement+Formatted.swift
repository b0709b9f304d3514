// Measurements as text, which Foundation on Linux lacks: `formatted()` and `.measurement(width:)`.

public import Foundation

extension Measurement {
  /// Returns the value in the current locale's digits, and the symbol of the unit: "1.5 m".
  ///
  /// Unlike Foundation on iOS, it does not convert to the unit that is usual in the locale.
  public func formatted() -> String {
    NumberWords.words(for: value, in: LocalizationEnvironment.locale) + " " + unit.symbol
  }

  /// Returns the measurement in a style.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension Measurement where UnitType: Dimension {
  /// A style for measurements: the value in a locale's digits, and the symbol of the unit.
  ///
  /// Unlike Foundation on iOS, it does not convert to the unit that is usual in the locale, and has
  /// the symbol also where a unit's name is wanted: Foundation on Linux gives no names of units.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width of a unit in a text.
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let isNarrow: Bool

      /// The name of the unit; here its symbol.
      public static var wide: UnitWidth { UnitWidth(isNarrow: false) }

      /// The symbol of the unit after a space.
      public static var abbreviated: UnitWidth { UnitWidth(isNarrow: false) }

      /// The symbol of the unit without a space.
      public static var narrow: UnitWidth { UnitWidth(isNarrow: true) }

      fileprivate var space: String { isNarrow ? "" : " " }
    }

    /// The width of the unit.
    public var width: UnitWidth
    /// The locale, whose digits are used.
    public var locale: Locale
    /// The purpose of the measurement. Has no effect: nothing is converted.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; `nil` for the locale's with up to six decimals.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns a measurement as text.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      let number =
        numberFormatStyle?.locale(locale).format(measurement.value)
        ?? NumberWords.words(for: measurement.value, in: locale)
      return number + width.space + measurement.unit.symbol
    }

    /// Returns the style for a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

/// The purpose of a measurement, by which Foundation on iOS chooses a unit. Has no effect here.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private let name: String

  /// The unit that is usual in the locale.
  public static var general: Self { Self(name: "general") }

  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a road.
  public static var road: Self { Self(name: "road") }

  /// The height of a person.
  public static var personHeight: Self { Self(name: "personHeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }

  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }

  /// The energy of exercise.
  public static var workout: Self { Self(name: "workout") }
}

extension FormatStyle {
  /// Returns a style for measurements in the current locale.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType>? = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(
      width: width, locale: LocalizationEnvironment.locale, usage: usage,
      numberFormatStyle: numberFormatStyle)
  }
}
