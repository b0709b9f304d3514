// Modifiers of scrolling. A card shows everything at once.

extension View {
  /// Sets the scroll behavior of views scrollable in the provided axes. Has no effect in a terminal
  /// card.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Configures the outermost layout as a scroll target layout. Has no effect in a terminal card.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Associates a binding with the position of a scroll view. Has no effect in a terminal card.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil)
    -> some View
  { self }

  /// Associates a binding with the position of a scroll view. Has no effect in a terminal card.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Sets whether a scroll view clips its content to its bounds. Has no effect in a terminal card.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Flashes the scroll indicators of scrollable views. Has no effect in a terminal card.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the scroll indicators of scrollable views. Has no effect in a terminal card.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Applies a transition as the view appears and disappears within a scroll view. Has no effect in
  /// a terminal card.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Associates an anchor with the initial position of a scroll view. Has no effect in a terminal
  /// card.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Adds an action to perform when the view becomes visible within a scroll view. Has no effect in
  /// a terminal card.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Applies effects to the view, with access to its layout information. Has no effect in a
  /// terminal card.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
}
