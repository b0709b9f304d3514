// Writes test results as JUnit XML, which every CI system reads.

import OutputPolicies
import PhraseMatching

/// Test results as JUnit XML: a suite for each file, a test case for each utterance.
public struct JUnitReport: Sendable {
  private let verdicts: [UtteranceVerdict]

  /// Creates a report of test results.
  public init(_ verdicts: [UtteranceVerdict]) { self.verdicts = verdicts }

  /// The document, with a newline at its end.
  public var text: String {
    var files: [String] = []
    for verdict in verdicts where !files.contains(verdict.example.place.file) {
      files.append(verdict.example.place.file)
    }
    let suites = files.map { file in
      let suite = verdicts.filter { $0.example.place.file == file }
      return Element(
        "testsuite", [("name", file)] + Self.counts(suite), children: suite.map(Self.testCase))
    }
    let root = Element(
      "testsuites", [("name", "behest test")] + Self.counts(verdicts), children: suites)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text(margin: "")
  }

  private static func counts(_ verdicts: [UtteranceVerdict]) -> [(String, String)] {
    let total = verdicts.reduce(Duration.zero) { $0 + $1.duration }
    return [
      ("tests", "\(verdicts.count)"), ("failures", "\(verdicts.count { !$0.passes })"),
      ("errors", "0"), ("skipped", "0"), ("time", seconds(total)),
    ]
  }

  private static func testCase(_ verdict: UtteranceVerdict) -> Element {
    let place = verdict.example.place
    let attributes = [
      ("name", verdict.example.utterance),
      ("classname", verdict.example.app ?? "phrases"), ("file", place.file),
      ("line", "\(place.line)"), ("time", seconds(verdict.duration)),
    ]
    let failure = Element(
      "failure", [("message", verdict.summary), ("type", "difference")],
      content: "\(place)\n" + verdict.diff.joined(separator: "\n"))
    return Element("testcase", attributes, children: verdict.passes ? nil : [failure])
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let micros = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: max(0, 6 - micros.count)) + micros
  }
}

/// An XML element, which is well formed for any texts.
private struct Element {
  private let head: String
  private let name: String
  private let content: String
  private let children: [Element]?

  /// - Parameter children: The elements inside; `nil` for an element with text, or an empty one.
  init(
    _ name: String, _ attributes: [(String, String)], content: String = "",
    children: [Element]? = nil
  ) {
    self.name = name
    self.content = Self.escaped(content, inAttribute: false)
    self.children = children
    head =
      name + attributes.map { " \($0.0)=\"\(Self.escaped($0.1, inAttribute: true))\"" }.joined()
  }

  /// Returns the lines of the element, indented by two spaces a level.
  func text(margin: String) -> String {
    if let children {
      let inside = children.map { $0.text(margin: margin + "  ") }.joined()
      return "\(margin)<\(head)>\n\(inside)\(margin)</\(name)>\n"
    }
    return margin + (content.isEmpty ? "<\(head)/>\n" : "<\(head)>\(content)</\(name)>\n")
  }

  /// Escapes markup; characters that are invisible or not permitted are written as `\u{1B}`.
  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var escaped = ""
    CharacterPolicy.spelled.forEachScalar(of: text) { scalar, isCarried in
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += inAttribute ? "&quot;" : "\""
      // A parser turns unescaped white space in an attribute into spaces, and drops carriage
      // returns.
      case 0x09, 0x0A: escaped += inAttribute ? "&#\(scalar.value);" : String(scalar)
      case 0x0D: escaped += "&#13;"
      default: escaped += isCarried ? String(scalar) : scalar.inWords
      }
    }
    return escaped
  }
}

extension UtteranceVerdict {
  /// The differences in one line: `intent: expected Reorder, was OrderSoup`.
  public var summary: String {
    differences.map { difference in
      "\(difference.field): expected \(difference.expected ?? "none"), was \(difference.actual ?? "none")"
    }.joined(separator: "; ")
  }

  /// The differences as lines of a diff: `-` before the expected value, `+` before the actual one.
  public var diff: [String] {
    differences.flatMap { difference in
      [
        difference.expected.map { "- \(difference.field): \($0)" },
        difference.actual.map { "+ \(difference.field): \($0)" },
      ].compactMap { $0 }
    }
  }
}
