// Containers: what an app opens to get at its models.

import Synchronization

/// A container of an app's models.
public final class ModelContainer: Equatable, Sendable {
  /// The models' types.
  public let schema: Schema
  /// The plan to migrate older versions. Has no effect.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The configurations.
  public let configurations: Set<ModelConfiguration>
  let store: ModelStore

  /// The context that belongs to the main actor, and saves by itself.
  @MainActor public var mainContext: ModelContext { main.context(of: self) }

  private let main = Main()

  /// Creates a container of the models of a schema.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
    store = ModelStore.of(configurations.first ?? ModelConfiguration())
    Self.opened.withLock { $0 = self }
  }

  /// Creates a container of the models of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container of models.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Deletes all models.
  public func deleteAllData() { store.removeAll() }

  /// Deletes all models.
  public func erase() throws { store.removeAll() }

  /// Returns whether two containers are the same.
  public static func == (first: ModelContainer, second: ModelContainer) -> Bool {
    first === second
  }

  /// The container that was made last: that of a view which states none.
  static var latest: ModelContainer? { opened.withLock { $0 } }

  private static let opened = Mutex<ModelContainer?>(nil)

  /// The main context, made when it is asked for.
  private final class Main: @unchecked Sendable {
    // Unchecked: the main actor alone reads and writes.
    private var made: ModelContext?

    @MainActor func context(of container: ModelContainer) -> ModelContext {
      if let made { return made }
      let context = ModelContext(container, autosaves: true)
      made = context
      return context
    }
  }
}
