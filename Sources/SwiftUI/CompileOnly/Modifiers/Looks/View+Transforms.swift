// Modifiers that turn, move and fade a view: a card is drawn once, where it stands.

extension View {
  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func geometryGroup() -> some View { self }

  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }

  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable { self }

  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func transition(_ transition: some Transition) -> some View { self }

  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View where T: Equatable { self }

  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View where T: Equatable { self }

  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Accepted and ignored: a card is drawn once, where it stands.
  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View { self }
}
