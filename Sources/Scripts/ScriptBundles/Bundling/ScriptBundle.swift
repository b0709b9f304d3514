// The bundle of an entry: JavaScript for the engine, with the way back to the author's files.

/// A bundle of an entry and all it imports.
package struct ScriptBundle: Sendable {
  /// JavaScript in the form of CommonJS: it needs `require`, `module` and `exports`.
  package let source: String
  /// The map, as esbuild wrote it.
  let mapBytes: ArraySlice<UInt8>
  /// The folder that paths in the map are relative to.
  let mapFolder: String
  private let scriptFolder: String

  init(source: String, map: ArraySlice<UInt8>, in mapFolder: String, of scriptFolder: String) {
    self.source = source
    mapBytes = map
    self.mapFolder = mapFolder
    self.scriptFolder = scriptFolder
  }

  /// The map from the bundle to the author's files, which is read on each use; `nil` when it is
  /// broken.
  package var map: SourceMap? { SourceMap(parsing: mapBytes, in: mapFolder, of: scriptFolder) }
}
