// Cells and clusters against Unicode's own files, from Debian's package unicode-data.

import CardTerminal
import Foundation
import Testing

struct UnicodeDataTests {
  /// The lines of a file as fields, without comments.
  private func fields(_ name: String) throws -> [[String]] {
    try String(contentsOfFile: "/usr/share/unicode/" + name, encoding: .utf8)
      .split(separator: "\n").map { $0.prefix { $0 != "#" } }
      .filter { $0.contains(";") }
      .map { $0.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  private func scalars(_ field: String) -> ClosedRange<UInt32>? {
    let ends = field.components(separatedBy: "..").compactMap { UInt32($0, radix: 16) }
    guard let first = ends.first, let last = ends.last else { return nil }
    return first...last
  }

  @Test func `every wide and fullwidth character takes two cells`() throws {
    var wrong: [String] = []
    var count = 0
    for line in try fields("EastAsianWidth.txt") where line[1] == "W" || line[1] == "F" {
      guard let range = scalars(line[0]) else { continue }
      // Ideographs are the same throughout: every hundredth of a long range will do.
      for value in range where range.count < 300 || value.isMultiple(of: 101) {
        // Hangul fillers are wide by their width, and invisible.
        guard value != 0x3164, value != 0x115F, let scalar = Unicode.Scalar(value) else { continue }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .unassigned: continue
        default: break
        }
        count += 1
        if TerminalText.width(of: String(scalar)) != 2 {
          wrong.append(String(value, radix: 16))
        }
      }
    }
    #expect(count > 2_000)
    #expect(wrong == [])
  }

  @Test func `every picture of Unicode's list is one cluster of two cells`() throws {
    let sequences = try fields("emoji/emoji-test.txt").filter { $0[1] == "fully-qualified" }
    #expect(sequences.count > 3_000)
    var wrong: [String] = []
    for line in sequences {
      var text = String.UnicodeScalarView()
      for part in line[0].split(separator: " ") {
        guard let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) else { continue }
        text.append(scalar)
      }
      let picture = String(text)
      if TerminalText.width(of: picture) != 2 || TerminalText.sanitised(picture) != picture
        || TerminalText.wrapped(picture + picture, to: 2) != [picture, picture]
      {
        wrong.append(line[0])
      }
    }
    #expect(wrong == [])
  }

  @Test func `marks take no cell, whatever they stand on`() throws {
    var wrong: [String] = []
    for line in try fields("extracted/DerivedGeneralCategory.txt") where line[1] == "Mn" {
      guard let range = scalars(line[0]) else { continue }
      for value in range {
        // Ahom's medial ra takes a cell since Unicode 16.
        guard value != 0x1171E, let scalar = Unicode.Scalar(value) else { continue }
        if TerminalText.width(of: "a" + String(scalar)) != 1 {
          wrong.append(String(value, radix: 16))
        }
      }
    }
    #expect(wrong == [])
  }
}
