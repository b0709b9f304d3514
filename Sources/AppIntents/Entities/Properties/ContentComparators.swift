// The comparisons of text and lists with what may be in them.

public import Foundation

/// Whether a text begins with a value.
public final class HasPrefixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  /// Compares with a text.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.hasPrefix, as: InputType.self, mappingTransform))
  }

  /// Compares with a text, which resolvers make of what the person says.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.hasPrefix, as: InputType.self, mappingTransform))
  }
}

/// Whether a text ends with a value.
public final class HasSuffixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue, InputType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  /// Compares with a text.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.hasSuffix, as: InputType.self, mappingTransform))
  }

  /// Compares with a text, which resolvers make of what the person says.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType> withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.hasSuffix, as: InputType.self, mappingTransform))
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
