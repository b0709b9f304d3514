// A view of a script's tree: its name, its props and what it holds.

import BehestJSON
import BehestSwiftUI

/// A view of a tree.
@MainActor struct ScriptNode {
  let name: String
  let props: JSON
  let children: [JSON]
  /// The view as the runtime describes it.
  let tree: JSON
  let drawing: ScriptDrawing

  init(name: String, members: JSON.Members, drawing: ScriptDrawing) {
    self.name = name
    props = members["props"] ?? .null
    children = members["children"]?.array ?? []
    tree = .object(members)
    self.drawing = drawing
  }

  /// Creates the view of a tree; `nil` for a text and for what is no view.
  init?(_ tree: JSON, _ drawing: ScriptDrawing) {
    guard let members = tree.object, let name = members["view"]?.string else { return nil }
    self.init(name: name, members: members, drawing: drawing)
  }

  /// The name, of which a very long one is cut.
  var shortName: String { String(name.prefix(60)) }

  /// The value of a prop; `nil` for one that is not given or null.
  subscript(prop: String) -> ScriptValue? {
    guard let json = props[prop], json != .null else { return nil }
    return ScriptValue(name: prop, json: json, node: self)
  }

  /// Returns the view without its modifiers.
  func make() -> any View {
    if let maker = ScriptViewTable.makers[name] { return maker(self) }
    let given = name == "?" ? self["name"]?.text ?? "?" : name
    let word = String(given.prefix(60))
    // The runtime has told of a name that it does not know.
    if name != "?" {
      drawing.remark(
        "There is no view “\(word)”", about: word, among: ScriptViewTable.makers.keys)
    }
    return placeholder(word)
  }

  /// Returns the mark of a view that a terminal cannot draw.
  func placeholder(_ words: String) -> some View {
    Text(verbatim: "[\(words)]").foregroundStyle(.secondary)
  }

  /// The views that the view holds.
  var content: ScriptViews { ScriptViews(drawing.views(children)) }

  /// The views of a prop; `nil` for one that is not given.
  func view(_ prop: String) -> AnyView? { self[prop].map { drawing.view($0.json) } }

  /// The view of a control's label: its title with a symbol, its `label`, or what it holds.
  func label(or usual: String = "") -> AnyView {
    if props["title"]?.string != nil || self["label"] != nil { return title }
    return drawing.label {
      if !children.isEmpty { return AnyView(HStack { content }) }
      return self["systemImage"] == nil ? AnyView(drawing.text(usual)) : title
    }
  }

  /// Whether the view is one line of texts and symbols, which can be the label of a button.
  ///
  /// - Parameter depth: The levels that are read.
  func isLine(depth: Int = 5) -> Bool {
    guard depth > 0, ["Text", "Image", "Label", "HStack", "Spacer", "Group"].contains(name) else {
      return false
    }
    return children.allSatisfy { ScriptNode($0, drawing)?.isLine(depth: depth - 1) ?? true }
  }

  /// The words of the view: its title, or the texts that it holds.
  var words: String { props["title"]?.string ?? JSON.array(labelTrees).scriptWords() }

  private var labelTrees: [JSON] { props["label"].map { [$0] } ?? children }

  /// The modifiers of the view: props in the order of the table, then a chain in its own.
  var modifiers: [ScriptValue] {
    let ranks = ScriptModifiers.ranks
    var values = (props.object ?? [:]).filter { ranks[$0.key] != nil && $0.value != .null }
      .sorted { ranks[$0.key, default: 0] < ranks[$1.key, default: 0] }
      .compactMap { self[$0.key] }
    for call in (props["modifiers"]?.array ?? []).prefix(100) {
      guard let name = call["name"]?.string, ScriptModifiers.table[name] != nil else { continue }
      values.append(ScriptValue(name: name, json: call["value"] ?? true, node: self))
    }
    return values
  }

  /// The value of a modifier, however it is given; `nil` for none.
  func modifier(_ name: String) -> ScriptValue? {
    self[name] ?? modifiers.first { $0.name == name }
  }
}

extension JSON {
  /// The words of a tree, for titles of choices.
  ///
  /// - Parameter depth: The levels that are read.
  func scriptWords(depth: Int = 20) -> String {
    switch self {
    case .string(let text): return String(text.prefix(1000))
    case .integer, .number, .spelled: return text(isPretty: false)
    case .array(let trees):
      guard depth > 0 else { return "" }
      return trees.prefix(100).map { $0.scriptWords(depth: depth - 1) }
        .filter { !$0.isEmpty }.joined(separator: " ")
    case .object:
      let own = (self["props"]?["title"]?.string).map { JSON.string($0) }
      guard self["view"] != nil, depth > 0 else { return "" }
      let texts = self["view"] == "Text"
      let children = self["children"] ?? .null
      if texts, let parts = children.array {
        return parts.prefix(100).map { $0.scriptWords(depth: 0) }.joined()
      }
      return (own ?? children).scriptWords(depth: depth - 1)
    case .null, .boolean: return ""
    }
  }
}
