// Made by `make generate` from Tables/conditions.py, not by hand.

extension ParameterSummaryWhenCondition {
  /// Creates a choice between two summaries by whether a parameter equals a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { comparison.holds($0[keyPath: parameter].anyValue, value) }, whenCondition(), otherwise())
  }

  /// Creates a choice between two summaries by the order of a parameter and a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { comparison.holds($0[keyPath: parameter].anyValue, value) }, whenCondition(), otherwise())
  }

  /// Creates a choice between two summaries by the text of a parameter.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StringComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { comparison.holds($0[keyPath: parameter].anyValue, value) }, whenCondition(), otherwise())
  }

  /// Creates a choice between two summaries by whether a parameter has a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { ($0[keyPath: parameter].anyValue != nil) == (presence == .hasAnyValue) }, whenCondition(),
      otherwise())
  }

  /// Creates a choice between two summaries by whether a parameter is one of several values.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ membership: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { membership.holds($0[keyPath: parameter].anyValue, values) }, whenCondition(), otherwise())
  }

  /// Creates a choice between two summaries by the identifier of an entity.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: EquatableComparisonOperator, _ value: Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where Value.ValueType: AppEntity {
    self.init(
      {
        comparison.holds(
          identifier(of: $0[keyPath: parameter].anyValue), value.entityIdentifierString)
      }, whenCondition(), otherwise())
  }

  /// Creates a choice between two summaries by the text of an entity's identifier.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: StringComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where Value.ValueType: AppEntity {
    self.init(
      { comparison.holds(identifier(of: $0[keyPath: parameter].anyValue), value) }, whenCondition(),
      otherwise())
  }

  /// Creates a choice between two summaries by whether an entity's identifier is one of several.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier membership: OneOfComparisonOperator, _ values: [Value.ValueType.ID],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where Value.ValueType: AppEntity {
    self.init(
      {
        membership.holds(
          identifier(of: $0[keyPath: parameter].anyValue),
          values.map { id in id.entityIdentifierString })
      }, whenCondition(), otherwise())
  }

  /// Creates a choice between two summaries by the widget family.
  ///
  /// A conversation has no widget family.
  public init(
    widgetFamily comparison: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init({ _ in comparison == .notEqualTo }, whenCondition(), otherwise())
  }

  /// Creates a choice between two summaries by whether the widget family is one of several.
  ///
  /// A conversation has no widget family.
  public init(
    widgetFamily membership: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init({ _ in membership == .notOneOf }, whenCondition(), otherwise())
  }

  /// Creates a choice between two summaries by the widget family.
  ///
  /// A conversation has no widget family.
  public init(
    _ widgetFamily: _IntentWidgetFamilyToken, _ comparison: EquatableComparisonOperator,
    _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init({ _ in comparison == .notEqualTo }, whenCondition(), otherwise())
  }

  /// Creates a choice between two summaries by whether the widget family is one of several.
  ///
  /// A conversation has no widget family.
  public init(
    _ widgetFamily: _IntentWidgetFamilyToken, _ membership: OneOfComparisonOperator,
    _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init({ _ in membership == .notOneOf }, whenCondition(), otherwise())
  }
}

extension ParameterSummaryWhenCondition where Otherwise == _EmptyParameterSummary {
  /// Creates a choice between a summary and none by whether a parameter equals a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(
      { comparison.holds($0[keyPath: parameter].anyValue, value) }, whenCondition(),
      _EmptyParameterSummary())
  }

  /// Creates a choice between a summary and none by the order of a parameter and a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(
      { comparison.holds($0[keyPath: parameter].anyValue, value) }, whenCondition(),
      _EmptyParameterSummary())
  }

  /// Creates a choice between a summary and none by the text of a parameter.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: StringComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(
      { comparison.holds($0[keyPath: parameter].anyValue, value) }, whenCondition(),
      _EmptyParameterSummary())
  }

  /// Creates a choice between a summary and none by whether a parameter has a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(
      { ($0[keyPath: parameter].anyValue != nil) == (presence == .hasAnyValue) }, whenCondition(),
      _EmptyParameterSummary())
  }

  /// Creates a choice between a summary and none by whether a parameter is one of several values.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ membership: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(
      { membership.holds($0[keyPath: parameter].anyValue, values) }, whenCondition(),
      _EmptyParameterSummary())
  }
}
