// Follows the chapter of Documentation/Apps.md that writes an app in Python.

import BehestTestSupport
import Foundation
import Testing

@Suite(.enabled(if: TemplateLanguage.python.isAvailable, "Python's mcp is not there"))
struct AppChapterTests {
  private static let page = "Documentation/Apps.md"

  @Test func `an app is written as the chapter says, step by step`() async throws {
    let root = Fixtures.folder.deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: Self.page), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let chapter = lines.drop { $0 != "## Writing an app in Python" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
    let steps = Transcript(parts: Self.steps(in: Array(chapter)))
    #expect(steps.parts.count > 15, "\(Self.page) lost its chapter")
    let played = try await PlayerQueue.run {
      let sandbox = try Sandbox(binaries: BuiltBinary.folder)
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.home + "/.venv", withDestinationPath: root.path + "/.build/python")
      return try TranscriptPlayer(sandbox: sandbox).play(steps)
    }
    let diff = LineDiff(from: steps.text, to: played.text)
    #expect(played == steps, "\(Self.page) says something else:\n\(diff)")
  }

  /// Returns the `console` blocks, and commands that write the Python after `<!-- FILE -->`.
  ///
  /// With `, before its last line` the block is put there instead of being the whole file.
  private static func steps(in lines: [String]) -> [Transcript.Part] {
    var parts: [Transcript.Part] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      guard line.hasPrefix("```"), line != "```" else { continue }
      let mark = lines[..<(rest.startIndex - 1)].last ?? ""
      let block = Array(rest.prefix { $0 != "```" })
      rest = rest.dropFirst(block.count + 1)
      if line == "```console" {
        parts += ReadmeExamples.parts(in: [line] + block + ["```"])
      } else if mark.hasPrefix("<!-- ") {
        let words = mark.dropFirst(5).dropLast(4).split(separator: ",")
        let (file, isPart) = (words[0], words.count > 1)
        let text = (block + (isPart ? ["", ""] : [])).joined(separator: "\n")
        let command =
          (isPart ? "last=$(tail -n 1 \(file)); sed -i '$d' \(file); " : "rm -f \(file); ")
          + "cat >> \(file) <<'END'\n\(text)\nEND\n"
          + (isPart ? "echo \"$last\" >> \(file)" : "true")
        parts.append(
          .command(
            .init(
              text: command, output: .init(lines: []), errorOutput: .init(lines: []), status: 0)))
      }
    }
    return parts
  }
}
