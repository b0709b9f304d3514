// Views one under, beside or behind the other.

import BehestCards
public import Foundation

/// Views one under the other.
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Puts views one under the other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View {
  /// A stack is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    let children = context.lower(content)
    return [.column(children, spacing: spacing, alignment: alignment)].compactMap { $0 }
  }
}

/// Views side by side.
public struct HStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Puts views side by side.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View {
  /// A stack is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    let children = context.lower(content)
    return [.row(children, spacing: spacing, alignment: alignment)].compactMap { $0 }
  }
}

/// Views one over the other; a card has them one under the other, the hindmost first.
public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  /// Puts views one over the other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  /// A stack is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    let children = context.lower(content)
    guard children.count > 1 else { return children }
    return [.column(children, spacing: nil, alignment: alignment.horizontal)].compactMap { $0 }
  }
}

/// Which views stay in sight while others scroll. Has no effect in a terminal card.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The kinds of views as bits.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views one under the other, made when needed; a card needs them all.
public struct LazyVStack<Content> where Content: View {
  let stack: VStack<Content>

  /// Puts views one under the other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyVStack: View {
  /// A stack is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(stack) }
}

/// Views side by side, made when needed; a card needs them all.
public struct LazyHStack<Content> where Content: View {
  let stack: HStack<Content>

  /// Puts views side by side.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
}

extension LazyHStack: View {
  /// A stack is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(stack) }
}
