// Made by `make generate` from Tables/comparators.py, not by hand.

/// A comparator that tests whether a property is equal to a value.
public final class EqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where PropertyType: Equatable {
  /// Creates a comparator.
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init(comparison: EntityComparison(.equalTo, as: PropertyType.self, mappingTransform))
  }

  /// Creates a comparator with custom resolvers for the value.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
  ) {
    super.init(comparison: EntityComparison(.equalTo, as: PropertyType.self, mappingTransform))
  }
}

/// A comparator that tests whether a property differs from a value.
public final class NotEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>
where PropertyType: Equatable {
  /// Creates a comparator.
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init(comparison: EntityComparison(.notEqualTo, as: PropertyType.self, mappingTransform))
  }

  /// Creates a comparator with custom resolvers for the value.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
  ) {
    super.init(comparison: EntityComparison(.notEqualTo, as: PropertyType.self, mappingTransform))
  }
}

/// A comparator that tests whether a property is less than a value.
public final class LessThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Creates a comparator.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(
      comparison: EntityComparison(
        .lessThan, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }

  /// Creates a comparator with custom resolvers for the value.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(
      comparison: EntityComparison(
        .lessThan, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }
}

/// A comparator that tests whether a property is less than or equal to a value.
public final class LessThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Creates a comparator.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(
      comparison: EntityComparison(
        .lessThanOrEqualTo, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }

  /// Creates a comparator with custom resolvers for the value.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(
      comparison: EntityComparison(
        .lessThanOrEqualTo, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }
}

/// A comparator that tests whether a property is greater than a value.
public final class GreaterThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Creates a comparator.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(
      comparison: EntityComparison(
        .greaterThan, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }

  /// Creates a comparator with custom resolvers for the value.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(
      comparison: EntityComparison(
        .greaterThan, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }
}

/// A comparator that tests whether a property is greater than or equal to a value.
public final class GreaterThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Creates a comparator.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(
      comparison: EntityComparison(
        .greaterThanOrEqualTo, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }

  /// Creates a comparator with custom resolvers for the value.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(
      comparison: EntityComparison(
        .greaterThanOrEqualTo, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }
}

/// A comparator that tests whether a property begins with a text.
public final class HasPrefixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  InputType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  /// Creates a comparator.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.hasPrefix, as: InputType.self, mappingTransform))
  }

  /// Creates a comparator with custom resolvers for the value.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType>
    withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.hasPrefix, as: InputType.self, mappingTransform))
  }
}

/// A comparator that tests whether a property ends with a text.
public final class HasSuffixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  InputType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  /// Creates a comparator.
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.hasSuffix, as: InputType.self, mappingTransform))
  }

  /// Creates a comparator with custom resolvers for the value.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<InputType>
    withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  )
  where PropertyType.UnwrappedType == String, InputType == String {
    super.init(comparison: EntityComparison(.hasSuffix, as: InputType.self, mappingTransform))
  }
}
