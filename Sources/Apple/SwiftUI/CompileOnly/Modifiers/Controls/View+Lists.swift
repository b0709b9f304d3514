// Modifiers of the appearance of rows and groups. The front end decides it for a card.

extension View {
  /// Sets whether to hide the separator of a list section. Has no effect in a terminal card.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the tint color of a list section's separator. Has no effect in a terminal card.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Sets the spacing between adjacent sections in a list. Has no effect in a terminal card.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Requests that the row have a hover effect. Has no effect in a terminal card.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Adds a condition that controls whether people can select the view. Has no effect in a terminal
  /// card.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets the style for control groups within the view. Has no effect in a terminal card.
  nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    self
  }

  /// Sets the style for disclosure groups within the view. Has no effect in a terminal card.
  nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View
  where S: DisclosureGroupStyle { self }

  /// Sets the style for the index view within the view. Has no effect in a terminal card.
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    self
  }

  /// Sets the style for navigation views within the view. Has no effect in a terminal card.
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View
  where S: NavigationViewStyle { self }

  /// Sets the style for navigation split views within the view. Has no effect in a terminal card.
  nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View
  where S: NavigationSplitViewStyle { self }

  /// Sets the preferred order of items for menus. Has no effect in a terminal card.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Tells a menu whether to dismiss after performing an action. Has no effect in a terminal card.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }

  /// Sets the default hover effect to use for views within the view. Has no effect in a terminal
  /// card.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Applies a hover effect to the view. Has no effect in a terminal card.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Specifies the prominence of badges created by the view. Has no effect in a terminal card.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Sets a closure to run for the rename action. Has no effect in a terminal card: the action
  /// never runs.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }

  /// Sets whether the rows of tables and lists alternate their backgrounds. Has no effect in a
  /// terminal card.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }

  /// Sets the minimize behavior for tab bars. Has no effect in a terminal card.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// Configures the scroll edge effect style for scroll views. Has no effect in a terminal card.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
}
