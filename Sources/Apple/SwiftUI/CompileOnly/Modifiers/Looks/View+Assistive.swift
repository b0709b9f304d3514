// More modifiers for assistive technologies. A card is text already.

extension View {
  /// Sets the accessibility label of the view. Has no effect in a terminal card.
  nonisolated public func accessibility(label: Text) -> some View { self }

  /// Sets the accessibility value of the view. Has no effect in a terminal card.
  nonisolated public func accessibility(value: Text) -> some View { self }

  /// Sets the accessibility hint of the view. Has no effect in a terminal card.
  nonisolated public func accessibility(hint: Text) -> some View { self }

  /// Sets whether assistive technologies ignore the view. Has no effect in a terminal card.
  nonisolated public func accessibility(hidden: Bool) -> some View { self }

  /// Sets the accessibility identifier of the view. Has no effect in a terminal card.
  nonisolated public func accessibility(identifier: String) -> some View { self }

  /// Adds accessibility traits to the view. Has no effect in a terminal card.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Removes accessibility traits from the view. Has no effect in a terminal card.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// Adds an accessibility action to the view. Has no effect in a terminal card: the action never
  /// runs.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Adds an accessibility action to the view. Has no effect in a terminal card: the action never
  /// runs.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an accessibility action to the view. Has no effect in a terminal card: the action never
  /// runs.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void)
    -> some View where S: StringProtocol
  { self }

  /// Adds accessibility actions to the view. Has no effect in a terminal card: the actions never
  /// run.
  nonisolated public func accessibilityActions<C>(@ViewBuilder _ content: () -> C) -> some View
  where C: View { self }

  /// Adds an action that adjusts the view's value. Has no effect in a terminal card: the action
  /// never runs.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Replaces the view's accessibility elements with those of another view. Has no effect in a
  /// terminal card: its words are not read.
  nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V)
    -> some View where V: View
  { self }

  /// Replaces the accessibility elements within the view. Has no effect in a terminal card: its
  /// words are not read.
  nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View
  where V: View { self }

  /// Binds the accessibility focus of the view to a state value. Has no effect in a terminal card.
  nonisolated public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    self
  }

  /// Indicates whether the view responds to user interaction. Has no effect in a terminal card.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Sets whether the view ignores inverted colors. Has no effect in a terminal card.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Sets the accessibility level of a heading. Has no effect in a terminal card.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Sets alternate input labels with which people identify the view. Has no effect in a terminal
  /// card.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets whether VoiceOver should always speak all punctuation. Has no effect in a terminal card.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Sets whether VoiceOver should speak the contents character by character. Has no effect in a
  /// terminal card.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
