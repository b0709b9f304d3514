// Parameters for plain values that are on offer, and that resolvers make of other values.

public import Foundation
public import FoundationGaps

extension IntentParameter where Value.ValueType == Int {
  /// Declares a parameter for a whole number, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.controlStyle = ParameterOptions.ControlStyle(controlStyle)
    options.inclusiveRange = closedRange(inclusiveRange) { Double($0) }
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// Declares a parameter for a number, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .field,
    inclusiveRange: InclusiveRange<Double>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.controlStyle = ParameterOptions.ControlStyle(controlStyle)
    options.inclusiveRange = closedRange(inclusiveRange) { $0 }
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == Decimal {
  /// Declares a parameter for a decimal number, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.inclusiveRange = closedRange(inclusiveRange) {
      NSDecimalNumber(decimal: $0).doubleValue
    }
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Declares a parameter for an amount of money, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.currencyCodes = currencyCodes
    options.inclusiveRange = closedRange(inclusiveRange) {
      NSDecimalNumber(decimal: $0).doubleValue
    }
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == String {
  /// Declares a parameter for text, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.textInput = inputOptions
    options.isMultiline = inputOptions?.multiline ?? false
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == AttributedString {
  /// Declares a parameter for styled text, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.textInput = inputOptions
    options.isMultiline = inputOptions?.multiline ?? false
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Declares a parameter for yes or no, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.booleanNames = displayName
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == Date {
  /// Declares a parameter for a date, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.dateKind = ParameterOptions.DateKind(kind)
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// Declares a parameter for a date in its parts, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.dateKind = ParameterOptions.DateKind(kind)
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}
