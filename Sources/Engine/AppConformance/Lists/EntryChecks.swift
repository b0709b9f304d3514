// Checks the prompts, resources and templates that a server lists.

import BehestJSON

/// The checks of lists whose elements have to have names of their own.
package enum EntryChecks {
  /// Returns the findings about prompts.
  static func prompts(_ prompts: [JSON]) -> [ConformanceFinding] {
    unique(prompts, "name", of: "prompt", .promptNames)
      + prompts.flatMap { prompt in
        unique(
          prompt["arguments"]?.array ?? [], "name",
          of: "prompt \(prompt["name"]?.string ?? "?"): argument", .promptArguments)
      }
  }

  /// Returns the findings about resources.
  static func resources(_ resources: [JSON]) -> [ConformanceFinding] {
    unique(resources, "uri", of: "resource", .resourceAddresses)
  }

  /// Returns the findings about templates of addresses.
  static func templates(_ templates: [JSON]) -> [ConformanceFinding] {
    templates.enumerated().compactMap { index, template in
      guard let text = template["uriTemplate"]?.string, !text.isEmpty else {
        return ConformanceFinding(.templates, "template \(index + 1)", "It has no uriTemplate.")
      }
      return mistake(inTemplate: text).map {
        ConformanceFinding(.templates, "template \(text)", $0)
      }
    }
  }

  private static func unique(
    _ entries: [JSON], _ member: String, of noun: String, _ rule: ConformanceRule
  ) -> [ConformanceFinding] {
    var known: Set<String> = []
    return entries.enumerated().compactMap { index, entry in
      guard let name = entry[member]?.string, !name.isEmpty else {
        return ConformanceFinding(rule, "\(noun) \(index + 1)", "It has no \(member).")
      }
      return known.insert(name).inserted
        ? nil : ConformanceFinding(rule, "\(noun) \(name)", "An earlier one has this \(member).")
    }
  }

  /// Returns what is wrong with a template; `nil` when RFC 6570, section 2, has it so.
  package static func mistake(inTemplate text: String) -> String? {
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{" else { return "A } has no {." }
      guard let end = rest[brace...].firstIndex(of: "}") else { return "A { has no }." }
      let expression = rest[rest.index(after: brace)..<end]
      let name = /(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})(?:[A-Za-z0-9_.]|%[0-9A-Fa-f]{2})*/
      let variables = expression.drop { "+#./;?&".contains($0) }
      let isGood =
        expression.count - variables.count <= 1
        && variables.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { part in
          guard let head = part.prefixMatch(of: name) else { return false }
          let modifier = part[head.range.upperBound...]
          return modifier.isEmpty || modifier == "*"
            || modifier.wholeMatch(of: /:[1-9][0-9]{0,3}/) != nil
        }
      guard isGood else { return "{\(expression)} is no expression." }
      rest = rest[rest.index(after: end)...]
    }
    return nil
  }
}
