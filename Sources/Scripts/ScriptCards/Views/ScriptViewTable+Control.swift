// Buttons, toggles and steppers, and views that show how far something is.

import BehestJSON
import BehestSwiftUI
import Foundation

extension ScriptViewTable {
  /// Controls that act when they are pressed, and bars.
  static let controls: [String: Maker] = [
    "Button": button, "ControlWidgetButton": button,
    "Toggle": toggle, "ControlWidgetToggle": toggle,
    "Stepper": { node in
      LabeledContent(
        content: {
          HStack {
            node.button(node["onDecrement"]?.action()) { Text(verbatim: "−") }
            node.button(node["onIncrement"]?.action()) { Text(verbatim: "+") }
          }
        }, label: { node.label() })
    },
    "ProgressView": progress,
    "Gauge": { node in
      let (least, most) = (node["min"]?.number ?? 0, node["max"]?.number ?? 1)
      let value = node["value"]?.number ?? least
      return Gauge(
        value: value, in: min(least, most)...max(least, most), label: { node.view("label") },
        currentValueLabel: { node.view("currentValueLabel") })
    },
  ]

  private static func button(_ node: ScriptNode) -> any View {
    remarkOnButton(node)
    let role = node["role"]?.choice([
      "destructive": ButtonRole.destructive, "cancel": .cancel, "close": .close,
      "confirm": .confirm,
    ])
    return node.button(node.action, role: role) { node.label() }
  }

  /// Tells why nothing happens when a button is pressed.
  private static func remarkOnButton(_ node: ScriptNode) {
    let name = String(node.words.prefix(60))
    guard !name.isEmpty else { return }
    switch (node["intent"]?.json, node["action"]?.json) {
    case (nil, nil):
      node.drawing.remark(
        "The Button “\(name)” does nothing: give it action={() => …} or intent={…}.")
    case (let intent?, _) where intent["$intent"] == nil:
      node.drawing.remark("The intent of the Button “\(name)” is none: write intent={Name()}.")
    case (nil, let action?) where action["$action"] == nil:
      node.drawing.remark(
        "The action of the Button “\(name)” is no function: write action={() => …}.")
    default: break
    }
  }

  private static func toggle(_ node: ScriptNode) -> any View {
    let bound = node.bound("value", by: "onChanged")
    let isOn = bound.value.boolean ?? false
    let intent = node.props["intent"]?["$intent"].map { ScriptAction.intent($0) }
    let label = node.label()
    if node.drawing.isInLabel { return label }
    guard let action = intent ?? bound.setting(.boolean(!isOn)) else {
      return Toggle(isOn: .constant(isOn)) { label }
    }
    return Toggle(isOn: isOn, payload: action) { label }
  }

  private static func progress(_ node: ScriptNode) -> any View {
    let value = node.view("currentValueLabel")
    let title = node.title
    if let from = node["timerFrom"]?.date, let to = node["timerTo"]?.date {
      let interval = min(from, to)...max(from, to)
      let countsDown = node["countsDown"]?.boolean ?? true
      let words = AnyView(Text(timerInterval: interval, countsDown: countsDown))
      return ProgressView(
        timerInterval: interval, countsDown: countsDown, label: { title },
        currentValueLabel: { value ?? words })
    }
    return ProgressView(
      value: node["value"]?.number, total: node["total"]?.number ?? 1, label: { title },
      currentValueLabel: { value })
  }
}
