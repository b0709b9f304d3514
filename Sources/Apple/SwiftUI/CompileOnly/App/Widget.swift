// Widgets and controls, as declarations: there is no screen to put one on.

/// A widget; there is no screen to put it on.
@MainActor @preconcurrency public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration

  /// What the widget shows.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the widget.
  @MainActor @preconcurrency init()
}

extension Widget {
  /// Makes the widget, and leaves: there is no screen to put it on.
  @MainActor @preconcurrency public static func main() { _ = Self() }
}

/// What a widget shows.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of the configuration's content.
  associatedtype Body: WidgetConfiguration

  /// The configuration's content.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never called: there is no screen to put a widget on.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A widget that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// A configuration without a body.
  public typealias Body = Never

  /// Makes a configuration that shows nothing.
  nonisolated public init() {}
}

/// An app's widgets.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the bundle.
  @MainActor @preconcurrency init()
}

extension WidgetBundle {
  /// Makes the bundle, and leaves: there is no screen to put its widgets on.
  @MainActor @preconcurrency public static func main() { _ = Self() }
}

/// Builds an app's widgets.
@resultBuilder public enum WidgetBundleBuilder {
  /// No widgets.
  public static func buildBlock() -> some Widget { NoWidget() }

  /// Takes a widget as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Widget { content }

  /// Takes a control as a widget.
  @_disfavoredOverload
  public static func buildExpression<Content>(_ content: Content) -> some Widget
  where Content: ControlWidget { NoWidget() }

  /// Passes a single widget through.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Widget {
    content
  }

  /// Takes the first of several; none is ever shown.
  public static func buildBlock<First, each Rest>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Widget where First: Widget, repeat each Rest: Widget { first }

  /// Takes the widgets of a branch, or none.
  public static func buildOptional(_ widget: (any Widget)?) -> some Widget { NoWidget() }

  /// Takes the widgets of a newer system.
  public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { NoWidget() }
}

private struct NoWidget: Widget {
  nonisolated init() {}

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A control; there is no screen to put it on.
@MainActor @preconcurrency public protocol ControlWidget {
  /// The type of the control's configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// What the control shows and does.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the control.
  @MainActor @preconcurrency init()
}

/// What a control shows and does.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  /// The type of the configuration's content.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration's content.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
  /// Never called: there is no screen to put a control on.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Builds what a control shows and does.
@resultBuilder public enum ControlWidgetConfigurationBuilder {
  /// Passes a configuration through.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ControlWidgetConfiguration { content }
}

/// The look of a control: a button or a toggle.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  /// The type of the template's content.
  associatedtype Body: ControlWidgetTemplate

  /// The template's content.
  @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
  /// Never called: there is no screen to put a control on.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Builds the look of a control.
@resultBuilder public enum ControlWidgetTemplateBuilder {
  /// Passes a template through.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ControlWidgetTemplate { content }
}

extension ControlWidgetTemplate {
  /// Sets the tint color within the control. Has no effect in a terminal card.
  nonisolated public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Adds a condition that controls whether people can interact with the control. Has no effect in
  /// a terminal card.
  nonisolated public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }

  /// Marks the view as containing sensitive, private user data. Has no effect in a terminal card:
  /// the content is drawn in full.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    self
  }
}
