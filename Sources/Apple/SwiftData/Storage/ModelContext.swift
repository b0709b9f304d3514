// Contexts: models are inserted, fetched, changed, deleted and saved through them.

public import Foundation

/// A context in which models are used.
///
/// All contexts of a container hand out the same instances: a change of a model that has been saved
/// is seen by all before the context is saved. What is inserted or deleted is seen by the others
/// when it is saved; at once, if the context saves by itself.
public final class ModelContext: Equatable {
  /// The container.
  public let container: ModelContainer
  /// Whether changes are saved without a call.
  public var autosaveEnabled: Bool
  /// The name of who makes the changes.
  public var author: String?
  /// The models that have been inserted since the last save.
  public private(set) var insertedModelsArray: [any PersistentModel] = []
  /// The models that have been deleted since the last save.
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  /// The models whose properties have changed since the last save.
  public private(set) var changedModelsArray: [any PersistentModel] = []
  private(set) var changedModels: Set<ObjectIdentifier> = []
  /// Functions that undo the changes since the last save, the latest last.
  private var undoing: [() -> Void] = []
  private var isRecording = true

  /// Creates a context, which saves when it is told to.
  public convenience init(_ container: ModelContainer) {
    self.init(container, autosaves: false)
  }

  init(_ container: ModelContainer, autosaves: Bool) {
    self.container = container
    autosaveEnabled = autosaves
  }

  /// Whether there is anything to save.
  public var hasChanges: Bool {
    !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty || !changedModelsArray.isEmpty
  }

  /// Returns whether two contexts are the same.
  public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }

  /// Inserts a model, and those that it refers to.
  public func insert<T: PersistentModel>(_ model: T) {
    guard model.modelContext == nil || model.isDeleted else { return }
    let wasDeleted = deletedModelsArray.contains { $0 === model }
    deletedModelsArray.removeAll { $0 === model }
    model._$record.context = self
    if !wasDeleted, !container.store.contains(model) { insertedModelsArray.append(model) }
    // A model with a rival takes its place when the context is saved, with all of its values.
    if autosaveEnabled, container.store.rival(of: model) == nil { container.store.add(model) }
    for link in ModelDescription(T.self).links {
      for other in link.models(of: model) {
        link.inverse?.add(model, to: other)
        insert(other)
      }
    }
  }

  /// Deletes a model, and what its relationships say.
  public func delete<T: PersistentModel>(_ model: T) {
    guard !deletedModelsArray.contains(where: { $0 === model }) else { return }
    let isNew = insertedModelsArray.contains { $0 === model }
    if isNew {
      insertedModelsArray.removeAll { $0 === model }
    } else {
      deletedModelsArray.append(model)
    }
    if autosaveEnabled || isNew { container.store.remove(model) }
    for link in ModelDescription(T.self).links {
      for other in link.models(of: model) {
        switch link.deleteRule {
        case .cascade: delete(other)
        case .nullify: link.inverse?.remove(model, from: other)
        case .deny, .noAction: break
        }
      }
    }
    if isNew { model._$record.context = nil }
  }

  /// Deletes the models that meet a condition, or all of a class.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  /// Saves what has been inserted, changed and deleted.
  public func save() throws {
    guard hasChanges else { return }
    guard container.configurations.allSatisfy(\.allowsSave) else { throw SwiftDataError.readOnly }
    for model in deletedModelsArray {
      let links = ModelDescription(type(of: model)).links
      guard links.allSatisfy({ $0.deleteRule != .deny || $0.models(of: model).isEmpty }) else {
        throw SwiftDataError.denied(model)
      }
    }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let (inserted, deleted) = (insertedModelsArray, deletedModelsArray)
    forgetChanges()
    for model in deleted {
      container.store.remove(model)
      model._$record.context = nil
    }
    for model in inserted {
      if let rival = container.store.rival(of: model) {
        replaceValues(of: rival, by: model)
      } else {
        container.store.add(model)
      }
    }
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Gives a saved model the values of a new one with the same unique value, which is not kept.
  private func replaceValues(of model: any PersistentModel, by new: any PersistentModel) {
    let context = model.modelContext ?? self
    context.isRecording = false
    for property in ModelDescription(type(of: model)).properties { property.copy(model, new) }
    context.isRecording = true
    container.store.remove(new)
    new._$record.context = nil
  }

  /// Undoes what has been inserted, changed and deleted since the last save.
  public func rollback() {
    isRecording = false
    for undo in undoing.reversed() { undo() }
    isRecording = true
    for model in insertedModelsArray {
      container.store.remove(model)
      model._$record.context = nil
    }
    for model in deletedModelsArray { container.store.add(model) }
    forgetChanges()
  }

  /// Has no effect: changes are processed when they are made.
  public func processPendingChanges() {}

  /// Calls a function and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private func forgetChanges() {
    (insertedModelsArray, deletedModelsArray, changedModelsArray) = ([], [], [])
    changedModels = []
    undoing = []
  }

  /// Notes a change of a model, and what gives it its old value back.
  func noteChange<T: PersistentModel>(of model: T, undo: @escaping (T) -> Void) {
    guard isRecording else { return }
    if changedModels.insert(ObjectIdentifier(model)).inserted { changedModelsArray.append(model) }
    undoing.append { undo(model) }
  }

  /// Posted before a save.
  public static let willSave = Notification.Name("SwiftDataModelsContextWillSave")
  /// Posted after a save.
  public static let didSave = Notification.Name("SwiftDataModelsContextDidSave")
}

extension ModelContext {
  /// Returns the models that a description asks for.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    if autosaveEnabled, insertedModelsArray.contains(where: { !container.store.contains($0) }) {
      try save()
    }
    var models = container.store.models(T.self)
    if descriptor.includePendingChanges {
      let new = insertedModelsArray.compactMap { $0 as? T }
      models += new.filter { model in !models.contains { $0 === model } }
      models.removeAll { model in deletedModelsArray.contains { $0 === model } }
    } else {
      models.removeAll { model in insertedModelsArray.contains { $0 === model } }
    }
    // The models of a context that is no more belong to the one that finds them.
    for model in models where model.modelContext == nil { model._$record.context = self }
    if let predicate = descriptor.predicate { models = try models.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
    let start = models.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    // As in a store's query, a limit of 0 is none.
    guard let limit = descriptor.fetchLimit, limit > 0 else { return Array(start) }
    return Array(start.prefix(limit))
  }

  /// Returns the models that a description asks for.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    try fetch(descriptor)
  }

  /// Returns the number of models that a description asks for.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identifiers of the models that a description asks for.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls a function with each model that a description asks for.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws {
    try self.fetch(fetch).forEach(block)
  }

  /// Returns the model with an identifier; `nil` if there is none of the type.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    try? fetch(FetchDescriptor<T>()).first { $0.persistentModelID == id }
  }

  /// Returns the model with an identifier; traps if there is none.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    func find<T: PersistentModel>(_ type: T.Type) -> (any PersistentModel)? {
      registeredModel(for: id) as T?
    }
    for type in container.schema.types {
      if let found = find(type) { return found }
    }
    preconditionFailure("No \(id.entityName) has this identifier.")
  }
}
