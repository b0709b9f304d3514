// Tests of the package that `behest new app` writes.

import BehestTestSupport
import Foundation
import Testing

/// Tests that compare the written package with `Fixtures/Projects/Scratchpad`, from which it is made.
///
/// This package compiles and runs the sources and tests of that folder; only its manifest is not
/// built here.
@Suite struct NewAppTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(binaries: BuiltBinary.folder)
  }

  private func behest(_ arguments: String) throws -> (status: Int?, error: String) {
    let (output, error) = (sandbox.home + "/output", sandbox.home + "/error")
    let child = try ChildProcess(
      command: "behest " + arguments, environment: sandbox.environment(atTerminal: false),
      folder: sandbox.home, streams: .files(output: output, errorOutput: error))
    let status = child.status(within: .seconds(120))
    return (status, try String(contentsOfFile: error, encoding: .utf8))
  }

  @Test func `a new app is the one whose sources are compiled here`() throws {
    var root = Fixtures.folder.deletingLastPathComponent().standardizedFileURL.path
    if root.hasSuffix("/") { root.removeLast() }
    let (status, error) = try behest("new app Jotter --behest '\(root)'")
    #expect(status == 0, "\(error)")
    let folder = sandbox.home + "/Jotter"
    var written: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: "\(folder)/\(path)", isDirectory: &isDirectory)
      guard exists, !isDirectory.boolValue else { continue }
      let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
        .replacing("= \"" + root, with: #"= "\(Context.packageDirectory)/../../.."#)
        .replacing(root, with: "../../..")
      let place = "Projects/Scratchpad/" + renamed(path)
      written.insert(place)
      #expect(try Fixtures.text(place) == renamed(text), "run make generate")
    }
    #expect(written == Set(Fixtures.paths(in: "Projects/Scratchpad")))
  }

  @Test func `a repository's address becomes a dependency by version`() throws {
    let (status, error) = try behest(
      "new app Jotter --directory a/b --behest https://example.org/forks/behest-fork.git")
    #expect(status == 0, "\(error)")
    let manifest = try String(
      contentsOfFile: sandbox.home + "/a/b/Package.swift", encoding: .utf8)
    #expect(
      manifest.contains(
        #".package(url: "https://example.org/forks/behest-fork.git", from: "0.1.0", traits: ["Macros", "WholeModules"])"#
      ))
    #expect(manifest.contains(#".product(name: "AppShell", package: "behest-fork")"#))
    #expect(
      manifest.contains(
        #""\(Context.packageDirectory)/.build/checkouts/behest-fork/Sources/Apple""#))
  }

  private func renamed(_ text: String) -> String { text.replacing("Jotter", with: "Scratchpad") }
}
