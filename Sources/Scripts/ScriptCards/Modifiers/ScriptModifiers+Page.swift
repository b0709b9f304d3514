// Modifiers of pages: titles, bars, menus, and what is presented over a page.

import BehestJSON
import BehestSwiftUI

extension ScriptModifiers {
  /// Modifiers that add controls to a view, or pages in front of it.
  static let pages: [(String, Change)] = [
    ("onDeleteRow", { view, value in deletable(view, value) }),
    ("leadingSwipeActions", { view, value in swiped(view, value) }),
    ("trailingSwipeActions", { view, value in swiped(view, value) }),
    ("contextMenu", { view, value in below(view, value["menuItems"]) }),
    ("searchable", { view, value in searched(view, value) }),
    ("refreshable", { view, value in refreshed(view, value) }),
    ("safeAreaInset", { view, value in inset(view, value["top"], value["bottom"]) }),
    (
      "safeAreaBar",
      { view, value in
        value["edge"]?.text == "top" ? inset(view, value, nil) : inset(view, nil, value)
      }
    ),
    ("toolbar", { view, value in barred(view, value) }),
    (
      "navigationTitle",
      { view, value in
        if value.drawing.title == nil, let title = value.text, !title.isEmpty {
          value.drawing.title = value.drawing.words(title)
        }
        return view
      }
    ),
    ("navigationDestination", { view, value in presenting(view, value) }),
    ("sheet", { view, value in presenting(view, value) }),
    ("popover", { view, value in presenting(view, value) }),
    ("fullScreenCover", { view, value in presenting(view, value) }),
    ("alert", { view, value in asking(view, value) }),
    ("confirmationDialog", { view, value in asking(view, value) }),
    ("toast", { view, value in toasting(view, value) }),
  ]

  // MARK: Rows

  private static func deletable(_ view: AnyView, _ value: ScriptValue) -> any View {
    guard let action = value.action() else { return view }
    return HStack {
      view
      Spacer()
      value.drawing.button(action, role: .destructive) { Text(verbatim: "Delete") }
    }
  }

  private static func swiped(_ view: AnyView, _ value: ScriptValue) -> any View {
    guard let actions = value["actions"], !value.drawing.isInLabel else { return view }
    return HStack {
      view
      Spacer()
      value.drawing.view(actions.json)
    }
  }

  private static func below(_ view: AnyView, _ menu: ScriptValue?) -> any View {
    guard let menu, !menu.drawing.isInLabel else { return view }
    return VStack(alignment: .leading, spacing: 0) {
      view
      VStack(alignment: .leading, spacing: 0) { menu.drawing.view(menu.json) }
        .padding(.leading, 16)
    }
  }

  // MARK: Bars

  private static func searched(_ view: AnyView, _ value: ScriptValue) -> any View {
    let drawing = value.drawing
    let node = ScriptNode(
      name: "TextField",
      members: ["view": "TextField", "props": value.json.merging(["title": "Search"])],
      drawing: drawing)
    return VStack(alignment: .leading) {
      AnyView(erasing: node.make())
      view
    }
  }

  private static func refreshed(_ view: AnyView, _ value: ScriptValue) -> any View {
    guard let action = value.action() else { return view }
    return VStack(alignment: .leading) {
      value.drawing.button(action) { Text(verbatim: "Refresh") }
      view
    }
  }

  private static func inset(
    _ view: AnyView, _ top: ScriptValue?, _ bottom: ScriptValue?
  ) -> any View {
    VStack(alignment: .leading) {
      if let top = top?["content"] { top.drawing.view(top.json) }
      view
      if let bottom = bottom?["content"] { bottom.drawing.view(bottom.json) }
    }
  }

  /// Returns a view with the buttons of its page, above it and below it.
  private static func barred(_ view: AnyView, _ value: ScriptValue) -> any View {
    let drawing = value.drawing
    var (leading, middle, trailing, bottom) = ([AnyView](), [AnyView](), [AnyView](), [AnyView]())
    for (place, tree) in ScriptToolbar.items(of: value) {
      let view = drawing.view(tree)
      switch place {
      case "cancellationAction", "navigation", "topBarLeading": leading.append(view)
      case "principal", "title", "subtitle", "largeTitle", "largeSubtitle": middle.append(view)
      case "bottomBar", "keyboard", "status": bottom.append(view)
      default: trailing.append(view)
      }
    }
    guard !(leading + middle + trailing + bottom).isEmpty else { return view }
    return VStack(alignment: .leading) {
      if !(leading + middle + trailing).isEmpty {
        HStack {
          ScriptViews(leading)
          Spacer()
          ScriptViews(middle)
          if !middle.isEmpty { Spacer() }
          ScriptViews(trailing)
        }
      }
      view
      if !bottom.isEmpty { HStack { ScriptViews(bottom) } }
    }
  }
}
