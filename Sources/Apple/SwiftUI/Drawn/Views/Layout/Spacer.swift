// Room and lines between views.

import BehestCards
public import Foundation

/// Room that grows.
public struct Spacer: Sendable {
  /// The least length in points. Has no effect in a terminal card.
  public var minLength: CGFloat?

  /// Makes room that grows.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  /// Room is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [Element(.spacer)] }
}

/// A line that divides content.
public struct Divider: Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: View {
  /// A line is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [Element(.rule)] }
}
