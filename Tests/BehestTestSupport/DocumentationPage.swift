// Reads the code on a page of the documentation, to compare it with the sources that are compiled.

import Foundation

/// The code blocks of a page in `Documentation`.
package struct DocumentationPage {
  private let blocks: [(language: String, code: String)]

  /// Creates a page from its file name: `"Markdown.md"`. Throws when it is missing or is not UTF-8.
  package init(_ name: String) throws {
    let text = try Fixtures.text("../Documentation/" + name)
    blocks = text.components(separatedBy: "\n```").dropFirst().enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .map { block in
        let lines = block.element.split(separator: "\n", maxSplits: 1)
        return (String(lines.first ?? ""), String(lines.dropFirst().first ?? ""))
      }
  }

  /// Returns the code blocks in a language.
  package func code(_ language: String) -> [String] {
    blocks.filter { $0.language == language }.map(\.code)
  }

  /// Returns the Swift code that is only on the page or only in the compiled samples.
  ///
  /// The samples stand between `// sample` and `// end` in `DocumentationSamples.swift`.
  /// Indentation is ignored.
  ///
  /// - Parameter file: A file in the same folder as the samples.
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
