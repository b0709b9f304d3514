// Models in views: queries, and the container of the environment.

public import BehestSwiftUI
import Foundation

/// A property of a view whose value is fetched from the context of its environment.
@MainActor @preconcurrency @propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>

  /// Creates a query from a description.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }

  /// Creates a query from a condition and an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  /// Creates a query from a condition and the property to sort by.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// Creates a query from a condition and the property to sort by.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// The models; none where the environment has no container.
  public var wrappedValue: [Element] {
    (try? Environment(\.modelContextOrNone).wrappedValue?.fetch(descriptor)) ?? []
  }

  /// The context of the models.
  public var modelContext: ModelContext { Environment(\.modelContext).wrappedValue }
}

extension EnvironmentValues {
  private struct Key: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
  }

  fileprivate var modelContextOrNone: ModelContext? {
    get { self[Key.self] ?? ModelContainer.latest?.viewContext }
    set { self[Key.self] = newValue }
  }

  /// The context of the view; that of the container which was made last if none was set. Traps
  /// where there is no container.
  public var modelContext: ModelContext {
    get {
      guard let context = modelContextOrNone else {
        preconditionFailure("No ModelContainer found in the environment.")
      }
      return context
    }
    set { modelContextOrNone = newValue }
  }
}

extension ModelContainer {
  /// The main context, for views: they are drawn on the main actor, though the compiler is not told.
  fileprivate var viewContext: ModelContext {
    struct Unsent: @unchecked Sendable {
      // Unchecked: the context never leaves the main actor.
      let context: ModelContext
    }
    return MainActor.assumeIsolated { Unsent(context: mainContext) }.context
  }
}

extension View {
  /// Sets the container of the view.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    transformEnvironment(\.modelContextOrNone) { $0 = container.viewContext }
  }

  /// Sets the context of the view.
  nonisolated public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Sets a new container of the view.
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Sets a new container of the view.
  @MainActor @preconcurrency public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let made = Swift.Result {
      try ModelContainer(
        for: Schema(modelTypes),
        configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
    }
    onSetup(made)
    let container = try? made.get()
    return transformEnvironment(\.modelContextOrNone) { $0 = container?.viewContext ?? $0 }
  }
}

extension Scene {
  /// Sets the container of the scene. Has no effect in a terminal.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Sets the container of the scene. Has no effect in a terminal.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Sets the container of the scene. Has no effect in a terminal.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
