// Stacks, which arrange views in a column, in a row or on top of one another; space and lines between them.

import BehestCards
public import Foundation

/// A view that arranges its subviews in a column.
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a vertical stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let children = context.lower(content)
    return Element.column(children, spacing: spacing, alignment: alignment)
  }
}

/// A view that arranges its subviews in a row.
public struct HStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a horizontal stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let children = context.lower(content)
    return Element.row(children, spacing: spacing, alignment: alignment)
  }
}

/// A view that overlays its subviews. A card shows them in a column, the rearmost first.
public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  /// Creates a stack that overlays its subviews.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let children = context.lower(content)
    guard children.count > 1 else { return children }
    return Element.column(children, spacing: nil, alignment: alignment.horizontal)
  }
}

/// The kinds of views that stay visible while others scroll. Has no effect in a terminal card.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A view that arranges its subviews in a column as needed. A card makes all of them.
public struct LazyVStack<Content> where Content: View {
  let stack: VStack<Content>

  /// Creates a lazy vertical stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyVStack: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(stack) }
}

/// A view that arranges its subviews in a row as needed. A card makes all of them.
public struct LazyHStack<Content> where Content: View {
  let stack: HStack<Content>

  /// Creates a lazy horizontal stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyHStack: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(stack) }
}

/// A flexible space that expands along the axis of its stack.
public struct Spacer: Sendable {
  /// The minimum length in points. Has no effect in a terminal card.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { [Element(.spacer)] }
}

/// A line that separates content.
public struct Divider: Sendable {
  /// Creates a divider.
  public init() {}
}

extension Divider: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { [Element(.rule)] }
}
