// A parameter of an intent: what is known of it, and the value it has in a call.

package import Foundation

/// What is known of a parameter.
package struct ParameterFacts: Sendable {
  /// What of a date is asked for.
  package enum DatePart: String, Sendable { case date, time, dateTime }

  /// How a parameter takes what the command before returned.
  package enum Connection: String, Sendable {
    /// As the engine thinks best.
    case automatic
    /// In any case.
    case always
    /// Not at all.
    case never
  }

  /// Its name in the source: "markdownText".
  package var name: String
  /// The title that was declared; `nil` when none was.
  package var title: String?
  /// What it is for; `nil` when the application does not say.
  package var explanation: String?
  /// The kind of its value.
  package var kind: ValueKind
  /// What tells the type of one value from every other.
  package var typeID: String
  /// Whether it can do without a value.
  package var isOptional = false
  /// The default; `nil` when there is none.
  package var defaultValue: Value?
  /// What is asked when a value is needed; `nil` for words of the engine's.
  package var valueDialog: Dialog?
  /// What is asked when several values fit; `nil` for words of the engine's.
  package var choiceDialog: Dialog?
  /// The least and the greatest value allowed.
  package var range: ClosedRange<Double>?
  /// Whether a slider would set it.
  package var isSlider = false
  /// Whether a text may have several lines.
  package var isMultiline = false
  /// The types of file allowed, as uniform type identifiers; empty for any.
  package var contentTypes: [String] = []
  /// What yes and no are called; `nil` for "Yes" and "No".
  package var truthNames: (yes: String, no: String)?
  /// What of a date is asked for; `nil` when the application does not say.
  package var datePart: DatePart?
  /// Whether the application lists the values on offer (`IntentCall.options(for:)`).
  package var hasOptions = false
  /// Whether the application reads words itself (`IntentCall.resolved(_:for:)`).
  package var readsWords = false
  /// How many values a list may hold.
  package var size: ClosedRange<Int>?
  /// The cases of an enumeration on offer, by raw value; `nil` for all.
  package var supportedCases: [String]?
  /// The currencies allowed, as ISO 4217 codes; empty for any.
  package var currencyCodes: [String] = []
  /// The unit of a number that comes without one.
  package var defaultUnit: Dimension?
  /// Whether the default unit is adjusted to the person's locale.
  package var adjustsUnit = false
  /// Whether a measurement in another unit is converted to the default unit.
  package var convertsToUnit = false
  /// Whether a measurement may be below zero.
  package var allowsNegative = true
  /// How it takes what the command before returned.
  package var connection = Connection.automatic

  /// Describes a parameter of which no more is known.
  package init(name: String, kind: ValueKind, typeID: String = "") {
    self.name = name
    self.kind = kind
    self.typeID = typeID
  }

  /// The title, or else the name in words.
  var words: String { title?.nonEmpty ?? name.wordsOfIdentifier }
}

/// A parameter in a call.
@dynamicMemberLookup
package struct CallParameter: Sendable {
  /// What is known of it.
  package let facts: ParameterFacts
  /// The call; `nil` for words that are read for no intent.
  package let call: (any IntentCall)?

  /// Creates a parameter of a call.
  package init(_ facts: ParameterFacts, in call: (any IntentCall)? = nil) {
    self.facts = facts
    self.call = call
  }

  /// A part of what is known.
  package subscript<Member>(
    dynamicMember path: KeyPath<ParameterFacts, Member>
  ) -> Member { facts[keyPath: path] }

  /// The value; `nil` when unset, or set to nothing.
  package var value: Value? { call?.value(of: facts.name) }

  /// Whether somebody, or the default, has given a value, which may be nothing.
  var isSet: Bool { call?.isSet(facts.name) ?? false }

  /// The cases on offer of an enumeration.
  func cases(of type: any CaseSource) -> [Value] {
    guard let supported = facts.supportedCases else { return type.cases }
    return type.cases.filter { supported.contains($0.identifier ?? "") }
  }

  /// Gives it a value, which may be nothing where it can do without.
  ///
  /// - Throws: What the application's maker throws for a value of another type.
  package func assign(_ value: Value?) throws {
    try call?.assign(value, to: facts.name)
  }
}
