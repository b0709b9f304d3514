// The operators in the conditions of a parameter summary.

/// An operator that tests whether two values are equal.
public enum EquatableComparisonOperator: Hashable, Sendable {
  /// The values are equal, or not equal.
  case equalTo, notEqualTo
}

/// An operator that tests the order of two values.
public enum ComparableComparisonOperator: Hashable, Sendable {
  /// The parameter's value comes before, or not after.
  case lessThan, lessThanOrEqualTo
  /// The parameter's value comes after, or not before.
  case greaterThan, greaterThanOrEqualTo
}

/// An operator that tests the content of a text.
public enum StringComparisonOperator: Hashable, Sendable {
  /// The parameter's text contains the value, begins with it or ends with it.
  case contains, hasPrefix, hasSuffix
}

/// An operator that tests whether a parameter has a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
  /// The parameter has any value, or no value.
  case hasAnyValue, hasNoValue
}

/// An operator that tests whether a parameter's value is in a list.
public enum OneOfComparisonOperator: Hashable, Sendable {
  /// The value is in the list, or not in the list.
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

/// Returns whether two values of unknown types are equal.
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

/// A token for the family of the widget that a parameter summary is shown in.
public enum _IntentWidgetFamilyToken: Hashable, Sendable {
  /// The family of the widget that a parameter summary is shown in.
  case widgetFamily
}
