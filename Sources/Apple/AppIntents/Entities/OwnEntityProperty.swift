// The property of a schema's entity whose value is of the entity's own type.

import FoundationGaps
import Synchronization

/// A property whose value is an entity of the type that it is in, optional or in an array.
///
/// `@AppEntity(schema:)` wraps such a variable in it. `EntityProperty` did not do: its value has to
/// be a value of intents, which the compiler cannot know of a type to which the same macro adds the
/// conformance. Queries cannot compare the property.
@propertyWrapper
public final class _OwnEntityProperty<Value>: Sendable {
  // Unchecked: a value of intents is Sendable, which cannot be stated, for the reason above.
  private struct Stored: @unchecked Sendable { var value: Value? }

  private let stored = Mutex(Stored())

  /// Creates a property with its own name as its title.
  public init() {}

  /// The value of the property. Unless it is optional, it must be set before it is read.
  public var wrappedValue: Value {
    get {
      if let value = stored.withLock({ $0 }).value ?? unset { return value }
      preconditionFailure("An entity's property of type \(Value.self) was read before it was set.")
    }
    set {
      let new = Stored(value: newValue)
      stored.withLock { $0 = new }
    }
  }

  /// The wrapper itself, for key paths.
  public var projectedValue: _OwnEntityProperty<Value> { self }

  private var unset: Value? { (Value.self as? any _IntentValue.Type)?._unset as? Value }
}

extension _OwnEntityProperty: AnyEntityProperty {
  /// The attribute of the search index: none.
  package var indexing: IndexingKey? { nil }

  /// The declared title: none.
  package var title: LocalizedStringResource? { nil }

  /// Returns the property's value; `nil` if there is none.
  package func anyValue(in entity: any AppEntity) -> (any Sendable)? {
    (stored.withLock { $0 }.value as? any _IntentValue)?.unwrapped
  }

  /// Returns the property's value; `nil` if there is none.
  package func deferredValue(in entity: any AppEntity) async throws -> (any Sendable)? {
    anyValue(in: entity)
  }
}
