// Intents with a standard action, such as opening or deleting.

/// An intent with a standard action that the system defines.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// An intent that opens an item in the app.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
  /// The type of the item.
  associatedtype Value: _IntentValue

  /// The item to open.
  var target: Value { get }
}

extension OpenIntent {
  /// Whether the system opens the app before it performs the intent: `true`.
  public static var openAppWhenRun: Bool { true }

  /// Opens the app and does nothing else.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// An intent that deletes entities.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  /// The entities to delete.
  var entities: [Entity] { get }
}

/// An intent that sets a value, such as the state of a switch.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue

  /// The value to set.
  var value: ValueType { get set }
}
