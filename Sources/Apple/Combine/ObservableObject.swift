// Observable objects as they were before iOS 17, and the property wrapper of what they publish.

/// An object that publishes its changes.
///
/// A card is drawn once, or again after a button: changes are published and nothing subscribes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// The publisher of the object's changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object's changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A publisher of an object's changes. Has no subscribers.
public final class ObservableObjectPublisher: Sendable {
  /// Creates a publisher.
  public init() {}

  /// Publishes a change. Has no subscribers.
  public func send() {}
}

/// A property wrapper for a property whose changes are published.
@propertyWrapper public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The publisher of the property's changes.
  public var projectedValue: Publisher { Publisher() }

  /// A publisher of a property's changes. Has no subscribers.
  public struct Publisher {}
}

extension Published: Sendable where Value: Sendable {}
