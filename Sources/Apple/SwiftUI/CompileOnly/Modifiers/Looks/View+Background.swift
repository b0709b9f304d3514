// Modifiers of backgrounds, shadows and clipping that a card cannot draw.

public import Foundation

extension View {
  /// Sets the view's background to the default background style. Has no effect in a terminal card.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }

  /// Sets the view's background to a shape with the default background style. Has no effect in a
  /// terminal card.
  nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> some View where S: Shape
  { self }

  /// Sets the style of backgrounds within the view. Has no effect in a terminal card.
  nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }

  /// Sets the container background of the enclosing container. Has no effect in a terminal card.
  nonisolated public func containerBackground<S>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle { self }

  /// Sets the container background of the enclosing container. Has no effect in a terminal card.
  nonisolated public func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View { self }

  /// Adds a shadow to the view. Has no effect in a terminal card.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Sets a clipping shape for the view. Has no effect in a terminal card.
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape { self }

  /// Clips the view to its bounding frame, with a corner radius. Has no effect in a terminal card.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  /// Clips the view to its bounding frame. Has no effect in a terminal card.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }

  /// Masks the view using the alpha channel of another view. Has no effect in a terminal card.
  nonisolated public func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View { self }

  /// Applies the Liquid Glass effect to the view. Has no effect in a terminal card.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { self }
}
