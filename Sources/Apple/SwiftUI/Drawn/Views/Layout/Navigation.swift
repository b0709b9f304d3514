// Navigation between screens. A card shows the current screen, and columns from top to bottom.

import BehestCards

/// A stack of screens. A card shows the root only.
public struct NavigationStack<Data, Root> where Root: View {
  let root: Root

  /// Creates a stack from its root.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// Creates a stack from a path and its root. A card ignores the path.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(root) }
}

/// A stack of screens, in its older form. A card shows the root only.
public struct NavigationView<Content> where Content: View {
  let content: Content

  /// Creates a stack from its root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(content) }
}

/// The values that lead from the root to the current screen. Has no effect in a terminal card.
public struct NavigationPath: Sendable {
  private var values: [any Hashable & Sendable] = []

  /// Creates an empty path.
  public init() {}

  /// The number of values.
  public var count: Int { values.count }

  /// Whether the path is empty.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append<V>(_ value: V) where V: Hashable & Sendable { values.append(value) }

  /// Removes values from the end, at most as many as there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// A control that navigates to another screen. Has no action in a terminal card: the destination is
/// never shown.
///
/// A card shows its label.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let label: Label

  /// Creates a link with a custom label. The destination is never made.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a link with a custom label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized label. The destination is never made.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// Creates a link with a localized label.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  /// Creates a link with a label shown as it is. The destination is never made.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { label = Text(title) }

  /// Creates a link with a label shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    label = Text(title)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the destination of a value, with a custom label.
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.label = label()
  }

  /// Creates a link to the destination of a value, with a localized label.
  public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    label = Text(titleKey)
  }

  /// Creates a link to the destination of a value, with a label shown as it is.
  @_disfavoredOverload public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Hashable { label = Text(title) }
}

extension NavigationLink: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(label) }
}

/// A view with two or three columns for navigation. A card shows them from top to bottom.
public struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Creates a view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates a view with three columns and their visibility. A card hides none.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates a view with two columns and their visibility. A card hides none.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail) }
}

extension NavigationSplitView: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    context.lower(sidebar) + context.lower(content) + context.lower(detail)
  }
}
