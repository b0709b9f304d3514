// The connection between a running intent and its runtime.

package import Foundation
package import FoundationGaps
import Synchronization

/// A question that `perform()` asks the person.
package indirect enum IntentPrompt: Sendable {
  /// The value of a parameter.
  case value(any AnyIntentParameter, dialog: IntentDialog?)
  /// One of several values for a parameter; the values are in the order shown.
  case disambiguation(any AnyIntentParameter, among: [any Sendable], dialog: IntentDialog?)
  /// The confirmation of a value.
  case valueConfirmation(
    any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?, view: SnippetView?)
  /// The confirmation of the intent.
  case confirmation(
    actionName: ConfirmationActionName, dialog: IntentDialog?, showsDialogAsPrompt: Bool,
    content: SnippetContent?)
  /// One of several options.
  case choice([IntentChoiceOption], dialog: IntentDialog?, view: SnippetView?)
}

/// The person's answer to a question.
package enum IntentAnswer: Sendable {
  /// A value.
  case value(any Sendable)
  /// A confirmation.
  case accepted
  /// A refusal.
  case declined
  /// The value or option at this zero-based index.
  case chosen(Int)
  /// A cancellation: the person does not want to continue.
  case cancelled
}

/// A runtime that runs intents and can ask the person.
package protocol Interlocutor: Sendable {
  /// Asks a question and waits for the answer.
  ///
  /// - Throws: An error that ends the intent.
  func ask(_ prompt: IntentPrompt) async throws -> IntentAnswer

  /// Draws the snippet of a type again, if it is on screen.
  func reload(_ snippet: any SnippetIntent.Type)

  /// Runs an intent that another intent called.
  func perform(_ intent: any AppIntent) async throws -> PerformedResult

  /// Brings the app to the foreground, to which the person has agreed.
  func comeForward()

  /// Whether the app is in the foreground, or will be because the intent says so.
  var isInForeground: Bool { get }
}

extension Interlocutor {
  /// Has no effect: there is no foreground.
  package func comeForward() {}

  /// Whether the app is in the foreground: `false`, as there is none.
  package var isInForeground: Bool { false }
}

/// The context of a running intent.
package enum IntentEnvironment {
  /// The runtime that runs the intent; `nil` when `perform()` was called directly, as in a unit
  /// test.
  @TaskLocal package static var interlocutor: (any Interlocutor)?

  /// The intent whose parameter is being asked for, for options that depend on its other values.
  @TaskLocal package static var intent: (any AppIntent)?

  /// The record of whether the query that is asked has suggestions of its own.
  @TaskLocal static var suggestions: SuggestionRecord?

  /// The progress that a progress-reporting intent reports to.
  @TaskLocal package static var progress: Progress?

  static func ask(_ prompt: IntentPrompt) async throws -> IntentAnswer {
    guard let interlocutor else { throw NobodyToAskError(prompt: prompt) }
    let answer = try await interlocutor.ask(prompt)
    if case .cancelled = answer { throw IntentCancellation() }
    return answer
  }
}

/// An error that `perform()` passes on when the person cancels or declines.
package struct IntentCancellation: Error, Hashable, Sendable, CustomStringConvertible {
  /// Creates a cancellation.
  package init() {}

  /// The facts in words.
  package var description: String { "The person cancelled." }
}

/// An error that ends the run: the person is asked for a value, and `perform()` starts again.
package struct NeedsValueError: Error, Sendable {
  /// The parameter that needs a value.
  package let parameter: any AnyIntentParameter
  /// The question; `nil` uses the declaration's.
  package let dialog: IntentDialog?
}

/// An error that ends the run: the person is asked which value, and `perform()` starts again.
package struct NeedsDisambiguationError: Error, Sendable {
  /// The parameter for which several values fit.
  package let parameter: any AnyIntentParameter
  /// The values on offer, in the order shown.
  package let items: [any Sendable]
  /// The question; `nil` uses the declaration's.
  package let dialog: IntentDialog?
}

/// An error for a question asked by an intent whose runtime cannot ask a person.
package struct NobodyToAskError: Error, Sendable, CustomStringConvertible {
  /// The question.
  package let prompt: IntentPrompt

  /// The facts in words.
  package var description: String {
    let question =
      switch prompt {
      case .value(let parameter, _): "a value for '\(words(for: parameter))'"
      case .disambiguation(let parameter, _, _): "which '\(words(for: parameter))' is meant"
      case .valueConfirmation(let parameter, _, _, _): "whether '\(words(for: parameter))' is right"
      case .confirmation: "a confirmation"
      case .choice: "a choice"
      }
    return "The intent asks for \(question), but it was performed directly: there is nobody to ask."
  }

  private func words(for parameter: any AnyIntentParameter) -> String {
    parameter.declaredTitle.map { String(localized: $0) } ?? "\(parameter.valueType)"
  }
}

extension IntentEnvironment {
  /// The undo manager that an undoable intent registers its undo action with.
  @TaskLocal package static var undoManager: UndoManager?

  /// The cause with which the runtime may cancel the run; `nil` outside a run of the engine.
  @TaskLocal package static var cancellation: IntentCancellationCause?
}

/// The reason for which a run is cancelled, stated before its task is cancelled.
package struct IntentCancellationCause: Sendable {
  private let read: @Sendable () -> IntentCancellationReason?

  /// Creates a cause from a closure that returns the reason, or `nil` until there is one.
  package init(_ reason: @escaping @Sendable () -> IntentCancellationReason?) { read = reason }

  /// The reason; `nil` until somebody states one.
  package var reason: IntentCancellationReason? { read() }
}
