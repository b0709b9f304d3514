// Transfer representations of entities as values the system knows, such as a person.

public import BehestCoreTransferable

/// A transfer representation of an entity as a value the system knows, such as a person.
///
/// Nothing asks an entity for this representation yet.
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue>:
  TransferRepresentation
{
  /// The body of the representation: `Never`, as it is not composed of others.
  public typealias Body = Never

  private let export: @Sendable (Item) async throws -> IntentValue
  private let `import`: (@Sendable (IntentValue) async throws -> Item)?

  /// Creates a representation from a closure that converts an item to a value.
  public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {
    export = exporting
    `import` = nil
  }

  /// Creates a representation from closures that convert an item to a value and back.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> IntentValue,
    importing: @escaping @Sendable (IntentValue) async throws -> Item
  ) {
    export = exporting
    `import` = importing
  }
}

extension AppEntity {
  /// A transfer representation of an entity as a value the system knows.
  public typealias ValueRepresentation = IntentValueRepresentation
}
