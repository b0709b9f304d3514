// An intent with its parameters' values, and what it asks and gives while it runs.

package import BehestCards
package import Foundation
import Synchronization

/// An intent about to run, running or done: freshly made, or taken from a button of a card.
///
/// A call has an identity: an intent that asks for a value by ending is performed again, with the
/// same values and the new one.
package protocol IntentCall: AnyObject, Sendable {
  /// The intent.
  var source: any IntentSource { get }

  /// What is known of the parameters, in the order of the source and in the texts in force.
  var parameters: [ParameterFacts] { get }

  /// The sentence that sums it up as its values have it, parameters in parentheses; `nil` for none.
  var summary: String? { get }

  /// What an intent that opens something opens; `nil` for other intents.
  var target: Value? { get }

  /// The address in the web, with these values; `nil` when it has none.
  var address: URL? { get }

  /// The value of a parameter; `nil` when unset, or set to nothing.
  func value(of parameter: String) -> Value?

  /// Whether somebody, or the default, has given a parameter a value, which may be nothing.
  func isSet(_ parameter: String) -> Bool

  /// Gives a parameter a value, which may be nothing where it can do without.
  func assign(_ value: Value?, to parameter: String) throws

  /// What the application itself makes of words for a parameter; `nil` when it can make nothing.
  func resolved(_ words: String, for parameter: String) async throws -> Value?

  /// The values on offer that the application lists for a parameter.
  func options(for parameter: String) async throws -> OptionList

  /// The value a parameter starts with when nobody has given one; `nil` when it has to be asked.
  func startingValue(of parameter: String) async throws -> Value?

  /// Makes sure that whatever the intent depends on is there.
  func prepare() async throws

  /// Performs the intent once.
  ///
  /// - Throws: `Withdrawn` when a question of the intent's was, and the application's errors.
  func perform(with respondent: any Respondent) async throws -> CallEnd
}

extension IntentCall {
  /// The intent's name without "Intent".
  package var name: String { source.name }

  /// The parameters, to be read and set.
  package var fields: [CallParameter] { parameters.map { CallParameter($0, in: self) } }
}

/// How performing an intent once has ended.
package enum CallEnd: Sendable {
  /// With a result.
  case done(CallResult)
  /// A value is needed, then it is performed again.
  case needsValue(CallParameter, dialog: Dialog?)
  /// One of several values is meant, then it is performed again.
  case needsChoice(CallParameter, among: [Value], dialog: Dialog?)
  /// It is performed again.
  case restart
  /// It goes on with the application at the front.
  case needsForeground(ForegroundNeed)
}

/// How an intent goes on with its application at the front.
package struct ForegroundNeed: Sendable {
  /// What to ask; `nil` for words of the engine's.
  package var dialog: Dialog?
  /// Whether to ask in any case.
  package var asks: Bool
  /// The words of the button that accepts, and others that mean the same.
  package var acceptWords: [String]
  /// The words of the button that declines, and others that mean the same.
  package var declineWords: [String]
  /// What to do there.
  package var goOn: @Sendable () async throws -> Void

  /// Creates a need.
  package init(
    dialog: Dialog? = nil, asks: Bool, acceptWords: [String] = ["Continue"],
    declineWords: [String] = ["Cancel"], goOn: @escaping @Sendable () async throws -> Void
  ) {
    self.dialog = dialog
    self.asks = asks
    self.acceptWords = acceptWords
    self.declineWords = declineWords
    self.goOn = goOn
  }
}

/// What an intent gave back.
package struct CallResult: Sendable {
  /// The value; `nil` when there is none.
  package var value: Value?
  /// What is said; `nil` when nothing is.
  package var dialog: Dialog?
  /// What is shown; `nil` when nothing is.
  package var content: CardSource?
  /// The intent to perform next; `nil` when none is.
  package var next: (any IntentCall)?

  /// Creates a result.
  package init(
    value: Value? = nil, dialog: Dialog? = nil, content: CardSource? = nil,
    next: (any IntentCall)? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.content = content
    self.next = next
  }
}

