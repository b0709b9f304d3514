// The base class of the comparators of a property.

/// The way a property is compared with a value.
package enum EntityComparisonOperator: String, CaseIterable, Hashable, Sendable {
  /// The values are equal, or not equal.
  case equalTo, notEqualTo
  /// The property's value comes before, or not after.
  case lessThan, lessThanOrEqualTo
  /// The property's value comes after, or not before.
  case greaterThan, greaterThanOrEqualTo
  /// The property's value lies between two values, or is one of them.
  case isBetween
  /// The property's text or array contains the value; its text begins or ends with it.
  case contains, hasPrefix, hasSuffix
}

/// A comparison whose property and value types are erased.
struct EntityComparison<ComparatorMappingType> {
  let comparison: EntityComparisonOperator
  /// The type of the values to compare with.
  let inputType: any Any.Type
  /// The closure that maps the values to a type of the app's own; returns `nil` for another type.
  let map: ([any Sendable]) -> ComparatorMappingType?
}

/// A comparator of a property with a value, which maps the value to a type of the app's own.
public class EntityQueryComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType,
  ComparatorMappingType
> {
  let comparison: EntityComparison<ComparatorMappingType>

  init(comparison: EntityComparison<ComparatorMappingType>) { self.comparison = comparison }
}

extension EntityComparison {
  /// Creates a comparison with one value.
  init<Input: _IntentValue>(
    _ comparison: EntityComparisonOperator, as input: Input.Type,
    _ transform: @escaping (Input) -> ComparatorMappingType
  ) {
    self.init(comparison: comparison, inputType: Input.UnwrappedType.self) { values in
      guard values.count == 1 else { return nil }
      return Input._value(from: values[0]).map(transform)
    }
  }

  /// Creates a comparison with one value of a type that need not be a parameter's.
  init<Input: Sendable>(
    _ comparison: EntityComparisonOperator, unwrapped input: Input.Type,
    _ transform: @escaping (Input) -> ComparatorMappingType
  ) {
    self.init(comparison: comparison, inputType: Input.self) { values in
      guard values.count == 1 else { return nil }
      return (values[0] as? Input).map(transform)
    }
  }
}
