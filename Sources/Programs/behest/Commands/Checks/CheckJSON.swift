// The JSON form of what the checks say.

import PhraseChecks
import PhraseMatching
import BehestShell

extension JSONValue {
  /// Verdicts as one object with the keys `total`, `failed` and `cases`.
  init(_ verdicts: [UtteranceVerdict]) {
    self = [
      "total": .integer(verdicts.count), "failed": .integer(verdicts.count { !$0.passes }),
      "cases": .array(verdicts.map { JSONValue($0) }),
    ]
  }

  private init(_ verdict: UtteranceVerdict) {
    let place = verdict.example.place
    self = [
      "utterance": .string(verdict.example.utterance), "file": .string(place.file),
      "line": .integer(place.line), "column": .integer(place.column),
      "passed": .boolean(verdict.passes),
      "differences": .array(
        verdict.differences.map { difference in
          [
            "field": .string(difference.field), "expected": JSONValue(difference.expected),
            "actual": JSONValue(difference.actual),
          ]
        }),
    ]
  }

  /// A sample as an object; `context` is there when something has to be known.
  init(_ sample: PhraseSample) {
    self = [
      "utterance": .string(sample.utterance), "app": .string(sample.template.app),
      "intent": .string(sample.template.intent), "phrase": .string(sample.template.text),
      "values": .object(
        Dictionary(
          sample.values.map { value in
            (value.name, ["text": .string(value.text), "value": JSONValue(value.id)])
          }
        ) { $1 }),
    ]
    if !sample.context.isEmpty { self["context"] = JSONValue(encoding: sample.context) }
  }
}

extension JSONValue {
  /// A rule as an object with `id`, `level`, `summary` and `help`.
  init(_ rule: LintRule) {
    self = [
      "id": .string(rule.id), "level": .string(rule.level.rawValue),
      "summary": .string(rule.summary), "help": .string(rule.help),
    ]
  }

  /// A finding as an object; `file`, `line` and `column` are null for what source code declares.
  init(_ finding: LintFinding) {
    self = [
      "rule": .string(finding.rule.id), "level": .string(finding.rule.level.rawValue),
      "message": .string(finding.words), "app": JSONValue(finding.app),
      "file": JSONValue(finding.place?.file),
      "line": finding.place.map { .integer($0.line) } ?? .null,
      "column": finding.place.map { .integer($0.column) } ?? .null,
      "utterance": JSONValue(finding.utterance),
      "related": .array(
        finding.related.map { related in
          [
            "message": .string(related.words), "file": JSONValue(related.place?.file),
            "line": related.place.map { .integer($0.line) } ?? .null,
            "column": related.place.map { .integer($0.column) } ?? .null,
          ]
        }),
    ]
    if !finding.context.isEmpty { self["context"] = JSONValue(encoding: finding.context) }
    if let advice = finding.advice { self["help"] = .string(advice) }
  }
}
