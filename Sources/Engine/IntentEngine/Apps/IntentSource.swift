// An intent of an app: its description, and how to call it.

/// An intent that can be described and called.
package protocol IntentSource: Sendable {
  /// The identifier of the intent, unique among all intents.
  var id: String { get }

  /// The name of the intent's type: "FindDocumentIntent".
  var typeName: String { get }

  /// The special characteristics of the intent.
  var traits: Set<IntentTrait> { get }

  /// The description of the intent, in the current language.
  var facts: IntentFacts { get }

  /// Creates a call with the default values of the parameters.
  func makeCall() -> any IntentCall
}

extension IntentSource {
  /// The intent's name without "Intent": "FindDocument".
  package var name: String { typeName.droppingSuffix("Intent") }

  /// The intent's title, in the current language.
  var title: String { facts.title }
}

/// A special characteristic of an intent.
package enum IntentTrait: String, Sendable {
  /// The intent opens something in its app.
  case opens
  /// The intent deletes something.
  case deletes
  /// The intent sets a value, or configures a control.
  case controls
  /// The intent configures a widget.
  case configuresWidget
  /// The intent declares how the system predicts it.
  case isPredictable
  /// The intent draws a card.
  case isSnippet
  /// The effect of the intent can be undone.
  case isUndoable
  /// The intent may run for a long time, without a time limit.
  case isLongRunning
  /// The intent has a web address.
  case hasAddress
}

/// The description of an intent.
package struct IntentFacts: Sendable {
  /// The title of the intent.
  package var title: String
  /// The description of the intent's action; `nil` when the app gives none.
  package var explanation: String?
  /// Whether searches offer the intent.
  package var isDiscoverable: Bool
  /// Whether lists show the intent.
  package var isListed: Bool
  /// Whether running the intent always brings the app to the foreground.
  package var opensApp: Bool
  /// Whether the app is in the foreground when the intent ends.
  package var endsInForeground: Bool
  /// Whether the app is in the foreground when the intent begins.
  package var startsInForeground: Bool
  /// The authentication that running the intent requires.
  package var authentication: AuthenticationPolicy
  /// The schema of the intent with its domain: "books.openBook"; `nil` for none.
  package var schema: String?
  /// Whether the intent's result is shown on a card.
  package var showsCard: Bool
  /// The type of the returned value, as in `ParameterFacts.typeID`.
  package var returnedType: String

  /// Creates a description of an intent.
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
