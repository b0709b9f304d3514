// A parameter of an intent: its description, and the value it has in a call.

package import Foundation

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
  /// The types of file allowed, as uniform type identifiers; empty for any.
  package var contentTypes: [String] = []
  /// The words for yes and no; `nil` for "Yes" and "No".
  package var truthNames: (yes: String, no: String)?
  /// The components of a date that are asked for; `nil` when the app does not say.
  package var datePart: DatePart?
  /// Whether the app lists the values on offer (`IntentCall.options(for:)`).
  package var hasOptions = false
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
  var words: String { title?.nonEmpty ?? name.wordsOfIdentifier }
}

/// A parameter of an intent in one call, with access to its value.
@dynamicMemberLookup
package struct CallParameter: Sendable {
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
  var isSet: Bool { call?.isSet(facts.name) ?? false }

  /// Returns the cases of an enumeration that the parameter supports.
  func cases(of type: any CaseSource) -> [Value] {
    guard let supported = facts.supportedCases else { return type.cases }
    return type.cases.filter { supported.contains($0.identifier ?? "") }
  }

  /// Sets the parameter's value, which may be `nil` where the parameter is optional.
  ///
  /// - Throws: The error of the app's implementation for a value of another type.
  package func assign(_ value: Value?) throws {
    try call?.assign(value, to: facts.name)
  }
}
