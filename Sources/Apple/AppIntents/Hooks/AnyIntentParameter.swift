// A parameter as the engine sees it: without its type.

package import FoundationGaps

/// A parameter whose type has been forgotten.
package protocol AnyIntentParameter: AnyObject, Sendable {
  /// The title that was declared; `nil` when none was.
  var declaredTitle: LocalizedStringResource? { get }

  /// The description that was declared; `nil` when none was.
  var explanation: LocalizedStringResource? { get }

  /// The type of the value without optionality: `String` for `String?`, `[Soup]` for `[Soup]`.
  var valueType: any Any.Type { get }

  /// The type of one value: `String` for `String?`, `Soup` for `[Soup]`.
  var elementType: any Any.Type { get }

  /// Whether the parameter can do without a value.
  var isOptional: Bool { get }

  /// The default that was declared, as `valueType`; `nil` when none was.
  var anyDefault: (any Sendable)? { get }

  /// The value, as `valueType`; `nil` when unset, or set to nothing.
  var anyValue: (any Sendable)? { get }

  /// Whether somebody, or the default, has given a value, which may be nothing.
  var isSet: Bool { get }

  /// The other things the declaration says.
  var options: ParameterOptions { get }

  /// Gives the parameter a value, which may be nothing where it can do without.
  ///
  /// A list may hold values of any type that fits; one value becomes a list of one.
  ///
  /// - Throws: `ParameterTypeMismatch` when the value is of another type.
  func assign(_ value: (any Sendable)?) throws

  /// Takes the value away, the default too.
  func clear()

  /// Tells the parameter what its property is called, for its messages.
  func named(_ name: String)
}

/// What the declaration of a parameter says apart from its type, title and default.
package struct ParameterOptions: Sendable {
  /// What is asked when a value is needed.
  package var requestValueDialog: IntentDialog?
  /// What is asked when several values fit.
  package var requestDisambiguationDialog: IntentDialog?
  /// The least and the greatest value allowed.
  package var inclusiveRange: ClosedRange<Double>?
  /// How a number is entered.
  package var controlStyle: ControlStyle?
  /// Whether text may have several lines.
  package var isMultiline = false
  /// Everything else about how text is entered.
  package var textInput: String.IntentInputOptions?
  /// The types of file allowed, as uniform type identifiers; empty means any.
  package var supportedContentTypes: [String] = []
  /// What yes and no are called.
  package var booleanNames: Bool.IntentDisplayName?
  /// What of a date is asked for.
  package var dateKind: DateKind?
  /// Which of a person's facts is asked for.
  package var personMode: IntentPerson.ParameterMode?
  /// Which part of a place is asked for.
  package var placemarkStyle: PlacemarkStyle?
  /// What lists the values on offer.
  package var optionsProvider: (any DynamicOptionsProvider)?
  /// What finds the entities, in place of their type's own query.
  package var query: (any EntityQuery)?
  /// How many values an array may hold.
  package var size: ClosedRange<Int>?
  /// How many values an array may hold in widgets of each family; empty when all hold `size`.
  package var sizes: [IntentWidgetFamily: ClosedRange<Int>] = [:]
  /// The cases of an enum on offer, in order; `nil` means all.
  package var supportedValues: [any Sendable]?
  /// The currencies allowed, as ISO 4217 codes; empty means any.
  package var currencyCodes: [String] = []
  /// The unit of a number that comes without one.
  package var defaultUnit: (any Sendable)?
  /// Whether that unit is the one people use where they live.
  package var adjustsUnit = false
  /// Whether a measurement in another unit is converted to that one.
  package var convertsToUnit = false
  /// Whether a measurement may be below zero.
  package var supportsNegativeNumbers = true
  /// What turns values of other types into the parameter's, in the order in which it is tried.
  package var resolvers: [any Resolver] = []
  /// How the parameter takes what the action before it returned.
  package var inputConnectionBehavior = InputConnectionBehavior.default

  /// How a number is entered.
  package enum ControlStyle: Hashable, Sendable { case field, stepper, slider }

  /// What of a date is asked for.
  package enum DateKind: Hashable, Sendable { case date, time, dateTime }

  /// Which part of a place is asked for.
  package enum PlacemarkStyle: Hashable, Sendable { case addressOrPlace, city }

  /// Makes options that say nothing.
  package init() {}
}

/// A value that does not fit the parameter it was meant for.
package struct ParameterTypeMismatch: Error, Sendable, CustomStringConvertible {
  /// The type that would fit.
  package let expected: any Any.Type
  /// The type found; `nil` when there was no value at all.
  package let found: (any Any.Type)?

  init(expected: any Any.Type, found: (any Sendable)?) {
    self.expected = expected
    self.found = found.map { type(of: $0) }
  }

  /// The facts in words.
  package var description: String {
    "a value of type \(found.map { "\($0)" } ?? "nothing") does not fit \(expected)"
  }
}
