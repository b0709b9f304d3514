// The conditions under which one sentence stands in place of another.

/// How a parameter is compared with a value.
public enum ParameterSummaryComparisonOperator: Hashable, Sendable {
  /// The values are equal, or they are not.
  case equalTo, notEqualTo
  /// The parameter's value comes before, or not after.
  case lessThan, lessThanOrEqualTo
  /// The parameter's value comes after, or not before.
  case greaterThan, greaterThanOrEqualTo
  /// The parameter's text holds, begins with or ends with the value.
  case contains, hasPrefix, hasSuffix
}

/// Whether a parameter has a value.
public enum ParameterSummaryValueOperator: Hashable, Sendable {
  /// It has one, or it has none.
  case hasAnyValue, hasNoValue
}

/// Whether a parameter's value is among some.
public enum ParameterSummarySetOperator: Hashable, Sendable {
  /// It is one of them, or none of them.
  case oneOf, notOneOf
}

extension ParameterSummaryWhenCondition {
  /// Chooses by comparing a parameter with a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { compare($0[keyPath: parameter].anyValue, comparison, value) }, whenCondition(), otherwise())
  }

  /// Chooses by whether a parameter has a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ presence: ParameterSummaryValueOperator,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { ($0[keyPath: parameter].anyValue != nil) == (presence == .hasAnyValue) },
      whenCondition(), otherwise())
  }

  /// Chooses by whether a parameter's value is among some.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ membership: ParameterSummarySetOperator,
    _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { intent in
        let found = intent[keyPath: parameter].anyValue
        return values.contains { areEqual($0, found) } == (membership == .oneOf)
      }, whenCondition(), otherwise())
  }
}

extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary {
  /// Chooses by comparing a parameter with a value; no sentence otherwise.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(
      parameter, comparison, value, whenCondition, otherwise: { EmptyParameterSummary() })
  }

  /// Chooses by whether a parameter has a value; no sentence otherwise.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ presence: ParameterSummaryValueOperator,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition
  ) {
    self.init(parameter, presence, whenCondition, otherwise: { EmptyParameterSummary() })
  }
}

/// The family of widget that a sentence is for.
public enum _IntentWidgetFamilyToken: Hashable, Sendable {
  /// The family of widget that a sentence is for.
  case widgetFamily
}

extension ParameterSummaryWhenCondition {
  /// Chooses by the family of widget. A conversation is for none: nothing equals its family.
  public init(
    _ widgetFamily: _IntentWidgetFamilyToken,
    _ comparison: ParameterSummaryComparisonOperator,
    _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init({ _ in comparison == .notEqualTo }, whenCondition(), otherwise())
  }

  /// Chooses by whether the family of widget is among some. A conversation is for none of them.
  public init(
    _ widgetFamily: _IntentWidgetFamilyToken,
    _ membership: ParameterSummarySetOperator,
    _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init({ _ in membership == .notOneOf }, whenCondition(), otherwise())
  }
}

/// Whether two values of unknown types are equal.
func areEqual(_ one: Any, _ other: Any?) -> Bool {
  guard let one = one as? any Equatable, let other else { return false }
  return equal(one, other)
}

private func equal<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  (other as? Value) == one
}

private func compare(
  _ found: (any Sendable)?, _ comparison: ParameterSummaryComparisonOperator, _ value: any Sendable
) -> Bool {
  switch comparison {
  case .equalTo: return areEqual(value, found)
  case .notEqualTo: return !areEqual(value, found)
  case .lessThan: return precedes(found, value)
  case .greaterThan: return precedes(value, found)
  case .lessThanOrEqualTo: return found != nil && !precedes(value, found)
  case .greaterThanOrEqualTo: return found != nil && !precedes(found, value)
  case .contains, .hasPrefix, .hasSuffix:
    guard let text = found as? String, let part = value as? String else { return false }
    switch comparison {
    case .hasPrefix: return text.hasPrefix(part)
    case .hasSuffix: return text.hasSuffix(part)
    default: return text.contains(part)
    }
  }
}

private func precedes(_ one: Any?, _ other: Any?) -> Bool {
  guard let one = one as? any Comparable, let other else { return false }
  return less(one, other)
}

private func less<Value: Comparable>(_ one: Value, _ other: Any) -> Bool {
  (other as? Value).map { one < $0 } ?? false
}
