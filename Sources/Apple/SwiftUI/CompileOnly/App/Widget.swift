// Widgets and controls, which are only declared: a terminal shows none.

/// A widget. Never shown in a terminal.
@MainActor @preconcurrency public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration

  /// The configuration of the widget.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the widget.
  @MainActor @preconcurrency init()
}

extension Widget {
  /// Creates the widget and returns: a terminal shows no widgets.
  @MainActor @preconcurrency public static func main() { _ = Self() }
}

/// The configuration of a widget: its content and its behavior.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of the configuration's content.
  associatedtype Body: WidgetConfiguration

  /// The configuration's content.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// The configuration's content. Never called: a terminal shows no widgets.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// An empty configuration of a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// The body of the configuration: `Never`.
  public typealias Body = Never

  /// Creates an empty configuration.
  nonisolated public init() {}
}

/// A bundle of an app's widgets.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the bundle.
  @MainActor @preconcurrency init()
}

extension WidgetBundle {
  /// Creates the bundle and returns: a terminal shows no widgets.
  @MainActor @preconcurrency public static func main() { _ = Self() }
}

/// A result builder that builds an app's widgets.
@resultBuilder public enum WidgetBundleBuilder {
  /// Returns an empty widget.
  public static func buildBlock() -> some Widget { NoWidget() }

  /// Returns a widget as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Widget { content }

  /// Converts a control to a widget.
  @_disfavoredOverload
  public static func buildExpression<Content>(_ content: Content) -> some Widget
  where Content: ControlWidget { NoWidget() }

  /// Returns the only widget of the block.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Widget {
    content
  }

  /// Returns the first of several widgets. None is ever shown.
  public static func buildBlock<First, each Rest>(
    _ first: First, _ rest: repeat each Rest
  ) -> some Widget where First: Widget, repeat each Rest: Widget { first }

  /// Returns an empty widget for an `if` without `else`.
  public static func buildOptional(_ widget: (any Widget)?) -> some Widget { NoWidget() }

  /// Returns the widget of an `if #available` block.
  public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { NoWidget() }
}

private struct NoWidget: Widget {
  nonisolated init() {}

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A control. Never shown in a terminal.
@MainActor @preconcurrency public protocol ControlWidget {
  /// The type of the control's configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration of the control.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the control.
  @MainActor @preconcurrency init()
}

/// The configuration of a control: its content and its action.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  /// The type of the configuration's content.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration's content.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
  /// The configuration's content. Never called: a terminal shows no controls.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A result builder that builds the configuration of a control.
@resultBuilder public enum ControlWidgetConfigurationBuilder {
  /// Returns the configuration of the block.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ControlWidgetConfiguration { content }
}

/// The template of a control: a button or a toggle.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  /// The type of the template's content.
  associatedtype Body: ControlWidgetTemplate

  /// The template's content.
  @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
  /// The template's content. Never called: a terminal shows no controls.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A result builder that builds the template of a control.
@resultBuilder public enum ControlWidgetTemplateBuilder {
  /// Returns the template of the block.
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
