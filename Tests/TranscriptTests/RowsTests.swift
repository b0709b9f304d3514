// Holds the list of features that are done against the transcripts and tests that show them.

import Foundation
import BehestTestSupport
import Testing

@Suite struct RowsTests {
  /// One row of `Fixtures/Transcripts/ROWS.md`.
  private struct Row {
    let id: String
    /// Names of transcripts, and of tests in backticks.
    let evidence: [String]
  }

  private func rows() throws -> [Row] {
    try Fixtures.text("Transcripts/ROWS.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[1].contains(where: \.isNumber) else { return nil }
      return Row(id: cells[1], evidence: cells[3].components(separatedBy: "<br>"))
    }
  }

  @Test func `every row has evidence that exists`() throws {
    let sources = try Self.testSources()
    let rows = try rows()
    #expect(rows.count >= 40, "ROWS.md lost its rows")
    for row in rows {
      for item in row.evidence {
        if item.hasPrefix("`") {
          let name = item.trimmingCharacters(in: ["`"])
          // The sources are too long for a message.
          let isThere = sources.contains("`\(name)`")
          #expect(isThere, "\(row.id): no test is called `\(name)`")
        } else {
          let name = String(item.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" })
          let path = Fixtures.url("Transcripts/" + name).path
          #expect(FileManager.default.fileExists(atPath: path), "\(row.id): no file \(name)")
        }
      }
    }
  }

  @Test func `every transcript of a row is in the list`() throws {
    let listed = Set(try rows().flatMap(\.evidence))
    for path in Fixtures.paths(in: "Transcripts", withExtension: "transcript") {
      let name = URL(filePath: path).lastPathComponent
      guard name.first?.isUppercase == true, !name.hasPrefix("REGRESSION-") else { continue }
      #expect(listed.contains { $0.contains("(\(name))") }, "ROWS.md does not list \(name)")
    }
  }

  /// The text of all tests of the package.
  private static func testSources() throws -> String {
    let tests = Fixtures.folder.deletingLastPathComponent().appending(path: "Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
  }
}
