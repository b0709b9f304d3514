// Pages: stacks of them, links between them, tabs, and the bars of buttons around them.

import BehestJSON
import BehestSwiftUI

extension ScriptViewTable {
  /// Navigation, tabs and toolbars.
  static let pages: [String: Maker] = [
    "NavigationStack": content,
    "NavigationDestination": { _ in EmptyView() },
    "NavigationLink": { node in
      let label = node.label()
      return node.button(node["destination"]?.action()) {
        HStack {
          label
          // A symbol alone gets words, in which an arrow would be the only one.
          if !node.words.isEmpty { Text(verbatim: "›") }
        }
      }
    },
    "NavigationPage": { node in
      VStack(alignment: .leading) {
        node.button(node["back"]?.action(), role: .cancel) { Text(verbatim: "‹ Back") }
        node.content
      }
    },
    "NavigationSplitView": { node in
      VStack(alignment: .leading) {
        node.view("sidebar")
        node.view("content")
        node.content
      }
    },
    "TabView": tabs, "Tab": content,
    "TabSection": { node in
      Section(content: { node.content }, header: { node.view("header") ?? node.title })
    },
    "Toolbar": { $0.inRow }, "ToolbarItemGroup": content, "ToolbarItem": content,
    "ToolbarSpacer": { _ in Spacer() }, "DefaultToolbarItem": { _ in EmptyView() },
  ]

  /// Draws the names of the tabs, and below them the one that is selected; all of them where none
  /// can be selected.
  private static func tabs(_ node: ScriptNode) -> any View {
    let isByIndex = node["selection"] == nil
    let bound =
      isByIndex
      ? node.bound("tabIndex", by: "onTabIndexChanged")
      : node.bound("selection", by: "onChanged")
    let tabs = node.children.prefix(100).compactMap { ScriptNode($0, node.drawing) }
    let values = tabs.enumerated().map { index, tab -> JSON in
      (tab["value"] ?? tab.modifier("tag"))?.json ?? .integer(index)
    }
    let titles = tabs.map { $0.tabTitle }
    guard bound.setter != nil, !tabs.isEmpty else {
      return VStack(alignment: .leading) {
        ScriptViews(
          zip(titles, tabs).map { title, tab in
            AnyView(
              VStack(alignment: .leading) {
                title.font(.headline)
                node.drawing.view(tab.tree)
              })
          })
      }
    }
    let selected = values.firstIndex(of: bound.value) ?? 0
    let buttons = titles.indices.map { index -> AnyView in
      let button = node.button(bound.setting(values[index])) { titles[index] }
      return index == selected ? AnyView(button.buttonStyle(.bordered)) : button
    }
    return VStack(alignment: .leading) {
      HStack { ScriptViews(buttons) }
      Divider()
      node.drawing.view(tabs[selected].tree)
    }
  }
}

extension ScriptNode {
  /// The name of a tab: its title, or the view of its `tabItem`.
  fileprivate var tabTitle: AnyView {
    guard let item = modifier("tabItem") else { return title }
    return drawing.label { drawing.view(item.json) }
  }
}

/// The buttons of a page's toolbar.
@MainActor enum ScriptToolbar {
  /// Returns the views of a toolbar with their places, given as an object of places or as a view.
  static func items(of value: ScriptValue) -> [(place: String, tree: JSON)] {
    guard let toolbar = ScriptNode(value.json, value.drawing) else {
      return (value.json.object ?? [:]).map { (place: $0.key, tree: $0.value) }
    }
    let trees = toolbar.name == "Toolbar" ? toolbar.children : [value.json]
    return trees.map { tree in
      let place = ScriptNode(tree, value.drawing)?["placement"]?.text
      return (place: place ?? "automatic", tree: tree)
    }
  }
}
