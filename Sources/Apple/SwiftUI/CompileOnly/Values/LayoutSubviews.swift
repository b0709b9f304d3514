// The subviews that an app's layout measures and places. A card never asks for them.

public import Foundation

/// A proposal of a size to a view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points; `nil` for the view's ideal width.
  public var width: CGFloat?
  /// The height in points; `nil` for the view's ideal height.
  public var height: CGFloat?

  /// A proposal of the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal of the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal of the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the size, with another width or height where none is proposed.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The subviews of a layout. Always empty in a card.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The index of the first subview.
  public var startIndex: Int { 0 }
  /// The index after the last subview.
  public var endIndex: Int { 0 }
  /// The subview at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// A subview of a layout. Has no size in a card.
public struct LayoutSubview: Equatable, Sendable {
  /// Returns the size that the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Returns the size and guides of the view.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// The layout priority of the view.
  public var priority: Double { 0 }
  /// The preferred spacing of the view.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// The layout value of the view for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  /// Places the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// The preferred spacing of a view. Always zero in a card.
public struct ViewSpacing: Sendable {
  /// Creates an empty spacing.
  public init() {}
  /// Returns the distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// A key of a value that a view passes to its layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value when the view states none.
  static var defaultValue: Value { get }
}
