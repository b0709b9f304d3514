// Content that depends on the size there is.

import BehestCards
public import Foundation

/// Content that is made for the size there is; a card has none, and gives that of a small screen.
public struct GeometryReader<Content> where Content: View {
  /// Makes the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Makes content for a size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// The content is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    context.lower(content(GeometryProxy()))
  }
}

/// The size there is; a card has none, and gives that of a small screen.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public var size: CGSize { CGSize(width: 320, height: 240) }

  /// Points that must be kept free at the sides; none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The place of the content, at the origin of whatever it is asked for in.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

extension GeometryProxy {
  /// The place of the content, at the origin of whatever it is asked for in.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}
