// An intent of an application: what is known of it before it is called.

/// An intent that can be described and called.
package protocol IntentSource: Sendable {
  /// What tells the intent from every other.
  var id: String { get }

  /// The name of its type: "FindDocumentIntent".
  var typeName: String { get }

  /// What is special about it.
  var traits: Set<IntentTrait> { get }

  /// What is known of it, in the texts in force.
  var facts: IntentFacts { get }

  /// Makes a call whose parameters have their defaults.
  func makeCall() -> any IntentCall
}

extension IntentSource {
  /// The name without "Intent": "FindDocument".
  package var name: String { typeName.droppingSuffix("Intent") }

  /// The title, in the texts in force.
  var title: String { facts.title }
}

/// Something special about an intent.
package enum IntentTrait: String, Sendable {
  /// It opens something in its application.
  case opens
  /// It deletes something.
  case deletes
  /// It sets a value, or configures a control.
  case controls
  /// It configures a widget.
  case configuresWidget
  /// It says how it is predicted.
  case isPredictable
  /// It draws a card.
  case isSnippet
  /// Its effect can be taken back.
  case isUndoable
  /// It takes as long as it takes.
  case isLongRunning
  /// It has an address in the web.
  case hasAddress
}

/// What is known of an intent without calling it.
package struct IntentFacts: Sendable {
  /// The title.
  package var title: String
  /// What it does; `nil` when the application does not say.
  package var explanation: String?
  /// Whether searches offer it.
  package var isDiscoverable: Bool
  /// Whether lists show it.
  package var isListed: Bool
  /// Whether running it always brings the application to the front.
  package var opensApp: Bool
  /// Whether the application is at the front when it ends.
  package var endsInForeground: Bool
  /// Whether the application is at the front when it begins.
  package var startsInForeground: Bool
  /// Who may run it.
  package var authentication: AuthenticationPolicy
  /// The schema it follows, with its domain: "books.openBook"; `nil` for none.
  package var schema: String?
  /// Whether its result is shown on a card.
  package var showsCard: Bool
  /// The type of the value it returns, as `ParameterFacts.typeID` has it.
  package var returnedType: String

  /// Creates a description.
  package init(
    title: String, explanation: String? = nil, isDiscoverable: Bool = true, isListed: Bool = true,
    opensApp: Bool = false, endsInForeground: Bool = false, startsInForeground: Bool = false,
    authentication: AuthenticationPolicy = .alwaysAllowed, schema: String? = nil,
    showsCard: Bool = false, returnedType: String = ""
  ) {
    self.title = title
    self.explanation = explanation
    self.isDiscoverable = isDiscoverable
    self.isListed = isListed
    self.opensApp = opensApp
    self.endsInForeground = endsInForeground
    self.startsInForeground = startsInForeground
    self.authentication = authentication
    self.schema = schema
    self.showsCard = showsCard
    self.returnedType = returnedType
  }
}
