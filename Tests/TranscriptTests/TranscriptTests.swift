// Plays every transcript of `Fixtures/Transcripts` against the built `behest`.

import BehestProcess
import BehestTestSupport
import Foundation
import ScriptEngine
import Testing

@Suite struct TranscriptTests {
  /// The transcripts to play: those whose names begin with a prefix in `PLAY_ONLY`, or all.
  ///
  /// Those of scripts need programs that need not be installed.
  private static var paths: [String] {
    wanted(of: Fixtures.paths(in: "Transcripts", withExtension: "transcript"))
      .filter { path in
        hasScripts || !["SC-", "script-"].contains { path.hasPrefix("Transcripts/" + $0) }
      }
  }

  /// Whether scripts can run here.
  static let hasScripts =
    JavaScriptEngine() != nil
    && ProgramFolder.search(for: "esbuild", in: ProcessInfo.processInfo.environment) != nil

  /// Returns those of some transcripts that are to be played.
  static func wanted(of all: [String]) -> [String] {
    guard let only = ProcessInfo.processInfo.environment["PLAY_ONLY"] else { return all }
    let prefixes = only.split(separator: ",")
    return all.filter { path in prefixes.contains { path.hasPrefix("Transcripts/" + $0) } }
  }

  @Test(arguments: paths)
  func `a transcript is played as it is written`(_ path: String) async throws {
    let transcript = try Transcript(parsing: Fixtures.text(path))
    let played = try await PlayerQueue.run {
      try TranscriptPlayer(sandbox: Sandbox(binaries: BuiltBinary.folder)).play(transcript)
    }
    Fixtures.expect(played.text, matches: path)
  }
}
