// Modifiers for assistive technologies. A card is text already.

extension View {
  /// Specifies whether to hide the view from assistive technologies. Has no effect in a terminal
  /// card.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Communicates what happens after the view's action. Has no effect in a terminal card: the hint
  /// is not read.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Communicates what happens after the view's action. Has no effect in a terminal card: the hint
  /// is not read.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Adds a textual description of the value that the view contains. Has no effect in a terminal
  /// card: the value is not read.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View { self }

  /// Adds a textual description of the value that the view contains. Has no effect in a terminal
  /// card: the value is not read.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Uses the string to identify the view in tests. Has no effect in a terminal card.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Creates an accessibility element of the view and its children. Has no effect in a terminal
  /// card.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { self }

  /// Adds accessibility traits to the view. Has no effect in a terminal card.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Removes accessibility traits from the view. Has no effect in a terminal card.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Sets the sort priority order of the view's accessibility element. Has no effect in a terminal
  /// card.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Sets alternate input labels with which people identify the view. Has no effect in a terminal
  /// card.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> some View
  { self }

  /// Adds an accessibility action to the view. Has no effect in a terminal card: the action never
  /// runs.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds a large content view to be shown by the large content viewer. Has no effect in a terminal
  /// card.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Adds help text to the view. Has no effect in a terminal card: the help is not shown.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// Adds help text to the view. Has no effect in a terminal card: the help is not shown.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Communicates what happens after the view's action. Has no effect in a terminal card: the hint
  /// is not read.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    self
  }

  /// Adds a textual description of the value that the view contains. Has no effect in a terminal
  /// card: the value is not read.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    self
  }

  /// Adds help text to the view. Has no effect in a terminal card: the help is not shown.
  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol { self }
}
