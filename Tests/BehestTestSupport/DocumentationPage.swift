// Reads the code on a page of the documentation, and finds it in the sources that are compiled.

import Foundation

/// The code blocks of a page in `Documentation`.
package struct DocumentationPage {
  private let blocks: [(language: String, code: String)]

  /// Reads a page: `"Markdown.md"`. Throws when it is missing or is not UTF-8.
  package init(_ name: String) throws {
    let text = try Fixtures.text("../Documentation/" + name)
    blocks = text.components(separatedBy: "\n```").dropFirst().enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .map { block in
        let lines = block.element.split(separator: "\n", maxSplits: 1)
        return (String(lines.first ?? ""), String(lines.dropFirst().first ?? ""))
      }
  }

  /// The blocks in a language.
  package func code(_ language: String) -> [String] {
    blocks.filter { $0.language == language }.map(\.code)
  }

  /// Those of two lists that have no like in the other, indentation aside: the page's blocks of
  /// Swift, and what stands between `// sample` and `// end` in `DocumentationSamples.swift`.
  ///
  /// - Parameter file: A file of the same folder.
  package func strays(besides file: String = #filePath) throws -> [String] {
    let source = try String(
      contentsOf: URL(filePath: file).deletingLastPathComponent()
        .appending(path: "DocumentationSamples.swift"), encoding: .utf8)
    let compiled = source.components(separatedBy: "// sample\n").dropFirst().map { part in
      Self.flat(part.components(separatedBy: "// end").first ?? "")
    }
    let shown = code("swift").map(Self.flat)
    return shown.filter { !compiled.contains($0) } + compiled.filter { !shown.contains($0) }
  }

  private static func flat(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
