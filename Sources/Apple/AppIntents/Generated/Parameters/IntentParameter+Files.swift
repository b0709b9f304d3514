// Made by `make generate` from Tables/parameters.py, not by hand.

public import BehestUniformTypeIdentifiers
public import FoundationGaps

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter for a file.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedContentTypes.map(\.identifier)
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for a file, with resolvers.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedContentTypes.map(\.identifier)
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }

  /// Creates a parameter for a file, with an options provider.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedContentTypes.map(\.identifier)
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    self.init(declaration)
  }

  /// Creates a parameter for a file, with an options provider and resolvers.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedContentTypes.map(\.identifier)
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Creates a parameter for a file.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String] = ["public.data"], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedTypeIdentifiers
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for a file, with resolvers.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String] = ["public.data"], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedTypeIdentifiers
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }

  /// Creates a parameter for a file, with an options provider.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String] = ["public.data"], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedTypeIdentifiers
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    self.init(declaration)
  }

  /// Creates a parameter for a file, with an options provider and resolvers.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String] = ["public.data"], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedTypeIdentifiers
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }
}

extension IntentParameter where Value.ValueType: FileEntity {
  /// Creates a parameter for a file entity.
  ///
  /// The content types are those of the entity's type if there are none.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedContentTypes?.map(\.identifier) ?? []
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for a file entity, with resolvers.
  ///
  /// The content types are those of the entity's type if there are none.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedContentTypes?.map(\.identifier) ?? []
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }

  /// Creates a parameter for a file entity, with an options provider.
  ///
  /// The content types are those of the entity's type if there are none.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedContentTypes?.map(\.identifier) ?? []
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    self.init(declaration)
  }

  /// Creates a parameter for a file entity, with an options provider and resolvers.
  ///
  /// The content types are those of the entity's type if there are none.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedContentTypes?.map(\.identifier) ?? []
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }

  /// Creates a parameter for a file entity, with a query.
  ///
  /// The content types are those of the entity's type if there are none.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]?,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  )
  where Query.Entity == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.supportedContentTypes = supportedContentTypes?.map(\.identifier) ?? []
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.query = query
    self.init(declaration)
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Creates a parameter for a person.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.personMode = mode
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for a person, with resolvers.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.personMode = mode
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }

  /// Creates a parameter for a person, with an options provider.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.personMode = mode
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    self.init(declaration)
  }

  /// Creates a parameter for a person, with an options provider and resolvers.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode = .contact,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.personMode = mode
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }
}
