// Sides, axes and distances.

public import Foundation

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The side above.
  case top
  /// The side where lines begin.
  case leading
  /// The side below.
  case bottom
  /// The side where lines end.
  case trailing

  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The side above.
    public static let top = Set(.top)
    /// The side where lines begin.
    public static let leading = Set(.leading)
    /// The side below.
    public static let bottom = Set(.bottom)
    /// The side where lines end.
    public static let trailing = Set(.trailing)
    /// All sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The sides above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A side of the horizontal axis. Has no effect in a terminal card.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The side where lines begin.
  case leading
  /// The side where lines end.
  case trailing
}

/// A side of the vertical axis. Has no effect in a terminal card.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The side above.
  case top
  /// The side below.
  case bottom

  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The side above.
    public static let top = Set(rawValue: 1)
    /// The side below.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances in points from each side of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the side above.
  public var top: CGFloat
  /// The distance from the side where lines begin.
  public var leading: CGFloat
  /// The distance from the side below.
  public var bottom: CGFloat
  /// The distance from the side where lines end.
  public var trailing: CGFloat

  /// Makes insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
