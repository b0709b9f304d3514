// Modifiers of animations. A card is drawn once.

extension View {
  /// Applies an animation to changes of a value. Has no effect in a terminal card.
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable { self }

  /// Applies an animation to changes of a value. Has no effect in a terminal card.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Associates a transition with the view. Has no effect in a terminal card.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  /// Modifies the view to use a transition as its content changes. Has no effect in a terminal
  /// card.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Defines a group of views with synchronized geometry. Has no effect in a terminal card.
  nonisolated public func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View where ID: Hashable { self }

  /// Plays feedback when a value changes. Has no effect in a terminal card.
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable { self }
}
