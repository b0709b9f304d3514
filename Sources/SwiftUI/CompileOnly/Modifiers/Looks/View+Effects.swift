// Modifiers that change how a view looks, beyond its role.

public import Foundation

extension View {
  /// Accepted and ignored: a card has no such look.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func brightness(_ amount: Double) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func contrast(_ amount: Double) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func saturation(_ amount: Double) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func colorInvert() -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func luminanceToAlpha() -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func compositingGroup() -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Accepted and ignored: a card has no such look.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Accepted and ignored: a card keeps what it shows.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }

  /// Accepted and ignored: a card keeps what it shows.
  nonisolated public func unredacted() -> some View { self }

  /// Accepted and ignored: a card keeps what it shows.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Accepted and ignored: a card is drawn anew as a whole.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
