// Entities as values that the system knows: a contact as a person.

public import BehestCoreTransferable

/// A form of an entity that is a value the system knows, such as a person.
///
/// Nothing asks an entity for such a form yet.
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue>:
  TransferRepresentation
{
  /// The form is not made of others.
  public typealias Body = Never

  private let export: @Sendable (Item) async throws -> IntentValue
  private let `import`: (@Sendable (IntentValue) async throws -> Item)?

  /// A value that an entity is given as.
  public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {
    export = exporting
    `import` = nil
  }

  /// A value that an entity is given as, and made of.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> IntentValue,
    importing: @escaping @Sendable (IntentValue) async throws -> Item
  ) {
    export = exporting
    `import` = importing
  }
}

extension AppEntity {
  /// A form of an entity that is a value the system knows.
  public typealias ValueRepresentation = IntentValueRepresentation
}
