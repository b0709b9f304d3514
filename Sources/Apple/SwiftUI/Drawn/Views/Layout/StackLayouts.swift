// The stacks as layouts, which can be chosen between without changing what is in them.

import BehestCards
public import Foundation

/// A layout that knows how a card has it, and measures nothing.
public protocol _CardLayout: Layout where Cache == Void {}

extension _CardLayout {
  /// Never asked: a card is laid out by the front end that draws it.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  /// Never asked: a card is laid out by the front end that draws it.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Views beside one another.
public struct HStackLayout: _CardLayout {
  /// Where they stand from top to bottom.
  public var alignment: VerticalAlignment
  /// The distance between them in points.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// As a stack has it.
  public func _elements(of content: AnyView, in context: _LoweringContext) -> [_Element] {
    context.lower(HStack(alignment: alignment, spacing: spacing) { content })
  }
}

/// Views one under the other.
public struct VStackLayout: _CardLayout {
  /// Where they stand from side to side.
  public var alignment: HorizontalAlignment
  /// The distance between them in points.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// As a stack has it.
  public func _elements(of content: AnyView, in context: _LoweringContext) -> [_Element] {
    context.lower(VStack(alignment: alignment, spacing: spacing) { content })
  }
}

/// Views one on the other.
public struct ZStackLayout: _CardLayout {
  /// Where they stand.
  public var alignment: Alignment

  /// Makes the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// As a stack has it.
  public func _elements(of content: AnyView, in context: _LoweringContext) -> [_Element] {
    context.lower(ZStack(alignment: alignment) { content })
  }
}

/// One of several layouts.
public struct AnyLayout: _CardLayout {
  private let layout: any Layout

  /// Takes a layout of any type.
  public init<L>(_ layout: L) where L: Layout { self.layout = layout }

  /// As the layout has it.
  public func _elements(of content: AnyView, in context: _LoweringContext) -> [_Element] {
    layout._elements(of: content, in: context)
  }
}
