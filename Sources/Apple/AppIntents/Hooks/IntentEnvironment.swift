// How a running intent reaches whoever runs it.

package import Foundation
import FoundationGaps

/// What `perform()` asks the person.
package enum IntentPrompt: Sendable {
  /// A value for a parameter.
  case value(any AnyIntentParameter, dialog: IntentDialog?)
  /// Which of several values a parameter means; the values are in the order shown.
  case disambiguation(any AnyIntentParameter, among: [any Sendable], dialog: IntentDialog?)
  /// Whether a value is right.
  case valueConfirmation(
    any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?, view: SnippetView?)
  /// Whether to do it.
  case confirmation(
    actionName: ConfirmationActionName, dialog: IntentDialog?, showsDialogAsPrompt: Bool,
    content: SnippetContent?)
  /// Which of several options to take.
  case choice([IntentChoiceOption], dialog: IntentDialog?, view: SnippetView?)
}

/// What the person answered.
package enum IntentAnswer: Sendable {
  /// This value.
  case value(any Sendable)
  /// Yes.
  case accepted
  /// No.
  case declined
  /// The value or option at this zero-based index.
  case chosen(Int)
  /// Nothing: the person does not want to go on.
  case cancelled
}

/// Whoever runs intents and can ask the person.
package protocol Interlocutor: Sendable {
  /// Asks, and waits for the answer.
  ///
  /// - Throws: Whatever shall end the intent.
  func ask(_ prompt: IntentPrompt) async throws -> IntentAnswer

  /// Draws the snippet of a type again, if it is on screen.
  func reload(_ snippet: any SnippetIntent.Type)

  /// Runs an intent that another one called.
  func perform(_ intent: any AppIntent) async throws -> PerformedResult

  /// Brings the app to the front, which the person has agreed to.
  func comeForward()

  /// Whether the app is at the front, or will be because the intent has it so.
  var isInForeground: Bool { get }
}

extension Interlocutor {
  /// Does nothing: there is no front.
  package func comeForward() {}

  /// No: there is no front.
  package var isInForeground: Bool { false }
}

/// What surrounds an intent while it runs.
package enum IntentEnvironment {
  /// Whoever runs the intent; `nil` when `perform()` was called directly, as in a unit test.
  @TaskLocal package static var interlocutor: (any Interlocutor)?

  /// The intent whose parameter is being asked for, for options that depend on its other values.
  @TaskLocal package static var intent: (any AppIntent)?

  /// The progress that a progress-reporting intent reports to.
  @TaskLocal package static var progress: Progress?

  static func ask(_ prompt: IntentPrompt) async throws -> IntentAnswer {
    guard let interlocutor else { throw NobodyToAskError(prompt: prompt) }
    let answer = try await interlocutor.ask(prompt)
    if case .cancelled = answer { throw IntentCancellation() }
    return answer
  }
}

/// Thrown through `perform()` when the person cancels or declines.
package struct IntentCancellation: Error, Hashable, Sendable, CustomStringConvertible {
  /// Makes a cancellation.
  package init() {}

  /// The facts in words.
  package var description: String { "The person cancelled." }
}

/// Ends the run: the person is asked for a value, and `perform()` starts again.
package struct NeedsValueError: Error, Sendable {
  /// The parameter that needs a value.
  package let parameter: any AnyIntentParameter
  /// What to ask; `nil` means what the declaration says.
  package let dialog: IntentDialog?
}

/// Ends the run: the person is asked which value, and `perform()` starts again.
package struct NeedsDisambiguationError: Error, Sendable {
  /// The parameter for which several values fit.
  package let parameter: any AnyIntentParameter
  /// The values on offer, in the order shown.
  package let items: [any Sendable]
  /// What to ask; `nil` means what the declaration says.
  package let dialog: IntentDialog?
}

/// An intent asked a question, and nobody runs it who could put the question to a person.
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
