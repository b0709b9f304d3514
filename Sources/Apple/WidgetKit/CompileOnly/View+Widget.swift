// What views say about themselves as widgets; a card is none.

public import Foundation
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

/// How a widget is drawn.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// In its own colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two colours.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In one colour.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
  /// The size and shape of the widget; a card is as a medium one.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the widget is drawn; a card is drawn in its own colours.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether the widget's background is drawn; a card has none.
  public var showsWidgetContainerBackground: Bool { false }

  /// The space around the widget's content; a card sees to that itself.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemMedium }
}

private enum WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

/// The background of a widget on a watch or a locked screen; a card has none.
public struct AccessoryWidgetBackground: View {
  /// Makes a background.
  nonisolated public init() {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
