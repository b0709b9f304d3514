// Views that hold rows under a title: lists, forms, sections, groups.

import BehestJSON
import BehestSwiftUI

extension ScriptViewTable {
  /// Lists and what they are made of.
  static let containers: [String: Maker] = [
    "List": { node in List { sections(node) } },
    "Form": { node in Form { sections(node) } },
    "Section": section,
    "GroupBox": { node in GroupBox(label: node.title) { node.content } },
    "DisclosureGroup": disclosure,
    "Menu": { node in
      node.drawing.isInLabel
        ? node.title : AnyView(Menu(content: { node.content }, label: { node.title }))
    },
    "ControlGroup": { node in ControlGroup { node.content } },
    "LabeledContent": { node in
      LabeledContent(
        content: { node["value"]?.text.map { AnyView(node.drawing.text($0)) } ?? node.inRow },
        label: { node.title })
    },
    "ContentUnavailableView": { node in
      ContentUnavailableView(
        label: { node.title },
        description: {
          node["description"]?.text.map { AnyView(node.drawing.text($0)) }
            ?? node.view("description")
        },
        actions: { node.view("actions") })
    },
    "EditButton": { _ in EmptyView() },
  ]

  /// Returns the rows of a list, with room before each section but the first row.
  private static func sections(_ node: ScriptNode) -> ScriptViews {
    let trees = node.children
    let views = node.drawing.views(trees)
    return ScriptViews(
      views.indices.map { index in
        guard index > 0, trees[index]["view"] == "Section" else { return views[index] }
        return AnyView(
          VStack(alignment: .leading, spacing: 0) { views[index] }.padding(.top, 16))
      })
  }

  private static func section(_ node: ScriptNode) -> any View {
    let title = node["title"]?.text.map { AnyView(node.drawing.text($0)) }
    let header = title ?? node.view("header")
    let (isOpen, toggling) = node.expansion
    return Section {
      if isOpen { node.content }
    } header: {
      if let header { toggling.map { expander(node, $0, isOpen, header) } ?? header }
    } footer: {
      node.view("footer")
    }
  }

  private static func disclosure(_ node: ScriptNode) -> any View {
    let (isOpen, toggling) = node.expansion
    let title = node.title
    let label = toggling.map { expander(node, $0, isOpen, title) } ?? title
    return DisclosureGroup {
      if isOpen { node.content }
    } label: {
      label
    }
  }

  /// Returns a button that shows or hides what is under a title.
  private static func expander(
    _ node: ScriptNode, _ action: ScriptAction, _ isOpen: Bool, _ title: AnyView
  ) -> AnyView {
    node.drawing.button(action) {
      HStack {
        title
        Text(verbatim: isOpen ? "▾" : "▸")
      }
    }
  }
}

extension ScriptNode {
  /// The title of the view, without what it holds.
  var title: AnyView {
    drawing.label {
      guard let title = self["title"]?.text else {
        return view("label") ?? self["systemImage"]?.text.map { AnyView(Image(systemName: $0)) }
          ?? AnyView(EmptyView())
      }
      let words = drawing.words(title)
      guard let symbol = self["systemImage"]?.text else { return AnyView(Text(verbatim: words)) }
      return AnyView(Label(words, systemImage: symbol))
    }
  }

  /// The views that the view holds, side by side.
  var inRow: AnyView { AnyView(HStack { content }) }

  /// Whether what the view holds is shown, and the action that changes it; `nil` for none.
  fileprivate var expansion: (isOpen: Bool, toggling: ScriptAction?) {
    let bound = bound("isExpanded", by: "onChanged")
    guard let isOpen = bound.value.boolean else { return (true, nil) }
    let toggling = bound.setting(.boolean(!isOpen))
    return (isOpen || toggling == nil, toggling)
  }
}
