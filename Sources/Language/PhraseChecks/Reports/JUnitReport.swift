// Writes test results as JUnit XML, which every CI system reads.

import OutputPolicies
import PhraseMatching

/// Test results as JUnit XML: suites of test cases.
public struct JUnitReport: Sendable {
  /// A group of test cases.
  package struct Suite: Sendable {
    let name: String
    let cases: [Case]

    /// Creates a group of test cases.
    package init(name: String, cases: [Case]) {
      self.name = name
      self.cases = cases
    }
  }

  /// A test case.
  package struct Case: Sendable {
    let attributes: [(String, String)]
    let duration: Duration
    let failure: Failure?

    /// Creates a test case; without a failure it passes.
    ///
    /// - Parameter attributes: The attributes besides the time, the name among them.
    package init(
      attributes: [(String, String)], duration: Duration = .zero, failure: Failure? = nil
    ) {
      self.attributes = attributes
      self.duration = duration
      self.failure = failure
    }
  }

  /// The reason why a test case fails.
  package struct Failure: Sendable {
    let message: String
    let type: String
    let content: String

    /// Creates the reason, with a message of one line and the whole of it.
    package init(message: String, type: String, content: String) {
      self.message = message
      self.type = type
      self.content = content
    }
  }

  private let name: String
  private let suites: [Suite]

  /// Creates a report of suites.
  ///
  /// - Parameter name: The command that has run them.
  package init(name: String, _ suites: [Suite]) {
    self.name = name
    self.suites = suites
  }

  /// Creates a report of test results: a suite for each file, a test case for each utterance.
  public init(_ verdicts: [UtteranceVerdict]) {
    var files: [String] = []
    for verdict in verdicts where !files.contains(verdict.example.place.file) {
      files.append(verdict.example.place.file)
    }
    self.init(
      name: "behest test",
      files.map { file in
        Suite(
          name: file,
          cases: verdicts.filter { $0.example.place.file == file }.map(Case.init))
      })
  }

  /// The document, with a newline at its end.
  public var text: String {
    let root = Element(
      "testsuites", [("name", name)] + Self.counts(suites.flatMap(\.cases)),
      children: suites.map { suite in
        Element(
          "testsuite", [("name", suite.name)] + Self.counts(suite.cases),
          children: suite.cases.map(Self.element))
      })
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text(margin: "")
  }

  private static func counts(_ cases: [Case]) -> [(String, String)] {
    let total = cases.reduce(Duration.zero) { $0 + $1.duration }
    return [
      ("tests", "\(cases.count)"), ("failures", "\(cases.count { $0.failure != nil })"),
      ("errors", "0"), ("skipped", "0"), ("time", seconds(total)),
    ]
  }

  private static func element(_ test: Case) -> Element {
    let failure = test.failure.map { failure in
      Element(
        "failure", [("message", failure.message), ("type", failure.type)],
        content: failure.content)
    }
    return Element(
      "testcase", test.attributes + [("time", seconds(test.duration))],
      children: failure.map { [$0] })
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let micros = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: max(0, 6 - micros.count)) + micros
  }
}

extension JUnitReport.Case {
  fileprivate init(_ verdict: UtteranceVerdict) {
    let place = verdict.example.place
    self.init(
      attributes: [
        ("name", verdict.example.utterance), ("classname", verdict.example.app ?? "phrases"),
        ("file", place.file), ("line", "\(place.line)"),
      ], duration: verdict.duration,
      failure: verdict.passes
        ? nil
        : JUnitReport.Failure(
          message: verdict.summary, type: "difference",
          content: "\(place)\n" + verdict.diff.joined(separator: "\n")))
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
