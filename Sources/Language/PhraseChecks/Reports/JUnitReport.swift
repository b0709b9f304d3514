// Writes test results as JUnit XML, which every CI system reads.

/// Test results as JUnit XML: a suite for each file, a test case for each utterance.
public struct JUnitReport: Sendable {
  private let verdicts: [UtteranceVerdict]

  /// Creates a report of test results.
  public init(_ verdicts: [UtteranceVerdict]) { self.verdicts = verdicts }

  /// The document, with a newline at its end.
  public var text: String {
    var files: [String] = []
    for verdict in verdicts where files.last != verdict.example.place.file {
      if !files.contains(verdict.example.place.file) { files.append(verdict.example.place.file) }
    }
    let suites = Dictionary(grouping: verdicts, by: \.example.place.file)
    var xml = XMLWriter()
    xml.open("testsuites", [("name", "behest test")] + Self.counts(verdicts))
    for file in files {
      let suite = suites[file] ?? []
      xml.open("testsuite", [("name", file)] + Self.counts(suite))
      for verdict in suite { Self.write(verdict, to: &xml) }
      xml.close("testsuite")
    }
    xml.close("testsuites")
    return xml.text
  }

  private static func counts(_ verdicts: [UtteranceVerdict]) -> [(String, String)] {
    let total = verdicts.reduce(Duration.zero) { $0 + $1.duration }
    return [
      ("tests", "\(verdicts.count)"), ("failures", "\(verdicts.count { !$0.passes })"),
      ("errors", "0"), ("skipped", "0"), ("time", seconds(total)),
    ]
  }

  private static func write(_ verdict: UtteranceVerdict, to xml: inout XMLWriter) {
    let place = verdict.example.place
    let attributes = [
      ("name", verdict.example.utterance),
      ("classname", verdict.example.app ?? "phrases"), ("file", place.file),
      ("line", "\(place.line)"), ("time", seconds(verdict.duration)),
    ]
    guard !verdict.passes else {
      xml.empty("testcase", attributes)
      return
    }
    xml.open("testcase", attributes)
    xml.element(
      "failure", [("message", verdict.summary), ("type", "difference")],
      text: "\(place)\n" + verdict.diff.joined(separator: "\n"))
    xml.close("testcase")
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let micros = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: max(0, 6 - micros.count)) + micros
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
