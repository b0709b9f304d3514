// Modifiers that move a view: a card is drawn once.

extension View {
  /// Accepted and ignored: a card does not move.
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable { self }

  /// Accepted and ignored: a card does not move.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Accepted and ignored: a card does not move.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  /// Accepted and ignored: a card does not move.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Accepted and ignored: a card does not move.
  nonisolated public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View {
    self
  }

  /// Accepted and ignored: a card does not move.
  nonisolated public func symbolEffect<U>(_ effect: SymbolEffect, value: U) -> some View
  where U: Equatable { self }

  /// Accepted and ignored: a card does not move.
  nonisolated public func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View where ID: Hashable { self }

  /// Accepted and ignored: a card has no feedback but its words.
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable { self }
}
