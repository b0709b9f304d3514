// Tests of the settings in style files, and of the messages for malformed files.

import BehestCards
import BehestTestSupport
import CardTerminal
import Foundation
import MarkdownStyling
import MarkdownTree
import StyleFiles
import Testing

struct StyleFileTests {
  static let markdown = """
    # Title

    See [in](https://wiki.internal.myco.com/x) or [out](https://example.com).

    ```swift
    let x = 1
    ```

    ![logo](a.png)
    """

  @Test func `a file says the same as closures`() throws {
    let file = try StyleFile(
      yaml: """
        styles:
          - {for: link, host: "*.internal.myco.com", foreground: green, underline: false}
          - {for: heading, level: 1, italic: true}
          - {for: codeBlock, language: swift, background: "#22252D"}
          - {for: image, alt: A logo}
        renderers:
          - {for: heading, level: 1, rules: both, before: "» "}
        """, file: "x.yaml")
    let document = try MarkdownDocument(parsing: Self.markdown)
    let byFile = Card(markdown: document, hooks: file.hooks())
    let byCode = Card(
      markdown: document,
      style: {
        Link(host: "*.internal.myco.com") { _ in .init(foreground: .green, underline: false) }
        Heading(1) { $0.italic = true }
        CodeBlock(language: "swift") { $0.background = .rgb(0x22252D) }
        ImageStyle { _ in .described("A logo") }
      },
      renderers: {
        BlockRenderer(.heading(1)) { _, usual in
          let blocks = usual().map { block -> Block in
            guard case .heading(let level, let inlines) = block else { return block }
            return .heading(level: level, [.text("» ")] + inlines)
          }
          return [.rule] + blocks + [.rule]
        }
      })
    #expect(byFile == byCode)
  }

  @Test func `a file changes looks and measures of a theme`() throws {
    let file = try StyleFile(
      yaml: """
        extends: dark
        highlight: no
        looks:
          heading1: {color: "#FFFFFF/ansi231/bright-white", bold: false, italic: true}
          link: {underline: false}
        measures: {blockGap: 0, rule: heavy}
        """, file: "/somewhere/mine.yaml")
    let theme = file.theme(on: .unknown)
    #expect(theme.name == "mine" && !file.highlightsCode)
    #expect(theme[.heading1] == Theme.Look(Swatch(text: "#FFFFFF/ansi231/bright-white"), .italic))
    #expect(theme[.link] == Theme.Look(Theme.dark[.link].color))
    #expect(theme[.code] == Theme.dark[.code])
    #expect(theme.metrics == ThemeMetrics(blockGap: 0, rule: .heavy))
  }

  @Test func `a file says what becomes of raw HTML`() throws {
    let file = try StyleFile(yaml: "html: dropped\n", file: "x.yaml")
    let document = try MarkdownDocument(parsing: "<h1>T</h1>\n")
    #expect(Card(markdown: document, hooks: file.hooks()).blocks.isEmpty)
    #expect(
      Card(markdown: document, hooks: StyleFile(.dark).hooks()).blocks
        == [.heading(level: 1, [.text("T")])])
  }

  @Test func `an empty file changes nothing`() throws {
    for yaml in ["", "# only a remark\n", "{}"] {
      let file = try StyleFile(yaml: yaml, file: "x.yaml")
      #expect(file.theme(on: .dark) == .dark)
      #expect(file.hooks().block == nil)
    }
  }

  @Test(arguments: [
    (
      "colour: red",
      "x.yaml:1:1: “colour” is no key here; there are extends, highlight, html, looks, measures, renderers, styles."
    ),
    (
      "extends: mauve",
      "x.yaml:1:10: “mauve” is not known here; there are auto, dark, light, high-contrast, plain, terminal."
    ),
    (
      "looks:\n  link: {color: mauve}",
      "x.yaml:2:17: “mauve” is no colour; write #RRGGBB, ansi0 to ansi255, or a name as red."
    ),
    ("looks:\n  link: {bold: maybe}", "x.yaml:2:16: true or false is expected here."),
    ("measures: {blockGap: 9}", "x.yaml:1:22: a number from 0 to 3 is expected here."),
    (
      "styles:\n  - {bold: true}",
      "x.yaml:2:5: “for” is missing, which says what nodes this is for."
    ),
    ("styles:\n  - {for: heading, host: x}", "x.yaml:2:26: “host” goes with for: link."),
    ("styles: {for: link}", "x.yaml:1:9: a list is expected here."),
    ("renderers:\n  - {for: link, rules: both}", "x.yaml:2:5: only blocks have rules about them."),
    ("- a", "x.yaml:1:1: a mapping of keys is expected here."),
    (
      "theme: &a\n  b",
      "x.yaml:1:1: “theme” is no key here; there are extends, highlight, html, looks, measures, renderers, styles."
    ),
  ])
  func `what is wrong is said with its place`(_ yaml: String, _ words: String) {
    let error = #expect(throws: StyleFileError.self) { try StyleFile(yaml: yaml, file: "x.yaml") }
    #expect(error?.description == words)
  }

  @Test(arguments: [
    "looks: [", "a: b: c", "\u{0}", "&a [*a, *a]", "x: \u{F8F5}", "'", "? ", "--- a\n--- b",
    "!!binary x",
  ])
  func `what is no style file is an error and nothing worse`(_ yaml: String) {
    #expect(throws: StyleFileError.self) { try StyleFile(yaml: yaml, file: "x.yaml") }
  }

  @Test func `aliases do not multiply`() {
    var yaml = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (name, last) in zip("bcdefghijklmnop", "abcdefghijklmno") {
      yaml += "\(name): &\(name) [*\(last), *\(last), *\(last), *\(last), *\(last), *\(last)]\n"
    }
    #expect(throws: StyleFileError.self) { try StyleFile(yaml: yaml, file: "x.yaml") }
  }
}

