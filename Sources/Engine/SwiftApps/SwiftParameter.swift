// Describes the parameters of Swift intents for the engine.

package import AppIntents
import BehestCoreLocation
import BehestGeoToolbox
import Foundation
import FoundationGaps
import IntentEngine

extension ParameterFacts {
  /// Creates the description of a parameter, in the current language.
  ///
  /// - Parameter intent: The intent of the parameter, for queries that depend on its other values.
  init(_ field: IntentParameterField, of intent: (any AppIntent)?) {
    let parameter = field.parameter
    let options = parameter.options
    self.init(
      name: field.name, kind: ValueKind(parameter, of: intent),
      typeID: Value.typeID(of: parameter.elementType))
    title = parameter.declaredTitle?.text
    explanation = parameter.explanation?.text.nonEmpty
    isOptional = parameter.isOptional
    defaultValue = parameter.anyDefault.map { Value(swift: $0) }
    valueDialog = options.requestValueDialog.map { Dialog($0) }
    choiceDialog = options.requestDisambiguationDialog.map { Dialog($0) }
    range = options.inclusiveRange
    isSlider = options.controlStyle == .slider
    isMultiline = options.isMultiline
    contentTypes = options.supportedContentTypes
    truthNames = options.booleanNames.map { ($0.true.text, $0.false.text) }
    datePart =
      switch options.dateKind {
      case .date: .date
      case .time: .time
      case .dateTime: .dateTime
      case nil: nil
      }
    hasOptions = options.optionsProvider != nil
    readsWords = !options.resolvers.isEmpty
    size = options.size
    supportedCases = options.supportedValues.map { values in
      values.compactMap { ($0 as? any AppEnum)?.rawString }
    }
    currencyCodes = options.currencyCodes
    defaultUnit = options.defaultUnit as? Dimension
    adjustsUnit = options.adjustsUnit
    convertsToUnit = options.convertsToUnit
    allowsNegative = options.supportsNegativeNumbers
    connection =
      switch options.inputConnectionBehavior {
      case .default: .automatic
      case .connectToPreviousIntentResult: .always
      case .never: .never
      }
  }
}

extension ValueKind {
  /// Creates the kind of value that a parameter takes.
  init(_ parameter: any AnyIntentParameter, of intent: (any AppIntent)?) {
    let element = ValueKind(
      single: parameter.elementType, query: parameter.options.query, of: intent)
    self = parameter.elementType == parameter.valueType ? element : .list(of: element)
  }

  /// Creates the kind of value that an entity's property is compared with; `nil` for other types.
  init?(comparing type: any Any.Type) {
    func make<Value: _IntentValue>(_ type: Value.Type) -> any AnyIntentParameter {
      IntentParameter<Value>()
    }
    guard let type = type as? any _IntentValue.Type else { return nil }
    self.init(make(type), of: nil)
  }

  private init(
    single type: any Any.Type, query: (any EntityQuery)?, of intent: (any AppIntent)?
  ) {
    switch type {
    case is String.Type: self = .text
    case is AttributedString.Type: self = .attributedText
    case is Int.Type: self = .integer
    case is Double.Type: self = .number
    case is Decimal.Type: self = .decimal
    case is Bool.Type: self = .boolean
    case is Date.Type: self = .date
    case is DateComponents.Type: self = .dateComponents
    case is Duration.Type: self = .duration
    case is URL.Type: self = .url
    case is IntentFile.Type: self = .file
    case is IntentCurrencyAmount.Type: self = .amount
    case is IntentPerson.Type: self = .person
    case is PersonNameComponents.Type: self = .personName
    case is PlaceDescriptor.Type, is CLPlacemark.Type: self = .place
    case is Calendar.RecurrenceRule.Type: self = .recurrence
    case let entity as any AppEntity.Type:
      self = .entity(SwiftEntities(entity, query: query, of: intent))
    case let enumeration as any AppEnum.Type:
      self = .enumeration(SwiftEnumeration(type: enumeration))
    case let type as any SpokenValue.Type: self = .spoken(type.spokenName)
    case let measurement as any AnyMeasurement.Type: self = .measurement(measurement.baseUnit)
    case let union as any AppUnionValue.Type:
      self = .union(
        union.valueTypes.map { ValueKind(member: $0, query, intent) }, named: union.typeTitle)
    default: self = .other(nameOfType(type))
    }
  }

  private init<Value: _IntentValue>(
    member type: Value.Type, _ query: (any EntityQuery)?, _ intent: (any AppIntent)?
  ) {
    let element = ValueKind(single: Value.ValueType.self, query: query, of: intent)
    self =
      ObjectIdentifier(Value.ValueType.self) == ObjectIdentifier(Value.UnwrappedType.self)
      ? element : .list(of: element)
  }
}

extension AnyIntentParameter {
  /// The types of one value: those of a union's cases, or else the type itself.
  package var elementTypes: [any Any.Type] {
    guard let union = elementType as? any AppUnionValue.Type else { return [elementType] }
    return union.valueTypes.map { elementType(of: $0) }
  }

  private func elementType<Value: _IntentValue>(of type: Value.Type) -> any Any.Type {
    Value.ValueType.self
  }
}

extension Dialog {
  init(_ dialog: IntentDialog) {
    self.init(dialog.full.text, supporting: dialog.supporting?.text)
  }
}

/// A measurement whose type of unit is erased.
protocol AnyMeasurement: Sendable {
  /// The base unit of the dimension.
  static var baseUnit: Dimension { get }

  /// Returns a measurement in a unit; `nil` when the unit is of another dimension.
  static func measurement(_ value: Double, in unit: Dimension) -> (any Sendable)?

  /// The value, in the measurement's own unit.
  var number: Double { get }

  /// The unit of the measurement.
  var dimension: Dimension { get }
}

extension Measurement: AnyMeasurement where UnitType: Dimension {
  static var baseUnit: Dimension { UnitType.baseUnit() }

  static func measurement(_ value: Double, in unit: Dimension) -> (any Sendable)? {
    (unit as? UnitType).map { Measurement(value: value, unit: $0) }
  }

  var number: Double { value }

  var dimension: Dimension { unit }
}
