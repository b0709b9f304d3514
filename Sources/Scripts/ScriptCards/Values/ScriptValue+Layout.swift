// Reads alignments, lengths and edges.

import BehestJSON
import BehestSwiftUI
import Foundation

extension ScriptValue {
  /// The horizontal alignment; `nil` for a value that is none.
  var horizontalAlignment: HorizontalAlignment? {
    choice(["leading": .leading, "center": .center, "trailing": .trailing])
  }

  /// The vertical alignment; `nil` for a value that is none.
  var verticalAlignment: VerticalAlignment? {
    choice([
      "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
      "lastTextBaseline": .lastTextBaseline,
    ])
  }

  /// The alignment in both axes; `nil` for a value that is none.
  var alignment: Alignment? { choice(Self.alignments) }

  private static let alignments: [String: Alignment] = [
    "top": .top, "center": .center, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing, "centerFirstTextBaseline": .centerFirstTextBaseline,
    "centerLastTextBaseline": .centerLastTextBaseline,
    "leadingFirstTextBaseline": .leadingFirstTextBaseline,
    "leadingLastTextBaseline": .leadingLastTextBaseline,
    "trailingFirstTextBaseline": .trailingFirstTextBaseline,
    "trailingLastTextBaseline": .trailingLastTextBaseline,
  ]

  /// The alignment of a text's lines; `nil` for a value that is none.
  var textAlignment: TextAlignment? {
    choice(["leading": .leading, "center": .center, "trailing": .trailing])
  }

  /// The points between views or around them: at most those of a screen.
  var spacing: CGFloat? {
    if number == nil, boolean == nil { remark(expecting: "a number") }
    return number.map { CGFloat(min(max($0, 0), 400)) }
  }

  /// The length in points, or infinity; `nil` for a value that is none.
  var length: CGFloat? {
    if text == "infinity" { return .infinity }
    if number == nil { remark(expecting: "a number or “infinity”") }
    return number.map { CGFloat(min(max($0, 0), 4000)) }
  }

  /// The padding of each edge: `true` is that of the front end.
  var insets: [(edges: Edge.Set, length: CGFloat?)] {
    let edges: [(String, Edge.Set)] = [
      ("horizontal", .horizontal), ("vertical", .vertical), ("leading", .leading),
      ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ]
    guard json.object != nil else { return boolean == false ? [] : [(.all, spacing)] }
    return edges.compactMap { name, edges in
      guard let value = self[name], value.boolean != false else { return nil }
      return (edges, value.spacing)
    }
  }
}
