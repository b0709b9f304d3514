// Modifiers of bars: a card has none.

extension View {
  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Accepted and ignored: a card has no bars.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    self
  }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Accepted and ignored: a card has no bars.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { self }

  /// Accepted and ignored: a card has no bars.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    self
  }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    self
  }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View
  where C: View { self }

  /// Accepted and ignored: a card has no bars.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
}
