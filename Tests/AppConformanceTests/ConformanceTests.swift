// Holds the check of servers to its own promises: every rule can be broken, and is documented.

import AppConformance
import AppProcesses
import BehestJSON
import BehestTestSupport
import Foundation
import PhraseChecks
import Testing

@Suite struct ConformanceTests {
  /// The rules that take a server that hangs, which is tried below.
  private static let slow = ["answers-come-in-time"]

  @Test func `every rule has a report of its breach`() throws {
    let reports = try Fixtures.text("Transcripts/app-check.transcript")
    let unbroken = ConformanceRule.all.map(\.id).filter {
      !reports.contains("[\($0)]") && !reports.contains("grep -c \($0)\n1")
    }
    #expect(unbroken == Self.slow)
    #expect(Set(ConformanceRule.all.map(\.id)).count == ConformanceRule.all.count)
  }

  @Test func `the documentation lists the rules`() throws {
    let page = try Fixtures.text("../Documentation/Apps.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains("` | ") }
      .map(String.init)
    let table = ConformanceRule.all.map { "| `\($0.id)` | \($0.level.rawValue) | \($0.reason) |" }
    #expect(rows.filter(table.contains) == table)
  }

  @Test func `a server that does not answer is told, and ended`() async throws {
    var limits = ConformanceCheck.Limits()
    limits.answer = .milliseconds(300)
    let command = AppCommand(
      words: ["python3", Fixtures.url("Servers/broken.py").path, "answers-come-in-time"],
      surroundings: ProcessInfo.processInfo.environment, folder: "/", logPath: nil)
    let report = try await ConformanceCheck("Broken", command, limits: limits).report()
    #expect(report.findings.contains { $0.rule.id == "answers-come-in-time" })
    #expect(!report.passes)
  }

  @Test func `templates of addresses are those of RFC 6570`() {
    let good = [
      "file:///{path}", "a", "{+path}/here", "{#x,hello,y}", "X{.list*}", "{/var:1,var}{?a,b*}{&c}",
      "{;x,empty}", "{a.b_c}", "{%41}",
    ]
    let bad = ["{", "}", "{}", "{a b}", "{a,}", "{++a}", "{a:0}", "{a:12345}", "{a}{", "{-a}"]
    #expect(good.filter { EntryChecks.mistake(inTemplate: $0) != nil }.isEmpty)
    #expect(bad.filter { EntryChecks.mistake(inTemplate: $0) == nil }.isEmpty)
  }

  /// Schemas as libraries write them.
  @Test(arguments: [
    // Pydantic: references, nothing beside null, titles.
    ##"{"$defs":{"A":{"type":"object","properties":{"city":{"type":"string"}},"required":["city"]}},"type":"object","properties":{"a":{"anyOf":[{"$ref":"#/$defs/A"},{"type":"null"}],"default":null}},"required":["a"]}"##,
    // Zod: a draft, no other members, numbers within what a double holds.
    ##"{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"n":{"type":"integer","maximum":9007199254740991,"default":3}},"additionalProperties":false}"##,
    // One of two arguments, and arguments that a reference brings.
    ##"{"type":"object","properties":{"a":{"type":"string"},"b":{"type":"string"}},"anyOf":[{"required":["a"]},{"required":["b"]}]}"##,
    ##"{"type":"object","$ref":"#/$defs/R","$defs":{"R":{"properties":{"x":{"type":"string"}}}},"required":["x"]}"##,
    // A default that looks like a reference, and a list of schemas as older drafts have it.
    ##"{"type":"object","properties":{"s":{"type":"string","default":"$ref"},"t":{"type":["string","null"],"enum":["a",null]}}}"##,
    ##"{"$id":"urn:x","type":"object","properties":{"a":{"$ref":"urn:x#/properties/b"},"b":{"type":"string"}}}"##,
  ])
  func `a good schema is no cause for complaint`(_ text: String) throws {
    let schema = try JSON(parsing: text.utf8)
    let tool: JSON = [
      "name": "t", "title": "T", "inputSchema": schema, "outputSchema": schema,
      "annotations": ["title": "T", "readOnlyHint": true],
    ]
    let findings = ToolChecks.findings([tool]).filter { $0.rule.id != "arguments-have-words" }
    #expect(findings.map { "\($0.place): \($0.words)" }.isEmpty)
  }
}
