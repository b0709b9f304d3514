// Plays every transcript of `Fixtures/Transcripts` against the built `behest`.

import Foundation
import TestSupport
import Testing

@Suite struct TranscriptTests {
  @Test(arguments: Fixtures.paths(in: "Transcripts", withExtension: "transcript"))
  func `a transcript is played as it is written`(_ path: String) async throws {
    let transcript = try Transcript(parsing: Fixtures.text(path))
    let played = try await PlayerQueue.run {
      try TranscriptPlayer(sandbox: Sandbox(binaries: BuiltBinary.folder)).play(transcript)
    }
    Fixtures.expect(played.text, matches: path)
  }
}
