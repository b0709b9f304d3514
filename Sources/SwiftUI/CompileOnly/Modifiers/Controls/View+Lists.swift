// Modifiers of rows and groups of controls: a front end decides how they look.

extension View {
  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    self
  }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View
  where S: DisclosureGroupStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    self
  }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View
  where S: NavigationViewStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View
  where S: NavigationSplitViewStyle { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// Accepted and ignored: a card's controls look as the front end draws them.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
}
