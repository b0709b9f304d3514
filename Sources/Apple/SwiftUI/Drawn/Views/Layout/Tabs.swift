// Tab views, whose tabs a card shows one below the other.

import BehestCards

/// A view that switches between tabs. A card shows all of them, one below the other.
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content

  /// Creates a tab view with a selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabView: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(content) }
}

/// The content of a tab, with its label.
public struct Tab<Value, Content, Label> where Value: Hashable, Content: View, Label: View {
  let content: Content
}

extension Tab where Label == BehestSwiftUI.Label<Text, Image> {
  /// Creates a tab with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never { self.content = content() }

  /// Creates a tab with a localized title, a symbol and a value that identifies it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Value == Never, S: StringProtocol { self.content = content() }

  /// Creates a tab with a title, a symbol and a value that identifies it.
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where S: StringProtocol { self.content = content() }
}

extension Tab {
  /// Creates a tab with a label and a value that identifies it.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.content = content() }
}

extension Tab: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(content) }
}