struct StyleSettingsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ path: String, _ text: String) throws {
    let url = URL(filePath: folder.path + "/behest/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func name(_ option: String?, _ variable: String? = nil) throws -> String? {
    var environment = ["XDG_CONFIG_HOME": folder.path]
    environment["BEHEST_THEME"] = variable
    return try StyleSettings(option: option, environment: environment).style?.name
  }

  /// Returns the warnings of the settings without an option, in order, with the folder removed.
  private func warnings(_ variable: String? = nil) throws -> [String] {
    var environment = ["XDG_CONFIG_HOME": folder.path]
    environment["BEHEST_THEME"] = variable
    return try StyleSettings(option: nil, environment: environment).warnings
      .map { $0.description.replacing(folder.path + "/behest/", with: "") }
  }

  @Test func `the option beats the environment, which beats the settings`() throws {
    #expect(try name(nil) == nil)
    try write("settings.yaml", "theme: light\n")
    #expect(try name(nil) == "light")
    #expect(try name(nil, "plain") == "plain")
    #expect(try name("dark", "plain") == "dark")
    #expect(try name(nil, "") == "light")
  }

  @Test func `a name may be that of a file of the person's`() throws {
    try write("themes/mine.yaml", "extends: plain\n")
    #expect(try name("mine") == "mine")
    #expect(try name(folder.path + "/behest/themes/mine.yaml") == "mine")
    // The built-in names are never anything else.
    try write("themes/dark.yaml", "extends: plain\n")
    #expect(
      try StyleSettings(option: "dark", environment: ["XDG_CONFIG_HOME": folder.path])
        .style?.theme(on: .unknown) == .dark
    )
  }

  @Test func `a theme that is not there is an error that names the place`() throws {
    let error = #expect(throws: StyleFileError.self) { try name("mauve") }
    #expect(
      error?.description
        == "--theme: “mauve” is no theme; there are auto, dark, light, high-contrast, plain, terminal, and files by their path."
    )
    #expect(throws: StyleFileError.self) { try name(folder.path) }
  }

  @Test(arguments: [
    ("theme: [", "settings.yaml:1:9: the YAML is not well formed: "),
    ("theme: mauve", "settings.yaml:1:8: “mauve” is no theme; there are auto, dark, "),
    ("theme: ./none.yaml", "./none.yaml: it cannot be read (No such file or directory)."),
    ("theme: broken", "themes/broken.yaml:1:8: a mapping of keys is expected here."),
    ("theme: pipe", "themes/pipe.yaml: it is a pipe, not a file."),
    ("theme: folder", "themes/folder.yaml: it cannot be read (Is a directory)."),
    ("theme: [dark]", "settings.yaml:1:8: a text is expected here."),
    ("- theme", "settings.yaml:1:1: a mapping of keys is expected here."),
    ("theme: \u{7}", "settings.yaml:1:8: control characters are not allowed."),
    ("#" + String(repeating: "x", count: 256 << 10), "settings.yaml: the file is larger than "),
  ])
  func `a mistake in the settings is one warning`(_ text: String, _ words: String) throws {
    try write("themes/broken.yaml", "looks: 1")
    try write("themes/folder.yaml/file", "")
    #expect(mkfifo(folder.path + "/behest/themes/pipe.yaml", 0o600) == 0)
    try write("settings.yaml", text)
    let warnings = try warnings()
    #expect(warnings.count == 1 && warnings[0].hasPrefix(words), "\(warnings)")
    #expect(try name(nil) == nil)
    #expect(try name("dark") == "dark")
  }

  @Test func `a key that is there twice counts once`() throws {
    try write("settings.yaml", "theme: dark\ntheme:\n  - light\n# The end.")
    let warnings = try warnings()
    #expect(warnings.count == 1)
    #expect(
      warnings[0].hasPrefix("settings.yaml:2:1: the key “theme” is there twice, and the first"))
    #expect(try name(nil) == "dark")
  }

  @Test func `settings without a theme want none`() throws {
    for text in ["", "# theme: dark\n", "theme:\n", "\u{FEFF}theme: ~"] {
      try write("settings.yaml", text)
      #expect(try warnings().isEmpty && name(nil) == nil)
    }
  }

  @Test func `settings that are no file are one warning, and nobody waits for them`() throws {
    try write("settings.yaml/file", "")
    #expect(try warnings() == ["settings.yaml: it cannot be read (Is a directory)."])
    let path = folder.path + "/behest/settings.yaml"
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(try warnings() == ["settings.yaml: it is a pipe, not a file."])
    try FileManager.default.removeItem(atPath: path)
    try Data([0x74, 0xFF]).write(to: URL(filePath: path))
    #expect(try warnings() == ["settings.yaml: it is not UTF-8."])
  }

  @Test func `a mistake in the environment is a warning, and the settings are left alone`() throws {
    try write("settings.yaml", "theme: [")
    let warnings = try warnings("mauve")
    #expect(warnings.count == 1 && warnings[0].hasPrefix("BEHEST_THEME: “mauve” is no theme; "))
    #expect(try name(nil, "mauve") == nil)
  }
}

struct DocumentedFilesTests {
  @Test func `the files on the page about Markdown can be read`() throws {
    let files = try DocumentationPage("MarkdownStyling.md").code("yaml")
    for text in files { _ = try StyleFile(yaml: text, file: "MarkdownStyling.md") }
    #expect(files.count == 3)
  }
}
