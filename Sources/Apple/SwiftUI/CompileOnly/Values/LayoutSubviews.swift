// What a layout of an app measures and places, which a card never asks for.

public import Foundation

/// A size that is offered to a view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points; `nil` for what the view likes best.
  public var width: CGFloat?
  /// The height in points; `nil` for what the view likes best.
  public var height: CGFloat?

  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// What the view likes best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// All the room it wants.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Offers a size.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with other numbers where none is offered.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The views a layout places; in a card there are none to measure.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The index of the first.
  public var startIndex: Int { 0 }
  /// The index after the last.
  public var endIndex: Int { 0 }
  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view a layout places; in a card it has no size.
public struct LayoutSubview: Equatable, Sendable {
  /// The size the view takes of what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The size and guides of the view.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// How much the view wants its room.
  public var priority: Double { 0 }
  /// Distances the view likes to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// What the view says for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  /// Places the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// Distances a view likes to its neighbours; in a card there are none.
public struct ViewSpacing: Sendable {
  /// No distances.
  public init() {}
  /// The distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// What a view says to the layout around it.
public protocol LayoutValueKey {
  /// The type of what is said.
  associatedtype Value
  /// What is said where nothing else is.
  static var defaultValue: Value { get }
}
