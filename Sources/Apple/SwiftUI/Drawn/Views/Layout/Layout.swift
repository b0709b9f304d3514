// Layouts that apps write themselves: their content is shown top to bottom, as nothing is measured.

import BehestCards
public import Foundation

/// A way to place views; a card is laid out by the front end that draws it, and asks for none.
///
/// The content of a layout of an app's own is shown top to bottom.
@preconcurrency public protocol Layout: Sendable {
  /// What the layout keeps between two calls.
  associatedtype Cache = Void

  /// The views that are placed.
  typealias Subviews = LayoutSubviews

  /// The size the views take; a card never asks for it.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views; a card never has them placed.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Makes what is kept between two calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How elements of a view are put into a card; this module's own layouts know better.
  @MainActor func _elements(of content: AnyView, in context: _LoweringContext) -> [_Element]
}

extension Layout {
  /// Makes what is kept anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Top to bottom.
  @MainActor public func _elements(
    of content: AnyView, in context: _LoweringContext
  ) -> [_Element] {
    [.column(context.lower(content), spacing: nil, alignment: .leading)].compactMap { $0 }
  }

  /// The content in this layout.
  @MainActor public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View
  where V: View { LaidOut(layout: self, content: content()) }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
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
