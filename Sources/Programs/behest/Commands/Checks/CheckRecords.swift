// The records that the checks print with `--json`; their properties are the keys.

import BehestJSON
import PhraseChecks
import PhraseMatching

/// The results of testing a file of utterances.
struct VerdictsRecord: Encodable {
  struct Case: Encodable {
    struct Difference: JSONRecord {
      let field: String
      let expected: String?
      let actual: String?
    }

    let utterance: String
    let file: String
    let line: Int
    let column: Int
    let passed: Bool
    let differences: [Difference]
  }

  let total: Int
  let failed: Int
  let cases: [Case]

  init(_ verdicts: [UtteranceVerdict]) {
    total = verdicts.count
    failed = verdicts.count { !$0.passes }
    cases = verdicts.map { verdict in
      let place = verdict.example.place
      return Case(
        utterance: verdict.example.utterance, file: place.file, line: place.line,
        column: place.column, passed: verdict.passes,
        differences: verdict.differences.map {
          Case.Difference(field: $0.field, expected: $0.expected, actual: $0.actual)
        })
    }
  }
}

/// A sample; `context` is present when the phrase depends on context.
struct SampleRecord: Encodable {
  struct Value: JSONRecord {
    let text: String
    let value: String?
  }

  let utterance: String
  let app: String
  let intent: String
  let phrase: String
  let values: [String: Value]
  let context: [String: JSON]?

  init(_ sample: PhraseSample) {
    utterance = sample.utterance
    app = sample.template.app
    intent = sample.template.intent
    phrase = sample.template.text
    let values = sample.values.map { ($0.name, Value(text: $0.text, value: $0.id)) }
    self.values = Dictionary(values) { $1 }
    context = sample.context.isEmpty ? nil : sample.context
  }
}

/// A finding; `file`, `line` and `column` are null for phrases declared in source code.
private struct FindingRecord: JSONRecord {
  struct Related: JSONRecord {
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
  }

  let rule: String
  let level: LintLevel
  let message: String
  let app: String?
  let file: String?
  let line: Int?
  let column: Int?
  let utterance: String?
  let related: [Related]

  init(_ finding: LintFinding) {
    rule = finding.rule.id
    level = finding.rule.level
    message = finding.words
    app = finding.app
    file = finding.place?.file
    line = finding.place?.line
    column = finding.place?.column
    utterance = finding.utterance
    related = finding.related.map {
      Related(
        message: $0.words, file: $0.place?.file, line: $0.place?.line, column: $0.place?.column)
    }
  }
}

extension JSON {
  /// Creates the record of a finding, with `context` and `help` if there are any.
  init(_ finding: LintFinding) {
    self.init(encoding: FindingRecord(finding))
    if !finding.context.isEmpty { self["context"] = .object(finding.context) }
    if let advice = finding.advice { self["help"] = .string(advice) }
  }
}
