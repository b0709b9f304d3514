// Compares the HTML of random texts with what the command cmark-gfm makes of them.

import BehestTestSupport
import Foundation
import MarkdownTree
import Testing

struct DifferentialTests {
  private static let command = "/usr/bin/cmark-gfm"

  @Test func `random texts give the HTML of cmark-gfm, byte for byte`() throws {
    try #require(
      FileManager.default.isExecutableFile(atPath: Self.command),
      "\(Self.command) is missing: install the package cmark-gfm, as make setup does")
    let parts = [
      "a", "b c", "*", "**", "_", "`", "``", "~~", "[", "]", "(", ")", "](/u)", "![", "<", ">",
      "&amp;",
      "&#35;", "\\", "\\*", "\n", "\n", "\n\n", "\n\n", "- ", "1. ", "> ", "# ", "    ", "\t",
      "```\n",
      "~~~\n", "---\n", "===\n", "| a | b |\n|---|:-:|\n", "|", "www.a.b", "http://c.d/e", "f@g.hi",
      "[x]", "[x]: /y 'z'\n", "- [x] ", "<b>", "<!-- ", "-->", "<script>", "\"", "'", "é", "日", "!",
    ]
    var generator = SplitMix64(seed: 11)
    for round in 0..<2_000 {
      let text = (0..<Int.random(in: 1..<30, using: &generator))
        .map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }.joined()
      let isSmart = round % 3 == 0
      var options = MarkdownOptions(extensions: .github)
      if isSmart { options.extensions.insert(.smart) }
      let document = try MarkdownDocument(parsing: text, options: options)
      let expected = try Self.html(of: text, isSmart: isSmart)
      #expect(document.html(.specification) == expected, "\(text.debugDescription)")
    }
  }

  private static func html(of text: String, isSmart: Bool) throws -> String {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: command)
    process.arguments =
      ["--unsafe"] + (isSmart ? ["--smart"] : [])
      + ["table", "strikethrough", "autolink", "tagfilter", "tasklist"].flatMap { ["-e", $0] }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // A text of some hundred bytes fits into the pipe.
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
