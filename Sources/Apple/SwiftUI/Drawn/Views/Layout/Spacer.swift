// Flexible space and lines between views.

import BehestCards
public import Foundation

/// A flexible space that expands along the axis of its stack.
public struct Spacer: Sendable {
  /// The minimum length in points. Has no effect in a terminal card.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  /// The body of the view: `Never`, as it is drawn directly.
  public typealias Body = Never

  /// Returns the elements of the view in a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [Element(.spacer)] }
}

/// A line that separates content.
public struct Divider: Sendable {
  /// Creates a divider.
  public init() {}
}

extension Divider: View {
  /// The body of the view: `Never`, as it is drawn directly.
  public typealias Body = Never

  /// Returns the elements of the view in a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [Element(.rule)] }
}
