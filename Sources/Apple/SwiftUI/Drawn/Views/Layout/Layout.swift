// Custom layouts. Nothing is measured, so their content is shown from top to bottom.

import BehestCards
public import Foundation

/// The arrangement of views. The front end lays a card out, so no method of a layout is called.
///
/// The content of a custom layout is shown from top to bottom.
@preconcurrency public protocol Layout: Sendable {
  /// The type of the values that the layout keeps between two calls.
  associatedtype Cache = Void

  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// Returns the size of the arranged views. Never called for a card.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views. Never called for a card.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Creates the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the elements of a view in this layout. The layouts of this module override it.
  @MainActor func _elements(of content: AnyView, in context: _LoweringContext) -> [_Element]
}

extension Layout {
  /// Updates the cache by creating it again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the elements from top to bottom.
  @MainActor public func _elements(
    of content: AnyView, in context: _LoweringContext
  ) -> [_Element] {
    [.column(context.lower(content), spacing: nil, alignment: .leading)].compactMap { $0 }
  }

  /// Returns the content in this layout.
  @MainActor public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View
  where V: View { LaidOut(layout: self, content: content()) }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

private struct LaidOut<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  func _lower(in context: _LoweringContext) -> [_Element] {
    layout._elements(of: AnyView(content), in: context)
  }
}
