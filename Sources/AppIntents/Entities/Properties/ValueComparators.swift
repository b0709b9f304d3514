// The comparisons of a property with a value: one class each, as in the original.

/// Whether a property is equal to a value.
public final class EqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<
  Property, PropertyType, PropertyType, ComparatorMappingType
>
where PropertyType: Equatable {
  /// Compares with a value.
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init(
      comparison: EntityComparison(.equalTo, as: PropertyType.self, mappingTransform))
  }

  /// Compares with a value, which resolvers make of what the person says.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
  ) {
    super.init(
      comparison: EntityComparison(.equalTo, as: PropertyType.self, mappingTransform))
  }
}

/// Whether a property differs from a value.
public final class NotEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<
  Property, PropertyType, PropertyType, ComparatorMappingType
>
where PropertyType: Equatable {
  /// Compares with a value.
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init(
      comparison: EntityComparison(.notEqualTo, as: PropertyType.self, mappingTransform))
  }

  /// Compares with a value, which resolvers make of what the person says.
  public init<Spec: ResolverSpecification>(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: @escaping () -> Spec,
    mappingTransform: @escaping (PropertyType) -> ComparatorMappingType
  ) {
    super.init(
      comparison: EntityComparison(.notEqualTo, as: PropertyType.self, mappingTransform))
  }
}

/// Whether a property comes before a value.
public final class LessThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<
  Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
>
where PropertyType.UnwrappedType: Comparable {
  /// Compares with a value.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(
      comparison: EntityComparison(
        .lessThan, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }

  /// Compares with a value, which resolvers make of what the person says.
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

/// Whether a property does not come after a value.
public final class LessThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<
  Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
>
where PropertyType.UnwrappedType: Comparable {
  /// Compares with a value.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(
      comparison: EntityComparison(
        .lessThanOrEqualTo, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }

  /// Compares with a value, which resolvers make of what the person says.
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

/// Whether a property comes after a value.
public final class GreaterThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<
  Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
>
where PropertyType.UnwrappedType: Comparable {
  /// Compares with a value.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(
      comparison: EntityComparison(
        .greaterThan, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }

  /// Compares with a value, which resolvers make of what the person says.
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

/// Whether a property does not come before a value.
public final class GreaterThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue,
  ComparatorMappingType
>: EntityQueryComparator<
  Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
>
where PropertyType.UnwrappedType: Comparable {
  /// Compares with a value.
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {
    super.init(
      comparison: EntityComparison(
        .greaterThanOrEqualTo, unwrapped: PropertyType.UnwrappedType.self, mappingTransform))
  }

  /// Compares with a value, which resolvers make of what the person says.
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
