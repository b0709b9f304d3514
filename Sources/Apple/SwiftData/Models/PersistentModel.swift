// Models: what `@Model` makes of a class.

import Foundation
public import Observation

/// A class whose instances a model container keeps. `@Model` makes a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The stored properties of the model.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  /// The state that the containers keep with the model.
  var _$record: _ModelRecord { get }
}

extension PersistentModel {
  /// The identifier of the model, which never changes.
  public var persistentModelID: PersistentIdentifier { _$record.identifier(of: Self.self) }

  /// The identifier of a model that declares none of its own.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model was inserted into; `nil` for none.
  public var modelContext: ModelContext? { _$record.context }

  /// Whether the model has been changed since its context was saved.
  public var hasChanges: Bool {
    modelContext?.changedModels.contains(ObjectIdentifier(self)) ?? false
  }

  /// Whether the model has been deleted and its context not been saved since.
  public var isDeleted: Bool {
    modelContext?.deletedModelsArray.contains { $0 === self } ?? false
  }

  /// Returns whether two models are the same instance.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Hashes the identity of the instance.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Notes that a property has got a value; the observer that `@Model` adds calls it.
  public func _$changed<Value>(_ keyPath: KeyPath<Self, Value>, from old: Value) {
    modelContext?.noteChange(of: self) { model in
      guard let keyPath = keyPath as? ReferenceWritableKeyPath<Self, Value> else { return }
      model[keyPath: keyPath] = old
    }
    ModelDescription(Self.self).link(at: keyPath)?.update(self, from: old)
  }
}

/// The state of one model: its identifier, and the context it is in.
///
/// Unchecked: a model is used where its context is; the contexts of other actors only read it.
public final class _ModelRecord: @unchecked Sendable {
  weak var context: ModelContext?
  private let key = UUID()

  /// Creates the state of a model that is in no context.
  public init() {}

  func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    PersistentIdentifier(entityName: Schema.entityName(of: type), key: key)
  }
}

/// The identifier of a model, unique in all containers.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// The name of the model's class.
  public let entityName: String
  let key: UUID

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  /// The name of the store: `nil`, as models are kept in memory.
  public var storeIdentifier: String? { nil }

  /// Orders identifiers by class, then arbitrarily.
  public static func < (first: Self, second: Self) -> Bool {
    (first.entityName, first.key.uuidString) < (second.entityName, second.key.uuidString)
  }
}
