// How buttons look: with a border, prominent, or by their number alone.

import BehestCards

/// A type that applies custom interaction behavior and a custom appearance to buttons.
///
/// A card draws the styles of this module, and keeps a button as it is with another.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts there are.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes what is shown of the parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle where Body == Never {
  /// Never called: a front end decides how this style looks.
  public func makeBody(configuration: Configuration) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}

extension View {
  /// Sets the style for buttons within this view to a button style with a custom appearance and
  /// custom interaction behavior.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    let prominence: Control.Prominence? =
      switch style {
      case is BorderedButtonStyle, is GlassButtonStyle: .bordered
      case is BorderedProminentButtonStyle, is GlassProminentButtonStyle: .prominent
      default: nil
      }
    return EnvironmentModified(content: self) { $0.buttonProminence = prominence }
  }
}

extension EnvironmentValues {
  /// How much buttons stand out.
  var buttonProminence: Control.Prominence? {
    get { self[ButtonProminenceKey.self] }
    set { self[ButtonProminenceKey.self] = newValue }
  }
}

private enum ButtonProminenceKey: EnvironmentKey {
  static var defaultValue: Control.Prominence? { nil }
}

/// A button style that the system chooses.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A button style that the system chooses.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button style with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button style that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button style that decorates nothing.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style that decorates nothing.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button style of glass; a card draws a border.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button style of glass; a card draws a border.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A button style of prominent glass; a card draws it as one that stands out.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button style of prominent glass; a card draws it as one that stands out.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button style of links.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button style of links.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A type that applies standard interaction behavior and a custom appearance to buttons. Has no
/// effect in a terminal card.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes what is shown of a button's parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button. Has no effect in a terminal card.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let view: AnyView

    /// What the button shows.
    public var body: some View { view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether it is being pressed; in a card, never.
  public let isPressed: Bool
}
