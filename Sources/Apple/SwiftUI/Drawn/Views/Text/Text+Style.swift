// Modifiers of a text that return a text, so that styled texts can still be concatenated.

public import Foundation

extension Text {
  private func with(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// Sets the font width of text. Has no effect in a terminal card.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Makes the text bold.
  public func bold() -> Text { with { $0.isBold = true } }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// Makes the text italic.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Makes the text monospaced.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }

  /// Modifies the font to use fixed-width digits. Has no effect in a terminal card.
  public func monospacedDigit() -> Text { self }

  /// Adds a strikethrough to the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }

  /// Adds a strikethrough with a pattern to the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with { $0.isStruckThrough = isActive } }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }

  /// Underlines the text with a pattern.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with { $0.isUnderlined = isActive } }

  /// Sets the color of the text.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color?.foreground }
  }

  /// Sets the style of the text.
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    with { $0.foreground = style.foreground(in: EnvironmentValues()) }
  }

  /// Sets the spacing between characters. Has no effect in a terminal card.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Sets the tracking of text. Has no effect in a terminal card.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Sets the vertical offset of text relative to its baseline. Has no effect in a terminal card.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Applies a text scale to text. Has no effect in a terminal card.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// Sets whether VoiceOver should speak the contents character by character. Has no effect in a
  /// terminal card.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
