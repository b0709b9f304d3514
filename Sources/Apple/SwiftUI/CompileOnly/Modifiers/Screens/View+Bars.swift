// Modifiers of navigation bars and toolbars. A card has none.

extension View {
  /// Sets the title of the navigation bar. Has no effect in a terminal card: the title is not
  /// drawn.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { self }

  /// Sets the title of the navigation bar. Has no effect in a terminal card: the title is not
  /// drawn.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Sets the title of the navigation bar. Has no effect in a terminal card: the title is not
  /// drawn.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    self
  }

  /// Sets the title of the navigation bar. Has no effect in a terminal card: the title is not
  /// drawn.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Sets the title of the navigation bar. Has no effect in a terminal card: the title is not
  /// drawn.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Sets the title of the navigation bar. Has no effect in a terminal card: the title is not
  /// drawn.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol { self }

  /// Hides the navigation bar. Has no effect in a terminal card.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Sets the navigation bar items. Has no effect in a terminal card: the items are not drawn.
  nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View { self }

  /// Sets the navigation bar items. Has no effect in a terminal card: the items are not drawn.
  nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View { self }

  /// Sets the navigation bar items. Has no effect in a terminal card: the items are not drawn.
  nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View { self }

  /// Configures the view's title for purposes of navigation. Has no effect in a terminal card: the
  /// title is not drawn.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { self }

  /// Configures the view's title for purposes of navigation. Has no effect in a terminal card: the
  /// title is not drawn.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    self
  }

  /// Configures the view's subtitle for purposes of navigation. Has no effect in a terminal card:
  /// the subtitle is not drawn.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Configures the view's subtitle for purposes of navigation. Has no effect in a terminal card:
  /// the subtitle is not drawn.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    self
  }

  /// Associates a destination view with presented data. Has no effect in a terminal card: the
  /// destination is never shown.
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }

  /// Sets the navigation transition style for the view. Has no effect in a terminal card.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Identifies the view as the source of a navigation transition. Has no effect in a terminal
  /// card.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Configures the semantic role for the content populating the toolbar. Has no effect in a
  /// terminal card.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Specifies the preferred color scheme of a bar. Has no effect in a terminal card.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Specifies the visibility of a bar. Has no effect in a terminal card.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Specifies the preferred visibility of backgrounds on a bar. Has no effect in a terminal card.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Configures the toolbar title display mode for the view. Has no effect in a terminal card.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }

  /// Configures the toolbar title menu for the view. Has no effect in a terminal card: its actions
  /// cannot be chosen.
  nonisolated public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View
  where C: View { self }

  /// Sets the visibility of the status bar. Has no effect in a terminal card.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
}
