// How a label shows its parts.

import BehestCards

/// A way to show labels.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of what is shown.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes what is shown of a label's parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let view: AnyView

    /// What the label has for its title.
    public var body: some View { view }
  }

  /// The image of a label.
  public struct Icon: View {
    let view: AnyView

    /// What the label has for its image.
    public var body: some View { view }
  }

  /// The title.
  public let title: Title
  /// The image.
  public let icon: Icon
}

/// A label style of this module.
@MainActor protocol BuiltInLabelStyle: LabelStyle {
  func lower(_ configuration: LabelStyleConfiguration, in context: LoweringContext) -> [Element]
}

/// The usual style: image and title.
public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Shows image and title.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }

  func lower(_ configuration: LabelStyleConfiguration, in context: LoweringContext) -> [Element] {
    let icon = context.lower(configuration.icon)
    let title = context.lower(configuration.title)
    return [Element.row(icon + title, spacing: nil, alignment: .center)].compactMap { $0 }
  }
}

/// A style that shows image and title.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Shows image and title.
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }

  func lower(_ configuration: LabelStyleConfiguration, in context: LoweringContext) -> [Element] {
    DefaultLabelStyle().lower(configuration, in: context)
  }
}

/// A style that shows the title only.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Shows the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }

  func lower(_ configuration: LabelStyleConfiguration, in context: LoweringContext) -> [Element] {
    context.lower(configuration.title)
  }
}

/// A style that shows the image only; in a card the title is the words for it.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Shows the image.
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
  /// The usual style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows image and title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows the title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows the image only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets how labels in the view are shown.
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    EnvironmentModified(content: self) { $0.labelStyle = style }
  }
}

extension EnvironmentValues {
  /// How labels are shown; `nil` for the usual style.
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}
