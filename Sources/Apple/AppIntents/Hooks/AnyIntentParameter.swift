// Type-erased parameters for the engine.

package import FoundationGaps

/// A parameter whose type is erased.
package protocol AnyIntentParameter: AnyObject, Sendable {
  /// The declared title; `nil` for none.
  var declaredTitle: LocalizedStringResource? { get }

  /// The declared description; `nil` for none.
  var explanation: LocalizedStringResource? { get }

  /// The type of the value without optionality: `String` for `String?`, `[Soup]` for `[Soup]`.
  var valueType: any Any.Type { get }

  /// The type of one value: `String` for `String?`, `Soup` for `[Soup]`.
  var elementType: any Any.Type { get }

  /// Whether the parameter's type is optional.
  var isOptional: Bool { get }

  /// The declared default, as `valueType`; `nil` for none.
  var anyDefault: (any Sendable)? { get }

  /// The value, as `valueType`; `nil` when unset, or set to `nil`.
  var anyValue: (any Sendable)? { get }

  /// Whether the parameter has been given a value or a default, which may be `nil`.
  var isSet: Bool { get }

  /// The other options of the declaration.
  var options: ParameterOptions { get }

  /// Sets the value; `nil` is allowed for an optional parameter.
  ///
  /// An array may hold values of any type that fits; one value becomes an array of one.
  ///
  /// - Throws: `ParameterTypeMismatch` when the value is of another type.
  func assign(_ value: (any Sendable)?) throws

  /// Removes the value, and the default too.
  func clear()

  /// Sets the name of the parameter's property, for error messages.
  func named(_ name: String)
}

/// The options of a parameter's declaration apart from its type, title and default.
package struct ParameterOptions: Sendable {
  /// The question for a value.
  package var requestValueDialog: IntentDialog?
  /// The question when several values fit.
  package var requestDisambiguationDialog: IntentDialog?
  /// The minimum and the maximum value.
  package var inclusiveRange: ClosedRange<Double>?
  /// The control that a number is entered with.
  package var controlStyle: ControlStyle?
  /// Whether a text may have several lines.
  package var isMultiline = false
  /// The other options for entering a text.
  package var textInput: String.IntentInputOptions?
  /// The allowed types of file, as uniform type identifiers; empty allows any.
  package var supportedContentTypes: [String] = []
  /// The display names of true and false.
  package var booleanNames: Bool.IntentDisplayName?
  /// The parts of a date that are asked for.
  package var dateKind: DateKind?
  /// The part of a person's details that is asked for.
  package var personMode: IntentPerson.ParameterMode?
  /// The part of a place that is asked for.
  package var placemarkStyle: PlacemarkStyle?
  /// The provider of the parameter's options.
  package var optionsProvider: (any DynamicOptionsProvider)?
  /// The query that finds the entities, instead of their type's own.
  package var query: (any EntityQuery)?
  /// The allowed number of values in an array.
  package var size: ClosedRange<Int>?
  /// The allowed number of values in an array by widget family; empty when all use `size`.
  package var sizes: [IntentWidgetFamily: ClosedRange<Int>] = [:]
  /// The cases of an enum that are offered, in order; `nil` for all.
  package var supportedValues: [any Sendable]?
  /// The allowed currencies, as ISO 4217 codes; empty allows any.
  package var currencyCodes: [String] = []
  /// The unit of a number that is given without one.
  package var defaultUnit: (any Sendable)?
  /// Whether the default unit is adjusted to the person's locale.
  package var adjustsUnit = false
  /// Whether a measurement in another unit is converted to the default unit.
  package var convertsToUnit = false
  /// Whether a measurement may be negative.
  package var supportsNegativeNumbers = true
  /// The resolvers that convert values of other types, in the order in which they are tried.
  package var resolvers: [any Resolver] = []
  /// The connection of the parameter to the result of the previous action.
  package var inputConnectionBehavior = InputConnectionBehavior.default

  /// A control that a number is entered with.
  package enum ControlStyle: Hashable, Sendable { case field, stepper, slider }

  /// The parts of a date that are asked for.
  package enum DateKind: Hashable, Sendable { case date, time, dateTime }

  /// The part of a place that is asked for.
  package enum PlacemarkStyle: Hashable, Sendable { case addressOrPlace, city }

  /// Creates default options.
  package init() {}
}

/// An error for a value that does not fit the parameter's type.
package struct ParameterTypeMismatch: Error, Sendable, CustomStringConvertible {
  /// The expected type.
  package let expected: any Any.Type
  /// The type found; `nil` when there was no value.
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

/// A parameter and the name of its property.
package struct IntentParameterField: Sendable {
  /// The property's name: `soup` for `@Parameter var soup`.
  package let name: String

  /// The parameter.
  package let parameter: any AnyIntentParameter

  /// Creates a field from a name and a parameter.
  package init(name: String, parameter: any AnyIntentParameter) {
    self.name = name
    self.parameter = parameter
  }
}

extension AppIntent {
  /// The intent's parameters in the order of their declaration.
  package var parameterFields: [IntentParameterField] {
    propertyWrappers(of: self, as: (any AnyIntentParameter).self).map { name, parameter in
      parameter.named(name)
      return IntentParameterField(name: name, parameter: parameter)
    }
  }

  /// Returns the property name of a parameter of this intent; `nil` for another intent's parameter.
  package func name(of parameter: any AnyIntentParameter) -> String? {
    parameterFields.name(of: parameter)
  }
}

extension [IntentParameterField] {
  /// Returns the name of a parameter's field; `nil` if none has the parameter.
  func name(of parameter: any AnyIntentParameter) -> String? {
    first { $0.parameter === parameter }?.name
  }
}
