// Writes the symbols that Xcode makes from asset catalogs, as Swift.

package import Foundation

/// The symbols of a target's asset catalogs: `ColorResource.clay` for `Clay.colorset`, and `Color.clay`.
///
/// A folder that provides a namespace is an enumeration around the symbols of what it contains, and
/// of what other folders of its name contain. Of two assets with the same symbol, the first has it.
package struct AssetSymbols {
  private let folders: [URL]

  /// Creates the symbols of folders `….xcassets`.
  package init(catalogs folders: [URL]) { self.folders = folders }

  /// The source of a file with the symbols; that of a folder without contents has none.
  package var source: String {
    let colors = AssetGroup(of: "color", in: folders)
    let images = AssetGroup(of: "image", in: folders)
    var parts: [String] = []
    if !colors.isEmpty {
      parts.append(colors.resources("ColorResource"))
      parts.append(colors.values("Color", of: "Color") { "Color(ColorResource\($0))" })
      parts.append(
        colors.values("ShapeStyle where Self == Color", of: "Color", isFlat: true) {
          "Color(ColorResource\($0))"
        })
      parts.append(colors.values("UIColor", of: "UIColor") { "UIColor(resource: \($0))" })
    }
    if !images.isEmpty {
      parts.append(images.resources("ImageResource"))
      parts.append(images.values("UIImage", of: "UIImage") { "UIImage(resource: \($0))" })
    }
    let imports = ["AppIntents", "Foundation", "SwiftUI", "UIKit"].map { "import \($0)\n" }.joined()
    let names = folders.map(\.lastPathComponent).joined(separator: ", ")
    return "// The symbols of \(names), made by the plugin CatalogSymbols.\n"
      + (parts.isEmpty ? "" : "\n\(imports)\n" + parts.joined(separator: "\n"))
  }
}

/// The assets of one kind in a folder, and its namespaces.
private struct AssetGroup {
  private var assets: [(symbol: String, name: String)] = []
  private var namespaces: [(symbol: String, group: AssetGroup)] = []

  var isEmpty: Bool { assets.isEmpty && namespaces.isEmpty }

  /// Reads the assets of a kind, "color" or "image", in several catalogs.
  init(of kind: String, in catalogs: [URL]) {
    for catalog in catalogs { add(AssetGroup(of: kind, in: catalog)) }
  }

  private init(of kind: String, in folder: URL, prefix: String = "") {
    let files = FileManager.default
    for name in ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let place = folder.appending(path: name)
      let plain = place.deletingPathExtension().lastPathComponent
      if place.pathExtension == "\(kind)set" {
        add(plain, prefix + plain, without: kind)
      } else if place.pathExtension.isEmpty {
        let isNamespace = Self.providesNamespace(place)
        let inner = AssetGroup(
          of: kind, in: place, prefix: isNamespace ? prefix + name + "/" : prefix)
        if isNamespace, !inner.isEmpty, let symbol = SymbolName.upper(name) {
          add(inner, as: symbol)
        } else if !isNamespace {
          add(inner)
        }
      }
    }
  }

  /// Adds the assets and namespaces of another group, where it has others.
  private mutating func add(_ group: AssetGroup) {
    for asset in group.assets where !assets.contains(where: { $0.symbol == asset.symbol }) {
      assets.append(asset)
    }
    for (symbol, inner) in group.namespaces { add(inner, as: symbol) }
  }

  private mutating func add(_ group: AssetGroup, as symbol: String) {
    if let index = namespaces.firstIndex(where: { $0.symbol == symbol }) {
      namespaces[index].group.add(group)
    } else {
      namespaces.append((symbol, group))
    }
  }

  /// Adds an asset; the word for its kind at the end of its name is no part of the symbol.
  private mutating func add(_ plain: String, _ name: String, without kind: String) {
    guard var symbol = SymbolName.lower(plain) else { return }
    if symbol.hasSuffix(kind.capitalized), symbol.count > kind.count {
      symbol.removeLast(kind.count)
    }
    if !assets.contains(where: { $0.symbol == symbol }) { assets.append((symbol, name)) }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    let data = FileManager.default.contents(atPath: folder.appending(path: "Contents.json").path)
    let contents = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    let properties = contents?["properties"] as? [String: Any]
    return properties?["provides-namespace"] as? Bool ?? false
  }

  /// Returns an extension with a constant for each asset.
  func resources(_ type: String) -> String {
    declarations(in: "extension \(type)") { symbol, _, name in
      "static let \(symbol) = \(type)(name: \(StringSymbols.literal(name)), bundle: .main)"
    }
  }

  /// Returns an extension with a variable for each asset that is not a system color.
  ///
  /// - Parameters:
  ///   - owner: The type that is extended.
  ///   - type: The type of the variables.
  ///   - isFlat: Whether namespaces are left out.
  ///   - value: A function from the resource to the value.
  func values(
    _ owner: String, of type: String, isFlat: Bool = false, _ value: (String) -> String
  ) -> String {
    var group = self
    group.assets.removeAll { Self.systemColors.contains($0.symbol) }
    if isFlat { group.namespaces = [] }
    return group.declarations(in: "extension \(owner)") { symbol, path, _ in
      "static var \(symbol): \(type) { \(value("." + path)) }"
    }
  }

  private func declarations(
    in head: String, path: String = "",
    _ line: (_ symbol: String, _ path: String, _ name: String) -> String
  ) -> String {
    let own = assets.map {
      let symbol = SymbolName.declared($0.symbol)
      return "  \(line(symbol, path + symbol, $0.name))\n"
    }
    let inner = namespaces.map {
      $0.group.declarations(in: "enum \($0.symbol)", path: "\(path)\($0.symbol).", line)
    }
    return "\(head) {\n\((own + inner).joined())}\n"
  }

  /// The names that `Color` and `UIColor` have already.
  private static let systemColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "link",
    "mint", "orange", "pink", "primary", "purple", "red", "secondary", "separator", "teal", "tint",
    "white", "yellow",
  ]
}
