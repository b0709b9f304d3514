// Modifiers that set the colors of a view.

extension View {
  /// Sets the style of texts and images in the view.
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    EnvironmentModified(content: self) {
      $0.textStyle.foreground = style.foreground(in: $0)
    }
  }

  /// Sets the styles of texts and images in the view. A card uses the first.
  nonisolated public func foregroundStyle<S1, S2>(
    _ primary: S1, _ secondary: S2
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle { foregroundStyle(primary) }

  /// Sets the styles of texts and images in the view. A card uses the first.
  nonisolated public func foregroundStyle<S1, S2, S3>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle { foregroundStyle(primary) }

  /// Sets the color of texts and images in the view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.foreground = color?.foreground }
  }

  /// Sets the color of the labels of controls in the view.
  nonisolated public func tint(_ tint: Color?) -> some View {
    EnvironmentModified(content: self) { $0.tint = tint?.foreground }
  }

  /// Sets the style of the labels of controls in the view.
  nonisolated public func tint<S>(_ tint: S) -> some View where S: ShapeStyle {
    EnvironmentModified(content: self) { $0.tint = tint.foreground(in: $0) }
  }

  /// Sets the color of the labels of controls in the view.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    EnvironmentModified(content: self) { $0.tint = accentColor?.foreground }
  }
}

extension EnvironmentValues {
  /// The color of the labels of controls; `nil` for that of other text.
  var tint: Foreground? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: Foreground? { nil }
}
