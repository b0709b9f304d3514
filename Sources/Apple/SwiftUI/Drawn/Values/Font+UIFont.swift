// The fonts of UIKit as those of views.

public import BehestUIKit

extension Font {
  /// Creates a font from one of UIKit, with its weight and kind.
  public init(_ font: UIFont) {
    let weights: [(UIFont.Weight, Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
    ]
    weight = weights.first { font.weight.rawValue <= $0.0.rawValue }?.1 ?? .black
    isItalic = font.kind == .italic
    isMonospaced = font.kind == .monospaced
  }
}
