// Ways controls look: accepted, for a front end decides how a card's controls look.

/// A way a toggle looks; a card keeps the content as it is.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts there are.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes what is shown of the parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle where Body == Never {
  /// Never called: a front end decides how this style looks.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The style `switch`. Has no effect in a terminal card.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style `switch`. Has no effect in a terminal card.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The style `button`. Has no effect in a terminal card.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style `button`. Has no effect in a terminal card.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The style `checkbox`. Has no effect in a terminal card.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The style `checkbox`. Has no effect in a terminal card.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A way progress looks; a card keeps the content as it is.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts there are.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes what is shown of the parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle where Body == Never {
  /// Never called: a front end decides how this style looks.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The style `linear`. Has no effect in a terminal card.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style `linear`. Has no effect in a terminal card.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The style `circular`. Has no effect in a terminal card.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style `circular`. Has no effect in a terminal card.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A way a gauge looks; a card keeps the content as it is.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts there are.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes what is shown of the parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle where Body == Never {
  /// Never called: a front end decides how this style looks.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The style `linearCapacity`. Has no effect in a terminal card.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style `linearCapacity`. Has no effect in a terminal card.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The style `accessoryLinear`. Has no effect in a terminal card.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The style `accessoryLinear`. Has no effect in a terminal card.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The style `accessoryLinearCapacity`. Has no effect in a terminal card.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The style `accessoryLinearCapacity`. Has no effect in a terminal card.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// The style `accessoryCircular`. Has no effect in a terminal card.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The style `accessoryCircular`. Has no effect in a terminal card.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The style `accessoryCircularCapacity`. Has no effect in a terminal card.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The style `accessoryCircularCapacity`. Has no effect in a terminal card.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A way a picker looks.
public protocol PickerStyle: Sendable {}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The style `segmented`. Has no effect in a terminal card.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style `segmented`. Has no effect in a terminal card.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The style `menu`. Has no effect in a terminal card.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style `menu`. Has no effect in a terminal card.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The style `wheel`. Has no effect in a terminal card.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The style `wheel`. Has no effect in a terminal card.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The style `inline`. Has no effect in a terminal card.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The style `inline`. Has no effect in a terminal card.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The style `navigationLink`. Has no effect in a terminal card.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style `navigationLink`. Has no effect in a terminal card.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The style `palette`. Has no effect in a terminal card.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The style `palette`. Has no effect in a terminal card.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A way a picker of dates looks; a card keeps the content as it is.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts there are.
  typealias Configuration = DatePickerStyleConfiguration

  /// Makes what is shown of the parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DatePickerStyle where Body == Never {
  /// Never called: a front end decides how this style looks.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The style `compact`. Has no effect in a terminal card.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style `compact`. Has no effect in a terminal card.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The style `graphical`. Has no effect in a terminal card.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style `graphical`. Has no effect in a terminal card.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The style `wheel`. Has no effect in a terminal card.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style `wheel`. Has no effect in a terminal card.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A way a field of text looks; a card keeps the field as it is.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of what is shown.
  associatedtype _Body: View

  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel

  /// Makes what is shown of a field.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> _Body
}

extension TextFieldStyle where _Body == Never {
  /// Never called: a front end decides how this style looks.
  public func _body(configuration: TextField<Self._Label>) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The style `plain`. Has no effect in a terminal card.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style `plain`. Has no effect in a terminal card.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The style `roundedBorder`. Has no effect in a terminal card.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style `roundedBorder`. Has no effect in a terminal card.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A way a menu looks; a card keeps the content as it is.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts there are.
  typealias Configuration = MenuStyleConfiguration

  /// Makes what is shown of the parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle where Body == Never {
  /// Never called: a front end decides how this style looks.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The style `button`. Has no effect in a terminal card.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style `button`. Has no effect in a terminal card.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
