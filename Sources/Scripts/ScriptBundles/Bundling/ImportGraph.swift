// Holds what a script imports to what it may: its own files, and the module "scripting".

import BehestJSON
import Foundation

/// The files of a bundle and what each imports, from esbuild's own account of a run.
struct ImportGraph {
  /// The script's files, relative to its folder, sorted.
  let files: [String]
  /// The script's files that each file imports.
  let imports: [String: [String]]

  /// The modules that are not files of the script.
  private static let modules: Set<String> = [
    "scripting", "scripting/jsx-runtime", "scripting/jsx-dev-runtime",
  ]

  /// Reads esbuild's metafile.
  ///
  /// - Throws: A `ScriptError` for each import that is not allowed.
  init(_ metafile: [UInt8], in folder: ScriptFolder, by esbuild: Esbuild) throws(ScriptError) {
    guard let inputs = (try? JSON(parsing: metafile))?["inputs"]?.object else {
      throw ScriptError(.esbuild("esbuild gave no account of what it read"))
    }
    var files: [String] = []
    var imports: [String: [String]] = [:]
    var refused: [(mistake: ScriptMistake, specifier: String, importer: String?)] = []
    for (file, input) in inputs {
      if folder.contains(file), !file.hasPrefix("../") { files.append(file) }
      for imported in input["imports"]?.array ?? [] {
        let path = imported["path"]?.string ?? ""
        let specifier = imported["original"]?.string ?? path
        if imported["external"]?.boolean == true {
          if !Self.modules.contains(path) {
            refused.append((.importsPackage(specifier), specifier, file))
          }
        } else if path.hasPrefix("../") || !folder.contains(path) {
          refused.append((.importsOutside(specifier), specifier, file))
        } else {
          imports[file, default: []].append(path)
        }
      }
    }
    let inside = Set(files)
    for file in inputs.keys where !inside.contains(file) {
      // An entry that is a link; what is imported has been told with its place.
      if refused.isEmpty { refused.append((.importsOutside(file), file, nil)) }
    }
    guard refused.isEmpty else {
      let importers = Set(refused.compactMap(\.importer)).intersection(inside)
      let sources = try? ScriptSources(importers.sorted(), in: folder, by: esbuild)
      throw ScriptError(
        refused.map { mistake, specifier, importer in
          let source = importer.flatMap { sources?[$0] }
          let place =
            source?.placeOfImport(specifier)
            ?? importer.map { ScriptPlace(file: $0, line: 1, column: 1) }
          let line = place.flatMap { folder.text(of: $0.file).line($0.line) }
          return ScriptDiagnostic(mistake, at: place, sourceLine: line)
        })
    }
    self.files = files.sorted()
    self.imports = imports
  }
}
