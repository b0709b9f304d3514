// Conditions on the identifier of an entity and on the family of a widget, and what holds when.

extension ParameterSummaryWhenCondition {
  /// Chooses by the identifier of an entity.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: EquatableComparisonOperator,
    _ value: Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(
      {
        comparison.holds(
          identifier(of: $0[keyPath: parameter].anyValue), value.entityIdentifierString)
      }, whenCondition(), otherwise())
  }

  /// Chooses by what is in the identifier of an entity.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: StringComparisonOperator,
    _ value: String,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(
      { comparison.holds(identifier(of: $0[keyPath: parameter].anyValue), value) }, whenCondition(),
      otherwise())
  }

  /// Chooses by whether the identifier of an entity is among some.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    identifier membership: OneOfComparisonOperator,
    _ values: [Value.ValueType.ID],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.ValueType: AppEntity {
    self.init(
      { intent in
        membership.holds(
          identifier(of: intent[keyPath: parameter].anyValue),
          values.map { $0.entityIdentifierString })
      }, whenCondition(), otherwise())
  }

  /// Chooses by the family of widget. A conversation is for none: nothing equals its family.
  public init(
    widgetFamily comparison: EquatableComparisonOperator,
    _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { _ in comparison == .notEqualTo }, whenCondition(), otherwise())
  }

  /// Chooses by whether the family of widget is among some. A conversation is for none of them.
  public init(
    widgetFamily membership: OneOfComparisonOperator,
    _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(
      { _ in membership == .notOneOf }, whenCondition(), otherwise())
  }
}

extension EquatableComparisonOperator {
  func holds(_ found: (any Sendable)?, _ value: any Sendable) -> Bool {
    areEqual(value, found) == (self == .equalTo)
  }
}

extension ComparableComparisonOperator {
  func holds(_ found: (any Sendable)?, _ value: any Sendable) -> Bool {
    switch self {
    case .lessThan: precedes(found, value)
    case .greaterThan: precedes(value, found)
    case .lessThanOrEqualTo: found != nil && !precedes(value, found)
    case .greaterThanOrEqualTo: found != nil && !precedes(found, value)
    }
  }
}

extension StringComparisonOperator {
  func holds(_ found: (any Sendable)?, _ value: any Sendable) -> Bool {
    guard let text = found as? String, let part = value as? String else { return false }
    return switch self {
    case .contains: text.contains(part)
    case .hasPrefix: text.hasPrefix(part)
    case .hasSuffix: text.hasSuffix(part)
    }
  }
}

extension OneOfComparisonOperator {
  func holds(_ found: (any Sendable)?, _ values: [any Sendable]) -> Bool {
    values.contains { areEqual($0, found) } == (self == .oneOf)
  }
}

private func identifier(of value: (any Sendable)?) -> String? {
  (value as? any AppEntity)?.erasedID
}

/// Whether two values of unknown types are equal.
func areEqual(_ one: Any, _ other: Any?) -> Bool {
  guard let one = one as? any Equatable, let other else { return false }
  return equal(one, other)
}

private func equal<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  (other as? Value) == one
}

private func precedes(_ one: Any?, _ other: Any?) -> Bool {
  guard let one = one as? any Comparable, let other else { return false }
  return less(one, other)
}

private func less<Value: Comparable>(_ one: Value, _ other: Any) -> Bool {
  (other as? Value).map { one < $0 } ?? false
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
    _ comparison: EquatableComparisonOperator,
    _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(widgetFamily: comparison, value, whenCondition, otherwise: otherwise)
  }

  /// Chooses by whether the family of widget is among some. A conversation is for none of them.
  public init(
    _ widgetFamily: _IntentWidgetFamilyToken,
    _ membership: OneOfComparisonOperator,
    _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(widgetFamily: membership, values, whenCondition, otherwise: otherwise)
  }
}
