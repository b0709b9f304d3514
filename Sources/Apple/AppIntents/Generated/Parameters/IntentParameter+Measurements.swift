// Made by `make generate` from Tables/parameters.py, not by hand.

public import Foundation
public import FoundationGaps

extension IntentParameter {
  /// Creates a parameter for a measurement with a default unit.
  ///
  /// A number that is given without a unit has the default one.
  /// The unit may be adjusted to the person's locale.
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
  /// A number that is given without a unit has the default one.
  /// The unit may be adjusted to the person's locale.
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
  /// A value is converted to the unit.
  /// The unit may be adjusted to the person's locale.
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
  /// A value is converted to the unit.
  /// The unit may be adjusted to the person's locale.
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
