// Modifiers of screens: a card has no windows, bars or sheets.

public import Foundation

extension View {
  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content)
    -> some View where Content: ToolbarContent
  { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...)
    -> some View where S: ShapeStyle
  { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    self
  }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    self
  }

  /// Accepted and ignored: a card has no windows, bars or sheets.
  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View { self }
}

extension View {
  /// Accepted and ignored: a card has no columns.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Accepted and ignored: a card has no columns.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
