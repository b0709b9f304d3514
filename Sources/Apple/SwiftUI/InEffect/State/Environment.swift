// Property wrappers that read the environment of a view.

public import Observation

/// A property wrapper that reads a value from the view's environment.
///
/// The value can be read while the view's body is; anywhere else it is the default.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: () -> Value

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues.current[keyPath: keyPath] }
  }

  /// The value.
  public var wrappedValue: Value { read() }
}

extension Environment {
  /// Creates a property that reads an object by its type; traps when read if none was set.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = {
      guard let object = EnvironmentValues.current[object: Value.self] else {
        preconditionFailure("No object of type \(Value.self) found in the environment.")
      }
      return object
    }
  }

  /// Creates a property that reads an object by its type; `nil` if none was set.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { EnvironmentValues.current[object: T.self] }
  }
}

extension View {
  /// Sets an environment value of the view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentModified(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Sets an observable object in the view's environment.
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    EnvironmentModified(content: self) { $0[object: T.self] = object }
  }

  /// Changes an environment value of the view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentModified(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A property wrapper that makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, which makes the bindings.
  public var projectedValue: Bindable<Value> { self }

  private init(stored: Value) { wrappedValue = stored }

  // The compiler turns `self.item = item` in an initializer into the wrapper's only if it finds an
  // initializer in the body of the type.
  /// Creates nothing. Never called: the wrapped value must be an observable object.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.init(stored: wrappedValue) }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Creates a wrapper of an object.
  public init(wrappedValue: Value) { self.init(stored: wrappedValue) }

  /// Creates a wrapper of an object.
  public init(_ wrappedValue: Value) { self.init(stored: wrappedValue) }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
