// Reads the examples of GitHub's specification, which is not ours to copy.

import Foundation
import MarkdownTree

/// The text of the specification, with its examples, as Debian's package `cmark-gfm` has it.
enum Specification {
  struct Example {
    var number: Int
    var markdown: String
    var html: String
    var extensions: MarkdownOptions.Extensions
    var isDisabled: Bool
  }

  static let path = "/usr/share/doc/cmark-gfm/spec.txt.gz"

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
