// Tests the symbols of asset catalogs.

import Foundation
import SymbolWriting
import Testing

struct AssetSymbolsTests {
  /// Returns the source of the symbols of a catalogue with these folders.
  private func source(_ folders: [String], namespaces: [String] = []) throws -> String {
    let files = FileManager.default
    let catalog = files.temporaryDirectory.appending(path: "\(UUID())/Media.xcassets")
    defer { try? files.removeItem(at: catalog.deletingLastPathComponent()) }
    for folder in folders {
      try files.createDirectory(
        at: catalog.appending(path: folder), withIntermediateDirectories: true)
    }
    for folder in namespaces {
      let contents = catalog.appending(path: folder + "/Contents.json")
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(to: contents)
    }
    return AssetSymbols(catalogs: [catalog]).source
  }

  @Test func `a color has its resource, and the types of colors have it`() throws {
    let source = try source(["Warm Clay.colorset", "Shades/sandColor.colorset"])
    #expect(
      source.contains(#"static let warmClay = ColorResource(name: "Warm Clay", bundle: .main)"#))
    #expect(source.contains(#"static let sand = ColorResource(name: "sandColor", bundle: .main)"#))
    #expect(
      source.contains(
        """
        extension ShapeStyle where Self == Color {
          static var sand: Color { Color(ColorResource.sand) }
          static var warmClay: Color { Color(ColorResource.warmClay) }
        }
        """))
    #expect(source.contains("static var sand: UIColor { UIColor(resource: .sand) }"))
    #expect(!source.contains("ImageResource"))
  }

  @Test func `a folder with a namespace is an enumeration`() throws {
    let source = try source(
      ["Icons/boatImage.imageset", "sea.imageset"], namespaces: ["Icons"])
    #expect(
      source.contains(
        """
        extension ImageResource {
          static let sea = ImageResource(name: "sea", bundle: .main)
        enum Icons {
          static let boat = ImageResource(name: "Icons/boatImage", bundle: .main)
        }
        }
        """))
    #expect(source.contains("static var boat: UIImage { UIImage(resource: .Icons.boat) }"))
  }

  @Test func `namespaces of one name are one, and a keyword is in backticks everywhere`() throws {
    let source = try source(
      ["A/Icons/boat.imageset", "B/Icons/boat.imageset", "B/Icons/init.imageset"],
      namespaces: ["A/Icons", "B/Icons"])
    #expect(
      source.contains(
        """
        extension UIImage {
        enum Icons {
          static var boat: UIImage { UIImage(resource: .Icons.boat) }
          static var `init`: UIImage { UIImage(resource: .Icons.`init`) }
        }
        }
        """))
  }

  @Test func `a name of the system's stays its own, and of two like names one has a symbol`() throws
  {
    let source = try source(["red.colorset", "a b.colorset", "aB.colorset", "default.colorset"])
    #expect(source.contains("static let red = ColorResource"))
    #expect(!source.contains("static var red"))
    #expect(source.split(separator: "static let aB =").count == 2)
    #expect(source.contains("static let `default` = ColorResource"))
    #expect(try !self.source(["Empty.appiconset"]).contains("import"))
  }
}
