// Reads fonts, weights and designs.

import BehestJSON
import BehestSwiftUI

extension ScriptValue {
  /// The font: a style by name, or a size, of which a card shows the largest and the smallest.
  var font: Font? {
    if text != nil { return choice(Self.fonts) }
    guard let size = (self["size"] ?? self).number else { return nil }
    return switch size {
    case 28...: .title
    case ...10: .caption
    default: .body
    }
  }

  private static let fonts: [String: Font] = [
    "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption": .caption, "caption2": .caption2,
  ]

  /// The weight of a font; `nil` for a value that is none.
  var weight: Font.Weight? {
    choice([
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ])
  }

  /// The design of a font; `nil` for a value that is none.
  var design: Font.Design? {
    choice([
      "default": .default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced,
    ])
  }
}
