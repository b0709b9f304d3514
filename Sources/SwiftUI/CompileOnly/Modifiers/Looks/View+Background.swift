// Modifiers that paint: a card has no paint.

public import Foundation

extension View {
  /// Accepted and ignored: a card paints nothing behind or around a view.
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }

  /// Accepted and ignored: a card paints nothing behind or around a view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }

  /// Accepted and ignored: a card paints nothing behind or around a view.
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View where S: ShapeStyle
  { self }

  /// Accepted and ignored: a card paints nothing behind or around a view.
  nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> some View where S: Shape
  { self }

  /// Accepted and ignored: a card paints nothing behind or around a view.
  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape { self }

  /// Accepted and ignored: a card paints nothing behind or around a view.
  nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }

  /// Accepted and ignored: a card paints nothing behind or around a view.
  nonisolated public func containerBackground<S>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle { self }

  /// Accepted and ignored: a card paints nothing behind or around a view.
  nonisolated public func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { self }

  /// Accepted and ignored: a card paints nothing behind or around a view.
  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle { self }

  /// Accepted and ignored: a card paints nothing behind or around a view.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Accepted and ignored: a card cuts no corners.
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape { self }

  /// Accepted and ignored: a card cuts no corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  /// Accepted and ignored: a card is as large as its content.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }

  /// Accepted and ignored: a card cuts no shapes.
  nonisolated public func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View { self }

  /// Accepted and ignored: a card paints no glass.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { self }

  /// Accepted and ignored: a card paints nothing behind or around a view.
  @_disfavoredOverload
  nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View { self }
}
