// Whether a word processor finds the structure of our RTF, where one is installed.

import BehestTestSupport
import Foundation
import MarkdownTree
import Testing

struct WordProcessorTests {
  static let candidates: [String] = ["/usr/bin/soffice", "/usr/bin/libreoffice"]
  static let program = candidates.first { access($0, X_OK) == 0 }

  static let markdown = """
    # Grüße 👩‍👩‍👧

    Some *emphasis*, **strength**, ~~error~~ and `code {x\\y}`.
    A [link](https://example.com/a?b=1&c=2).

    ## Lists

    - one
      - inner
    - two

    7. seven
    8. eight

    | Left | Right |
    |:-----|------:|
    | 漢字 | **2** |

    ```swift
    let x = "y"
    	tabbed
    ```

    > Said by *others*.
    """

  @Test(.enabled(if: program != nil), .timeLimit(.minutes(3)))
  func `a word processor opens the RTF with its structure intact`() throws {
    let folder = try TemporaryFolder()
    let rtf = try MarkdownDocument(parsing: Self.markdown).rtf()
    try Data(rtf.utf8).write(to: folder.url.appending(path: "text.rtf"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.program))
    process.arguments = [
      "-env:UserInstallation=file://\(folder.path)/profile", "--headless", "--convert-to",
      "html:HTML (StarWriter):EmbedImages", "--outdir", folder.path, folder.path + "/text.rtf",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let html = try String(contentsOfFile: folder.path + "/text.html", encoding: .utf8)
    let flat = html.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (words, element) in [
      ("Grüße 👩‍👩‍👧", "h1"), ("Lists", "h2"), ("emphasis", "i"), ("strength", "b"),
      ("error", "strike"), ("2", "b"), ("others", "i"),
    ] {
      #expect(flat.holds(words, in: element), "\(words) in \(element)")
    }
    #expect(flat.holds("code {x\\y}", in: "font"))
    #expect(flat.contains(#"<font face="Courier New"#))
    #expect(flat.contains(#"<a href="https://example.com/a?b=1&amp;c=2">"#))
    #expect(flat.contains("<ul>") && flat.contains(#"<ol start="7">"#))
    for cell in ["Left", "Right", "漢字"] { #expect(flat.holds(cell, in: "td")) }
    #expect(flat.contains("<table"))
    for line in [#"let x = &quot;y&quot;"#, "tabbed", "seven", "inner"] {
      #expect(flat.contains(line) || flat.contains(line.replacing("&quot;", with: "\"")), "\(line)")
    }
  }

  @Test func `what is beyond ASCII is escaped in 16-bit units, each with a stand-in`() throws {
    let rtf = try MarkdownDocument(parsing: "ü€漢😀").rtf()
    #expect(rtf.utf8.allSatisfy { $0 < 0x80 })
    #expect(rtf.contains(#"\u252?\u8364?\u28450?\u-10179?\u-8704?"#))
  }
}

extension String {
  /// Whether an element of this name has these words in it, with whatever elements between.
  fileprivate func holds(_ words: String, in element: String) -> Bool {
    var rest = self[...]
    while let start = rest.range(of: "<\(element)") {
      rest = rest[start.upperBound...]
      guard let end = rest.range(of: "</\(element)>") else { return false }
      var text = ""
      var isTag = true
      for character in rest[..<end.lowerBound] {
        if character == "<" { isTag = true }
        if !isTag { text.append(character) }
        if character == ">" { isTag = false }
      }
      if text.contains(words) { return true }
    }
    return false
  }
}
