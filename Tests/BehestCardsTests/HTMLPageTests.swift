// Cards as pages: the same content, nothing loaded, nothing run; and what a browser makes of them.

import BehestCards
import BehestTestSupport
import CardHTML
import Foundation
import MarkdownTree
import Testing

struct HTMLPageTests {
  static let browsers: [String] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]
  static let chromium = browsers.first { access($0, X_OK) == 0 }

  private func card(_ markdown: String) throws -> Card {
    Card(markdown: try MarkdownDocument(parsing: markdown))
  }

  @Test(arguments: [
    "blocks", "code", "footnotes", "inlines", "links", "lists", "tables", "hostile",
  ])
  func `a page is well formed and holds the words of the card`(_ name: String) throws {
    let card = try card(Fixtures.text("Markdown/\(name).md"))
    let page = card.htmlPage()
    #expect(Markup.complaints(about: page) == [])
    let shown = Markup.text(of: card.html).filter { !$0.isWhitespace }
    for words in card.blocks.flatMap(\.inlineRuns).flatMap(\.words) {
      let wanted = Markup.shown(words).filter { !$0.isWhitespace }
      #expect(wanted.isEmpty || shown.contains(wanted), "\(words)")
    }
  }

  @Test func `code of a known language is coloured by the page's own style, and stays as it was`()
    throws
  {
    let page = try card("```swift\nlet a = \"<é>\"  // b\n```\n").htmlPage()
    let code =
      "<span class=\"code-keyword\">let</span> a = <span class=\"code-string\">&quot;&lt;é&gt;&quot;"
      + "</span>  <span class=\"code-comment\">// b</span>"
    #expect(page.contains(code), "\(page)")
    let plain = try card("```nothing\nlet a = 1\n```\n").html
    #expect(plain.contains(">let a = 1\n</code>"), "\(plain)")
  }

  @Test func `the page of a card of everything is what it was`() throws {
    Fixtures.expect(
      CodingTests.everything.htmlPage(language: "en"), matches: "Cards/everything.html")
  }

  @Test func `the page of a snippet with buttons is what it was`() throws {
    let data = Data(try Fixtures.bytes("Cards/snippet.json"))
    let card = try JSONDecoder().decode(Card.self, from: data)
    #expect(Markup.complaints(about: card.htmlPage()) == [])
    Fixtures.expect(card.html, matches: "Cards/snippet.html")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[a](javascript:alert(1))",
    "[a](  jAvA\tscript:alert(1))", "[a](data:text/html;base64,x)", "[a](vbscript:x)",
    "![a](javascript:alert(1))", "`<script>`", "```\"><script>\n</script>\n```",
    "```js\" onclick=\"x\ncode\n```", "[a](<https://x/\" onclick=\"y>)", "[a](https://x 'y\" z')",
    "# a\u{202E}b\u{1B}[31m\u{9B}c\u{0}", "| <b> |\n|-|\n| \" |", "[^<script>]\n\n[^<script>]: x",
    "[a](file:///etc/passwd)",
  ])
  func `nothing of a document becomes markup, a script or a way to one`(_ markdown: String) throws {
    let page = try card(markdown).htmlPage()
    #expect(Markup.complaints(about: page) == [], "\(page)")
  }

  @Test func `a destination leads only where nothing runs`() throws {
    let links = [
      "https://example.com/?a=1&b=2", "mailto:a@b.c", "tel:+1", "/x", "#y", "x.html?z:1", "ftp://x",
      "file:///x", "javascript:x", " java\nscript:x", "x:y",
    ]
    let kept = links.filter { link in
      Card(blocks: [.paragraph([.link(destination: link, title: "", [.text("w")])])]).html
        .contains("<a href")
    }
    #expect(kept == Array(links[..<7]))
  }

  @Test(.enabled(if: chromium != nil), .timeLimit(.minutes(2)))
  func `a browser shows the words, loads nothing, and has a light and a dark side`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "card.html")
    var page = try card(Fixtures.text("Markdown/gallery.md")).htmlPage(language: "en")
    // The page may run nothing, so what the browser makes of it is read from its own dump.
    try Data(page.utf8).write(to: file)
    let dump = try browser(["--dump-dom", file.absoluteString], folder)
    #expect(dump.contains("<article class=\"card\">"))
    // Nothing was repaired: the elements are those that were written.
    for element in ["<table>", "<li>", "<pre>", "<a ", "<h1", "<blockquote", "<del>", "<sup>"] {
      let written = page.components(separatedBy: element).count
      #expect(dump.components(separatedBy: element).count == written, "\(element)")
    }
    page += "<script>document.body.innerHTML = 'ran'</script><img src=x onerror='ran()'>"
    try Data(page.utf8).write(to: file)
    #expect(!(try browser(["--dump-dom", file.absoluteString], folder)).contains("<body>ran"))
  }

  private func browser(_ arguments: [String], _ folder: TemporaryFolder) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.chromium ?? "")
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--disable-dev-shm-usage", "--user-data-dir=\(folder.path)/profile",
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [Inline] {
  fileprivate var words: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .text(let text), .code(let text): [text]
      case .styled(_, let inlines), .link(_, _, let inlines): inlines.words
      case .image, .lineBreak, .softBreak, .footnoteReference: []
      }
    }
  }
}
