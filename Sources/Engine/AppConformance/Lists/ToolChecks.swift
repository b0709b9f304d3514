// Checks the tools that a server lists, without calling any.

import AppProtocol
package import BehestJSON
package import ModelContextProtocol

/// The checks of the elements of `tools/list`.
package enum ToolChecks {
  private static let hints = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]

  /// Returns the findings about tools, as the server sent them.
  ///
  /// - Parameter version: The revision that the server speaks.
  package static func findings(
    _ tools: [JSON], in version: ProtocolVersion = .stateless
  ) -> [ConformanceFinding] {
    var findings: [ConformanceFinding] = []
    var known: Set<String> = []
    for (index, tool) in tools.enumerated() {
      guard let name = tool["name"]?.string, !name.isEmpty else {
        findings.append(ConformanceFinding(.toolNamed, "tool \(index + 1)", "It has no name."))
        continue
      }
      let subject = "tool \(name)"
      if !known.insert(name).inserted {
        findings.append(ConformanceFinding(.toolUnique, subject, "An earlier tool has this name."))
      }
      findings += self.findings(tool, name, subject, version)
    }
    return findings
  }

  private static func findings(
    _ tool: JSON, _ name: String, _ subject: String, _ version: ProtocolVersion
  ) -> [ConformanceFinding] {
    var findings: [ConformanceFinding] = []
    func report(_ rule: ConformanceRule, _ pointer: String?, _ words: String) {
      findings.append(ConformanceFinding(rule, subject, at: pointer, words))
    }
    if name.wholeMatch(of: /[A-Za-z0-9_\-.]{1,128}/) == nil {
      report(.toolPlain, "/name", "It has other characters, or more than 128.")
    }
    let hints = tool["annotations"] ?? [:]
    let words = [tool["title"], tool["description"], hints["title"]].compactMap { $0?.string }
    if words.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      report(.toolDescribed, nil, "It has neither a title nor a description.")
    }
    for hint in self.hints {
      if let value = hints[hint], value.boolean == nil {
        report(.annotations, "/annotations/\(hint)", "It is \(value.text(isPretty: false)).")
      }
    }
    if hints["readOnlyHint"] == true, hints["destructiveHint"] == true {
      report(.contradiction, "/annotations", "It only reads, and may destroy something.")
    }
    if let schema = tool["inputSchema"] {
      if schema["type"]?.string != "object" {
        report(.toolSchema, "/inputSchema", "Its type is not \"object\".")
      }
      findings += SchemaChecks(schema, of: subject, at: "/inputSchema").findings
      for name in SchemaParameters(schema, typePrefix: name).saidAsJSON {
        let pointer =
          "/inputSchema"
          + name.split(separator: ".").map { "/properties/\(String($0).pointerStep)" }.joined()
        // A schema that is broken there has no form for that reason.
        if findings.contains(where: { $0.pointer?.hasPrefix(pointer) ?? false }) { continue }
        report(
          .spoken, pointer,
          "“\(name)” has to be given as JSON: there are no words for its values.")
      }
    } else {
      report(.toolSchema, nil, "It has no inputSchema.")
    }
    if let schema = tool["outputSchema"] {
      if !version.isStateless, schema["type"]?.string != "object" {
        report(.outputSchema, "/outputSchema", "Its type is not \"object\".")
      }
      findings += SchemaChecks(schema, of: subject, at: "/outputSchema").findings
    }
    return findings
  }
}
