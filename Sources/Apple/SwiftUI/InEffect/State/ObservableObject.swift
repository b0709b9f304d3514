// Observation as it was before iOS 17: objects that announce their changes, and views that hold them.

/// An object that announces its changes.
///
/// A card is drawn once, or again after a button; announcements are made and heard by nobody.
public protocol ObservableObject: AnyObject {
  /// The type of what announces the changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// What announces the changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What announces the changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// What announces the changes of an object; nobody hears it here.
public final class ObservableObjectPublisher: Sendable {
  /// Makes it.
  public init() {}

  /// Announces a change; nobody hears it here.
  public func send() {}
}

/// A property of an object that announces its changes.
@propertyWrapper public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Makes a property with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a property with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// What announces the changes of the property.
  public var projectedValue: Publisher { Publisher() }

  /// What announces the changes of a property; nobody hears it here.
  public struct Publisher {}
}

extension Published: Sendable where Value: Sendable {}

/// An object that a view is handed, with bindings to its properties.
@propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  /// The object.
  public var wrappedValue: ObjectType

  /// Holds an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Holds an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// An object that a view makes, once, and keeps.
@propertyWrapper public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  private final class Storage {
    let make: () -> ObjectType
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let storage: Storage

  /// Keeps an object that is made when it is first needed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { storage.object }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: storage.object)
  }
}

/// An object that a view inherits from the views around it.
@propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  /// Inherits an object.
  public init() {}

  /// The object; the program stops if none was set, as on the original.
  public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current[object: ObjectType.self] else {
      preconditionFailure("No ObservableObject of type \(ObjectType.self) found.")
    }
    return object
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension View {
  /// Sets an object that the view inherits.
  nonisolated public func environmentObject<T>(_ object: T) -> some View
  where T: ObservableObject {
    EnvironmentModified(content: self) { $0[object: T.self] = object }
  }
}
