// Tests what is found wrong with scripts, and that nothing is found where nothing is wrong.

import BehestTestSupport
import Foundation
import ScriptBundles
import Testing

@Suite(.enabled(if: Programs.hasEsbuild, "esbuild is not installed"))
struct ScriptCheckTests {
  /// The scripts with mistakes, by their folders; the one for the type checker is apart.
  private static let mistakes: [String] = {
    let path = Fixtures.url("Scripts/Mistakes").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0 != "types" }.sorted()
  }()

  /// Checks a fixture with a `PATH` that has nothing but esbuild.
  private func report(on fixture: String) throws -> ScriptReport {
    let programs = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: programs.path + "/esbuild", withDestinationPath: "/usr/bin/esbuild")
    return ScriptCheck(cache: nil, environment: ["PATH": programs.path])
      .report(on: Fixtures.url(fixture).path)
  }

  @Test(arguments: mistakes) func `a mistake is told`(_ name: String) throws {
    let fixture = "Scripts/Mistakes/\(name)"
    let report = try report(on: fixture)
    Fixtures.expect(report.text, matches: fixture + "/expected.txt")
    #expect(report.passes == !report.text.contains("error: "))
  }

  @Test func `a rule's name is that of a script that breaks it`() throws {
    let apart = ["top-level-await", "warning"]
    for name in Self.mistakes where !apart.contains(name) {
      let expected = try Fixtures.text("Scripts/Mistakes/\(name)/expected.txt")
      #expect(expected.contains("[\(name)]"), "\(name)")
    }
  }

  @Test func `what only looks like a mistake is none`() throws {
    let report = try report(on: "Scripts/Fine")
    #expect(report.text == "")
    #expect(report.notes == ["Types are not checked: sudo apt install node-typescript"])
  }

  @Test func `a folder that is no script is told`() throws {
    #expect(try report(on: "Scripts/Mistakes").diagnostics.map(\.name) == ["no-script-json"])
  }
}

@Suite(.enabled(if: Programs.hasTypeScript, "esbuild or tsc is not installed"))
struct TypeCheckTests {
  private let check = ScriptCheck(cache: nil, environment: ProcessInfo.processInfo.environment)

  @Test func `mistakes of types have the checker's names and the author's places`() {
    let report = check.report(on: Fixtures.url("Scripts/Mistakes/types").path)
    Fixtures.expect(report.text, matches: "Scripts/Mistakes/types/expected.txt")
    #expect(report.notes.isEmpty)
  }

  @Test func `a new script has no mistakes`() {
    let report = check.report(on: Fixtures.url("Scripts/Template").path)
    #expect(report.text == "" && report.notes.isEmpty)
  }

  @Test func `the declarations are kept for editors`() throws {
    let cache = try TemporaryFolder()
    let path = try ScriptDeclarations.file(in: cache.path + "/scripts")
    try Data("old".utf8).write(to: URL(filePath: path))
    #expect(try ScriptDeclarations.file(in: cache.path + "/scripts") == path)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("declare module"))
  }
}
