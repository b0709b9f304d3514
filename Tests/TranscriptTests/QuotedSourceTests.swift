// Holds the Swift that the documentation shows against the sources that are compiled.

import BehestTestSupport
import Foundation
import Testing

/// A block of Swift after `<!-- from PATH -->` is a part of that file, indentation and lines that
/// only say `…` aside.
@Suite struct QuotedSourceTests {
  private static let root = Fixtures.folder.deletingLastPathComponent()

  @Test(arguments: ["README.md", "Documentation/Testing.md"])
  func `what a page quotes is what is compiled`(_ page: String) throws {
    let quotations = try Quotation.all(in: lines(of: page))
    #expect(!quotations.isEmpty, "\(page) lost its quotations")
    for quotation in quotations {
      let source = try lines(of: quotation.path)
      for part in quotation.parts {
        let isThere = source.indices.contains { source[$0...].starts(with: part) }
        let words = part.joined(separator: "\n")
        #expect(isThere, "\(page): this is not in \(quotation.path):\n\(words)")
      }
    }
  }

  private func lines(of path: String) throws -> [String] {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

/// A block that is quoted from a file.
private struct Quotation {
  let path: String
  let parts: [[String]]

  static func all(in lines: [String]) -> [Quotation] {
    lines.indices.compactMap { index in
      let mark = lines[index]
      guard mark.hasPrefix("<!-- from "), mark.hasSuffix(" -->"), index + 1 < lines.count,
        lines[index + 1].hasPrefix("```swift")
      else { return nil }
      let block = lines[(index + 2)...].prefix { $0 != "```" }
      let parts = block.split { $0 == "…" || $0 == "// …" }.map { part in
        Array(part.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
      }
      return Quotation(
        path: String(mark.dropFirst(10).dropLast(4)), parts: parts.filter { !$0.isEmpty })
    }
  }
}
