// Modifiers that place a view, and that draw around it and behind it.

import BehestJSON
import BehestSwiftUI
import Foundation

extension ScriptModifiers {
  /// Modifiers that place a view or draw around it.
  static let layout: [(String, Change)] = [
    ("padding", { view, value in padded(view, value) }),
    ("frame", { view, value in framed(view, value) }),
    ("background", { view, value in standing(view, on: value) }),
    ("widgetBackground", { view, value in standing(view, on: value) }),
    ("listRowBackground", { view, value in standing(view, on: value) }),
    ("border", with({ ($0["style"] ?? $0).color }) { $0.border($1) }),
    ("overlay", { view, value in overlaid(view, value) }),
    ("badge", { view, value in badged(view, value) }),
    ("opacity", with({ $0.number }) { $0.opacity($1) }),
    ("hidden", { view, value in value.boolean == false ? view : AnyView(EmptyView()) }),
  ]

  private static func padded(_ view: AnyView, _ value: ScriptValue) -> AnyView {
    value.insets.reduce(view) { AnyView($0.padding($1.edges, $1.length)) }
  }

  /// Returns a view in a frame, as far as a terminal has use for one.
  ///
  /// Frames of scripts are made for a screen. A narrow one is for a symbol, whose words a card may
  /// show instead, so that it is only the least width; a high one would be empty lines.
  private static func framed(_ view: AnyView, _ value: ScriptValue) -> any View {
    guard value.json.object != nil else { return view }
    let alignment = value["alignment"]?.alignment ?? .center
    let width = value["width"]?.length
    let isNarrow = (width ?? 0) < 120
    let height = (value["minHeight"] ?? value["height"])?.length
    return view.frame(
      minWidth: value["minWidth"]?.length ?? width,
      maxWidth: value["maxWidth"]?.length ?? (isNarrow ? nil : width),
      minHeight: height.flatMap { $0 > 96 ? nil : $0 }, alignment: alignment)
  }

  /// Returns a view with a color behind it; other views behind it are drawn below it.
  private static func standing(_ view: AnyView, on value: ScriptValue) -> any View {
    let content = value["content"] ?? value
    guard let node = ScriptNode(content.json, value.drawing) else {
      let style = value["shape"] == nil ? value : value["style"] ?? value
      guard let color = style.color else { return view }
      return view.background(color)
    }
    if let color = node.paint?.color { return view.background(color) }
    guard node.paint == nil, !ScriptViewTable.decorations.contains(node.name) else { return view }
    return view.background(value.drawing.view(content.json))
  }

  /// Returns a view with another one in front; the outline of a shape is a border.
  private static func overlaid(_ view: AnyView, _ value: ScriptValue) -> any View {
    let content = value["content"] ?? value
    guard let node = ScriptNode(content.json, value.drawing) else { return view }
    if let paint = node.paint {
      guard paint.isOutline, let color = paint.color else { return view }
      return view.border(color)
    }
    let alignment = value["alignment"]?.alignment ?? .center
    return view.overlay(value.drawing.view(content.json), alignment: alignment)
  }

  private static func badged(_ view: AnyView, _ value: ScriptValue) -> any View {
    if let text = value.text { return view.badge(value.drawing.text(text)) }
    return view.badge(value.integer ?? 0)
  }
}
