// Holds what a script imports to what it may: its own files, and the module "scripting".

import BehestJSON
import Foundation

/// The files of a bundle and what each imports, from esbuild's own account of a run.
struct ImportGraph {
  /// The script's files, relative to its folder, sorted.
  let files: [String]
  /// The script's files that each file imports.
  let imports: [String: [String]]
  /// Calls of `require` for what is not there: libraries ask for modules of Node that way.
  let warnings: [ScriptDiagnostic]

  /// The modules that are not files of the script.
  private static let modules: Set<String> = [
    "scripting", "scripting/jsx-runtime", "scripting/jsx-dev-runtime",
  ]

  /// Reads esbuild's metafile.
  ///
  /// - Throws: A `ScriptError` for each import that is not allowed.
  init(_ metafile: [UInt8], in folder: ScriptFolder, by esbuild: Esbuild) throws(ScriptError) {
    guard let facts = try? JSON(parsing: metafile), let inputs = facts["inputs"]?.object,
      let outputs = facts["outputs"]?.object
    else { throw ScriptError(.tool("esbuild", 0)) }
    // The account of an input has the imports of types as well, as if they were of packages.
    let external = Set(
      outputs.values.flatMap { $0["imports"]?.array ?? [] }.compactMap { $0["path"]?.string })
    var files: [String] = []
    var imports: [String: [String]] = [:]
    var refused: [Refusal] = []
    for (file, input) in inputs {
      if folder.contains(file), !file.hasPrefix("../") { files.append(file) }
      for imported in input["imports"]?.array ?? [] {
        let path = imported["path"]?.string ?? ""
        let specifier = imported["original"]?.string ?? path
        if imported["external"]?.boolean == true {
          guard external.contains(path), !Self.modules.contains(path) else { continue }
          refused.append(
            Refusal(
              mistake: .importsPackage(specifier), specifier: specifier, importer: file,
              isCall: imported["kind"]?.string == "require-call"))
        } else if path.hasPrefix("../") || !folder.contains(path) {
          refused.append(
            Refusal(
              mistake: .importsOutside(specifier), specifier: specifier, importer: file,
              isCall: false))
        } else {
          imports[file, default: []].append(path)
        }
      }
    }
    let diagnostics =
      refused.isEmpty ? [] : Self.diagnostics(of: refused, in: folder, files: files, by: esbuild)
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw ScriptError(errors) }
    warnings = diagnostics
    self.files = files.sorted()
    self.imports = imports
  }
  private struct Refusal {
    let mistake: ScriptMistake
    let specifier: String
    let importer: String
    let isCall: Bool
  }

  private static func diagnostics(
    of refused: [Refusal], in folder: ScriptFolder, files: [String], by esbuild: Esbuild
  ) -> [ScriptDiagnostic] {
    let importers = Set(refused.map(\.importer)).intersection(files)
    let sources = try? ScriptSources(importers.sorted(), in: folder, by: esbuild)
    return refused.map { refusal in
      let place =
        sources?[refusal.importer]?.placeOfImport(refusal.specifier)
        ?? ScriptPlace(file: refusal.importer, line: 1, column: 1)
      return ScriptDiagnostic(
        refusal.mistake, refusal.isCall ? .warning : .error, at: place,
        sourceLine: folder.text(of: place.file).line(place.line))
    }
  }
}
