// The conditions under which one sentence stands in place of another.

/// Whether two values have to be equal.
public enum EquatableComparisonOperator: Hashable, Sendable {
  /// The values are equal, or they are not.
  case equalTo, notEqualTo
}

/// Which of two values has to come first.
public enum ComparableComparisonOperator: Hashable, Sendable {
  /// The parameter's value comes before, or not after.
  case lessThan, lessThanOrEqualTo
  /// The parameter's value comes after, or not before.
  case greaterThan, greaterThanOrEqualTo
}

/// Where in a text another one has to be.
public enum StringComparisonOperator: Hashable, Sendable {
  /// The parameter's text holds, begins with or ends with the value.
  case contains, hasPrefix, hasSuffix
}

/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
  /// It has one, or it has none.
  case hasAnyValue, hasNoValue
}

/// Whether a parameter's value is among some.
public enum OneOfComparisonOperator: Hashable, Sendable {
  /// It is one of them, or none of them.
  case oneOf, notOneOf
}

extension ParameterSummaryWhenCondition {
  /// Chooses by comparing a parameter with a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: EquatableComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { comparison.holds($0[keyPath: parameter].anyValue, value) }, whenCondition(), otherwise())
  }

  /// Chooses by comparing a parameter with a value that comes before or after.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { comparison.holds($0[keyPath: parameter].anyValue, value) }, whenCondition(), otherwise())
  }

  /// Chooses by what is in a text.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: StringComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { comparison.holds($0[keyPath: parameter].anyValue, value) }, whenCondition(), otherwise())
  }

  /// Chooses by whether a parameter has a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ presence: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { ($0[keyPath: parameter].anyValue != nil) == (presence == .hasAnyValue) }, whenCondition(),
      otherwise())
  }

  /// Chooses by whether a parameter's value is among some.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ membership: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { membership.holds($0[keyPath: parameter].anyValue, values) }, whenCondition(), otherwise())
  }
}

extension ParameterSummaryWhenCondition where Otherwise == _EmptyParameterSummary {
  /// Chooses by comparing a parameter with a value; no sentence otherwise.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: EquatableComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(
      parameter, comparison, value, whenCondition, otherwise: { _EmptyParameterSummary() })
  }

  /// Chooses by comparing a parameter with a value that comes before or after; no sentence otherwise.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(
      parameter, comparison, value, whenCondition, otherwise: { _EmptyParameterSummary() })
  }

  /// Chooses by what is in a text; no sentence otherwise.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: StringComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(
      parameter, comparison, value, whenCondition, otherwise: { _EmptyParameterSummary() })
  }

  /// Chooses by whether a parameter has a value; no sentence otherwise.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ presence: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(
      parameter, presence, whenCondition, otherwise: { _EmptyParameterSummary() })
  }

  /// Chooses by whether a parameter's value is among some; no sentence otherwise.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ membership: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(
      parameter, membership, values, whenCondition, otherwise: { _EmptyParameterSummary() })
  }
}
