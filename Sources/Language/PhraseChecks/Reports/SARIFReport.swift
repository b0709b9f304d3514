// Writes findings as SARIF 2.1.0, which code scanning services read.

import BehestJSON
import Foundation
import PhraseMatching

/// Findings as a SARIF 2.1.0 log with one run.
///
/// See "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", OASIS, 2020.
public struct SARIFReport: Sendable {
  private let findings: [LintFinding]
  private let version: String
  private let rules: [LintRule]

  /// Creates a report of findings.
  ///
  /// - Parameters:
  ///   - version: The version of the tool.
  ///   - rules: The rules that were checked.
  public init(_ findings: [LintFinding], version: String, rules: [LintRule] = LintRule.all) {
    self.findings = findings
    self.version = version
    self.rules = rules
  }

  /// The log, with a newline at its end.
  public var text: String {
    let driver: JSON = [
      "name": "behest lint", "version": .string(version),
      "rules": .array(rules.map(Self.rule)),
    ]
    let log: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
          "results": .array(findings.map(result)),
        ]
      ],
    ]
    return log.text(isPretty: true) + "\n"
  }

  private static func rule(_ rule: LintRule) -> JSON {
    [
      "id": .string(rule.id), "shortDescription": ["text": .string(rule.summary)],
      "help": ["text": .string(rule.help)],
      "defaultConfiguration": ["level": .string(rule.level.rawValue)],
    ]
  }

  private func result(_ finding: LintFinding) -> JSON {
    // A finding without a file is located in the app's declarations.
    let location =
      finding.place.map(Self.location)
      ?? ["logicalLocations": [["name": .string(finding.app ?? "phrases"), "kind": "module"]]]
    let related = finding.related.enumerated().compactMap { index, related in
      related.place.map { place in
        var location = Self.location(place)
        location["id"] = .integer(index)
        location["message"] = ["text": .string(related.words)]
        return location
      }
    }
    var result: JSON = [
      "ruleId": .string(finding.rule.id),
      "ruleIndex": .integer(rules.firstIndex(of: finding.rule) ?? -1),
      "level": .string(finding.rule.level.rawValue),
      "message": ["text": .string(finding.wordsAndAdvice)], "locations": [location],
      "relatedLocations": .array(related),
    ]
    if let utterance = finding.utterance {
      result["properties"] = [
        "utterance": .string(utterance), "context": .object(JSON.Members(finding.context)),
      ]
    }
    return result
  }

  private static func location(_ place: SourcePlace) -> JSON {
    var location: JSON = ["artifactLocation": ["uri": .string(uri(place.file))]]
    if place.line > 0 {
      location["region"] = [
        "startLine": .integer(place.line), "startColumn": .integer(max(1, place.column)),
      ]
    }
    return ["physicalLocation": location]
  }

  /// Returns the URI of a path, relative for a relative path.
  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting([":", ";"])
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
