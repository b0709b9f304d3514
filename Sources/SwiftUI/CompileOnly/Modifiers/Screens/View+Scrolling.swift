// Modifiers of scrolling: a card shows everything at once.

extension View {
  /// Accepted and ignored: a card shows everything at once, and does not scroll.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Accepted and ignored: a card shows everything at once, and does not scroll.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Accepted and ignored: a card shows everything at once, and does not scroll.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil)
    -> some View
  { self }

  /// Accepted and ignored: a card shows everything at once, and does not scroll.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Accepted and ignored: a card shows everything at once, and does not scroll.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted and ignored: a card shows everything at once, and does not scroll.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Accepted and ignored: a card shows everything at once, and does not scroll.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Accepted and ignored: a card shows everything at once, and does not scroll.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Accepted and ignored: a card shows everything at once, and does not scroll.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Accepted and ignored: a card shows everything at once, and does not scroll.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Accepted and ignored: a card shows everything at once, and does not scroll.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
}
