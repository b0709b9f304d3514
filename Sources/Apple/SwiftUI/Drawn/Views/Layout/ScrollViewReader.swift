// Programmatic scrolling. A card shows everything at once.

/// Content that can be scrolled by the app. A card shows everything at once.
public struct ScrollViewReader<Content> where Content: View {
  /// The closure that makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader from a closure that makes the content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    context.lower(content(ScrollViewProxy()))
  }
}

/// A proxy that scrolls to a view. Has no effect in a terminal card.
public struct ScrollViewProxy: Sendable {
  /// Scrolls nothing: a card shows everything at once.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
}
