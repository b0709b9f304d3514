// Modifiers of layout that is finer than a card's.

public import Foundation

extension View {
  /// Fixes the view at its ideal size. Has no effect in a terminal card.
  nonisolated public func fixedSize() -> some View { self }

  /// Fixes the view at its ideal size. Has no effect in a terminal card.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Sets the priority by which a parent layout apportions space to the view. Has no effect in a
  /// terminal card.
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }

  /// Constrains the view's dimensions to an aspect ratio. Has no effect in a terminal card.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { self }

  /// Constrains the view's dimensions to an aspect ratio. Has no effect in a terminal card.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  { self }

  /// Scales the view to fit its parent. Has no effect in a terminal card.
  nonisolated public func scaledToFit() -> some View { self }

  /// Scales the view to fill its parent. Has no effect in a terminal card.
  nonisolated public func scaledToFill() -> some View { self }

  /// Offsets the view by horizontal and vertical distances. Has no effect in a terminal card.
  nonisolated public func offset(_ offset: CGSize) -> some View { self }

  /// Offsets the view by horizontal and vertical distances. Has no effect in a terminal card.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Positions the center of the view at a point in its parent's coordinate space. Has no effect in
  /// a terminal card.
  nonisolated public func position(_ position: CGPoint) -> some View { self }

  /// Positions the center of the view at a point in its parent's coordinate space. Has no effect in
  /// a terminal card.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Controls the display order of overlapping views. Has no effect in a terminal card.
  nonisolated public func zIndex(_ value: Double) -> some View { self }

  /// Sets an alignment guide of the view. Has no effect in a terminal card.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Sets an alignment guide of the view. Has no effect in a terminal card.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Positions the view in a frame with a size relative to the nearest container. Has no effect in
  /// a terminal card.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  { self }

  /// Sets the container shape to use for container-relative shapes in the view. Has no effect in a
  /// terminal card.
  nonisolated public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    self
  }

  /// Configures the content margin for a view. Has no effect in a terminal card.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
  { self }

  /// Configures the content margin for a view. Has no effect in a terminal card.
  nonisolated public func contentMargins(_ length: CGFloat) -> some View { self }

  /// Adds padding to the view using an amount that is appropriate for the scene. Has no effect in a
  /// terminal card.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Expands the safe area of the view. Has no effect in a terminal card.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Changes the view's proposed area to extend outside the screen's safe areas. Has no effect in a
  /// terminal card.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Asks grid layouts not to offer the view extra size in given axes. Has no effect in a terminal
  /// card.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Overrides the default horizontal alignment of the grid column the view is in. Has no effect in
  /// a terminal card.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Specifies an alignment anchor for a view that acts as a cell in a grid. Has no effect in a
  /// terminal card.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Binds the view's identity to a proxy value. Has no effect in a terminal card.
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { self }
}

extension View {
  /// Tells a view that acts as a cell in a grid to span a number of columns. Has no effect in a
  /// terminal card.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }
}
