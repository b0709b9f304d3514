// Makes the bundles of a script, once for each state of its files.

import BehestProcess
import Foundation

/// A maker of bundles.
///
/// All entries of a script are bundled by one run of esbuild. The bundles are kept in a file, which
/// is used again while the sources, esbuild and this program are the same.
package struct ScriptBundler: Sendable {
  private let cache: String?
  private let environment: [String: String]

  /// Creates a bundler.
  ///
  /// - Parameters:
  ///   - cache: The folder for the bundles, which need not exist: `behest/scripts` in
  ///     `XDG_CACHE_HOME`. Without one they are made each time.
  ///   - environment: The variables, of which `PATH` is used.
  package init(cache: String?, environment: [String: String]) {
    self.cache = cache
    self.environment = environment
  }

  /// Returns the bundles of a script's entries.
  ///
  /// It blocks while esbuild runs. Processes may do it at the same time.
  ///
  /// - Throws: A `ScriptError` for mistakes of the script, and when esbuild is not installed.
  package func bundles(
    of project: ScriptProject
  ) throws(ScriptError) -> [ScriptEntry: ScriptBundle] {
    guard let esbuild = Esbuild(environment: environment) else { throw ScriptError(.noEsbuild) }
    let kept = cache.map { KeptBundles(of: project, in: $0, esbuild: esbuild) }
    if let bundles = kept?.bundles() { return bundles }
    let build = try ScriptBuild(of: project, by: esbuild)
    kept?.keep(build)
    return build.bundles
  }
}

/// A run of esbuild on all entries of a script.
struct ScriptBuild {
  private(set) var bundles: [ScriptEntry: ScriptBundle] = [:]
  /// The files of the script that are in the bundles, relative to its folder, sorted.
  let inputs: [String]
  /// The warnings of esbuild, and those about imports.
  let warnings: [ScriptDiagnostic]
  /// The moment before the files were read.
  let start: Date
  /// The files that the entries are made of, by the paths that each imports.
  let imports: [String: [String]]

  private static let largestBundle = 64 << 20

  /// Bundles the entries of a script.
  init(of project: ScriptProject, by esbuild: Esbuild) throws(ScriptError) {
    guard let folder = ScriptFolder(project.folder) else {
      throw ScriptError(.noFolder(project.folder))
    }
    guard !project.entries.isEmpty else { throw ScriptError(.noEntry) }
    for file in project.entries.values.sorted() where !folder.contains(file) {
      throw ScriptError(.outside(file), at: ScriptPlace(file: file, line: 1, column: 1))
    }
    start = Date()
    let output = try ScratchFolder()
    let entries = project.entries.sorted { $0.key.rawValue < $1.key.rawValue }
    let spoken = try esbuild.run(
      entries.map { "\($0.key.rawValue)=./\($0.value)" } + [
        "--bundle", "--format=cjs", "--metafile=\(output.path)/metafile.json",
        "--packages=external", "--platform=neutral",
      ], in: folder, output: output.path)
    let graph = try ImportGraph(
      try Self.read("metafile.json", in: output), in: folder, by: esbuild)
    inputs = graph.files
    imports = graph.imports
    warnings = spoken + graph.warnings
    for (entry, _) in entries {
      let source = try Self.read("\(entry.rawValue).js", in: output)
      let map = try Self.read("\(entry.rawValue).js.map", in: output)
      bundles[entry] = ScriptBundle(
        source: String(decoding: source, as: UTF8.self), map: map[...], in: output.path,
        of: folder.path)
    }
  }

  private static func read(_ name: String, in output: ScratchFolder) throws(ScriptError) -> [UInt8]
  {
    switch ScriptFolder.read("\(output.path)/\(name)", upTo: largestBundle) {
    case .success(let bytes): return bytes
    case .failure(let error): throw ScriptError(.unreadable(name, error.words))
    }
  }
}

/// A new folder of this user that is removed with the last reference to it.
final class ScratchFolder {
  /// The path, without symbolic links.
  let path: String

  init() throws(ScriptError) {
    let parent = FileManager.default.temporaryDirectory.path
    let path = "\(parent)/behest-script-\(String(UInt64.random(in: 0 ... .max), radix: 16))"
    guard mkdir(path, 0o700) == 0, let real = ScriptFolder.real(path) else {
      throw ScriptError(.unwritable(path, String(cString: strerror(errno))))
    }
    self.path = real
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
