// Parameters for measurements: units and signs.

public import Foundation
public import FoundationGaps

extension IntentParameter {
  /// Declares a parameter for a measurement; it has the unit that is said.
  ///
  /// - Parameters:
  ///   - defaultUnit: The unit of a number that comes without one.
  ///   - defaultUnitAdjustForLocale: Whether that unit is the one people use where they live.
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    defaultUnit: Unit,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<Unit> {
    var options = ParameterOptions()
    options.defaultUnit = defaultUnit
    options.adjustsUnit = defaultUnitAdjustForLocale
    options.supportsNegativeNumbers = supportsNegativeNumbers
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    self.init(measuring: title, description, defaultValue, defaultUnit, options)
  }

  /// Declares a parameter for a measurement with resolvers of its own; it has the unit that is said.
  public convenience init<Unit: Dimension, Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    defaultUnit: Unit,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where Value.ValueType == Measurement<Unit> {
    var options = ParameterOptions()
    options.defaultUnit = defaultUnit
    options.adjustsUnit = defaultUnitAdjustForLocale
    options.supportsNegativeNumbers = supportsNegativeNumbers
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.resolvers = Array(resolvers())
    self.init(measuring: title, description, defaultValue, defaultUnit, options)
  }

  /// Declares a parameter for a measurement in one unit, whichever is said.
  ///
  /// - Parameters:
  ///   - unit: The unit that the value has.
  ///   - unitAdjustForLocale: Whether that unit is the one people use where they live.
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    unit: Unit,
    unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<Unit> {
    var options = ParameterOptions()
    options.defaultUnit = unit
    options.adjustsUnit = unitAdjustForLocale
    options.convertsToUnit = true
    options.supportsNegativeNumbers = supportsNegativeNumbers
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    self.init(measuring: title, description, defaultValue, unit, options)
  }

  /// Declares a parameter for a measurement in one unit, with resolvers of its own.
  public convenience init<Unit: Dimension, Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    unit: Unit,
    unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where Value.ValueType == Measurement<Unit> {
    var options = ParameterOptions()
    options.defaultUnit = unit
    options.adjustsUnit = unitAdjustForLocale
    options.convertsToUnit = true
    options.supportsNegativeNumbers = supportsNegativeNumbers
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.resolvers = Array(resolvers())
    self.init(measuring: title, description, defaultValue, unit, options)
  }

  private convenience init<Unit: Dimension>(
    measuring title: LocalizedStringResource?, _ description: LocalizedStringResource?,
    _ defaultValue: Double?, _ unit: Unit, _ options: ParameterOptions
  ) where Value.ValueType == Measurement<Unit> {
    self.init(
      ParameterDeclaration(
        title: title, explanation: description,
        fallback: defaultValue.map { Measurement(value: $0, unit: unit) }, options: options))
  }
}
