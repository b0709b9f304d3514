// Modifiers that speak to assistive technology: a card is text already.

extension View {
  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> some View
  { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// Accepted and ignored: a card is text already.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Accepted and ignored: a card is text already.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    self
  }

  /// Accepted and ignored: a card is text already.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    self
  }

  /// Accepted and ignored: a card is text already.
  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol { self }
}
