// A call of an intent: the values of its parameters, its questions and its results.

package import BehestCards
package import Foundation

/// A call of an intent, newly made or taken from a button of a card; it can be performed
/// repeatedly.
///
/// A call has an identity: an intent that asks for a value by ending is performed again, with the
/// same values and the new one.
package protocol IntentCall: AnyObject, Sendable {
  /// The intent that is called.
  var source: any IntentSource { get }

  /// The descriptions of the parameters, in the order of the source and in the current language.
  var parameters: [ParameterFacts] { get }

  /// The summary of the intent with its current values, parameters in parentheses; `nil` for none.
  var summary: String? { get }

  /// The value that an intent opens, if it opens one; `nil` for other intents.
  var target: Value? { get }

  /// The web address of the intent with its current values; `nil` when it has none.
  var address: URL? { get }

  /// Returns the value of a parameter; `nil` when it is unset or was set to nothing.
  func value(of parameter: String) -> Value?

  /// Returns whether a parameter was given a value or has a default; the value may be nothing.
  func isSet(_ parameter: String) -> Bool

  /// Sets a parameter's value, which may be `nil` where the parameter is optional.
  func assign(_ value: Value?, to parameter: String) throws

  /// Returns the value that the app itself reads from words; `nil` when it reads none.
  func resolved(_ words: String, for parameter: String) async throws -> Value?

  /// Returns a sentence about why the app cannot take a value that was read from words; `nil` when it
  /// can, as far as is known before the intent is performed.
  func problem(with value: Value, for parameter: String) -> String?

  /// Returns the values that the app offers for a parameter.
  func options(for parameter: String) async throws -> OptionList

  /// Returns a parameter's initial value when none was given; `nil` when the person must be asked.
  func startingValue(of parameter: String) async throws -> Value?

  /// Brings the summary and the address up to date with the values, where that takes time.
  func describe() async throws

  /// Resolves the dependencies of the intent before it is performed.
  func prepare() async throws

  /// Performs the intent once.
  ///
  /// - Throws: `Withdrawn` when one of the intent's questions was withdrawn, and the app's errors.
  func perform(with respondent: any Respondent) async throws -> CallEnd
}

extension IntentCall {
  /// The intent's name without "Intent".
  package var name: String { source.name }

  /// Returns why the app cannot take a value: nothing is known against any unless stated.
  package func problem(with value: Value, for parameter: String) -> String? { nil }

  /// Brings the summary and the address up to date: they are always so unless stated.
  package func describe() async throws {}

  /// The parameters of the call, with access to their values.
  package var fields: [CallParameter] { parameters.map { CallParameter($0, in: self) } }
}

/// A parameter of an intent in one call, with access to its value.
///
/// A class: passing it costs one retain instead of one for each fact.
@dynamicMemberLookup
package final class CallParameter: Sendable {
  /// The description of the parameter.
  package let facts: ParameterFacts
  /// The call; `nil` for a parameter that belongs to no intent.
  package let call: (any IntentCall)?

  /// Creates a parameter of a call.
  package init(_ facts: ParameterFacts, in call: (any IntentCall)? = nil) {
    self.facts = facts
    self.call = call
  }

  /// Accesses a property of the parameter's description.
  package subscript<Member>(
    dynamicMember path: KeyPath<ParameterFacts, Member>
  ) -> Member { facts[keyPath: path] }

  /// The current value; `nil` when it is unset or was set to nothing.
  package var value: Value? { call?.value(of: facts.name) }

  /// Whether the parameter was given a value or has a default; the value may be nothing.
  package var isSet: Bool { call?.isSet(facts.name) ?? false }

  /// Returns the cases of an enumeration that the parameter supports.
  package func cases(of type: any EnumerationType) -> [Value] {
    guard let supported = facts.supportedCases else { return type.cases }
    return type.cases.filter { supported.contains($0.identifier ?? "") }
  }

  /// Sets the parameter's value, which may be `nil` where the parameter is optional.
  ///
  /// - Throws: The error of the app's implementation for a value of another type.
  package func assign(_ value: Value?) throws {
    try call?.assign(value, to: facts.name)
  }

  /// Returns the value that the app itself reads from words; `nil` when it reads none.
  func resolved(_ words: String) async throws -> Value? {
    try await call?.resolved(words, for: facts.name)
  }

  /// Returns a sentence about why the app cannot take a value; `nil` when it can.
  func problem(with value: Value) -> String? { call?.problem(with: value, for: facts.name) }

  /// Returns the values that the app offers for the parameter.
  func options() async throws -> OptionList {
    try await call?.options(for: facts.name) ?? OptionList()
  }
}

