// Screens side by side, of which a card shows all, one under the other.

import BehestCards

/// Screens of which one is seen at a time; a card shows all, one under the other.
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content

  /// Makes screens of which the one selected is seen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes screens.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabView: View {
  /// Screens are lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(content) }
}

/// One of several screens, with its title.
public struct Tab<Value, Content, Label> where Value: Hashable, Content: View, Label: View {
  let content: Content
}

extension Tab where Label == BehestSwiftUI.Label<Text, Image> {
  /// Makes a screen with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never { self.content = content() }

  /// Makes a screen with a localized title and a symbol that is told apart by a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Makes a screen with a title and a symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Value == Never, S: StringProtocol { self.content = content() }

  /// Makes a screen with a title and a symbol that is told apart by a value.
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where S: StringProtocol { self.content = content() }
}

extension Tab {
  /// Makes a screen with a label that is told apart by a value.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.content = content() }
}

extension Tab: View {
  /// A screen is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(content) }
}
