// The requests that `perform()` makes about the intent as a whole.

extension AppIntent {
  /// Asks the person to confirm the intent; throws when they decline.
  public func requestConfirmation() async throws {
    try await confirm(actionName: .continue, dialog: nil, content: nil)
  }

  /// Asks the person to confirm the intent; throws when they decline.
  ///
  /// The action's name is the label of the button that confirms.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    try await confirm(actionName: actionName, dialog: dialog, content: nil)
  }

  /// Asks the person to confirm the intent, with a snippet that is refreshed as it is used.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true,
    snippetIntent: Snippet
  ) async throws {
    try await confirm(
      actionName: actionName, dialog: dialog, showsDialogAsPrompt: showDialogAsPrompt,
      content: .intent(snippetIntent))
  }

  /// Asks the person to confirm the intent, with the dialog and view of a result; throws when they
  /// decline.
  public func requestConfirmation<Result: IntentResult>(
    result: Result,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    let performed = PerformedResult(result)
    try await confirm(
      actionName: confirmationActionName, dialog: performed.dialog, showsDialogAsPrompt: showPrompt,
      content: performed.content)
  }

  /// Asks the person to confirm the intent, with the dialog and view of a result; throws when they
  /// decline.
  public func requestConfirmation<Result: IntentResult>(
    output: Result,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }

  /// Asks the person to choose one of several options, and returns it.
  ///
  /// - Throws: A cancellation when they choose none, or an option whose style is `.cancel`.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await choice(between: options, dialog: dialog, view: nil)
  }

  func choice(
    between options: [IntentChoiceOption], dialog: IntentDialog?, view: SnippetView?
  ) async throws -> IntentChoiceOption {
    let answer = try await IntentEnvironment.ask(.choice(options, dialog: dialog, view: view))
    guard case .chosen(let index) = answer, options.indices.contains(index),
      options[index].style != .cancel
    else { throw IntentCancellation() }
    return options[index]
  }

  func confirm(
    actionName: ConfirmationActionName, dialog: IntentDialog?, showsDialogAsPrompt: Bool = true,
    content: SnippetContent?
  ) async throws {
    let answer = try await IntentEnvironment.ask(
      .confirmation(
        actionName: actionName, dialog: dialog, showsDialogAsPrompt: showsDialogAsPrompt,
        content: content))
    guard case .accepted = answer else { throw IntentCancellation() }
  }
}
