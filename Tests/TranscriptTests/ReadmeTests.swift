// Plays the example commands of README.md, and looks for the files it names.

import BehestTestSupport
import Foundation
import Testing

@Suite struct ReadmeTests {
  private static let folder = Fixtures.folder.deletingLastPathComponent()

  private func readme() throws -> [String] {
    try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `every example prints what README says it prints`() async throws {
    let parts = try ReadmeExamples.parts(in: readme()).filter { part in
      TranscriptTests.hasScripts || !Transcript(parts: [part]).text.contains("colour")
    }
    let examples = Transcript(parts: parts)
    #expect(examples.parts.count >= 3, "README lost its examples")
    let played = try await PlayerQueue.run {
      try TranscriptPlayer(sandbox: Sandbox(binaries: BuiltBinary.folder)).play(examples)
    }
    let diff = LineDiff(from: examples.text, to: played.text)
    #expect(played == examples, "README.md's examples do something else:\n\(diff)")
  }

  @Test func `every file README links to exists`() throws {
    let links = try readme().flatMap { line in
      line.components(separatedBy: "](").dropFirst().map {
        String($0.prefix { $0 != ")" && $0 != "#" })
      }
    }
    #expect(links.count >= 9, "README lost its links")
    for link in links where !link.contains("://") && !link.isEmpty {
      let exists = FileManager.default.fileExists(atPath: Self.folder.appending(path: link).path)
      #expect(exists, "README links to \(link), which does not exist")
    }
  }
}

/// Turns the `console` blocks of a Markdown file into parts of a transcript.
///
/// A line that begins with `$` is a command and what follows is what a terminal shows of it.
/// `$ behest` alone starts a session: lines that begin with the prompt are typed, and Ctrl-D ends it.
enum ReadmeExamples {
  private static let prompt = "›"

  /// The commands and sessions of all blocks, in order.
  static func parts(in lines: [String]) -> [Transcript.Part] {
    var parts: [Transcript.Part] = []
    var block: [String]?
    for line in lines {
      if line.hasPrefix("```") {
        if let block { parts += examples(in: block) }
        block = line == "```console" ? [] : nil
      } else {
        block?.append(line)
      }
    }
    return parts
  }

  private static func examples(in block: [String]) -> [Transcript.Part] {
    var result: [Transcript.Part] = []
    var rest = block[...]
    while let line = rest.popFirst() {
      guard line.hasPrefix("$ ") else { continue }
      let command = String(line.dropFirst(2))
      let shown = Array(rest.prefix { !$0.hasPrefix("$ ") })
      rest = rest.dropFirst(shown.count)
      result.append(command == "behest" ? session(shown) : self.command(command, shown))
    }
    return result
  }

  private static func command(_ text: String, _ shown: [String]) -> Transcript.Part {
    .command(
      .init(
        text: "{ \(text) ; } 2>&1", output: .init(lines: shown),
        errorOutput: .init(lines: []), status: 0))
  }

  private static func session(_ shown: [String]) -> Transcript.Part {
    var steps = [Transcript.Step(act: .start, screen: [])]
    for line in shown {
      if line.hasPrefix(prompt + " ") {
        steps[steps.count - 1].screen.append(prompt)
        steps.append(.init(act: .line(String(line.dropFirst(2))), screen: []))
      }
      steps[steps.count - 1].screen.append(line)
    }
    steps[steps.count - 1].screen.append(prompt)
    steps.append(.init(act: .keys("<C-d>"), screen: ["[...]"]))
    return .session(.init(text: "behest", size: .standard, steps: steps, status: 0))
  }
}
