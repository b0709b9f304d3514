// The view of a control: its label, the label of its state, and the button or toggle itself.

import BehestCards
import BehestJSON

/// The tree of a control as one line.
///
/// A toggle's intent has the value that pressing it sets, so that the control is on when that is
/// false. Labels that are sensitive are hidden while the screen is locked, and a control that is
/// sensitive as a whole cannot be pressed then either.
struct ControlDrawing {
  /// The tree.
  let tree: JSON

  init(_ control: JSON, isLocked: Bool) {
    let props = control["props"] ?? [:]
    let isToggle = control["view"] == "ControlWidgetToggle"
    let isOn = isToggle && props["intent"]?["$intent"]?["params"]?["value"] == false
    let isHidden = isLocked && props["privacySensitive"] == true
    func words(_ label: JSON?) -> String? {
      guard let title = label?["title"]?.string else { return nil }
      return isHidden || isLocked && label?["privacySensitive"] == true ? "•••" : title
    }
    let state = props[isOn ? "activeValueLabel" : "inactiveValueLabel"]
    var pressed: JSON = ["title": .string(words(props["label"]) ?? "•••")]
    if isToggle { pressed["value"] = .boolean(isOn && !isHidden) }
    if !isHidden { pressed["intent"] = props["intent"] ?? .null }
    let symbol = (state?["systemImage"] ?? props["label"]?["systemImage"])?.string
    var children: [JSON] = []
    // A symbol without characters would leave a gap.
    if let symbol, !isHidden, Symbols.characters(for: symbol) != nil {
      children.append(["view": "Image", "props": ["systemName": .string(symbol)], "children": []])
    }
    children.append([
      "view": isToggle ? "Toggle" : "Button", "props": pressed, "children": [],
    ])
    if !isHidden, let words = words(state) {
      children.append(["view": "Text", "props": [:], "children": [.string(words)]])
    }
    tree = ["view": "HStack", "props": [:], "children": .array(children)]
  }
}
