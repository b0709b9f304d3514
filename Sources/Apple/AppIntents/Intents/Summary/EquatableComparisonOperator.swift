// The comparisons under which one sentence stands in place of another.

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

/// Returns the identifier of an entity as text; `nil` for anything else.
func identifier(of value: (any Sendable)?) -> String? {
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
