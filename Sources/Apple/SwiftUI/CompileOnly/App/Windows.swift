// Windows and menu bar extras, none of which is shown.

/// A scene with any number of identical windows. Never shown in a terminal.
public struct WindowGroup<Content> where Content: View {
  /// Creates a window group. The content is never made.
  public init(@ViewBuilder content: @escaping () -> Content) {}

  /// Creates a window group with an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {}

  /// Creates a window group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}

  /// Creates a window group with a localized title and an identifier.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {}
}

extension WindowGroup: Scene {
  /// The body of the scene: `Never`.
  public typealias Body = Never
}

/// A scene for the app's settings. Never shown in a terminal.
public struct Settings<Content> where Content: View {
  /// Creates a settings scene. The content is never made.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene {
  /// The body of the scene: `Never`.
  public typealias Body = Never
}

extension WindowGroup {
  /// Creates a window group with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {}

  /// Creates a window group for the values of a type.
  public init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {}

  /// Creates a window group for the values of a type.
  public init<D, C>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {}

  /// Creates a window group for the values of a type, with a default value.
  public init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {}
}

/// The content of a window that presents a value.
public struct PresentedWindowContent<Data, Content>: View
where Data: Codable & Hashable, Content: View {
  /// The content of the view: empty, as no window is shown.
  public var body: some View { EmptyView() }
}

/// A scene with a single window. Never shown in a terminal.
public struct Window<Content> where Content: View {
  /// Creates a window with a localized title.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a window with a title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a window with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}
}

extension Window: Scene {
  /// The body of the scene: `Never`.
  public typealias Body = Never
}

/// A menu in the menu bar. Never shown in a terminal.
public struct MenuBarExtra<Label, Content> where Label: View, Content: View {
  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension MenuBarExtra where Label == BehestSwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra: Scene {
  /// The body of the scene: `Never`.
  public typealias Body = Never
}
