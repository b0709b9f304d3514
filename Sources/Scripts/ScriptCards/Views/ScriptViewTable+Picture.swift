// Images, and shapes, of which a card shows the color.

import BehestJSON
import BehestSwiftUI
import BehestUIKit
import Foundation

extension ScriptViewTable {
  /// Images and shapes.
  static let pictures: [String: Maker] = [
    "Image": image,
    "SVG": { node in
      picture((node["url"] ?? node["filePath"]).map(\.source)) ?? node.placeholder("SVG")
    },
    "QRImage": { node in node.placeholder("QR: \(String((node["data"]?.text ?? "").prefix(300)))")
    },
    "AnimatedImage": { node in
      let symbol = node["systemImages"]?.json.array?.first
      if let name = symbol?.string ?? symbol?["name"]?.string { return Image(systemName: name) }
      let images = node["images"]
      return picture(images.flatMap { $0.json.array?.first.map($0.with) }.map(\.source))
        ?? EmptyView()
    },
    "AnimatedGif": { node in picture(node["path"].map(\.source)) ?? EmptyView() },
    "AnimatedFrames": { node in node.children.first.map { node.drawing.view($0) } },
    "Circle": { node in shape(node, "●", "○") }, "Ellipse": { node in shape(node, "●", "○") },
    "Rectangle": { node in shape(node, "■", "□") },
    "RoundedRectangle": { node in shape(node, "■", "□") },
    "UnevenRoundedRectangle": { node in shape(node, "■", "□") },
    "ConcentricRectangle": { node in shape(node, "■", "□") },
    "Capsule": { node in shape(node, "■", "□") },
    "PathShape": { _ in EmptyView() },
  ]

  private static func image(_ node: ScriptNode) -> any View {
    if let name = node["systemName"]?.text { return Image(systemName: name) }
    let given = node["image"] ?? node["filePath"] ?? node["imageUrl"]
    return picture(given.map(\.source)) ?? node.view("placeholder") ?? EmptyView()
  }

  /// Returns the image of a source, which a card refers to and does not load.
  private static func picture(_ source: ScriptValue.Source?) -> (any View)? {
    switch source {
    case .symbol(let name)?: Image(systemName: name)
    case .url(let url)?: AsyncImage(url: url)
    case .data(let data)?: UIImage(data: data).map { Image(uiImage: $0) }
    case .nothing?, nil: nil
    }
  }

  /// Returns a shape that stands by itself: a mark in its color, and a line for a flat one.
  private static func shape(_ node: ScriptNode, _ filled: String, _ empty: String) -> any View {
    if let height = node["frame"]?["height"]?.number, height <= 2 { return Divider() }
    guard let paint = node.paint else { return EmptyView() }
    let mark = Text(verbatim: paint.isOutline ? empty : filled)
    return paint.color.map { mark.foregroundStyle($0) } ?? mark
  }
}

extension ScriptNode {
  /// The color that a shape, or a color in place of a view, is drawn in; `nil` for other views.
  struct Paint {
    var color: Color?
    var isOutline: Bool
  }

  /// How the view is painted, if it is a shape.
  var paint: Paint? {
    let shapes: Set = [
      "Capsule", "Circle", "ConcentricRectangle", "Ellipse", "PathShape", "Rectangle",
      "RoundedRectangle", "UnevenRoundedRectangle",
    ]
    guard shapes.contains(name) else { return nil }
    let fill = self["fill"] ?? modifier("foregroundStyle")
    if fill == nil, let stroke = self["stroke"] {
      return Paint(color: stroke.color, isOutline: true)
    }
    return Paint(color: fill?.color, isOutline: false)
  }
}

extension ScriptValue {
  /// The origin of an image.
  enum Source {
    case symbol(String)
    case url(URL)
    case data(Data)
    case nothing
  }

  /// The origin of the image: a path, an address, or what the runtime keeps for an image.
  var source: Source {
    let own = self[drawing.isDark ? "dark" : "light"] ?? self
    let image = own["$image"] ?? own
    if let name = image["systemName"]?.text { return .symbol(name) }
    if let text = image["data"]?["$data"]?.text ?? image["$data"]?.text ?? image["data"]?.text {
      return Data(base64Encoded: text).map { .data($0) } ?? .nothing
    }
    guard let address = image.text ?? image["path"]?.text ?? image["url"]?.text, !address.isEmpty
    else { return .nothing }
    if address.contains(":") { return URL(string: address).map { .url($0) } ?? .nothing }
    return .url(URL(filePath: address))
  }
}
