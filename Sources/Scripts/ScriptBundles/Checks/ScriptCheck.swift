// Checks a script without running it: what esbuild says, what the type checker says, and lints.

import BehestProcess
import Foundation

/// The result of a check of a script.
package struct ScriptReport: Hashable, Sendable {
  /// The mistakes, by file and place.
  package let diagnostics: [ScriptDiagnostic]
  /// Sentences about what was not checked.
  package let notes: [String]

  /// Whether there is no error; a warning is none.
  package var passes: Bool { !diagnostics.contains { $0.severity == .error } }
  /// The diagnostics, a line each, with a newline at the end of each.
  package var text: String { diagnostics.map { "\($0)\n" }.joined() }

  init(_ diagnostics: [ScriptDiagnostic], notes: [String] = []) {
    var seen: Set<ScriptDiagnostic> = []
    self.diagnostics = diagnostics.filter { seen.insert($0).inserted }.sorted { left, right in
      guard let first = left.place, let second = right.place else {
        return left.place == nil && right.place != nil
      }
      return (first.file, first.line, first.column) < (second.file, second.line, second.column)
    }
    self.notes = notes
  }
}

/// A check of scripts.
package struct ScriptCheck: Sendable {
  private let cache: String?
  private let environment: [String: String]

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - cache: The folder of `ScriptBundler`, where the declarations are kept.
  ///   - environment: The variables, of which `PATH` is used.
  package init(cache: String?, environment: [String: String]) {
    self.cache = cache
    self.environment = environment
  }

  /// Checks the script in a folder.
  ///
  /// It blocks while other programs run: 3 seconds with the type checker, 0.1 without.
  package func report(on path: String) -> ScriptReport {
    do {
      let project = try ScriptProject(at: path)
      return try report(on: project, manifest: ManifestLints(of: project).diagnostics)
    } catch {
      return ScriptReport(error.diagnostics)
    }
  }

  private func report(
    on project: ScriptProject, manifest: [ScriptDiagnostic]
  ) throws(ScriptError) -> ScriptReport {
    guard let folder = ScriptFolder(project.folder) else {
      throw ScriptError(.noFolder(project.folder))
    }
    guard let esbuild = Esbuild(environment: environment) else { throw ScriptError(.noEsbuild) }
    let build: ScriptBuild
    let sources: ScriptSources
    do {
      build = try ScriptBuild(of: project, by: esbuild)
      sources = try ScriptSources(build.inputs, in: folder, by: esbuild)
    } catch {
      return ScriptReport(manifest + error.diagnostics)
    }
    let graph = ScriptGraph(of: project, build: build, sources: sources)
    var found = manifest + build.warnings
    found += IntentLints(of: graph).diagnostics + UseLints(of: graph).diagnostics
    guard let typeCheck = TypeCheck(environment: environment) else {
      return ScriptReport(found, notes: ["Types are not checked: sudo apt install node-typescript"])
    }
    found += try typeCheck.diagnostics(of: build.inputs, in: folder, cache: cache)
    return ScriptReport(found)
  }
}
