// Reads RTF back with a small reader, to see that its groups and escapes are sound.

import BehestTestSupport
import MarkdownTree
import Testing

struct RTFStructureTests {
  private func rtf(_ markdown: String) throws -> String {
    try MarkdownDocument(parsing: markdown).rtf()
  }

  @Test(arguments: Fixtures.paths(in: "Markdown", withExtension: "md"))
  func `groups are balanced and everything is ASCII`(_ path: String) throws {
    let text = try MarkdownDocument(parsing: try Fixtures.bytes(path)).rtf()
    #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    #expect(text.hasPrefix("{\\rtf1\\ansi"))
    let reader = RTFReader(text)
    #expect(reader.isBalanced)
  }

  @Test(arguments: [
    "plain", "braces {x} and \\\\backslash", "é 漢字 😀 𝒳 👩‍👩‍👧", "\u{FFFD}\u{FFFF}\u{8000}", "a\tb",
    "line\\\nbreak", "\\u1234? \\par",
  ])
  func `text is read back as it was`(_ markdown: String) throws {
    let document = try MarkdownDocument(parsing: markdown)
    let expected = document.plainText() + "\n"
    #expect(RTFReader(try rtf(markdown)).text == expected)
  }

  @Test func `each construct has its control words`() throws {
    #expect(try rtf("# T").contains("\\s1\\keepn\\sb240"))
    #expect(try rtf("**b** *i* ~~s~~ `c`").contains("{\\b b} {\\i i} {\\strike s} {\\f1 c}"))
    #expect(
      try rtf("[t](https://a.b/?q=\"x\\\\y)").contains(
        "HYPERLINK \"https://a.b/?q=%22x%5Cy\"}}{\\fldrslt{\\ul\\cf1 t}}"))
    #expect(try rtf("[t](javascript:x)").contains("HYPERLINK") == false)
    #expect(try rtf("- a\n  1. b").contains("\\ls2\\ilvl1 {\\listtext 1.\\tab}"))
    #expect(try rtf("3. a").contains("\\levelstartat3"))
    #expect(try rtf("- [x] a").contains("\\u9745?\\tab "))
    let table = try rtf("|a|b|\n|-|-:|\n|c|d|")
    #expect(table.split(separator: "\\cell\n").count == 5)
    #expect(table.split(separator: "\\row\n").count == 3)
    #expect(table.contains("\\qr {d}\\cell"))
  }
}

/// Reads the text of an RTF file, and checks its groups.
private struct RTFReader {
  private(set) var text = ""
  private(set) var isBalanced = true

  init(_ rtf: String) {
    let hidden: Set<String> = [
      "fonttbl", "colortbl", "stylesheet", "listtable", "listoverridetable", "fldinst", "listtext",
    ]
    // For each open group: whether its text is shown.
    var groups: [Bool] = []
    var rest = Array(rtf.utf8)[...]
    var units: [UInt16] = []
    func flush(into text: inout String) {
      text += String(decoding: units, as: UTF16.self)
      units = []
    }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "{"): groups.append(groups.last ?? true)
      case UInt8(ascii: "}"):
        if groups.popLast() == nil { isBalanced = false }
      case UInt8(ascii: "\n"): break
      case UInt8(ascii: "\\"):
        guard let next = rest.first else { break }
        let isWord = (0x61...0x7A).contains(next)
        if !isWord {
          rest.removeFirst()
          if next != UInt8(ascii: "*"), next != UInt8(ascii: "'"), groups.last == true {
            units.append(UInt16(next))
          }
          break
        }
        let word = rest.prefix { (0x61...0x7A).contains($0) }
        rest = rest.dropFirst(word.count)
        let number = rest.prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
        rest = rest.dropFirst(number.count)
        if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
        let name = String(decoding: word, as: UTF8.self)
        if hidden.contains(name), !groups.isEmpty { groups[groups.count - 1] = false }
        guard groups.last == true else { break }
        switch name {
        case "u":
          units.append(UInt16(bitPattern: Int16(String(decoding: number, as: UTF8.self)) ?? 0))
          rest.removeFirst()
        case "par", "line": units.append(0x0A)
        case "tab": units.append(0x09)
        default: break
        }
      default:
        if groups.last == true { units.append(UInt16(byte)) }
      }
    }
    flush(into: &text)
    isBalanced = isBalanced && groups.isEmpty
  }
}
