// Checks for phrases that cannot be compiled, and removes them.

import PhraseMatching

/// The checks for phrases that cannot be compiled, which are then removed.
struct PhraseFormChecks {
  /// The inventory without the phrases that cannot be compiled.
  private(set) var usable: PhraseInventory

  init(_ inventory: PhraseInventory) { usable = inventory }

  mutating func findings() -> [LintFinding] {
    var findings: [LintFinding] = []
    var good: [PhraseTemplate] = []
    for template in usable.templates {
      let found = Self.findings(of: template)
      if found.isEmpty { good.append(template) }
      findings += found
    }
    usable.templates = good
    // For mistakes that only the compiler finds, each phrase is compiled on its own if compiling
    // all of them fails. Values are irrelevant here, and take most of the time.
    var phrases = usable
    phrases.values = []
    if (try? phrases.matcher()) == nil { putAsideWhatFails(&findings) }
    return findings
  }

  private mutating func putAsideWhatFails(_ findings: inout [LintFinding]) {
    let names = usable.applications.map { ApplicationNames(app: $0.app, names: $0.names) }
    func compiles(_ templates: [PhraseTemplate], _ applications: [ApplicationNames]) -> Bool {
      do {
        _ = try PhraseMatcher(templates: templates, applications: applications)
        return true
      } catch {
        findings.append(Self.finding(error))
        return false
      }
    }
    usable.templates = usable.templates.filter { template in
      compiles([template], names.filter { $0.app == template.app })
    }
    for index in usable.applications.indices {
      var application = usable.applications[index]
      application.negativePhrases = application.negativePhrases.filter { phrase in
        var one = application
        one.negativePhrases = [phrase]
        return compiles([], [one])
      }
      usable.applications[index] = application
    }
  }

  private static func findings(of template: PhraseTemplate) -> [LintFinding] {
    do {
      _ = try template.meaning()
    } catch {
      return [finding(error)]
    }
    let use = RuleUse(template)
    var findings: [LintFinding] = []
    for rule in use.unknownRules.sorted() {
      findings.append(
        LintFinding(
          .unknownRule, "“\(template.text)” uses <\(rule)>, which is not there.", of: template))
    }
    for list in use.lists.sorted() where template.slots[list] == nil {
      findings.append(
        LintFinding(
          .unknownSlot, "“\(template.text)” uses {\(list)}, which is not there.", of: template))
    }
    if use.isRecursive {
      findings.append(
        LintFinding(
          .recursiveRule, "“\(template.text)” uses a rule that needs itself.", of: template))
    }
    return findings
  }

  private static func finding(_ error: TemplateError) -> LintFinding {
    let rule: LintRule =
      switch error.code {
      case .missingApplicationName: .missingApplicationName
      case .unknownSlot: .unknownSlot
      case .unsuitableSlot: .slotType
      default: .brokenPhrase
      }
    var finding = LintFinding(rule, error.clause.capitalisedSentence, of: error.template)
    finding.place = error.place
    return finding
  }
}

extension String {
  /// The clause as a sentence.
  var capitalisedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
