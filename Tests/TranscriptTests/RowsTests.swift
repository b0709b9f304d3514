// Holds the list of features that are done against the transcripts and tests that show them.

import BehestTestSupport
import Foundation
import Testing

@Suite struct RowsTests {
  /// One row of `Fixtures/Transcripts/ROWS.md`.
  private struct Row {
    let id: String
    /// The text of the row; programs, options and the like in backticks.
    let words: String
    /// Names of transcripts.
    let transcripts: [String]
    /// Names of tests.
    let tests: [String]
  }

  private func rows() throws -> [Row] {
    try Fixtures.text("Transcripts/ROWS.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[1].contains(where: \.isNumber) else { return nil }
      let evidence = cells[3].components(separatedBy: "<br>")
      return Row(
        id: cells[1], words: cells[2],
        transcripts: evidence.filter { !$0.hasPrefix("`") }
          .map { String($0.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }) },
        tests: evidence.filter { $0.hasPrefix("`") }.map { $0.trimmingCharacters(in: ["`"]) })
    }
  }

  @Test func `every row has a transcript or a test`() throws {
    let rows = try rows()
    #expect(rows.count >= 110, "ROWS.md lost its rows")
    #expect(Set(rows.map(\.id)).count == rows.count, "a row is there twice")
    for row in rows where row.transcripts.isEmpty && row.tests.isEmpty {
      Issue.record("\(row.id) is shown by nothing")
    }
  }

  @Test func `the transcript of a row plays what the row says`() throws {
    for row in try rows() where !row.transcripts.isEmpty {
      var text = ""
      for name in row.transcripts {
        #expect(name.hasPrefix(row.id + "-"), "\(row.id): \(name) belongs to another row")
        let source = try Fixtures.text("Transcripts/" + name)
        let first = source.prefix { $0 != "\n" }
        #expect(first.hasPrefix("#") && first.contains(row.id), "\(name) does not name \(row.id)")
        let plays = try Transcript(parsing: source).parts.contains { part in
          let command =
            switch part {
            case .comment: ""
            case .command(let command): command.text
            case .session(let session): session.text
            }
          return command.contains("behest") || command.contains("MarkdownCard")
        }
        #expect(plays, "\(name) runs nothing of ours")
        text += source
      }
      let quoted = row.words.split(separator: "`", omittingEmptySubsequences: false)
        .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      for words in quoted {
        #expect(text.contains(words) || !row.tests.isEmpty, "\(row.id): “\(words)” is not played")
      }
    }
  }

  @Test func `the tests of a row are run with all others`() throws {
    let listed = try Self.listedTests()
    for row in try rows() {
      for name in row.tests {
        // The list is too long for a message.
        let isListed = listed.contains("/`\(name)`(")
        #expect(isListed, "\(row.id): no test is called `\(name)`")
      }
    }
  }

  @Test func `every transcript of a row is in the list`() throws {
    let listed = Set(try rows().flatMap(\.transcripts))
    for path in Fixtures.paths(in: "Transcripts", withExtension: "transcript") {
      let name = URL(filePath: path).lastPathComponent
      guard name.first?.isUppercase == true, !name.hasPrefix("REGRESSION-") else { continue }
      #expect(listed.contains(name), "ROWS.md does not list \(name)")
    }
  }

  /// The tests of the whole package, as this program lists them.
  private static func listedTests() throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--list-tests"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
