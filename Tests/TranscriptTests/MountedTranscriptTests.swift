// Plays transcripts with the sample apps in other processes, to hold them against built-in ones.

import BehestTestSupport
import Foundation
import Testing

/// An app that its server describes in full is as good as one compiled in: the same transcripts are
/// played, byte for byte, while no app is built in and each is mounted by `behest mcp serve`.
@Suite struct MountedTranscriptTests {
  private static let everyday = ["MarkdownSnippet", "Soupy"]
  private static let samples = ["Lights", "Recipes", "Shop", "TaskTracker", "Trails"]
  private static let mounted = Result {
    try AddedApps(
      (everyday + samples).map { "\($0) -- env BEHEST_SAMPLES=all behest mcp serve --app \($0)" })
  }

  /// Returns a home directory with the apps that are built in where a transcript is played.
  private static func sandbox(for text: String) throws -> Sandbox {
    let variable = "BEHEST_SAMPLES="
    return try mounted.get().sandbox(
      with: everyday
        + samples.filter { text.contains(variable + "all") || text.contains(variable + $0) })
  }

  /// The transcripts about apps that are not played, with the reason.
  private static let others = [
    "BR-0": "The app is added by the transcript itself.",
    "BR-10": "Servers of its own are the subject.",
    "BR-11": "An app that was mounted is there for every command.",
    "BR-20": "It puts a file in the place of the folder that mounted apps are kept in.",
    "BR-22": "Servers of its own are the subject.",
    "BR-28": "The app is added by the transcript itself.",
    "BR-31": "The client starts the built-in apps.",
    "BR-32": "Servers of its own are the subject.",
    "session-help": "Servers have logs, and it lists the files.",
  ]

  private static let names = TranscriptTests.wanted(
    of: Fixtures.paths(in: "Transcripts", withExtension: "transcript")
  ).filter { path in
    ["AI-", "BR-", "MS-", "said-", "session-", "several-", "values-"].contains {
      path.hasPrefix("Transcripts/" + $0)
    }
      && !others.keys.contains { path.hasPrefix("Transcripts/" + $0) }
  }

  @Test(arguments: names)
  func `a transcript is played alike with mounted apps`(_ path: String) async throws {
    let text = try Fixtures.text(path)
    let transcript = try Transcript(parsing: text)
    let played = try await PlayerQueue.run {
      try TranscriptPlayer(sandbox: Self.sandbox(for: text)).play(transcript)
    }
    #expect(played.text == text, "\(path) differs:\n\(LineDiff(from: text, to: played.text))")
  }
}