/// What draws a card.
package enum CardSource: Sendable {
  /// A view, drawn once.
  case view(@Sendable (CardSettings) async -> DrawnCard)
  /// An intent that draws it as often as is needed.
  case intent(any IntentCall)
}

/// A card, with the intents behind its controls.
package struct DrawnCard: Sendable {
  /// The card.
  package var card: Card
  /// The intents of its controls by `Control.action`; `nil` for a control without one.
  package var actions: [(any IntentCall)?]

  /// Creates a card.
  package init(card: Card, actions: [(any IntentCall)?] = []) {
    self.card = card
    self.actions = actions
  }
}

/// What an application says: a full text, and a shorter one beside a card.
package struct Dialog: Hashable, Sendable {
  /// The text that makes sense on its own.
  package var full: String
  /// The text beside a card; `nil` for the full one.
  package var supporting: String?

  /// Creates a dialog.
  package init(_ full: String, supporting: String? = nil) {
    self.full = full
    self.supporting = supporting
  }

  /// The words: the short ones beside a card, when there are any, else the full ones.
  func spoken(withCard hasCard: Bool) -> String { hasCard ? supporting ?? full : full }
}

/// Whoever answers an intent at work.
package protocol Respondent: AnyObject, Sendable {
  /// Whether the application is at the front, or will be because the intent has it so.
  var isInForeground: Bool { get }

  /// Where an undoable intent registers how to take its effect back; `nil` for nowhere.
  var undoStack: (any UndoStack)? { get }

  /// Why the intent is cancelled, if it is.
  var cause: CancellationCause { get }

  /// Asks the person, and waits for the answer.
  ///
  /// - Throws: `Withdrawn` and `Declined`, which shall end the intent.
  func ask(_ prompt: Prompt) async throws -> PromptAnswer

  /// Draws a snippet again, if it is on the screen.
  func redraw(_ snippet: any IntentSource)

  /// Runs an intent that another one called.
  func perform(_ call: any IntentCall) async throws -> CallResult

  /// Brings the application to the front, which the person has agreed to.
  func comeForward()

  /// Says what the intent reports its progress to; `nil` when it reports none.
  func report(to progress: Progress?)
}

/// What an intent at work asks the person.
package enum Prompt: Sendable {
  /// A value for a parameter.
  case value(CallParameter, dialog: Dialog?)
  /// Which of several values a parameter means.
  case choice(CallParameter, among: [Value], dialog: Dialog?)
  /// Whether a value is right.
  case valueConfirmation(CallParameter, Value, dialog: Dialog?, content: CardSource?)
  /// Whether to do it; the words are those of the two buttons first.
  case confirmation(
    accept: [String], decline: [String], isDestructive: Bool, dialog: Dialog?, showsDialog: Bool,
    content: CardSource?)
  /// Which of several options to take.
  case option([Question.Option], dialog: Dialog?, content: CardSource?)
}

/// What the person answered.
package enum PromptAnswer: Sendable {
  /// This value.
  case value(Value)
  /// A confirmation.
  case accepted
  /// A refusal.
  case declined
  /// The option at this zero-based index.
  case option(Int)
}

/// Thrown through an intent when its question, or all of it, is withdrawn.
package struct Withdrawn: Error, Hashable {
  /// Creates the error.
  package init() {}
}

/// Thrown through an intent when the person says no to a confirmation.
struct Declined: Error {}

/// Why an intent is cancelled: said before it is.
package final class CancellationCause: Sendable {
  /// A reason.
  package enum Reason: Sendable { case userCancelled, timeout }

  private let said = Mutex<Reason?>(nil)

  /// The reason; `nil` until somebody states one.
  package var reason: Reason? { said.withLock { $0 } }

  func state(_ reason: Reason) { said.withLock { $0 = reason } }
}
