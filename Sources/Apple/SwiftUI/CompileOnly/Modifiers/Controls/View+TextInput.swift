// Modifiers of text input. A card takes none.

public import Foundation

extension View {
  /// Sets the keyboard type for the view. Has no effect in a terminal card.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the text content type for the view. Has no effect in a terminal card.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets whether text input is capitalized automatically. Has no effect in a terminal card.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Sets whether to disable autocorrection. Has no effect in a terminal card.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets the style for text editors within the view. Has no effect in a terminal card.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

  /// Associates a fully formed string with a search suggestion. Has no effect in a terminal card.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }

  /// Configures the search suggestions for the view. Has no effect in a terminal card: the
  /// suggestions are not drawn.
  nonisolated public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View
  where S: View { self }

  /// Configures the search scopes for the view. Has no effect in a terminal card.
  nonisolated public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View where V: Hashable, S: View
  { self }

  /// Modifies the view to programmatically move focus to the search field. Has no effect in a
  /// terminal card.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Marks the view as searchable. Has no effect in a terminal card: nothing can be searched.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// Marks the view as searchable. Has no effect in a terminal card: nothing can be searched.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { self }

  /// Marks the view as searchable. Has no effect in a terminal card: nothing can be searched.
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { self }

  /// Programmatically presents the find and replace interface. Has no effect in a terminal card.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Adds a condition that controls whether the view can display focus effects. Has no effect in a
  /// terminal card.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Indicates that the view's frame and its descendants guide the movement of focus. Has no effect
  /// in a terminal card.
  nonisolated public func focusSection() -> some View { self }

  /// Defines a region of the view in which default focus is evaluated. Has no effect in a terminal
  /// card.
  nonisolated public func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V) -> some View
  where V: Hashable { self }

  /// Performs an action if a key is pressed while the view has focus. Has no effect in a terminal
  /// card: the action never runs.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  { self }

  /// Adds an action to perform in response to a move command. Has no effect in a terminal card.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
  { self }

  /// Adds an action to perform in response to the system's exit command. Has no effect in a
  /// terminal card.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Adds an action to perform in response to the system's Delete command. Has no effect in a
  /// terminal card: the action never runs.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Specifies the Writing Tools behavior for text in the view. Has no effect in a terminal card.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  /// Specifies the language for typesetting. Has no effect in a terminal card.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { self }
}
