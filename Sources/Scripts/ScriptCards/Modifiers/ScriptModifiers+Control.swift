// Modifiers of controls, and those that hide.

import BehestSwiftUI

extension ScriptModifiers {
  /// Modifiers that change how controls look, or whether views are shown.
  static let controls: [(String, Change)] = [
    ("tint", with({ $0.color }) { $0.tint($1) }),
    ("buttonStyle", with({ $0.choice(buttonStyles) }) { $1($0) }),
    ("labelStyle", with({ $0.choice(labelStyles) }) { $1($0) }),
    ("disabled", with({ $0.boolean }) { $0.disabled($1) }),
    ("accessibilityLabel", with({ $0.text }) { $0.accessibilityLabel($1) }),
    ("onTapGesture", { view, value in tapped(view, value) }),
    ("privacySensitive", { view, _ in view }),
    ("redacted", { view, _ in view }),
    ("unredacted", { view, _ in view }),
  ]

  private static let buttonStyles: [String: (AnyView) -> any View] = [
    "automatic": { $0.buttonStyle(.automatic) }, "bordered": { $0.buttonStyle(.bordered) },
    "borderless": { $0.buttonStyle(.borderless) }, "plain": { $0.buttonStyle(.plain) },
    "borderedProminent": { $0.buttonStyle(.borderedProminent) },
    "glass": { $0.buttonStyle(.glass) }, "glassProminent": { $0.buttonStyle(.glassProminent) },
  ]

  private static let labelStyles: [String: (AnyView) -> any View] = [
    "automatic": { $0.labelStyle(.automatic) }, "titleOnly": { $0.labelStyle(.titleOnly) },
    "titleAndIcon": { $0.labelStyle(.titleAndIcon) }, "iconOnly": { $0.labelStyle(.iconOnly) },
  ]

  /// Returns a button for a line that can be tapped, and a view with a button beside it for others,
  /// which may have controls of their own.
  private static func tapped(_ view: AnyView, _ value: ScriptValue) -> any View {
    guard let action = (value["perform"] ?? value).action(), !value.drawing.isInLabel else {
      return view
    }
    if value.node.name == "Text", value.node.words.isEmpty { return view }
    if value.node.isLine() { return value.drawing.button(action) { view } }
    return HStack {
      view
      value.drawing.button(action) { Text(verbatim: "Tap") }
    }
  }
}

extension ScriptValue {
  /// Returns whether a view with this modifier is shown, and changes what hides the views in it.
  func isShown(in redaction: inout ScriptDrawing.Redaction) -> Bool {
    switch name {
    case "privacySensitive": return !redaction.isPrivate || boolean == false
    case "unredacted" where boolean != false: redaction.isPlaceholder = false
    case "redacted":
      switch choice(["placeholder": 0, "invalidated": 1, "privacy": 2]) {
      case 0: redaction.isPlaceholder = true
      case 2: redaction.isPrivate = true
      default: break
      }
    default: break
    }
    return true
  }
}
