// The models that have been saved.

import Foundation

/// The saved models of one place, in the order in which they were saved.
///
/// Unchecked: models are reached through contexts only, and an app uses each where its actor is.
final class ModelStore: @unchecked Sendable {
  private let contents = Locked(Contents())

  private struct Contents: @unchecked Sendable {
    var models: [ObjectIdentifier: [any PersistentModel]] = [:]
    var contexts: [Weak] = []
  }

  private struct Weak {
    weak var context: ModelContext?
  }

  private static let places = Locked<[URL: ModelStore]>([:])

  /// Returns the store of a configuration: that of its place, or a new one.
  static func of(_ configuration: ModelConfiguration?) -> ModelStore {
    guard let configuration, !configuration.isStoredInMemoryOnly else { return ModelStore() }
    return places.withLock { places in
      let store = places[configuration.url] ?? ModelStore()
      places[configuration.url] = store
      return store
    }
  }

  /// Notes a context, which is saved before another reads if it saves by itself.
  func add(_ context: ModelContext) {
    contents.withLock { contents in
      contents.contexts.removeAll { $0.context == nil }
      contents.contexts.append(Weak(context: context))
    }
  }

  /// Returns the saved models of a class.
  func models<Model: PersistentModel>(_ type: Model.Type, for reader: ModelContext) -> [Model] {
    let contexts = contents.withLock { $0.contexts.compactMap(\.context) }
    for context in contexts where context !== reader && context.autosaveEnabled {
      try? context.save()
    }
    return contents.withLock { $0.models[ObjectIdentifier(type)] ?? [] }.compactMap { $0 as? Model }
  }

  /// Adds a model; one that shares a unique value with it takes its values instead.
  func save(_ model: any PersistentModel) {
    let key = ObjectIdentifier(type(of: model))
    let others = contents.withLock { $0.models[key] ?? [] }.filter { $0 !== model }
    let description = ModelDescription(type(of: model))
    for property in description.properties where property.isUnique {
      guard let value = property.key(model),
        let earlier = others.first(where: { property.key($0) == value })
      else { continue }
      for property in description.properties { property.copy(earlier, model) }
      return
    }
    contents.withLock { contents in
      if contents.models[key]?.contains(where: { $0 === model }) != true {
        contents.models[key, default: []].append(model)
      }
    }
  }

  func remove(_ model: any PersistentModel) {
    contents.withLock { $0.models[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model } }
  }

  func removeAll() { contents.withLock { $0.models = [:] } }
}

/// A value behind a lock.
final class Locked<Value>: @unchecked Sendable {
  // Unchecked: the lock guards the only access.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
