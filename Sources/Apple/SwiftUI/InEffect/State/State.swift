// Values a view owns.

/// A value that a view owns.
///
/// A card is drawn once from the state's initial value; a change that a body makes is kept by the
/// copies of the view that made it, and asks for no other drawing.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Makes a state with an initial value.
  public init(wrappedValue value: Value) { storage = Storage(value) }

  /// Makes a state with an initial value.
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
  /// Makes a state that starts with `nil`.
  public init() { self.init(wrappedValue: nil) }
}

/// A stored property of a view that is updated before its body is read.
public protocol DynamicProperty {
  /// Called before the body is read.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

extension Binding: DynamicProperty {}
