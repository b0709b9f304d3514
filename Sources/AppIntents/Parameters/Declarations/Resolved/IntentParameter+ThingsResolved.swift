// Parameters for things that are on offer, and that resolvers make of other values.

public import CoreLocation
public import FoundationGaps
public import UniformTypeIdentifiers

extension IntentParameter where Value.ValueType: AppEntity {
  /// Declares a parameter for an entity, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.requestDisambiguationDialog = requestDisambiguationDialog
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType: AppEnum {
  /// Declares a parameter for a case of an enum, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.requestDisambiguationDialog = requestDisambiguationDialog
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Declares a parameter for a file, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.supportedContentTypes = supportedContentTypes.map(\.identifier)
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for a file, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String] = ["public.data"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.supportedContentTypes = supportedTypeIdentifiers
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Declares a parameter for a person, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.personMode = mode
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// Declares a parameter for a place, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayStyle: PlacemarkDisplayStyle = .addressOrPlace,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.placemarkStyle = displayStyle == .city ? .city : .addressOrPlace
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}

extension IntentParameter {
  /// Declares a parameter for a value, with a list of values on offer and resolvers of its own.
  @_disfavoredOverload
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.requestDisambiguationDialog = requestDisambiguationDialog
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }

  /// Declares a parameter for so many values, with a list of values on offer and resolvers of its own.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var options = ParameterOptions()
    options.requestValueDialog = requestValueDialog
    options.inputConnectionBehavior = inputConnectionBehavior
    options.requestDisambiguationDialog = requestDisambiguationDialog
    options.optionsProvider = optionsProvider
    options.resolvers = Array(resolvers())
    options.size = size.range
    self.init(
      ParameterDeclaration(
        title: title, explanation: description, fallback: defaultValue, options: options))
  }
}
