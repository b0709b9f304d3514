// Modifiers that set the style of every text in a view, and its colors.

extension View {
  nonisolated func textStyle(_ change: @escaping (inout TextStyle) -> Void) -> some View {
    EnvironmentModified(content: self) { change(&$0.textStyle) }
  }

  /// Sets the font of texts in the view.
  nonisolated public func font(_ font: Font?) -> some View { textStyle { $0.font = font } }

  /// Sets the weight of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    textStyle { $0.weight = weight }
  }

  /// Sets the design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    textStyle { $0.design = design }
  }

  /// Makes texts bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    textStyle { $0.isBold = isActive }
  }

  /// Makes texts italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    textStyle { $0.isItalic = isActive }
  }

  /// Makes texts monospaced.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    textStyle { $0.isMonospaced = isActive }
  }

  /// Adds a strikethrough to texts.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { textStyle { $0.isStruckThrough = isActive } }

  /// Underlines texts.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { textStyle { $0.isUnderlined = isActive } }

  /// Changes the case of texts.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    textStyle { $0.textCase = textCase }
  }

  /// Limits texts to a number of lines.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    EnvironmentModified(content: self) { $0.lineLimit = number }
  }

  /// Limits texts to a number of lines, given as the upper bound of a range.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Limits texts to a number of lines, given as the upper bound of a range.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the least number of lines that text can occupy in the view. Has no effect in a terminal
  /// card.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Limits texts to a number of lines. A card reserves no space for unused lines.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// Sets the alignment of the lines of texts.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentModified(content: self) { $0.multilineTextAlignment = alignment }
  }
}

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
