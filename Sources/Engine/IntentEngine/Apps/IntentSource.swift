// An intent of an app: its description, and those of its parameters.

package import Foundation

/// An intent that can be described and called.
package protocol IntentSource: Sendable {
  /// The identifier of the intent, unique among all intents.
  var id: String { get }

  /// The name of the intent's type: "FindDocumentIntent".
  var typeName: String { get }

  /// Returns whether the intent has a special characteristic.
  ///
  /// They are asked one by one: of a Swift type each is a search for a conformance.
  func has(_ trait: IntentTrait) -> Bool

  /// The title of the intent, in the current language.
  var title: String { get }

  /// The description of the intent's action, in the current language; `nil` when the app gives none.
  var explanation: String? { get }

  /// The authentication that running the intent requires.
  var authentication: AuthenticationPolicy { get }

  /// The schema of the intent with its domain: "books.openBook"; `nil` for none.
  var schema: String? { get }

  /// The type of the returned value, as in `ParameterFacts.typeID`; empty when there is none.
  var returnedType: String { get }

  /// Whether a parameter that may be left out is never asked for, not even while the intent runs.
  var leavesOptionsUnasked: Bool { get }

  /// Returns a sentence about why a parameter of a name cannot be given; `nil` when there is nothing
  /// to say but that there is none.
  func absence(of parameter: String) -> String?

  /// Creates a call with the default values of the parameters.
  func makeCall() -> any IntentCall
}

extension IntentSource {
  /// The intent's name without "Intent": "FindDocument".
  package var name: String { typeName.droppingSuffix("Intent") }

  /// The description of the intent's action: none unless stated.
  package var explanation: String? { nil }

  /// The authentication that running the intent requires: none unless stated.
  package var authentication: AuthenticationPolicy { .alwaysAllowed }

  /// The schema of the intent: none unless stated.
  package var schema: String? { nil }

  /// Whether a parameter that may be left out is never asked for: false unless stated.
  package var leavesOptionsUnasked: Bool { false }

  /// Returns why a parameter cannot be given: nothing is known unless stated.
  package func absence(of parameter: String) -> String? { nil }

  /// The verb of the schema: "openBook" of "books.openBook"; empty for none.
  package var verb: Substring { schema?.split(separator: ".").last ?? "" }

  /// Whether the intent deletes something, by its traits or the verb of its schema.
  package var deletes: Bool {
    has(.deletes) || verb.hasPrefix("delete") || verb.hasPrefix("remove")
  }

  /// The type of the returned value: none unless stated.
  package var returnedType: String { "" }
}

/// A special characteristic of an intent.
package enum IntentTrait: String, CaseIterable, Sendable {
  /// Searches offer the intent.
  case isDiscoverable
  /// Lists show the intent.
  case isListed
  /// Running the intent always brings the app to the foreground.
  case opensApp
  /// The app is in the foreground when the intent begins.
  case startsInForeground
  /// The app is in the foreground when the intent ends.
  case endsInForeground
  /// The intent's result is shown on a card.
  case showsCard
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

/// The authentication that an intent requires before it runs.
public enum AuthenticationPolicy: String, Sendable {
  /// No authentication is required.
  case alwaysAllowed
  /// The person must be logged in.
  case requiresAuthentication
  /// The person must prove their identity anew on this device.
  case requiresLocalDeviceAuthentication
}

/// The description of an intent's parameter.
package struct ParameterFacts: Sendable {
  /// The components of a date that a parameter asks for.
  package enum DatePart: String, Sendable { case date, time, dateTime }

  /// The way in which a parameter receives the result of the command before it.
  package enum Connection: String, Sendable {
    /// The engine decides whether the parameter receives the result.
    case automatic
    /// The parameter always receives the result.
    case always
    /// The parameter never receives the result.
    case never
  }

  /// The name of the parameter in the source: "markdownText".
  package var name: String
  /// The declared title; `nil` when there is none.
  package var title: String?
  /// The description of the parameter's purpose; `nil` when the app gives none.
  package var explanation: String?
  /// The kind of value that the parameter takes.
  package var kind: ValueKind
  /// The identifier of the type of one value, unique among all types.
  package var typeID: String
  /// Whether the parameter can be left without a value.
  package var isOptional = false
  /// The default value; `nil` when there is none.
  package var defaultValue: Value?
  /// The question for a missing value; `nil` for the engine's words.
  package var valueDialog: Dialog?
  /// The question when several values fit; `nil` for the engine's words.
  package var choiceDialog: Dialog?
  /// The range of allowed values; `nil` for any.
  package var range: ClosedRange<Double>?
  /// Whether a slider would be the control for the parameter.
  package var isSlider = false
  /// Whether a text may have several lines.
  package var isMultiline = false
  /// Whether the value is not shown as it is typed, such as a password.
  package var isSecret = false
  /// The name of the form that the texts must have; `nil` for any text.
  package var form: String?
  /// The types of file allowed, as uniform type identifiers; empty for any.
  package var contentTypes: [String] = []
  /// The words for yes and no; `nil` for "Yes" and "No".
  package var truthNames: (yes: String, no: String)?
  /// The components of a date that are asked for; `nil` when the app does not say.
  package var datePart: DatePart?
  /// Whether the app lists the values on offer (`IntentCall.options(for:)`).
  package var hasOptions = false
  /// Whether values besides those that the app lists are taken.
  package var takesOtherValues = false
  /// Whether the app itself resolves words to values (`IntentCall.resolved(_:for:)`).
  package var readsWords = false
  /// The range of the number of values in a list; `nil` for any number.
  package var size: ClosedRange<Int>?
  /// The raw values of the enumeration's cases on offer; `nil` for all cases.
  package var supportedCases: [String]?
  /// The currencies allowed, as ISO 4217 codes; empty for any.
  package var currencyCodes: [String] = []
  /// The unit of a number that is given without one; `nil` when there is none.
  package var defaultUnit: Dimension?
  /// Whether the default unit is adjusted to the person's locale.
  package var adjustsUnit = false
  /// Whether a measurement in another unit is converted to the default unit.
  package var convertsToUnit = false
  /// Whether a measurement may be below zero.
  package var allowsNegative = true
  /// The way in which the parameter receives the result of the command before it.
  package var connection = Connection.automatic

  /// Creates a description of a parameter with a name, a kind and a type.
  package init(name: String, kind: ValueKind, typeID: String = "") {
    self.name = name
    self.kind = kind
    self.typeID = typeID
  }

  /// The title, or else the words of the parameter's name.
  package var words: String { title?.nonEmpty ?? name.wordsOfIdentifier }
}
