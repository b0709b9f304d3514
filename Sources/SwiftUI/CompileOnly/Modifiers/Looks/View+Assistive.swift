// More modifiers that speak to assistive technology: a card is text already.

extension View {
  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibility(label: Text) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibility(value: Text) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibility(hint: Text) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibility(hidden: Bool) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibility(identifier: String) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted and ignored: a card is text already.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void)
    -> some View where S: StringProtocol
  { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityActions<C>(@ViewBuilder _ content: () -> C) -> some View
  where C: View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V)
    -> some View where V: View
  { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View
  where V: View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    self
  }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Accepted and ignored: a card is text already.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
