// Actors that have a context of their own.

/// The executor of a model actor: its context. The actor itself runs as other actors do.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// The executor that `@ModelActor` makes.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  // Unchecked: the actor alone reads the context.
  /// The context.
  public let modelContext: ModelContext

  /// Creates an executor with a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor with a context of its own. `@ModelActor` makes an actor conform.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor, which holds the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of a type with an identifier; `nil` if there is none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
