// The gallery: a script that shows every view there is, a section at a time.

import BehestJSON
package import Foundation
package import ScriptBundles
package import ScriptCards
package import ScriptEngine
import ScriptModule

/// A script that shows every view and the modifiers that a terminal draws.
package struct ScriptGallery: Sendable {
  /// The folder of the script, to read how each is written.
  package let folder: URL
  private let engine: JavaScriptEngine
  private let bundle: String

  /// Writes the script below a folder, and bundles it.
  ///
  /// - Throws: `ScriptError`, and the errors of the system when it cannot be written.
  package init(
    in cache: URL, engine: JavaScriptEngine, bundler: ScriptBundler
  ) throws {
    folder = cache.appending(path: "gallery")
    self.engine = engine
    var file = behest_script_gallery()
    while let entry = file?.pointee, let name = entry.name, let text = entry.text {
      let place = folder.appending(path: String(cString: name))
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(String(cString: text).utf8).write(to: place)
      file = file?.advanced(by: 1)
    }
    let bundles = try bundler.bundles(of: try ScriptProject(at: folder.path))
    bundle = bundles[.index]?.source ?? ""
  }

  /// The names of the sections.
  ///
  /// - Throws: `RunError`.
  package var sections: [String] {
    get async throws {
      let run = try await run(of: "list")
      defer { run.close() }
      return try await run.exited()["value"]?["value"]?.strings ?? []
    }
  }

  /// Draws a section.
  ///
  /// - Throws: `RunError`.
  package func card(of section: String) async throws -> ScriptCard {
    let run = try await run(of: section)
    defer { run.close() }
    return await ScriptCard(try await run.call("tree"))
  }

  private func run(of section: String) async throws -> ScriptRun {
    let facts: JSON = [
      "entry": "index", "env": "index", "queryParameters": ["section": .string(section)],
      "script": ["name": "gallery", "directory": .string(folder.path), "metadata": [:]],
      "isInteractive": true,
    ]
    let run = try await ScriptRun(engine, facts: facts, host: GalleryHost())
    try await run.load(bundle, named: "gallery")
    return run
  }
}

/// A host that presents views for as long as the run is open, and does nothing else.
private final class GalleryHost: ScriptHost {
  func answer(_ message: String, _ argument: JSON) throws -> JSON { nil }

  func answerLater(_ message: String, _ argument: JSON) async throws -> JSON {
    try await Task.sleep(for: .seconds(3600))
    return nil
  }
}
