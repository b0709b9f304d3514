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
    JSON(encoding: log).text(isPretty: true) + "\n"
  }

  private var log: Log {
    let driver = Driver(
      name: "behest lint", version: version,
      rules: rules.map { rule in
        Rule(
          id: rule.id, shortDescription: Message(text: rule.summary),
          help: Message(text: rule.help), defaultConfiguration: Configuration(level: rule.level))
      })
    let results = findings.map { finding in
      Result(
        ruleId: finding.rule.id, ruleIndex: rules.firstIndex(of: finding.rule) ?? -1,
        level: finding.rule.level, message: Message(text: finding.wordsAndAdvice),
        locations: [Location(finding.place, app: finding.app)],
        relatedLocations: finding.related.enumerated().compactMap { index, related in
          related.place.map { place in
            Location(place, id: index, message: Message(text: related.words))
          }
        }, properties: finding.utterance.map { Properties(utterance: $0, context: finding.context) }
      )
    }
    return Log(runs: [Run(tool: Tool(driver: driver), results: results)])
  }

  // MARK: The format

  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name: String
    let version: String
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let help: Message
    let defaultConfiguration: Configuration
  }

  private struct Configuration: Encodable { let level: LintLevel }

  private struct Message: Encodable { let text: String }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: LintLevel
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]
    let properties: Properties?
  }

  private struct Properties: Encodable {
    let utterance: String
    let context: [String: JSON]
  }

  private struct Location: Encodable {
    var id: Int?
    var message: Message?
    var physicalLocation: PhysicalLocation?
    var logicalLocations: [LogicalLocation]?

    /// Creates a location in a file, or else in an app's declarations.
    init(_ place: SourcePlace?, app: String?) {
      if let place {
        physicalLocation = PhysicalLocation(place)
      } else {
        logicalLocations = [LogicalLocation(name: app ?? "phrases", kind: "module")]
      }
    }

    init(_ place: SourcePlace, id: Int, message: Message) {
      self.id = id
      self.message = message
      physicalLocation = PhysicalLocation(place)
    }
  }

  private struct LogicalLocation: Encodable {
    let name: String
    let kind: String
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?

    init(_ place: SourcePlace) {
      artifactLocation = ArtifactLocation(uri: Self.uri(place.file))
      region =
        place.line > 0 ? Region(startLine: place.line, startColumn: max(1, place.column)) : nil
    }

    /// Returns the URI of a path, relative for a relative path.
    private static func uri(_ path: String) -> String {
      let allowed = CharacterSet.urlPathAllowed.subtracting([":", ";"])
      let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
      return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
  }

  private struct ArtifactLocation: Encodable { let uri: String }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }
}
