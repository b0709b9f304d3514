// Tests of the width of text in cells against the figures of another implementation.

import BehestCards
import BehestTestSupport
import CardTerminal
import Foundation
import Testing

/// A text and its cells.
struct WidthCase: Sendable, CustomTestStringConvertible {
  var text: String
  var cells: Int
  var testDescription: String

  static let all: [WidthCase] = {
    let lines = ((try? Fixtures.text("Cards/widths.txt")) ?? "").split(separator: "\n")
    return lines.filter { !$0.hasPrefix("# ") }.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, let cells = Int(fields[1]) else { return nil }
      return WidthCase(text: unescaped(fields[0]), cells: cells, testDescription: fields[2])
    }
  }()

  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text[...]
    while let start = rest.range(of: "\\u{"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      result.append(contentsOf: rest[..<start.lowerBound].unicodeScalars)
      if let value = UInt32(rest[start.upperBound..<end], radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        result.append(scalar)
      }
      rest = rest[rest.index(after: end)...]
    }
    result.append(contentsOf: rest.unicodeScalars)
    return String(result)
  }
}

struct WidthTests {
  @Test func `the cases are there`() {
    #expect(WidthCase.all.count > 55)
  }

  @Test(arguments: WidthCase.all)
  func `a text takes the cells it should`(_ example: WidthCase) {
    #expect(TerminalText.width(of: example.text) == example.cells)
    #expect(
      TerminalText.width(of: "a" + example.text + " b") == example.cells + 3)
  }

  @Test(arguments: WidthCase.all)
  func `a card with the text keeps its sides straight`(_ example: WidthCase) throws {
    let card = Card(
      title: [.text(example.text)],
      blocks: [
        .paragraph(example.text + " " + example.text), .code(language: nil, text: example.text),
        .table(Block.Table(rows: [[[.text(example.text)], [.text("x")]]])),
      ])
    let screen = try Screen(TerminalRenderer(profile: TerminalProfile(width: 40)).render(card))
    #expect(screen.lines.allSatisfy { TerminalText.width(of: $0) == 40 })
  }

  @Test(arguments: WidthCase.all, 0...6)
  func `a cut text fits and a padded one fills`(_ example: WidthCase, _ width: Int) {
    #expect(TerminalText.width(of: TerminalText.truncated(example.text, to: width)) <= width)
    #expect(TerminalText.width(of: TerminalText.padded(example.text, to: width)) == width)
    #expect(
      TerminalText.wrapped(example.text, to: width).allSatisfy {
        TerminalText.width(of: $0) <= max(width, 2)
      })
  }

  @Test func `a text is cut only when it must be`() {
    #expect(TerminalText.truncated("abcdef", to: 6) == "abcdef")
    #expect(TerminalText.truncated("abcdef", to: 5) == "abcd…")
    #expect(TerminalText.truncated("abc def", to: 5) == "abc…")
    #expect(TerminalText.truncated("日本語", to: 5) == "日本…")
    #expect(TerminalText.truncated("日本語", to: 4) == "日…")
    #expect(TerminalText.truncated("日本語", to: 6) == "日本語")
    #expect(TerminalText.truncated("abcdef", to: 5, ellipsis: "...") == "ab...")
    #expect(TerminalText.truncated("abc", to: 2, ellipsis: "...") == "ab")
    #expect(TerminalText.truncated("abc", to: 0) == "")
    #expect(TerminalText.truncated("abc", to: -3) == "")
  }

  @Test func `lines break between words, and in long ones between clusters`() {
    #expect(TerminalText.wrapped("one two three", to: 7) == ["one two", "three"])
    #expect(TerminalText.wrapped("one twothreefour", to: 5) == ["one", "twoth", "reefo", "ur"])
    #expect(TerminalText.wrapped("a well-known fact", to: 7) == ["a well-", "known", "fact"])
    #expect(TerminalText.wrapped("use --dry-run", to: 9) == ["use", "--dry-run"])
    #expect(TerminalText.wrapped("10\u{A0}km or more", to: 6) == ["10 km", "or", "more"])
    #expect(TerminalText.wrapped("one\ntwo", to: 9) == ["one", "two"])
    #expect(TerminalText.wrapped("", to: 9) == [""])
    #expect(TerminalText.wrapped("👩\u{200D}👧👩\u{200D}👧", to: 3) == ["👩\u{200D}👧", "👩\u{200D}👧"])
  }

  @Test func `lines of ideographs break where they may begin and end`() {
    #expect(TerminalText.wrapped("日本語文章", to: 6) == ["日本語", "文章"])
    // A stop does not begin a line, an opening bracket does not end one.
    #expect(TerminalText.wrapped("日本語。文", to: 6) == ["日本", "語。文"])
    #expect(TerminalText.wrapped("日本「語」文", to: 6) == ["日本", "「語」", "文"])
    #expect(TerminalText.wrapped("日本ABC文", to: 6) == ["日本", "ABC文"])
    #expect(TerminalText.wrapped("한국어 문장", to: 8) == ["한국어", "문장"])
  }
}
