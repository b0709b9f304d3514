// The stacks as layouts, between which a view can switch without changing its content.

import BehestCards
public import Foundation

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
