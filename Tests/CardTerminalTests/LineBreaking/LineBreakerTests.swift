// Tests of line breaking against Unicode's own cases.

import CardTerminal
import Foundation
import Testing

struct LineBreakerTests {
  /// Cases of Debian's package unicode-data: scalars, and whether a line may break before each.
  private static func cases() throws -> [(line: String, scalars: [Unicode.Scalar], breaks: [Bool])]
  {
    let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      var scalars: [Unicode.Scalar] = []
      var breaks: [Bool] = []
      for field in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
        if field == "÷" || field == "×" {
          breaks.append(field == "÷")
        } else if let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) {
          scalars.append(scalar)
        }
      }
      return (String(line), scalars, breaks)
    }
  }

  @Test func `the bare rules are those of UAX 14`() throws {
    let cases = try Self.cases()
    #expect(cases.count > 7_000)
    var failures: [String] = []
    for (line, scalars, breaks) in cases {
      var breaker = LineBreaker(isTailored: false)
      let classes = scalars.map { LineBreakClass(of: $0) }
      for (index, scalar) in classes.enumerated() {
        let following = classes[(index + 1)...].first
        if breaker.mayBreak(before: scalar, isWide: false, followedBy: following) != breaks[index] {
          failures.append(line)
          break
        }
        breaker.take(scalar, isWide: false)
      }
    }
    #expect(failures == [])
  }

  /// A text, a width, and its lines.
  static let wrapped: [(String, Int, [String])] = [
    ("see /usr/local/bin", 8, ["see", "/usr/", "local/", "bin"]),
    ("either/or", 8, ["either/", "or"]),
    ("a 1/2 b", 4, ["a", "1/2", "b"]),
    ("ready ! (now )", 8, ["ready !", "(now )"]),
    ("10 % $ 5", 4, ["10 %", "$ 5"]),
    ("cost €50 or £ 3", 8, ["cost €50", "or £ 3"]),
    ("–foo—bar", 6, ["–foo—", "bar"]),
    ("他说“你好”了", 6, ["他说", "“你好”", "了"]), ("“他说”了“你”", 5, ["“他", "说”了", "“你”"]),
    ("あ「っ」と言う", 4, ["あ", "「っ", "」と", "言う"]), ("ญี่ปุ่น", 2, ["ญี่ปุ่", "น"]),
    ("เมืองไทย", 4, ["เมือง", "ไทย"]), ("ខ្មែរ", 3, ["ខ្មែ", "រ"]),
  ]

  @Test(arguments: wrapped.indices)
  func `running text breaks where a reader expects it`(_ index: Int) {
    let (text, width, lines) = Self.wrapped[index]
    #expect(TerminalText.wrapped(text, to: width) == lines)
  }

  @Test func `what cannot fit breaks after a slash where there is one`() {
    #expect(
      TerminalText.wrapped("https://example.com/some/path", to: 24)
        == ["https://example.com/", "some/path"])
  }
}
