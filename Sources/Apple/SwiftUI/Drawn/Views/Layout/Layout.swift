// Layouts: those of an app, and the stacks as layouts, between which a view can switch.

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
    Element.column(context.lower(content), spacing: nil, alignment: .leading)
  }

  /// Returns the content in this layout.
  @MainActor public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View
  where V: View { LaidOut(layout: self, content: content()) }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

private struct LaidOut<L: Layout, Content: View>: DrawnView {
  let layout: L
  let content: Content

  func elements(in context: LoweringContext) -> [Element] {
    layout._elements(of: AnyView(content), in: context)
  }
}

/// A layout of this module, which is drawn in a card without measuring.
public protocol _CardLayout: Layout where Cache == Void {}

extension _CardLayout {
  /// Returns a size of zero. Never called: the front end lays a card out.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  /// Places nothing. Never called: the front end lays a card out.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A layout that arranges views in a row.
public struct HStackLayout: _CardLayout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The spacing between the views, in points.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Returns the elements of a horizontal stack.
  public func _elements(of content: AnyView, in context: _LoweringContext) -> [_Element] {
    context.lower(HStack(alignment: alignment, spacing: spacing) { content })
  }
}

/// A layout that arranges views in a column.
public struct VStackLayout: _CardLayout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The spacing between the views, in points.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Returns the elements of a vertical stack.
  public func _elements(of content: AnyView, in context: _LoweringContext) -> [_Element] {
    context.lower(VStack(alignment: alignment, spacing: spacing) { content })
  }
}

/// A layout that overlays views.
public struct ZStackLayout: _CardLayout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the elements of a stack with depth.
  public func _elements(of content: AnyView, in context: _LoweringContext) -> [_Element] {
    context.lower(ZStack(alignment: alignment) { content })
  }
}

/// A type-erased layout.
public struct AnyLayout: _CardLayout {
  private let layout: any Layout

  /// Creates a type-erased layout.
  public init<L>(_ layout: L) where L: Layout { self.layout = layout }

  /// Returns the elements of the erased layout.
  public func _elements(of content: AnyView, in context: _LoweringContext) -> [_Element] {
    layout._elements(of: content, in: context)
  }
}
