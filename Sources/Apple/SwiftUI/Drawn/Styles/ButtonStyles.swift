// The styles of buttons: bordered, prominent or plain.

import BehestCards

/// A type that applies custom interaction behavior and a custom appearance to buttons.
///
/// A card draws the styles of this module; others have no effect.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the styled view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle where Body == Never {
  /// Returns the styled view of a button. Never called: the front end decides its appearance.
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
    return EnvironmentModified(content: self) {
      $0.buttonProminence = prominence
      $0.buttonStyle = nil
    }
  }

  /// Sets the style for buttons within the view.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    EnvironmentModified(content: self) {
      $0.buttonProminence = nil
      $0.buttonStyle = style
    }
  }
}

/// The default button style.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button style with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A prominent button style.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A prominent button style.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button style without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button style with a glass effect. A card draws a border.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button style with a glass effect. A card draws a border.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A prominent button style with a glass effect. A card draws a prominent button.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A prominent button style with a glass effect. A card draws a prominent button.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button style that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button style that looks like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A type that applies standard interaction behavior and a custom appearance to buttons. In a card
/// it decides whether a button takes the full width.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the styled view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is being pressed: never in a card.
  public let isPressed: Bool
}
