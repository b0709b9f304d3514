// Runs the examples of GitHub's specification, read from where Debian installs it.

import Foundation
import MarkdownTree
import Testing

struct SpecificationTests {
  @Test(.enabled(if: Specification.isInstalled))
  func `the specification's examples give the specification's HTML`() throws {
    // Two examples of task lists are marked as not to be run: their HTML is only an illustration.
    let examples = try Specification.examples().filter { !$0.isDisabled }
    #expect(examples.count == 671 || examples.count == 670)
    for example in examples {
      let options = MarkdownOptions(extensions: example.extensions)
      let document = try MarkdownDocument(parsing: example.markdown, options: options)
      #expect(
        document.html(.specification) == example.html,
        "example \(example.number): \(example.markdown.debugDescription)")
    }
  }

  @Test(.enabled(if: Specification.isInstalled))
  func `each inline of the specification's examples has a source of its own`() throws {
    var lost: [Int] = []
    for example in try Specification.examples() {
      let options = MarkdownOptions(extensions: example.extensions)
      let document = try MarkdownDocument(parsing: example.markdown, options: options)
      for block in nodes(of: document.root) where !block.kind.isInline && block.children.count > 1 {
        let first = block.children[0]
        if first.kind.isInline, first.range == block.children[1].range {
          lost.append(example.number)
        }
      }
    }
    #expect(lost == [])
  }

  @Test(.enabled(if: Specification.isInstalled))
  func `the specification's examples survive being written as Markdown`() throws {
    var changed: [Int] = []
    for example in try Specification.examples() {
      let options = MarkdownOptions(extensions: example.extensions)
      let document = try MarkdownDocument(parsing: example.markdown, options: options)
      let again = try MarkdownDocument(parsing: document.commonMark(), options: options)
      if meaning(again.root) != meaning(document.root) { changed.append(example.number) }
    }
    #expect(changed == [])
  }
}

/// The text of the specification, with its examples.
enum Specification {
  struct Example {
    var number: Int
    var markdown: String
    var html: String
    var extensions: MarkdownOptions.Extensions
    var isDisabled: Bool
  }

  private static let path = "/usr/share/doc/cmark-gfm/spec.txt.gz"

  static var isInstalled: Bool {
    FileManager.default.isReadableFile(atPath: path)
  }

  static func examples() throws -> [Example] {
    let names: [String: MarkdownOptions.Extensions] = [
      "table": .table, "strikethrough": .strikethrough, "autolink": .autolink,
      "tagfilter": .tagfilter, "tasklist": .tasklist, "disabled": .tasklist,
    ]
    let fence = String(repeating: "`", count: 32)
    var examples: [Example] = []
    var lines = try text().split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      guard line.hasPrefix(fence + " example") else { continue }
      var parts = [""]
      while let line = lines.popFirst(), line != fence {
        if line == "." && parts.count == 1 {
          parts.append("")
        } else {
          parts[parts.count - 1] += line.replacing("→", with: "\t") + "\n"
        }
      }
      let words = line.split(separator: " ").dropFirst(2)
      examples.append(
        Example(
          number: examples.count + 1, markdown: parts[0], html: parts.last ?? "",
          extensions: words.reduce(into: []) { $0.formUnion(names[String($1)] ?? []) },
          isDisabled: words.contains("disabled")))
    }
    return examples
  }

  private static func text() throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", path]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
