// Made by `make generate` from Tables/parameters.py, not by hand.

public import FoundationGaps

extension IntentParameter {
  /// Creates a parameter for a collection of a certain size.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.size = size.range
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for a collection of a certain size, with resolvers.
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.size = size.range
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }

  /// Creates a parameter for a collection of a certain size, with an options provider.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.size = size.range
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    self.init(declaration)
  }

  /// Creates a parameter for a collection of a certain size, with an options provider and resolvers.
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.size = size.range
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    declaration.options.resolvers = Array(resolvers())
    self.init(declaration)
  }
}

extension IntentParameter {
  /// Creates a parameter for a collection whose size depends on the widget family.
  ///
  /// A conversation takes the largest of the sizes.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.setSizes(size)
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    self.init(declaration)
  }

  /// Creates a parameter for a collection whose size depends on the widget family, with an options provider.
  ///
  /// A conversation takes the largest of the sizes.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  )
  where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.explanation = description
    declaration.fallback = defaultValue
    declaration.options.setSizes(size)
    declaration.options.requestValueDialog = requestValueDialog
    declaration.options.requestDisambiguationDialog = requestDisambiguationDialog
    declaration.options.inputConnectionBehavior = inputConnectionBehavior
    declaration.options.optionsProvider = optionsProvider
    self.init(declaration)
  }
}
