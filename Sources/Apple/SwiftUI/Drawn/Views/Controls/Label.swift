// Labels, a title with an icon, and their styles.

import BehestCards
public import FoundationGaps

/// A title with an icon before it.
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon

  /// Creates a label from a custom title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a localized title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a title and a system symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a title that is a resource, and a system symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a localized title and an image of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
  }

  /// Creates a label from a title and an image of the app.
  @_disfavoredOverload
  public init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }

  /// Creates a label from a title that is a resource, and an image of the app.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(decorative: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a label style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let configuration = LabelStyleConfiguration(
      title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))
    let style = context.environment.labelStyle
    if let style = style as? any BuiltInLabelStyle {
      return style.lower(configuration, in: context)
    }
    return context.with { $0.labelStyle = nil }.lower(labelStyle: style, configuration)
  }
}

extension LoweringContext {
  fileprivate func lower(
    labelStyle: (any LabelStyle)?, _ configuration: LabelStyleConfiguration
  ) -> [Element] {
    guard let labelStyle else {
      return DefaultLabelStyle().lower(configuration, in: self)
    }
    return lower(environment.around { AnyView(labelStyle.makeBody(configuration: configuration)) })
  }
}

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
    return Element.row(icon + title, spacing: nil, alignment: .center)
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
