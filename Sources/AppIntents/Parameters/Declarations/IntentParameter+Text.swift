// Parameters for text, for yes and no, and for dates.

public import Foundation
public import FoundationGaps

extension IntentParameter where Value.ValueType == String {
  /// Declares a parameter for text.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var options = ParameterOptions()
    options.textInput = inputOptions
    options.isMultiline = inputOptions?.multiline ?? false
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for text, with resolvers of its own.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var options = ParameterOptions()
    options.textInput = inputOptions
    options.isMultiline = inputOptions?.multiline ?? false
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for text, with a list of values on offer.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.textInput = inputOptions
    options.isMultiline = inputOptions?.multiline ?? false
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == AttributedString {
  /// Declares a parameter for styled text.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var options = ParameterOptions()
    options.textInput = inputOptions
    options.isMultiline = inputOptions?.multiline ?? false
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for styled text, with resolvers of its own.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var options = ParameterOptions()
    options.textInput = inputOptions
    options.isMultiline = inputOptions?.multiline ?? false
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for styled text, with a list of values on offer.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.textInput = inputOptions
    options.isMultiline = inputOptions?.multiline ?? false
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Declares a parameter for yes or no.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var options = ParameterOptions()
    options.booleanNames = displayName
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for yes or no, with resolvers of its own.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var options = ParameterOptions()
    options.booleanNames = displayName
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for yes or no, with a list of values on offer.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.booleanNames = displayName
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == Date {
  /// Declares a parameter for a date.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var options = ParameterOptions()
    options.dateKind = ParameterOptions.DateKind(kind)
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for a date, with resolvers of its own.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var options = ParameterOptions()
    options.dateKind = ParameterOptions.DateKind(kind)
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for a date, with a list of values on offer.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.dateKind = ParameterOptions.DateKind(kind)
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// Declares a parameter for a date in its parts.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var options = ParameterOptions()
    options.dateKind = ParameterOptions.DateKind(kind)
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for a date in its parts, with resolvers of its own.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var options = ParameterOptions()
    options.dateKind = ParameterOptions.DateKind(kind)
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for a date in its parts, with a list of values on offer.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.dateKind = ParameterOptions.DateKind(kind)
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}
