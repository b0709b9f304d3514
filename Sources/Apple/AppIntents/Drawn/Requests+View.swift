// Questions with a view beside them.

public import BehestSwiftUI

extension AppIntent {
  /// Asks the person whether to go on, with a view; throws when they do not want to.
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

  /// Asks the person to choose, with a view, and goes on with the option they chose.
  ///
  /// - Throws: A cancellation when they choose none, or an option whose style is `.cancel`.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await choice(between: options, dialog: dialog, view: SnippetView(content()))
  }

  /// Asks the person to choose, with a view, and goes on with the option they chose.
  ///
  /// - Throws: A cancellation when they choose none, or an option whose style is `.cancel`.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await choice(between: options, dialog: dialog, view: SnippetView(view))
  }
}

extension IntentParameter {
  /// Asks the person whether a value is right, with a view.
  ///
  /// - Returns: Whether it is.
  /// - Throws: A cancellation when the person does not say.
  public func requestConfirmation<Content: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: Content
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog, shown: SnippetView(view))
  }

  /// Asks the person whether a value is right, with a view built in place.
  ///
  /// - Returns: Whether it is.
  /// - Throws: A cancellation when the person does not say.
  public func requestConfirmation<Content: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil,
    @ViewBuilder view: () -> Content
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog, view: view())
  }
}
