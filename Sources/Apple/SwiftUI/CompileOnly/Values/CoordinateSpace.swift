// Coordinate spaces, which are all the same in a card.

/// A coordinate space of locations. In a card, all are the same.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Unchecked: the name is only compared and never changed.

  /// The coordinate space of the whole screen.
  case global
  /// The coordinate space of the view.
  case local
  /// The coordinate space of a named view.
  case named(AnyHashable)
}

/// A type that represents a coordinate space. In a card, all are the same.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The global coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The local coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a named view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  /// The named coordinate space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of a named view.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
