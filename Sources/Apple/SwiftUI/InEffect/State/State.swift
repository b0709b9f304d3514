// Values that a view owns.

/// A property wrapper for a value that a view owns.
///
/// A card is drawn once from the state's initial value; a change that a body makes is kept by the
/// copies of the view that made it, and does not cause another drawing.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) { storage = Storage(value) }

  /// Creates a state with an initial value.
  public init(initialValue value: Value) { storage = Storage(value) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`.
  public init() { self.init(wrappedValue: nil) }
}

/// A stored property of a view that is updated before its body is read.
public protocol DynamicProperty {
  /// Updates the property before the body is read.
  mutating func update()
}

extension DynamicProperty {
  /// Updates nothing, unless the property overrides it.
  public mutating func update() {}
}

extension Binding: DynamicProperty {}
