// The models that have been saved.

import Foundation
import Synchronization

/// The saved models of one place, in the order in which they were saved.
final class ModelStore: Sendable {
  /// The models by class.
  ///
  /// Unchecked: the lock guards the lists. A model itself is shared by all contexts, and an app
  /// changes it where only one of them is in use.
  private struct Models: @unchecked Sendable {
    var all: [ObjectIdentifier: [any PersistentModel]] = [:]
  }

  private let models = Mutex(Models())

  private static let places = Mutex<[URL: ModelStore]>([:])

  /// Returns the store of a configuration: that of its place, or a new one.
  static func of(_ configuration: ModelConfiguration?) -> ModelStore {
    guard let configuration, !configuration.isStoredInMemoryOnly else { return ModelStore() }
    return places.withLock { places in
      let store = places[configuration.url] ?? ModelStore()
      places[configuration.url] = store
      return store
    }
  }

  /// Returns the saved models of a class.
  func models<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
    list(type).compactMap { $0 as? Model }
  }

  private func list(_ type: any PersistentModel.Type) -> [any PersistentModel] {
    models.withLock { $0 }.all[ObjectIdentifier(type)] ?? []
  }

  func contains(_ model: any PersistentModel) -> Bool {
    list(type(of: model)).contains { $0 === model }
  }

  /// Returns another model that has a unique value of this one; `nil` if there is none.
  func rival(of model: any PersistentModel) -> (any PersistentModel)? {
    let others = list(type(of: model)).filter { $0 !== model }
    let properties = ModelDescription(type(of: model)).properties.filter(\.isUnique)
    return properties.lazy.compactMap { property in
      property.key(model).flatMap { value in others.first { property.key($0) == value } }
    }.first
  }

  func add(_ model: any PersistentModel) {
    guard !contains(model) else { return }
    models.withLock { $0.all[ObjectIdentifier(type(of: model)), default: []].append(model) }
  }

  func remove(_ model: any PersistentModel) {
    models.withLock { $0.all[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model } }
  }

  func removeAll() { models.withLock { $0.all = [:] } }
}
