// The comparators of a property with two values, and of texts and arrays with their content.

public import Foundation

/// A comparator that tests whether a property lies between two values, inclusive.
public final class IsBetweenComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  InputType: Comparable & Sendable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where InputType == PropertyType.UnwrappedType {
  /// Creates a comparator with two values, the lesser first.
  public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) {
    super.init(comparison: Self.between(mappingTransform))
  }

  /// Creates a comparator with two values, the lesser first, which resolvers convert from what the
  /// person says.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType
  ) {
    super.init(comparison: Self.between(mappingTransform))
  }

  private static func between(
    _ transform: @escaping (InputType, InputType) -> ComparatorMappingType
  ) -> EntityComparison<ComparatorMappingType> {
    EntityComparison(comparison: .isBetween, inputType: InputType.self) { values in
      guard values.count == 2, let one = values[0] as? InputType,
        let other = values[1] as? InputType
      else { return nil }
      return transform(min(one, other), max(one, other))
    }
  }
}

/// A comparator that tests whether a text or an array contains a value.
public final class ContainsComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  /// Creates a comparator of a string with a string.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.contains, as: InputType.self, mappingTransform))
  }

  /// Creates a comparator of an attributed string with a string.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == AttributedString, InputType == AttributedString {
    super.init(comparison: EntityComparison(.contains, as: InputType.self, mappingTransform))
  }

  /// Creates a comparator of the elements of an array with a value.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType.UnwrappedType: _SequenceIntentValue, InputType: Equatable,
    InputType == PropertyType.UnwrappedType.Element
  {
    super.init(comparison: EntityComparison(.contains, as: InputType.self, mappingTransform))
  }

  /// Creates a comparator of a string with a string, which resolvers convert from what the person
  /// says.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.contains, as: InputType.self, mappingTransform))
  }

  /// Creates a comparator of the elements of an array with a value, which resolvers convert.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where
    PropertyType.UnwrappedType: _SequenceIntentValue, InputType: Equatable,
    InputType == PropertyType.UnwrappedType.Element
  {
    super.init(comparison: EntityComparison(.contains, as: InputType.self, mappingTransform))
  }
}

/// A value that is a sequence of others.
public protocol _SequenceIntentValue: _IntentValue, Sequence {}

extension Array: _SequenceIntentValue where Element: _IntentValue {}
extension Set: _SequenceIntentValue where Element: _IntentValue {}
