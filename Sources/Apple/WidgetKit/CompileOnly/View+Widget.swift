// Modifiers and environment values of widgets. A card is not a widget.

public import BehestSwiftUI

extension View {
  /// Sets the URL to open in the containing app when the widget is tapped. Has no effect in a
  /// terminal card: nothing is opened.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// Adds the view and its subviews to the accented group. Has no effect in a terminal card.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Sets the label of an accessory family widget. Has no effect in a terminal card: the label is
  /// not drawn.
  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the label of an accessory family widget. Has no effect in a terminal card: the label is
  /// not drawn.
  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the label of an accessory family widget. Has no effect in a terminal card: the label is
  /// not drawn.
  nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    self
  }

  /// Sets the action hint of a control. Has no effect in a terminal card.
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Sets the action hint of a control. Has no effect in a terminal card.
  @_disfavoredOverload
  nonisolated public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    self
  }

  /// Sets the status of a control. Has no effect in a terminal card.
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }

  /// Sets the status of a control. Has no effect in a terminal card.
  @_disfavoredOverload
  nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
}

/// The mode in which a widget is rendered.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// A mode with full colors.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// A mode with two groups of colors.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// A mode with one color on a translucent background.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
  /// The family of the widget: medium in a card.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The mode in which the widget is rendered: full color in a card.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether the container background is shown: `false`, as a card has none.
  public var showsWidgetContainerBackground: Bool { false }

  /// The margins of the widget's content: zero, as a card has its own.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemMedium }
}

private enum WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

/// The background of a widget on a watch or the Lock Screen. Never drawn in a card.
public struct AccessoryWidgetBackground: View {
  /// Creates a background.
  nonisolated public init() {}

  /// The content of the view: empty.
  public var body: some View { EmptyView() }
}
