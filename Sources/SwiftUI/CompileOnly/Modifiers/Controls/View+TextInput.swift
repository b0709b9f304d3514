// Modifiers of typing: a card takes no text.

public import Foundation

extension View {
  /// Accepted and ignored: a card takes no text.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View
  where S: View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View where V: Hashable, S: View
  { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }

  /// Accepted and ignored: a card takes no text.
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func focusSection() -> some View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V) -> some View
  where V: Hashable { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
  { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  /// Accepted and ignored: a card takes no text.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }
}
