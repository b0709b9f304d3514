// Values of a view that are stored beyond its lifetime.

public import Foundation

/// A property wrapper for a value in the user defaults of an app.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage {
  private init(plain wrappedValue: Value, _ key: String, _ store: UserDefaults?) {
    let store = store ?? .standard
    self.init(
      read: { store.object(forKey: key) as? Value ?? wrappedValue },
      write: { store.set($0, forKey: key) })
  }

  /// Creates a property that stores a Boolean value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }

  /// Creates a property that stores an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }

  /// Creates a property that stores a floating-point number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }

  /// Creates a property that stores a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(plain: wrappedValue, key, store)
  }

  /// Creates a property that stores data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }

  /// Creates a property that stores a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(plain: wrappedValue, key, store)
  }

  /// Creates a property that stores a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    let store = store ?? .standard
    self.init(
      read: { store.string(forKey: key).flatMap { URL(string: $0) } ?? wrappedValue },
      write: { store.set($0.absoluteString, forKey: key) })
  }

  /// Creates a property that stores a case by its integer raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    let store = store ?? .standard
    self.init(
      read: {
        (store.object(forKey: key) as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue
      },
      write: { store.set($0.rawValue, forKey: key) })
  }

  /// Creates a property that stores a case by its string raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    let store = store ?? .standard
    self.init(
      read: { store.string(forKey: key).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      write: { store.set($0.rawValue, forKey: key) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Kept>(optional key: String, _ store: UserDefaults?, as kept: Kept.Type)
  where Value == Kept? {
    let store = store ?? .standard
    self.init(
      read: { store.object(forKey: key) as? Kept },
      write: { store.set($0, forKey: key) })
  }

  /// Creates a property that stores an optional Boolean value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store, as: Bool.self)
  }

  /// Creates a property that stores an optional integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store, as: Int.self)
  }

  /// Creates a property that stores an optional floating-point number.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store, as: Double.self)
  }

  /// Creates a property that stores an optional string.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store, as: String.self)
  }

  /// Creates a property that stores optional data.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store, as: Data.self)
  }
}

/// A property wrapper for a value that a scene stores. It lives only as long as the view.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates a property that stores a value.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// Creates a property that stores an optional value.
  public init(_ key: String) where Value: ExpressibleByNilLiteral { state = State() }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}
