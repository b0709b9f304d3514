// Layouts that apps write themselves: their content is shown top to bottom, as nothing is measured.

import Cards
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

/// A size that is offered to a view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points; `nil` for what the view likes best.
  public var width: CGFloat?
  /// The height in points; `nil` for what the view likes best.
  public var height: CGFloat?

  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// What the view likes best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// All the room it wants.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Offers a size.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with other numbers where none is offered.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The views a layout places; in a card there are none to measure.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The index of the first.
  public var startIndex: Int { 0 }
  /// The index after the last.
  public var endIndex: Int { 0 }
  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view a layout places; in a card it has no size.
public struct LayoutSubview: Equatable, Sendable {
  /// The size the view takes of what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The size and guides of the view.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  /// How much the view wants its room.
  public var priority: Double { 0 }
  /// Distances the view likes to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// What the view says for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  /// Places the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// Distances a view likes to its neighbours; in a card there are none.
public struct ViewSpacing: Sendable {
  /// No distances.
  public init() {}
  /// The distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// What a view says to the layout around it.
public protocol LayoutValueKey {
  /// The type of what is said.
  associatedtype Value
  /// What is said where nothing else is.
  static var defaultValue: Value { get }
}
