// The properties a query can compare.

/// The properties that a query can compare.
///
/// Unchecked: the closures in it only turn one value into another.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
  let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  /// Takes the properties that can be compared.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
    properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) { declarations = properties() }

  /// The property at a zero-based index.
  public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    declarations[index]
  }
}

/// Builds the properties that a query can compare.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// A property; what its comparisons make of values is known before their closures are read.
  public static func buildExpression(
    _ property: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { property }

  /// The properties after one another.
  public static func buildBlock(
    _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { properties }
}

/// A property that a query can compare, with the comparisons.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  let comparisons: [EntityComparison<ComparatorMappingType>]

  init(comparisons: [EntityComparison<ComparatorMappingType>]) { self.comparisons = comparisons }

  /// The property's name and title, found in an entity; `nil` when the entity has no such property.
  func field(in entity: Entity) -> EntityPropertyField? { nil }
}

/// A property that a query can compare, by its key path.
public final class EntityQueryProperty<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue, ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  /// Comparisons of the property.
  public typealias QueryComparators = [AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >]

  private let keyPath: KeyPath<Subject, Property>
  private let subject: (Entity) -> Subject

  /// Compares a property of the entity itself.
  public convenience init(
    _ keyPath: KeyPath<Subject, Property>,
    @EntityQueryComparatorsBuilder<
      Entity, Subject, Property, PropertyType, ComparatorMappingType
    > comparators: () -> QueryComparators
  ) where Subject == Entity {
    self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
  }

  /// Compares a property of another entity, which belongs to the one that is looked for.
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

/// Builds the comparisons of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue, ComparatorMappingType
> {
  /// A comparison.
  public typealias Comparator = AnyEntityQueryComparator<
    Entity, Subject, Property, PropertyType, ComparatorMappingType
  >

  /// The comparisons after one another.
  public static func buildBlock(_ comparators: Comparator...) -> [Comparator] { comparators }

  /// A comparison with a value of the property's type.
  public static func buildExpression(
    _ comparator: EntityQueryComparator<
      Property, PropertyType, PropertyType, ComparatorMappingType
    >
  ) -> Comparator { Comparator(comparison: comparator.comparison) }

  /// A comparison with a value of the property's type without optionality.
  @_disfavoredOverload
  public static func buildExpression(
    _ comparator: EntityQueryComparator<
      Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType
    >
  ) -> Comparator { Comparator(comparison: comparator.comparison) }

  /// A comparison with something that may be in the property's value.
  public static func buildExpression<InputType>(
    _ comparator: ContainsComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Comparator { Comparator(comparison: comparator.comparison) }

  /// A comparison with two values.
  public static func buildExpression<InputType>(
    _ comparator: IsBetweenComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> Comparator { Comparator(comparison: comparator.comparison) }
}

/// A comparison whose own type has been forgotten.
public struct AnyEntityQueryComparator<
  Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
  PropertyType: _IntentValue, ComparatorMappingType
> {
  let comparison: EntityComparison<ComparatorMappingType>
}
