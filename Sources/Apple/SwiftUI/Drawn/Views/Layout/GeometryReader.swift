// Content that depends on its size.

import BehestCards
public import Foundation

/// Content that depends on its size. In a card, that is always the size of a small screen.
public struct GeometryReader<Content> where Content: View {
  /// The closure that makes the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader from a closure that makes the content for a size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    context.lower(content(GeometryProxy()))
  }
}

/// The size of a geometry reader. In a card, always that of a small screen.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public var size: CGSize { CGSize(width: 320, height: 240) }

  /// The insets of the safe area: zero.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame of the content, whose origin is zero in any coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

extension GeometryProxy {
  /// Returns the frame of the content, whose origin is zero in any coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}
