// Ways controls look: accepted, for a front end decides how a card's controls look.

/// A way a button looks and is pressed; a card keeps the content as it is.
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

/// The style `automatic`. Has no effect in a terminal card.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style `automatic`. Has no effect in a terminal card.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The style `bordered`. Has no effect in a terminal card.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style `bordered`. Has no effect in a terminal card.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The style `borderedProminent`. Has no effect in a terminal card.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style `borderedProminent`. Has no effect in a terminal card.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The style `borderless`. Has no effect in a terminal card.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style `borderless`. Has no effect in a terminal card.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The style `plain`. Has no effect in a terminal card.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style `plain`. Has no effect in a terminal card.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The style `glass`. Has no effect in a terminal card.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style `glass`. Has no effect in a terminal card.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The style `glassProminent`. Has no effect in a terminal card.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style `glassProminent`. Has no effect in a terminal card.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The style `link`. Has no effect in a terminal card.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The style `link`. Has no effect in a terminal card.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A way a button looks, written by a client; a card keeps the button's label as it is.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes what is shown of a button's parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
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
