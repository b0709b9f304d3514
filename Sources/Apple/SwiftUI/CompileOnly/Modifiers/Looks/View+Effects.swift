// Modifiers of graphical effects that a card cannot draw.

public import Foundation

extension View {
  /// Applies a Gaussian blur. Has no effect in a terminal card.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Brightens the view by an amount. Has no effect in a terminal card.
  nonisolated public func brightness(_ amount: Double) -> some View { self }

  /// Sets the contrast and separation between similar colors. Has no effect in a terminal card.
  nonisolated public func contrast(_ amount: Double) -> some View { self }

  /// Adjusts the color saturation of the view. Has no effect in a terminal card.
  nonisolated public func saturation(_ amount: Double) -> some View { self }

  /// Adds a grayscale effect to the view. Has no effect in a terminal card.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  /// Applies a hue rotation effect to the view. Has no effect in a terminal card.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

  /// Inverts the colors in the view. Has no effect in a terminal card.
  nonisolated public func colorInvert() -> some View { self }

  /// Adds a color multiplication effect to the view. Has no effect in a terminal card.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }

  /// Adds a luminance to alpha effect to the view. Has no effect in a terminal card.
  nonisolated public func luminanceToAlpha() -> some View { self }

  /// Sets the blend mode for compositing the view with what is behind it. Has no effect in a
  /// terminal card.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Wraps the view in a compositing group. Has no effect in a terminal card.
  nonisolated public func compositingGroup() -> some View { self }

  /// Composites the view's contents into an offscreen image. Has no effect in a terminal card.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Rotates the view's rendered output in two dimensions around a point. Has no effect in a
  /// terminal card.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Renders the view's content as if it is rotated in three dimensions. Has no effect in a
  /// terminal card.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  /// Scales the view's rendered output relative to an anchor point. Has no effect in a terminal
  /// card.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the view's rendered output relative to an anchor point. Has no effect in a terminal
  /// card.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the view's rendered output relative to an anchor point. Has no effect in a terminal
  /// card.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }

  /// Sets the preferred color scheme for the presentation. Has no effect in a terminal card.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Sets the view's color scheme. Has no effect in a terminal card.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }

  /// Sets the rendering mode for symbol images. Has no effect in a terminal card.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Scales images within the view. Has no effect in a terminal card.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Adds a reason to apply a redaction to the view. Has no effect in a terminal card: the content
  /// is drawn in full.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }

  /// Removes any reason to apply a redaction to the view. Has no effect in a terminal card.
  nonisolated public func unredacted() -> some View { self }

  /// Marks the view as containing sensitive, private user data. Has no effect in a terminal card:
  /// the content is drawn in full.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Marks content that is shown as invalidated while a widget is updated. Has no effect in a
  /// terminal card.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
