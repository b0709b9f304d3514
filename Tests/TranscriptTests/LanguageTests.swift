// Plays the transcripts of TaskTracker with the same app in other languages, and the tests of those.

import BehestTestSupport
import Foundation
import Testing

/// A language of the templates of `behest app new`.
enum TemplateLanguage: String, CaseIterable, Sendable {
  case javaScript = "JavaScript"
  case python = "Python"

  /// The languages that can be run here. `make setup` gets what is missing, where it can.
  static let available = allCases.filter { $0.isAvailable }

  /// The folder of the template.
  var folder: URL { Fixtures.folder.appending(path: "NewApp/" + rawValue) }

  /// The interpreter. A server has few variables, so that of Python is the environment's own.
  var program: String {
    switch self {
    case .javaScript: "node"
    case .python:
      // Writes no compiled files beside the sources.
      "'\(Fixtures.folder.deletingLastPathComponent().path)/.build/python/bin/python' -B"
    }
  }

  /// The app in the template.
  var app: String { self == .python ? "app.py" : "app.js" }

  /// The arguments of the interpreter that run the template's own tests.
  var tests: String { self == .python ? "-m unittest" : "--test" }

  /// Whether the language can be run here.
  var isAvailable: Bool {
    let check =
      switch self {
      // `node --test` came with 18.
      case .javaScript: #"-e "process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)""#
      case .python: "-c 'import mcp'"
      }
    return (try? run(check)) != nil
  }

  /// Runs the interpreter in the folder of the template.
  ///
  /// - Throws: An error with what it printed, if it fails.
  func run(_ arguments: String) throws {
    let sandbox = try Sandbox(binaries: BuiltBinary.folder)
    _ = try TranscriptPlayer(sandbox: sandbox).output(
      of: "cd '\(folder.path)' && \(program) \(arguments) >&2")
  }
}

@Suite(.enabled(if: !TemplateLanguage.available.isEmpty, "neither node nor Python's mcp is there"))
struct LanguageTests {
  @Test(arguments: TemplateLanguage.available)
  func `the tests of a template pass`(_ language: TemplateLanguage) async throws {
    try await PlayerQueue.run { try language.run(language.tests) }
  }

  @Test(arguments: TemplateLanguage.available)
  func `a template keeps the rules of behest app check`(_ language: TemplateLanguage) async throws {
    try await PlayerQueue.run {
      let player = TranscriptPlayer(sandbox: try Sandbox(binaries: BuiltBinary.folder))
      let report = try player.output(
        of: "behest app check -- \(language.program) '\(language.folder.path)/\(language.app)'")
      #expect(report.hasSuffix("nothing to complain about.\n"), "\(report)")
    }
  }

  private static let added = TemplateLanguage.available.reduce(
    into: [TemplateLanguage: Result<AddedApps, any Error>]()
  ) { added, language in
    added[language] = Result {
      try AddedApps([
        "TaskTracker -- \(language.program) '\(language.folder.path)/\(language.app)'"
      ])
    }
  }

  /// The transcripts of TaskTracker that are not played, with the reason.
  private static let others = [
    "BR-11": "An app that was added is there for every command.",
    "BR-20": "It puts a file in the place of the folder that added apps are kept in.",
  ]

  private static let names = TranscriptTests.wanted(
    of: Fixtures.paths(in: "Transcripts", withExtension: "transcript")
  ).filter { path in
    ("11"..."21").contains(path.dropFirst("Transcripts/BR-".count).prefix(2))
      && path.hasPrefix("Transcripts/BR-")
      && !others.keys.contains { path.hasPrefix("Transcripts/" + $0) }
  }

  @Test(arguments: TemplateLanguage.available, names)
  func `a transcript is played alike by the app in every language`(
    _ language: TemplateLanguage, _ path: String
  ) async throws {
    let text = try Fixtures.text(path)
    let transcript = try Transcript(parsing: text)
    let played = try await PlayerQueue.run {
      let apps = try Self.added[language]?.get()
      // The SDK takes a second to start.
      let isSlow = language == .python
      let sandbox = try #require(try apps?.sandbox(with: ["TaskTracker"], keepsServers: isSlow))
      let host = isSlow ? try ServerHost(in: sandbox) : nil
      defer { host?.stop() }
      return try TranscriptPlayer(sandbox: sandbox).play(transcript)
    }
    #expect(played.text == text, "\(path) differs:\n\(LineDiff(from: text, to: played.text))")
  }
}

/// The host of servers in a home, which ends with the test.
private struct ServerHost {
  private let process: ChildProcess

  init(in sandbox: Sandbox) throws {
    let folder = sandbox.home + "/.run"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    process = try ChildProcess(
      command: "exec behest-host '\(folder)/behest'",
      environment: sandbox.environment(atTerminal: false), folder: sandbox.home,
      streams: .files(output: "/dev/null", errorOutput: "/dev/null"))
    // A client that found none would start one of its own, to last for minutes.
    for _ in 0..<5_000 where !FileManager.default.fileExists(atPath: folder + "/behest/host.sock") {
      usleep(2_000)
    }
  }

  func stop() {
    kill(process.id, SIGTERM)
    _ = process.status(within: .seconds(30))
  }
}
