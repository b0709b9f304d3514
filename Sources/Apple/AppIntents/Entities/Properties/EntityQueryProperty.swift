// The properties that a query can compare.

/// The properties that a query can compare.
///
/// Unchecked: the closures inside only convert one value to another.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  /// Creates a list of the properties that can be compared.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
    properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) { declarations = properties() }

  /// The property at a zero-based index.
  public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    declarations[index]
  }
}

/// A result builder that builds the properties that a query can compare.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// Returns a property; its presence fixes the mapping type before the comparators' closures are
  /// checked.
  public static func buildExpression(
    _ property: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { property }

  /// Returns the properties in a list.
  public static func buildBlock(
    _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { properties }
}

/// A property that a query can compare, with its comparators.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  let comparisons: [EntityComparison<ComparatorMappingType>]

  init(comparisons: [EntityComparison<ComparatorMappingType>]) { self.comparisons = comparisons }

  /// Returns the name and title of the property, found in an entity; `nil` when it has no such
  /// property.
  func field(in entity: Entity) -> EntityPropertyField? { nil }
}

/// A property that a query can compare, given by its key path.
public final class EntityQueryProperty<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  /// The comparators of the property.
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]

  private let keyPath: KeyPath<Subject, Property>
  private let subject: (Entity) -> Subject

  /// Creates a declaration of a property of the entity itself.
  public convenience init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<
      Entity, Subject, Property, PropertyType, ComparatorMappingType
    > comparators: () -> QueryComparators
  ) where Subject == Entity {
    self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
  }

  /// Creates a declaration of a property of another entity that belongs to the one that is
  /// searched.
  public init(
    _ keyPath: KeyPath<Subject, Property>, entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<
      Entity, Subject, Property, PropertyType, ComparatorMappingType
    > comparators: () -> QueryComparators
  ) {
    self.keyPath = keyPath
    subject = entityProvider
    super.init(comparisons: comparators().map(\.comparison))
  }

  override func field(in entity: Entity) -> EntityPropertyField? {
    subject(entity).field(of: keyPath)
  }
}

/// A result builder that builds the comparators of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue, ComparatorMappingType
> {
  /// A comparator whose own type is erased.
  public typealias Comparator = AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >

  /// Returns the comparators in a list.
  public static func buildBlock(_ comparators: Comparator...) -> [Comparator] { comparators }

  /// Converts a comparator with a value of the property's type.
  public static func buildExpression(
    _ comparator: EntityQueryComparator<
      Property, PropertyType, PropertyType, ComparatorMappingType
    >
  ) -> Comparator { Comparator(comparison: comparator.comparison) }

  /// Converts a comparator with a value of the property's type without optionality.
  @_disfavoredOverload
  public static func buildExpression(
    _ comparator: EntityQueryComparator<
      Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
  ) -> Comparator { Comparator(comparison: comparator.comparison) }

  /// Converts a comparator with a value that the property may contain.
  public static func buildExpression<InputType>(
    _ comparator: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Comparator { Comparator(comparison: comparator.comparison) }

  /// Converts a comparator with two values.
  public static func buildExpression<InputType>(
    _ comparator: IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Comparator { Comparator(comparison: comparator.comparison) }
}

/// A comparator whose own type is erased.
public struct AnyEntityQueryComparator<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue, ComparatorMappingType
> {
  let comparison: EntityComparison<ComparatorMappingType>
}
