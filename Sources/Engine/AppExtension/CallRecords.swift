// The calls of intents as they travel: their values, their questions and their ends.

package import BehestCards
package import BehestJSON
package import IntentEngine

/// The state of a call of an intent.
package struct CallState: Sendable {
  /// The name of the tool.
  package var tool: String
  /// The name under which the side of the app keeps the call; `nil` for a new one.
  package var kept: String?
  /// The values of the parameters that are set; `nil` for a parameter that was set to nothing.
  package var values: [String: Value?]
  /// The arguments of an ordinary tool, by its schema; `nil` for none.
  package var arguments: JSON?
  /// The description of an intent that is not in the manifest, such as one of the system.
  package var intent: IntentFacts?

  /// Creates the state of a call.
  package init(
    tool: String, kept: String? = nil, values: [String: Value?] = [:], arguments: JSON? = nil,
    intent: IntentFacts? = nil
  ) {
    self.tool = tool
    self.kept = kept
    self.values = values
    self.arguments = arguments
    self.intent = intent
  }
}

/// A parameter that a question is about.
package struct ParameterReference: Sendable {
  /// The description of the parameter.
  package var facts: ParameterFacts
  /// The call that the parameter belongs to; `nil` for the one that asks.
  package var owner: CallState?

  /// Creates a reference to a parameter.
  package init(_ facts: ParameterFacts, owner: CallState? = nil) {
    self.facts = facts
    self.owner = owner
  }
}

/// The content of a card: drawn, or the intent that draws it.
package enum ContentRecord: Sendable {
  /// A card with the calls of its controls, indexed by `Control.action`.
  case card(Card, actions: [CallState?])
  /// The call of a snippet intent.
  case snippet(CallState)
}

/// A request of a running intent.
package enum RequestRecord: Sendable {
  /// Asks for the value of a parameter.
  case value(ParameterReference, dialog: Dialog?)
  /// Asks which of several values a parameter means.
  case choice(ParameterReference, among: [Value], dialog: Dialog?)
  /// Asks whether a value is right.
  case valueConfirmation(ParameterReference, Value, dialog: Dialog?, content: ContentRecord?)
  /// Asks whether to go ahead.
  case confirmation(
    accept: [String], decline: [String], isDestructive: Bool, dialog: Dialog?, showsDialog: Bool,
    content: ContentRecord?)
  /// Asks for one of several options.
  case option([Question.Option], dialog: Dialog?, content: ContentRecord?)
  /// Asks the other side to perform a call that the intent makes.
  case perform(CallState)
}

/// An answer to a request.
package enum AnswerRecord: Sendable {
  /// An answer of the person.
  case answer(RequestAnswer)
  /// The call was performed.
  case performed
  /// The call was not performed, because of an error.
  case failed(any Error)
}

/// The end of performing a call once.
package enum EndRecord: Sendable {
  /// The intent has finished with a result.
  case done(ResultRecord)
  /// A parameter needs a value.
  case needsValue(ParameterReference, dialog: Dialog?)
  /// A parameter needs a choice among several values.
  case needsChoice(ParameterReference, among: [Value], dialog: Dialog?)
  /// The intent asks to be performed again.
  case restart
  /// The intent continues in the foreground; `goOn` is the name to continue it by.
  case needsForeground(
    asks: Bool, dialog: Dialog?, accept: [String], decline: [String], goOn: String)
  /// The intent threw an error.
  case failed(any Error)
  /// The intent's question was withdrawn.
  case withdrawn
  /// The person declined a confirmation.
  case declined
}

/// The result of an intent.
package struct ResultRecord: Sendable {
  /// The returned value; `nil` when there is none.
  package var value: Value?
  /// The dialog to say; `nil` when there is none.
  package var dialog: Dialog?
  /// The content to show; `nil` when there is none.
  package var content: ContentRecord?
  /// The intent to perform next; `nil` when there is none.
  package var next: CallState?
  /// The text that the intent has copied; `nil` when it has copied none.
  package var copy: Copy?
  /// Whether the content shows the whole value, so that a person need not see both.
  package var showsValue = false
  /// Whether the question whose card's button started the intent is accepted by that.
  package var acceptsQuestion = false

  /// Creates a result.
  package init(
    value: Value? = nil, dialog: Dialog? = nil, content: ContentRecord? = nil,
    next: CallState? = nil, copy: Copy? = nil, showsValue: Bool = false,
    acceptsQuestion: Bool = false
  ) {
    self.value = value
    self.dialog = dialog
    self.content = content
    self.next = next
    self.copy = copy
    self.showsValue = showsValue
    self.acceptsQuestion = acceptsQuestion
  }
}
