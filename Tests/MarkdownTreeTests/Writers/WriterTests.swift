// Compares what the writers make of each fixture with its golden files, and with the C library.

import BehestTestSupport
import Foundation
import MarkdownTree
import Testing

struct WriterTests {
  static let paths = Fixtures.paths(in: "Markdown", withExtension: "md")

  private func document(_ path: String) throws -> MarkdownDocument {
    try MarkdownDocument(parsing: try Fixtures.bytes(path))
  }

  @Test(arguments: paths)
  func `plain text is what its golden file has`(_ path: String) throws {
    Fixtures.expect(try document(path).plainText(), matches: path.dropLast(3) + ".txt")
  }

  @Test(arguments: paths)
  func `HTML is what its golden file has`(_ path: String) throws {
    Fixtures.expect(try document(path).html(), matches: path.dropLast(3) + ".html")
  }

  @Test(arguments: paths)
  func `RTF is what its golden file has`(_ path: String) throws {
    Fixtures.expect(try document(path).rtf(), matches: path.dropLast(3) + ".rtf")
  }

  // Hostile files are left out: control characters are not written in code and raw HTML.
  @Test(arguments: paths.filter { !$0.contains("hostile") })
  func `Markdown written from a tree parses into the same tree`(_ path: String) throws {
    let document = try document(path)
    let written = document.commonMark()
    let again = try MarkdownDocument(parsing: written)
    let source = Array(written.utf8)
    #expect(meaning(again.root) == meaning(document.root), "\(outline(again.root, of: source))")
  }

  @Test(.enabled(if: Oracle.isInstalled), arguments: paths.filter { !$0.contains("hostile") })
  func `HTML as in the specification is what cmark-gfm writes`(_ path: String) throws {
    #expect(try document(path).html(.specification) == Oracle.html(of: Fixtures.url(path)))
  }

  @Test(arguments: paths)
  func `no character that is obeyed leaves with a document`(_ path: String) throws {
    let document = try document(path)
    let forms = [
      document.plainText(), document.html(), document.rtf(), document.commonMark(),
    ]
    for text in forms {
      for scalar in text.unicodeScalars {
        let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
        let isBidi =
          (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        #expect(!isControl && !isBidi && !(0x7F...0x9F).contains(scalar.value))
      }
    }
  }

  @Test func `Markdown written again says by a reference what would be obeyed`() throws {
    let source = "a&#27;[2J\u{202E}b `c\u{1B}d` <b t='\u{9B}'> [e](</f\u{7}> \"g\u{1B}\")\n"
    let document = try MarkdownDocument(parsing: source)
    let written = document.commonMark()
    #expect(
      written
        == "a&#27;\\[2J&#8238;b `cd` <b t=''> [e](</f&#7;> \"g&#27;\")\n")
    #expect(try MarkdownDocument(parsing: written).commonMark() == written)
  }

  @Test func `links that run something are reduced to their text`() throws {
    let html = try document("Markdown/hostile.md").html().lowercased()
    for scheme in [
      "javascript:", "vbscript:", "data:text", "file:", "<script", "<iframe", "onclick",
    ] {
      #expect(!html.contains("\"\(scheme)") && !html.contains("href=\"\(scheme)"))
      #expect(!scheme.hasPrefix("<") || !html.contains(scheme))
    }
    let sneaky = try MarkdownDocument(parsing: "[a](<java\tscript:x>) [b](&#1;javascript:x)")
    #expect(sneaky.html() == "<p>a b</p>\n")
  }

  @Test func `line breaks of HTML count, other tags do not`() throws {
    let document = try MarkdownDocument(parsing: "a<br>b<BR />c<b>d</b>")
    #expect(document.html() == "<p>a<br />\nb<br />\ncd</p>\n")
    #expect(document.plainText() == "a\nb\ncd")
  }

  @Test func `a clipboard's HTML names its character set`() throws {
    let document = try MarkdownDocument(parsing: "é")
    #expect(document.html(.clipboard) == "<meta charset=\"utf-8\">\n<p>é</p>\n")
  }
}

/// The program that comes with the C library.
private enum Oracle {
  private static let path = "/usr/bin/cmark-gfm"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  static func html(of file: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments =
      ["table", "strikethrough", "autolink", "tagfilter", "tasklist", "footnotes"]
      .flatMap { ["-e", $0] } + ["--unsafe", file.path]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
