// Tests that commands read without the option parser are what the parser reads.

import BehestTestSupport
import Testing
import behest

@Suite struct PlainCommandTests {
  /// Words of both commands, common options with values in order and not, and what is neither.
  private static let vocabulary = [
    "md", "render", "say", "notes.md", "find document", "", "-", "--", "-x", "80", "19", "always",
    "colour", "--json", "--html", "--no-input", "--no-highlight", "--width", "--width=40",
    "--color", "--answer", "document=Groceries", "--app", "Soupy", "--theme", "dark", "--no-pager",
    "--card", "--strict", "--tier", "slips", "--yes", "--stream", "--help", "--locale", "de",
  ]

  @Test func `a plain command is read as the parser reads it`() throws {
    var generator = SplitMix64(seed: 26)
    var plain = 0
    for _ in 0..<400 {
      let command = Bool.random(using: &generator) ? ["say"] : ["md", "render"]
      let others = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        Self.vocabulary.randomElement(using: &generator) ?? ""
      }
      let words = command + others
      guard let read = PlainCommand(words) else { continue }
      plain += 1
      #expect(try PlainCommand(parsing: words) == read, "\(words)")
    }
    #expect(plain > 50)
  }

  @Test(arguments: [
    ["md", "render", "notes.md"], ["md", "render", "--width", "80", "--color", "always", "a.md"],
    ["say", "preview", "markdown", "in", "MarkdownSnippet"],
    ["say", "--json", "order soup in Soupy", "--answer", "soup=Tomato"], ["--version"],
    ["say", "--tier", "slips", "--locale", "de", "--yes", "hello"],
  ])
  func `what scripts run often is plain`(words: [String]) {
    #expect(PlainCommand(words) != nil)
  }

  @Test(arguments: [
    [], ["md"], ["say"], ["md", "render", "a", "b"], ["md", "render", "--width", "19"],
    ["say", "--tier", "loose", "hello"], ["say", "--", "hello"], ["--json", "say", "hello"],
    ["md", "render", "-"], ["say", "hello", "--help"], ["md", "html", "a.md"],
  ])
  func `everything else is the parser's`(words: [String]) {
    #expect(PlainCommand(words) == nil)
  }
}
