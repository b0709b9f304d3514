// Coordinate spaces, which are one and the same in a card.

/// What places are told in; in a card they are all the same.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Unchecked: a name is compared, and never changed.

  /// The whole screen.
  case global
  /// The view itself.
  case local
  /// A view with a name.
  case named(AnyHashable)
}

/// What places are told in; in a card they are all the same.
public protocol CoordinateSpaceProtocol {
  /// What places are told in.
  var coordinateSpace: CoordinateSpace { get }
}

/// The whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The whole screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  /// The view with the name.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
