// Modifiers of navigation, toolbars and presentations. A card has none.

public import Foundation

extension View {
  /// Configures the view's title for purposes of navigation. Has no effect in a terminal card: the
  /// title is not drawn.
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }

  /// Configures the view's title for purposes of navigation. Has no effect in a terminal card: the
  /// title is not drawn.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Configures the title display mode of the view. Has no effect in a terminal card.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Hides the navigation bar's back button. Has no effect in a terminal card.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  { self }

  /// Associates a destination view with presented data. Has no effect in a terminal card: the
  /// destination is never shown.
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }

  /// Associates a destination view with presented data. Has no effect in a terminal card: the
  /// destination is never shown.
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View { self }

  /// Populates the toolbar with items. Has no effect in a terminal card: the items are not drawn.
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View { self }

  /// Populates the toolbar with items. Has no effect in a terminal card: the items are not drawn.
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content)
    -> some View where Content: ToolbarContent
  { self }

  /// Specifies the visibility of a bar. Has no effect in a terminal card.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Specifies the preferred background of a bar. Has no effect in a terminal card.
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...)
    -> some View where S: ShapeStyle
  { self }

  /// Specifies the preferred background of a bar. Has no effect in a terminal card.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Presents a sheet when a condition is true. Has no effect in a terminal card: its content is
  /// never shown.
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }

  /// Presents a sheet when a condition is true. Has no effect in a terminal card: its content is
  /// never shown.
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }

  /// Presents a modal view that covers as much of the screen as possible. Has no effect in a
  /// terminal card: its content is never shown.
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }

  /// Presents a popover when a condition is true. Has no effect in a terminal card: its content is
  /// never shown.
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }

  /// Presents an alert when a condition is true. Has no effect in a terminal card: it is never
  /// presented.
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View { self }

  /// Presents an alert when a condition is true. Has no effect in a terminal card: it is never
  /// presented.
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }

  /// Presents a confirmation dialog when a condition is true. Has no effect in a terminal card: it
  /// is never presented.
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View { self }

  /// Presents a confirmation dialog when a condition is true. Has no effect in a terminal card: it
  /// is never presented.
  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }

  /// Marks the view as searchable. Has no effect in a terminal card: nothing can be searched.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  /// Marks the view as searchable. Has no effect in a terminal card: nothing can be searched.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// Sets the available detents for the enclosing sheet. Has no effect in a terminal card.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Sets the visibility of the drag indicator on top of a sheet. Has no effect in a terminal card.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Conditionally prevents interactive dismissal of presentations. Has no effect in a terminal
  /// card.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }

  /// Sets the tab bar item associated with the view. Has no effect in a terminal card: the label is
  /// not drawn.
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    self
  }

  /// Shows a view beside the modified view, whose safe area it insets. Has no effect in a terminal
  /// card: its content is not drawn.
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { self }

  /// Adds padding to the safe area of the view. Has no effect in a terminal card.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

  /// Adds padding to the safe area of the view. Has no effect in a terminal card.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { self }

  /// Adds padding to the safe area of the view. Has no effect in a terminal card.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { self }

  /// Sets the visibility of the status bar. Has no effect in a terminal card.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets the preferred visibility of system overlays. Has no effect in a terminal card.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Configures the view's title for purposes of navigation. Has no effect in a terminal card: the
  /// title is not drawn.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    self
  }

  /// Presents an alert when a condition is true. Has no effect in a terminal card: it is never
  /// presented.
  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View { self }
}

extension View {
  /// Sets a preferred width for the column containing the view. Has no effect in a terminal card.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets a preferred width for the column containing the view. Has no effect in a terminal card.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
