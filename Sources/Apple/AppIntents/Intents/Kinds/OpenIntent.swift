// Intents whose action the system knows by its kind.

/// An intent whose action is one the system has a name for.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// An intent that opens an item in the app.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
  /// What is opened.
  associatedtype Value: _IntentValue

  /// The item to open.
  var target: Value { get }
}

extension OpenIntent {
  /// An open intent opens the app.
  public static var openAppWhenRun: Bool { true }

  /// Opens the app and does nothing else.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// An intent that deletes entities.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
  /// What is deleted.
  associatedtype Entity: AppEntity

  /// The entities to delete.
  var entities: [Entity] { get }
}

/// An intent that sets a value, such as a switch.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue

  /// The value to set.
  var value: ValueType { get set }
}
