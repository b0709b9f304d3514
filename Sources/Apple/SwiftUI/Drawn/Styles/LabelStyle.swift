// The styles of labels.

import BehestCards

/// The appearance of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the styled view.
  associatedtype Body: View

  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the styled view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The image of a label.
  public struct Icon: View {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The title.
  public let title: Title
  /// The image.
  public let icon: Icon
}

/// A label style of this module, which a card draws directly.
@MainActor protocol BuiltInLabelStyle: LabelStyle {
  func lower(_ configuration: LabelStyleConfiguration, in context: LoweringContext) -> [Element]
}

/// The default style: icon and title.
public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }

  func lower(_ configuration: LabelStyleConfiguration, in context: LoweringContext) -> [Element] {
    let icon = context.lower(configuration.icon)
    let title = context.lower(configuration.title)
    return [Element.row(icon + title, spacing: nil, alignment: .center)].compactMap { $0 }
  }
}

/// A style that shows icon and title.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }

  func lower(_ configuration: LabelStyleConfiguration, in context: LoweringContext) -> [Element] {
    DefaultLabelStyle().lower(configuration, in: context)
  }
}

/// A style that shows the title only.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }

  func lower(_ configuration: LabelStyleConfiguration, in context: LoweringContext) -> [Element] {
    context.lower(configuration.title)
  }
}

/// A style that shows the icon only. In a card the title describes it.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }

  func lower(_ configuration: LabelStyleConfiguration, in context: LoweringContext) -> [Element] {
    let words = context.lower(configuration.title).labelInlines.plainText
    let icon = context.lower(configuration.icon).map { element in
      var element = element
      element.block = element.block.describingImages(as: words)
      return element
    }
    return icon.isEmpty ? context.lower(configuration.title) : icon
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style: icon and title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows icon and title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows the title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows the icon only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of labels in the view.
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    EnvironmentModified(content: self) { $0.labelStyle = style }
  }
}

extension EnvironmentValues {
  /// The style of labels; `nil` for the default style.
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}
