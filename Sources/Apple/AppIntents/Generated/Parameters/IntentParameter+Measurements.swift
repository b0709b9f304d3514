// Made by `make generate` from Tables/parameters.py, not by hand.

public import Foundation
public import FoundationGaps

extension IntentParameter {
  /// Creates a parameter for a measurement with a default unit.
  ///
  /// - Parameters:
  ///   - defaultUnit: The unit of a number that is given without one.
  ///   - defaultUnitAdjustForLocale: Whether the unit is adjusted to the person's locale.
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Unit, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  )
  where Value.ValueType == Measurement<Unit> {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue.map { Measurement(value: $0, unit: defaultUnit) }
    declaration.options.defaultUnit = defaultUnit
    declaration.options.adjustsUnit = defaultUnitAdjustForLocale
    declaration.options.supportsNegativeNumbers = supportsNegativeNumbers
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for a measurement with a default unit, with resolvers.
  ///
  /// - Parameters:
  ///   - defaultUnit: The unit of a number that is given without one.
  ///   - defaultUnitAdjustForLocale: Whether the unit is adjusted to the person's locale.
  public convenience init<Unit: Dimension, Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Unit, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where Value.ValueType == Measurement<Unit> {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue.map { Measurement(value: $0, unit: defaultUnit) }
    declaration.options.defaultUnit = defaultUnit
    declaration.options.adjustsUnit = defaultUnitAdjustForLocale
    declaration.options.supportsNegativeNumbers = supportsNegativeNumbers
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }
}

extension IntentParameter {
  /// Creates a parameter for a measurement that is converted to one unit.
  ///
  /// - Parameters:
  ///   - unit: The unit of the value.
  ///   - unitAdjustForLocale: Whether the unit is adjusted to the person's locale.
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Unit, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  )
  where Value.ValueType == Measurement<Unit> {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue.map { Measurement(value: $0, unit: unit) }
    declaration.options.defaultUnit = unit
    declaration.options.convertsToUnit = true
    declaration.options.adjustsUnit = unitAdjustForLocale
    declaration.options.supportsNegativeNumbers = supportsNegativeNumbers
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for a measurement that is converted to one unit, with resolvers.
  ///
  /// - Parameters:
  ///   - unit: The unit of the value.
  ///   - unitAdjustForLocale: Whether the unit is adjusted to the person's locale.
  public convenience init<Unit: Dimension, Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Unit, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where Value.ValueType == Measurement<Unit> {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue.map { Measurement(value: $0, unit: unit) }
    declaration.options.defaultUnit = unit
    declaration.options.convertsToUnit = true
    declaration.options.adjustsUnit = unitAdjustForLocale
    declaration.options.supportsNegativeNumbers = supportsNegativeNumbers
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }
}
