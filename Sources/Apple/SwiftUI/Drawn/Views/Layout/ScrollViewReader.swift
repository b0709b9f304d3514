// Scrolling to a place: a card shows everything at once.

/// Content that can be scrolled to a place; a card shows everything at once.
public struct ScrollViewReader<Content> where Content: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes content that can be scrolled.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The content is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    context.lower(content(ScrollViewProxy()))
  }
}

/// Scrolls to a place. Has no effect in a terminal card.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
}
