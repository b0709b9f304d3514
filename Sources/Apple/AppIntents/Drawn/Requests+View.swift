// The requests of an intent that show a view beside the question.

public import BehestSwiftUI

extension AppIntent {
  /// Asks the person to confirm the intent, with a view; throws when they decline.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    try await confirm(
      actionName: actionName, dialog: dialog, showsDialogAsPrompt: showDialogAsPrompt,
      content: .view(SnippetView(content())))
  }

  /// Asks the person to choose one of several options, with a view, and returns it.
  ///
  /// - Throws: A cancellation when they choose none, or an option whose style is `.cancel`.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await choice(between: options, dialog: dialog, view: SnippetView(content()))
  }

  /// Asks the person to choose one of several options, with a view, and returns it.
  ///
  /// - Throws: A cancellation when they choose none, or an option whose style is `.cancel`.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await choice(between: options, dialog: dialog, view: SnippetView(view))
  }
}

extension IntentParameter {
  /// Asks the person to confirm a value of the parameter, with a view.
  ///
  /// - Returns: Whether the person confirmed it.
  /// - Throws: A cancellation when the person does not answer.
  public func requestConfirmation<Content: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: Content
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog, shown: SnippetView(view))
  }

  /// Asks the person to confirm a value of the parameter, with a view from a view builder.
  ///
  /// - Returns: Whether the person confirmed it.
  /// - Throws: A cancellation when the person does not answer.
  public func requestConfirmation<Content: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil,
    @ViewBuilder view: () -> Content
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog, view: view())
  }
}
