// Modifiers that place a view more finely than a card can.

public import Foundation

extension View {
  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func fixedSize() -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func scaledToFit() -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func scaledToFill() -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func offset(_ offset: CGSize) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func position(_ position: CGPoint) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func zIndex(_ value: Double) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    self
  }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
  { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func contentMargins(_ length: CGFloat) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { self }

  /// Accepted and ignored: a card is laid out by the front end that draws it.
  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable { self }
}

extension View {
  /// Accepted and ignored: a cell of a card's grid is as wide as its column.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }
}
