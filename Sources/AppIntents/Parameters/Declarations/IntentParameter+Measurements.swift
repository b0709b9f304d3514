// Parameters for measurements: units and signs.

public import Foundation
public import FoundationGaps

extension IntentParameter {
  /// Declares a parameter for a measurement.
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
    options.supportsNegativeNumbers = supportsNegativeNumbers
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    self.init(
      ParameterDeclaration(
        title: title, explanation: description,
        fallback: defaultValue.map { Measurement(value: $0, unit: defaultUnit) }, options: options))
  }

  /// Declares a parameter for a measurement in one unit.
  public convenience init<Unit: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    unit: Unit,
    unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.ValueType == Measurement<Unit> {
    self.init(
      title: title, description: description, defaultValue: defaultValue, defaultUnit: unit,
      defaultUnitAdjustForLocale: unitAdjustForLocale,
      supportsNegativeNumbers: supportsNegativeNumbers, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior)
  }
}
