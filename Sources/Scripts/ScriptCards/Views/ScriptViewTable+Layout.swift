// Views that arrange other views.

import BehestJSON
import BehestSwiftUI

extension ScriptViewTable {
  /// Stacks, grids and what lies between views.
  static let layout: [String: Maker] = [
    "VStack": column, "LazyVStack": column,
    "HStack": row, "LazyHStack": row, "FlowLayout": row,
    "ZStack": layers,
    "Spacer": { _ in Spacer() },
    "Divider": { _ in Divider() },
    "EmptyView": { _ in EmptyView() },
    "AccessoryWidgetBackground": { _ in EmptyView() },
    "Group": content, "ForEach": content, "ReorderableForEach": content,
    "ScrollView": content, "ScrollViewReader": content, "GeometryReader": content,
    "GlassEffectContainer": content, "NamespaceReader": content,
    "EnvironmentValuesReader": content, "LiveActivityUI": content,
    "LiveActivityUIExpandedBottom": content, "LiveActivityUIExpandedCenter": content,
    "LiveActivityUIExpandedLeading": content, "LiveActivityUIExpandedTrailing": content,
    "Grid": { node in
      Grid(alignment: node["alignment"]?.alignment ?? .center) { node.content }
    },
    "GridRow": { node in
      GridRow(alignment: node["alignment"]?.verticalAlignment) { node.content }
    },
    "LazyVGrid": { node in
      LazyVGrid(columns: items(node["columns"]), spacing: node["spacing"]?.spacing) {
        node.content
      }
    },
    "LazyHGrid": { node in
      LazyHGrid(rows: items(node["rows"]), spacing: node["spacing"]?.spacing) { node.content }
    },
  ]

  /// Returns the views that a view holds, which is drawn as nothing else.
  static func content(_ node: ScriptNode) -> any View { node.content }

  private static func column(_ node: ScriptNode) -> any View {
    VStack(
      alignment: node["alignment"]?.horizontalAlignment ?? .center,
      spacing: node["spacing"]?.spacing
    ) { node.content }
  }

  private static func row(_ node: ScriptNode) -> any View {
    HStack(
      alignment: node["alignment"]?.verticalAlignment ?? .center,
      spacing: (node["spacing"] ?? node["horizontalSpacing"])?.spacing
    ) { node.content }
  }

  /// Draws views on top of each other: shapes in front of which there is another view are its
  /// background, and all others stand one below the other.
  private static func layers(_ node: ScriptNode) -> any View {
    var trees = node.children[...]
    var color: Color?
    while trees.count > 1, let paint = trees.first.flatMap({ ScriptNode($0, node.drawing)?.paint })
    {
      if !paint.isOutline { color = paint.color ?? color }
      trees.removeFirst()
    }
    let views = ScriptViews(node.drawing.views(Array(trees)))
    let stack = ZStack(alignment: node["alignment"]?.alignment ?? .center) { views }
    return color.map { stack.background($0) } ?? stack
  }

  /// The columns or rows of a lazy grid: at most as many as a terminal has room for.
  private static func items(_ value: ScriptValue?) -> [GridItem] {
    let items = value?.json.array?.prefix(40) ?? []
    guard let value, !items.isEmpty else { return [GridItem()] }
    return items.map { item in
      let size = value.with(item)["size"]
      let least = (size?["min"] ?? size)?.spacing ?? 10
      return GridItem(size?["type"]?.text == "adaptive" ? .adaptive(minimum: least) : .flexible())
    }
  }
}
