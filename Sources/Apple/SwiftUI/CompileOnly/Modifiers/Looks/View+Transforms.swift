// Modifiers of geometry, transitions and feedback. A card is drawn once.

extension View {
  /// Isolates the geometry of the view from its parent view. Has no effect in a terminal card.
  nonisolated public func geometryGroup() -> some View { self }

  /// Applies a transaction mutation to the animations within the view. Has no effect in a terminal
  /// card.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }

  /// Animates effects that are applied to the view over a sequence of phases. Has no effect in a
  /// terminal card.
  nonisolated public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable { self }

  /// Associates a transition with the view. Has no effect in a terminal card.
  nonisolated public func transition(_ transition: some Transition) -> some View { self }

  /// Plays feedback when a value changes. Has no effect in a terminal card.
  nonisolated public func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View where T: Equatable { self }

  /// Plays feedback when a value changes. Has no effect in a terminal card.
  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View where T: Equatable { self }

  /// Sets the allowed dynamic range of images. Has no effect in a terminal card.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Associates an identity with the Liquid Glass effect within the view. Has no effect in a
  /// terminal card.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Adds the background extension effect to the view. Has no effect in a terminal card.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Sets the pointer style to display when the pointer is over the view. Has no effect in a
  /// terminal card.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Masks the view using the alpha channel of another view. Has no effect in a terminal card.
  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View { self }
}
