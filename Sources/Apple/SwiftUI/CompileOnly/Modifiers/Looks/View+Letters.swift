// Modifiers of typography that a card cannot draw.

public import Foundation

extension View {
  /// Sets the font width of text. Has no effect in a terminal card.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Modifies the font to use fixed-width digits. Has no effect in a terminal card.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Applies a text scale to text. Has no effect in a terminal card.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets the amount of space between lines of text. Has no effect in a terminal card.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Sets the spacing between characters. Has no effect in a terminal card.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets the tracking of text. Has no effect in a terminal card.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Sets the vertical offset of text relative to its baseline. Has no effect in a terminal card.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Sets the minimum amount by which text scales down to fit. Has no effect in a terminal card.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Sets whether text can compress the space between characters. Has no effect in a terminal card.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets the Dynamic Type size within the view. Has no effect in a terminal card.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Sets the Dynamic Type size within the view. Has no effect in a terminal card.
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize { self }

  /// Sets the truncation mode for lines of text that are too long. Has no effect in a terminal
  /// card.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Controls whether people can select text within the view. Has no effect in a terminal card.
  nonisolated public func textSelection<S>(_ selectability: S) -> some View
  where S: TextSelectability { self }

  /// Sets whether the view mirrors its contents when the layout direction is right to left. Has no
  /// effect in a terminal card.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
