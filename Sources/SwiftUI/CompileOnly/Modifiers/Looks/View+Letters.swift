// Modifiers that change how letters are set.

public import Foundation

extension View {
  /// Accepted and ignored: a card has letters of one size.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Accepted and ignored: a card has letters of one size.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Accepted and ignored: a card has letters of one size.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Accepted and ignored: a card has letters of one size.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Accepted and ignored: a card has letters of one size.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Accepted and ignored: a card has letters of one size.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Accepted and ignored: a card has letters of one size.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Accepted and ignored: a card has letters of one size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Accepted and ignored: a card has letters of one size.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Accepted and ignored: a card has letters of one size.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Accepted and ignored: a card has letters of one size.
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize { self }

  /// Accepted and ignored: a card cuts lines at their end.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Accepted and ignored: a terminal selects any text.
  nonisolated public func textSelection<S>(_ selectability: S) -> some View
  where S: TextSelectability { self }

  /// Accepted and ignored: a card writes from left to right.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
