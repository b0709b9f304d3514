// Modifiers of texts and of colors.

import BehestJSON
import BehestSwiftUI

extension ScriptModifiers {
  /// Modifiers that change how texts and symbols look.
  static let texts: [(String, Change)] = [
    ("font", with({ $0.font }) { $0.font($1) }),
    ("fontWeight", with({ $0.weight }) { $0.fontWeight($1) }),
    ("fontDesign", with({ $0.design }) { $0.fontDesign($1) }),
    ("bold", with({ $0.isOn }) { $0.bold($1) }),
    ("italic", with({ $0.isOn }) { $0.italic($1) }),
    ("monospaced", with({ $0.isOn }) { $0.monospaced($1) }),
    ("strikethrough", with({ $0.isOn }) { $0.strikethrough($1) }),
    ("underline", with({ $0.isOn }) { $0.underline($1) }),
    ("textCase", with({ $0.letters }) { $0.textCase($1) }),
    ("lineLimit", with({ ($0["max"] ?? $0).integer }) { $0.lineLimit(min(max($1, 1), 10_000)) }),
    ("multilineTextAlignment", with({ $0.textAlignment }) { $0.multilineTextAlignment($1) }),
    ("symbolVariant", with({ $0.symbolVariant }) { $0.symbolVariant($1) }),
    ("foregroundStyle", with({ $0.style }) { colored($0, $1) }),
  ]

  private static func colored(_ view: AnyView, _ style: some ShapeStyle) -> any View {
    view.foregroundStyle(style)
  }
}

extension ScriptValue {
  /// Whether an attribute is set: by `true`, or by a color or a pattern of it.
  fileprivate var isOn: Bool? { boolean ?? true }

  fileprivate var letters: Text.Case? {
    choice(["uppercase": .uppercase, "lowercase": .lowercase])
  }

  fileprivate var symbolVariant: SymbolVariants? {
    choice([
      "none": .none, "circle": .circle, "square": .square, "rectangle": .rectangle,
      "fill": .fill, "slash": .slash,
    ])
  }
}
