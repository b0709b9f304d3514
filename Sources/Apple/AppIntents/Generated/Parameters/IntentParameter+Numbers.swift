// Made by `make generate` from Tables/parameters.py, not by hand.

public import Foundation
public import FoundationGaps

extension IntentParameter where Value.ValueType == Int {
  /// Creates a parameter for an integer.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.controlStyle = ParameterOptions.ControlStyle(controlStyle)
    declaration.options.inclusiveRange = closedRange(inclusiveRange) { Double($0) }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for an integer, with resolvers.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.controlStyle = ParameterOptions.ControlStyle(controlStyle)
    declaration.options.inclusiveRange = closedRange(inclusiveRange) { Double($0) }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }

  /// Creates a parameter for an integer, with an options provider.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.controlStyle = ParameterOptions.ControlStyle(controlStyle)
    declaration.options.inclusiveRange = closedRange(inclusiveRange) { Double($0) }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    self.init(declaration)
  }

  /// Creates a parameter for an integer, with an options provider and resolvers.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.controlStyle = ParameterOptions.ControlStyle(controlStyle)
    declaration.options.inclusiveRange = closedRange(inclusiveRange) { Double($0) }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// Creates a parameter for a floating-point number.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.controlStyle = ParameterOptions.ControlStyle(controlStyle)
    declaration.options.inclusiveRange = closedRange(inclusiveRange) { $0 }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for a floating-point number, with resolvers.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.controlStyle = ParameterOptions.ControlStyle(controlStyle)
    declaration.options.inclusiveRange = closedRange(inclusiveRange) { $0 }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }

  /// Creates a parameter for a floating-point number, with an options provider.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.controlStyle = ParameterOptions.ControlStyle(controlStyle)
    declaration.options.inclusiveRange = closedRange(inclusiveRange) { $0 }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    self.init(declaration)
  }

  /// Creates a parameter for a floating-point number, with an options provider and resolvers.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.controlStyle = ParameterOptions.ControlStyle(controlStyle)
    declaration.options.inclusiveRange = closedRange(inclusiveRange) { $0 }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }
}

extension IntentParameter where Value.ValueType == Decimal {
  /// Creates a parameter for a decimal number.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.inclusiveRange = closedRange(inclusiveRange) {
      NSDecimalNumber(decimal: $0).doubleValue
    }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for a decimal number, with resolvers.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.inclusiveRange = closedRange(inclusiveRange) {
      NSDecimalNumber(decimal: $0).doubleValue
    }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }

  /// Creates a parameter for a decimal number, with an options provider.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.inclusiveRange = closedRange(inclusiveRange) {
      NSDecimalNumber(decimal: $0).doubleValue
    }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    self.init(declaration)
  }

  /// Creates a parameter for a decimal number, with an options provider and resolvers.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.inclusiveRange = closedRange(inclusiveRange) {
      NSDecimalNumber(decimal: $0).doubleValue
    }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Creates a parameter for a currency amount.
  ///
  /// The currencies are ISO 4217 codes; an empty array allows any.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.currencyCodes = currencyCodes
    declaration.options.inclusiveRange = closedRange(inclusiveRange) {
      NSDecimalNumber(decimal: $0).doubleValue
    }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for a currency amount, with resolvers.
  ///
  /// The currencies are ISO 4217 codes; an empty array allows any.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.currencyCodes = currencyCodes
    declaration.options.inclusiveRange = closedRange(inclusiveRange) {
      NSDecimalNumber(decimal: $0).doubleValue
    }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }

  /// Creates a parameter for a currency amount, with an options provider.
  ///
  /// The currencies are ISO 4217 codes; an empty array allows any.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.currencyCodes = currencyCodes
    declaration.options.inclusiveRange = closedRange(inclusiveRange) {
      NSDecimalNumber(decimal: $0).doubleValue
    }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    self.init(declaration)
  }

  /// Creates a parameter for a currency amount, with an options provider and resolvers.
  ///
  /// The currencies are ISO 4217 codes; an empty array allows any.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.currencyCodes = currencyCodes
    declaration.options.inclusiveRange = closedRange(inclusiveRange) {
      NSDecimalNumber(decimal: $0).doubleValue
    }
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }
}
