// Windows, of which none is ever shown.

/// A window, or as many as the person opens; there is no screen to show one on.
public struct WindowGroup<Content> where Content: View {
  /// Makes a window of content, which is never made.
  public init(@ViewBuilder content: @escaping () -> Content) {}

  /// Makes a window of content with an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {}

  /// Makes a window of content with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}

  /// Makes a window of content with a localized title and an identifier.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {}
}

extension WindowGroup: Scene {
  /// A window has no body.
  public typealias Body = Never
}

/// The window of an app's settings.
public struct Settings<Content> where Content: View {
  /// Makes a window of settings, which are never made.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene {
  /// A window has no body.
  public typealias Body = Never
}

extension WindowGroup {
  /// Makes a window of content with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {}

  /// Makes a window of content for a value.
  public init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {}

  /// Makes a window of content for a value.
  public init<D, C>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {}

  /// Makes a window of content for a value, with a value to begin with.
  public init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {}
}

/// The content of a window for a value.
public struct PresentedWindowContent<Data, Content>: View
where Data: Codable & Hashable, Content: View {
  /// Nothing: no window is ever shown.
  public var body: some View { EmptyView() }
}

/// A window that there is only one of.
public struct Window<Content> where Content: View {
  /// Makes a window of content with a localized title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Makes a window of content with a title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  /// Makes a window of content with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}
}

extension Window: Scene {
  /// A window has no body.
  public typealias Body = Never
}

/// A menu in the bar at the top of the screen.
public struct MenuBarExtra<Label, Content> where Label: View, Content: View {
  /// Makes a menu with a label of its own.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension MenuBarExtra where Label == BehestSwiftUI.Label<Text, Image> {
  /// Makes a menu with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra: Scene {
  /// A menu has no body.
  public typealias Body = Never
}
