// Passes the requests of a Swift intent to the engine, and the answers back.

import AppIntents
import IntentEngine

/// The interlocutor of a running Swift intent, which passes its requests to the engine.
struct SwiftInterlocutor: Interlocutor {
  private let respondent: any Respondent
  private let call: SwiftCall

  init(_ respondent: any Respondent, for call: SwiftCall) {
    self.respondent = respondent
    self.call = call
  }

  var isInForeground: Bool { respondent.isInForeground }

  func comeForward() { respondent.comeForward() }

  func reload(_ snippet: any SnippetIntent.Type) { respondent.redraw(SwiftIntent(snippet)) }

  func ask(_ prompt: IntentPrompt) async throws -> IntentAnswer {
    switch try await cancellable({ try await respondent.ask(question(prompt)) }) {
    case .value(let value):
      let types = prompt.parameter?.elementTypes ?? []
      return .value(value.swift(asOneOf: types))
    case .accepted: return .accepted
    case .declined: return .declined
    case .option(let index): return .chosen(index)
    }
  }

  func perform(_ intent: any AppIntent) async throws -> PerformedResult {
    let nested = SwiftCall(intent)
    _ = try await cancellable { try await respondent.perform(nested) }
    return nested.result ?? PerformedResult()
  }

  /// Calls a function, converting the engine's withdrawal to the cancellation error of App Intents.
  private func cancellable<Result>(_ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch is Withdrawn {
      throw IntentCancellation()
    }
  }

  private func question(_ prompt: IntentPrompt) -> IntentRequest {
    switch prompt {
    case .value(let parameter, let dialog):
      .value(call.parameter(parameter), dialog: dialog.map { Dialog($0) })
    case .disambiguation(let parameter, let items, let dialog):
      .choice(
        call.parameter(parameter), among: items.map { Value(swift: $0) },
        dialog: dialog.map { Dialog($0) })
    case .valueConfirmation(let parameter, let value, let dialog, let view):
      .valueConfirmation(
        call.parameter(parameter), Value(swift: value), dialog: dialog.map { Dialog($0) },
        content: view.map { CardSource($0) })
    case .confirmation(let action, let dialog, let showsDialog, let content):
      .confirmation(
        accept: action.acceptWords, decline: action.declineWords,
        isDestructive: action.isDestructive, dialog: dialog.map { Dialog($0) },
        showsDialog: showsDialog, content: content.map { CardSource($0) })
    case .choice(let options, let dialog, let view):
      .option(
        options.map { option in
          Question.Option(
            title: option.title.text, isCancel: option.style == .cancel,
            isDestructive: option.style == .destructive)
        }, dialog: dialog.map { Dialog($0) }, content: view.map { CardSource($0) })
    }
  }
}

extension IntentPrompt {
  /// The parameter that is asked for; `nil` for other requests.
  fileprivate var parameter: (any AnyIntentParameter)? {
    switch self {
    case .value(let parameter, _), .disambiguation(let parameter, _, _),
      .valueConfirmation(let parameter, _, _, _):
      parameter
    case .confirmation, .choice: nil
    }
  }
}
