// The property wrappers for observable objects as they were before iOS 17.

public import BehestCombine

/// A property wrapper for an observable object that is passed to a view.
@propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a wrapper of an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper of an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The wrapper that makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper that makes bindings to the properties of an object.
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

/// A property wrapper for an observable object that a view creates once and owns.
@propertyWrapper public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  private final class Storage {
    let make: () -> ObjectType
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let storage: Storage

  /// Creates a wrapper of an object, which is created when it is first needed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { storage.object }

  /// The wrapper that makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: storage.object)
  }
}

/// A property wrapper for an observable object from the view's environment.
@propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  /// Creates a wrapper.
  public init() {}

  /// The object. Traps if none was set, as SwiftUI on iOS does.
  public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current[object: ObjectType.self] else {
      preconditionFailure("No ObservableObject of type \(ObjectType.self) found.")
    }
    return object
  }

  /// The wrapper that makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension View {
  /// Sets an observable object in the view's environment.
  nonisolated public func environmentObject<T>(_ object: T) -> some View
  where T: ObservableObject {
    EnvironmentModified(content: self) { $0[object: T.self] = object }
  }
}