/// The outcome of performing an intent once.
package indirect enum CallEnd: Sendable {
  /// The intent has finished with a result.
  case done(CallResult)
  /// A parameter needs a value; then the intent is performed again.
  case needsValue(CallParameter, dialog: Dialog?)
  /// A parameter needs a choice among several values; then the intent is performed again.
  case needsChoice(CallParameter, among: [Value], dialog: Dialog?)
  /// The intent asks to be performed again.
  case restart
  /// The intent continues, by `goOn`, with the app in the foreground, after the person has agreed if
  /// `asks` says so. The words are those of the buttons, the first of each its title.
  case needsForeground(
    asks: Bool, dialog: Dialog?, accept: [String], decline: [String],
    goOn: @Sendable () async throws -> Void)
}

/// The result of an intent.
package struct CallResult: Sendable {
  /// The returned value; `nil` when there is none.
  package var value: Value?
  /// The dialog to say; `nil` when there is none.
  package var dialog: Dialog?
  /// The content to show; `nil` when there is none.
  package var content: CardSource?
  /// The intent to perform next; `nil` when there is none.
  package var next: (any IntentCall)?
  /// Whether the content shows the whole value, so that a person need not see both.
  package var showsValue = false
  /// Whether the question whose card's button started the intent is accepted by that.
  package var acceptsQuestion = false
  /// The text that the intent has copied; `nil` when it has copied none.
  package var copy: Copy?
  /// A remark about where the copy went; `nil` when there is none.
  var copyRemark: Copy.Remark?

  /// Creates a result of an intent.
  package init(
    value: Value? = nil, dialog: Dialog? = nil, content: CardSource? = nil,
    next: (any IntentCall)? = nil, copy: Copy? = nil
  ) {
    self.copy = copy
    self.value = value
    self.dialog = dialog
    self.content = content
    self.next = next
  }
}

/// The source of a card's content.
package enum CardSource: Sendable {
  /// A card with the intents that its controls perform, indexed by `Control.action`; `nil` for a
  /// control without one.
  package typealias Drawn = (card: Card, actions: [(any IntentCall)?])

  /// A view that is drawn once.
  case view(@Sendable (CardSettings) async -> Drawn)
  /// An intent that draws the card each time it is performed.
  case intent(any IntentCall)
}

/// A dialog of an app: a full text, and a shorter one to go with a card.
package struct Dialog: Hashable, Sendable {
  /// The text that makes sense without a card.
  package var full: String
  /// The text to go with a card; `nil` to use the full one.
  package var supporting: String?

  /// Creates a dialog from its texts.
  package init(_ full: String, supporting: String? = nil) {
    self.full = full
    self.supporting = supporting
  }

  /// Returns the supporting text if there is one and a card is shown, else the full text.
  func spoken(withCard hasCard: Bool) -> String { hasCard ? supporting ?? full : full }
}

/// An object that answers the requests of a running intent.
package protocol Respondent: Sendable {
  /// Whether the app is in the foreground, or will be because the intent requires it.
  var isInForeground: Bool { get }

  /// The stack where an undoable intent registers its effects; `nil` when there is none.
  var undoStack: (any UndoStack)? { get }

  /// The reason why the intent was cancelled; `nil` while it is not.
  var cancellationReason: CancellationReason? { get }

  /// Asks the person a question and waits for the answer.
  ///
  /// - Throws: `Withdrawn` and `Declined`, which end the intent.
  func ask(_ request: IntentRequest) async throws -> RequestAnswer

  /// Draws a snippet again if it is on the screen.
  func redraw(_ snippet: any IntentSource)

  /// Performs an intent that another intent called.
  func perform(_ call: any IntentCall) async throws -> CallResult

  /// Brings the app to the foreground after the person has agreed.
  func comeForward()

  /// Sets the object to which the intent reports its progress; `nil` when it reports none.
  func report(to progress: Progress?)
}

/// A question that a running intent asks the person.
package indirect enum IntentRequest: Sendable {
  /// Asks for the value of a parameter.
  case value(CallParameter, dialog: Dialog?)
  /// Asks which of several values a parameter means.
  case choice(CallParameter, among: [Value], dialog: Dialog?)
  /// Asks whether a value is right.
  case valueConfirmation(CallParameter, Value, dialog: Dialog?, content: CardSource?)
  /// Asks whether to go ahead. The first of each group of words is the button's title.
  case confirmation(
    accept: [String], decline: [String], isDestructive: Bool, dialog: Dialog?, showsDialog: Bool,
    content: CardSource?)
  /// Asks for one of several options.
  case option([Question.Option], dialog: Dialog?, content: CardSource?)
}

/// A person's answer to a running intent's question.
package enum RequestAnswer: Sendable {
  /// A value.
  case value(Value)
  /// The person confirmed.
  case accepted
  /// The person declined.
  case declined
  /// The option at this zero-based index.
  case option(Int)
}

/// An error that ends an intent because its question, or the whole run, was withdrawn.
package struct Withdrawn: Error, Hashable {
  /// Creates the error.
  package init() {}
}

/// An error that ends an intent because the person declined a confirmation.
package struct Declined: Error, Hashable {
  /// Creates the error.
  package init() {}
}

/// A reason for cancelling an intent.
package enum CancellationReason: Sendable { case userCancelled, timeout }
