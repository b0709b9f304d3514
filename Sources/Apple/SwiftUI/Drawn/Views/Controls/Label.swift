// Labels: a title with an icon.

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

extension Label: View {
  /// The body of the view: `Never`, as it is drawn directly.
  public typealias Body = Never

  /// Returns the elements of the view in a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
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
