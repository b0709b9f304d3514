// The comparisons of a property with two values, and of texts and lists with what may be in them.

public import Foundation

/// Whether a property lies between two values, or is one of them.
public final class IsBetweenComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  InputType: Comparable & Sendable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where InputType == PropertyType.UnwrappedType {
  /// Compares with two values, the lesser first.
  public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) {
    super.init(comparison: Self.between(mappingTransform))
  }

  /// Compares with two values, the lesser first, which resolvers make of what the person says.
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

/// Whether a text or a list holds a value.
public final class ContainsComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  /// Compares a text with a text.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.contains, as: InputType.self, mappingTransform))
  }

  /// Compares a styled text with a text.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == AttributedString, InputType == AttributedString {
    super.init(comparison: EntityComparison(.contains, as: InputType.self, mappingTransform))
  }

  /// Compares the elements of a list with a value.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType.UnwrappedType: _SequenceIntentValue, InputType: Equatable,
    InputType == PropertyType.UnwrappedType.Element
  {
    super.init(comparison: EntityComparison(.contains, as: InputType.self, mappingTransform))
  }

  /// Compares a text with a text, which resolvers make of what the person says.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.contains, as: InputType.self, mappingTransform))
  }

  /// Compares the elements of a list with a value, which resolvers make of what the person says.
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

/// A value that is a list of others.
public protocol _SequenceIntentValue: _IntentValue, Sequence {}

extension Array: _SequenceIntentValue where Element: _IntentValue {}
extension Set: _SequenceIntentValue where Element: _IntentValue {}
