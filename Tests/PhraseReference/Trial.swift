// A grammar and an utterance on which the matchers disagree, made as small as possible.

package import PhraseMatching

/// A grammar and an utterance for it.
public struct Trial {
  /// The grammar.
  package var grammar: RandomGrammar
  /// The utterance.
  package var utterance: String
  /// The known facts, which phrases may require or exclude.
  package var context: [String: JSON]

  /// Creates a trial.
  package init(
    grammar: RandomGrammar, utterance: String, context: [String: JSON]
  ) {
    self.grammar = grammar
    self.utterance = utterance
    self.context = context
  }

  /// Creates a trial from random choices.
  package init(using lottery: inout Lottery) {
    grammar = RandomGrammar(using: &lottery)
    utterance = grammar.utterance(using: &lottery)
    context = Self.context(using: &lottery)
  }

  /// Creates a trial from the bytes of a fuzzer, one for each choice.
  public init(bytes: [UInt8]) {
    var lottery = Lottery(bytes: bytes)
    self.init(using: &lottery)
  }

  /// Something that may be known.
  package static func context(using lottery: inout Lottery) -> [String: JSON] {
    lottery.once(in: 2) ? [:] : ["room": .string(lottery.pick(["light", "attic"]))]
  }

  /// The fault in the fast matcher's answer; `nil` when it is right, or there is none.
  public var complaint: String? {
    Judge(grammar)?.complaint(utterance, context: context)
  }

  /// Returns a smaller trial with a fault, from which nothing can be removed without losing the
  /// fault.
  public func minimised() -> Trial {
    var trial = self
    var steps = 0
    while steps < 400, let smaller = trial.smaller().first(where: { $0.complaint != nil }) {
      trial = smaller
      steps += 1
    }
    return trial
  }

  /// Returns the trials with one thing removed.
  private func smaller() -> [Trial] {
    var trials: [Trial] = []
    func add(_ change: (inout Trial) -> Void) {
      var trial = self
      change(&trial)
      trials.append(trial)
    }
    for index in grammar.templates.indices where grammar.templates.count > 1 {
      add { $0.grammar.templates.remove(at: index) }
    }
    for index in grammar.values.indices { add { $0.grammar.values.remove(at: index) } }
    for index in grammar.values.indices {
      if !grammar.values[index].context.isEmpty { add { $0.grammar.values[index].context = [:] } }
      for place in grammar.values[index].texts.indices
      where grammar.values[index].texts.count > 1 {
        add { $0.grammar.values[index].texts.remove(at: place) }
      }
    }
    for index in grammar.templates.indices {
      let template = grammar.templates[index]
      guard let expression = template.expression else { continue }
      if let block = template.block {
        for smaller in block.smaller() { add { $0.grammar.templates[index].block = smaller } }
      }
      for smaller in expression.smaller(rules: template.block?.rules ?? [:]) {
        add {
          $0.grammar.templates[index].expression = smaller
          $0.grammar.templates[index].text = smaller.notation
        }
      }
    }
    if !context.isEmpty { add { $0.context = [:] } }
    let words = utterance.split(separator: " ").map(String.init)
    if words.joined(separator: " ") != utterance {
      add { $0.utterance = words.joined(separator: " ") }
    }
    for index in words.indices {
      var fewer = words
      fewer.remove(at: index)
      add { $0.utterance = fewer.joined(separator: " ") }
    }
    return trials
  }
}

extension Trial: CustomStringConvertible {
  /// The grammar in the notation of phrase packs, and the utterance.
  public var description: String {
    var lines: [String] = []
    for template in grammar.templates {
      lines.append("\(template.app).\(template.intent): \(template.text)")
      guard let block = template.block else { continue }
      for (name, rule) in block.rules.sorted(by: { $0.key < $1.key })
      where template.text.contains("<") {
        lines.append("  <\(name)> = \(rule.notation)")
      }
      if !block.requires.isEmpty { lines.append("  requires \(block.requires)") }
      if !block.excludes.isEmpty { lines.append("  excludes \(block.excludes)") }
      if !block.fixedSlots.isEmpty { lines.append("  fixed \(block.fixedSlots)") }
      if !block.requiredKeywords.isEmpty { lines.append("  keywords \(block.requiredKeywords)") }
    }
    for application in grammar.applications {
      lines.append("app \(application.app): \(application.names.joined(separator: ", "))")
    }
    for value in grammar.values {
      lines.append("\(value.type) \(value.id): \(value.texts.joined(separator: ", "))")
      if !value.context.isEmpty { lines.append("  context \(value.context)") }
    }
    lines.append("“\(utterance)” in \(context)")
    return lines.joined(separator: "\n")
  }
}

extension PhraseBlock {
  /// Returns the blocks with one condition removed.
  fileprivate func smaller() -> [PhraseBlock] {
    func block(
      _ requires: [ContextCondition], _ excludes: [ContextCondition],
      _ fixed: [String: JSON], _ keywords: [String]
    ) -> PhraseBlock {
      PhraseBlock(
        rules: rules, requires: requires, excludes: excludes, fixedSlots: fixed,
        requiredKeywords: keywords)
    }
    var blocks: [PhraseBlock] = []
    if !requires.isEmpty { blocks.append(block([], excludes, fixedSlots, requiredKeywords)) }
    if !excludes.isEmpty { blocks.append(block(requires, [], fixedSlots, requiredKeywords)) }
    if !fixedSlots.isEmpty { blocks.append(block(requires, excludes, [:], requiredKeywords)) }
    if !requiredKeywords.isEmpty { blocks.append(block(requires, excludes, fixedSlots, [])) }
    return blocks
  }
}

extension Expression {
  /// Returns the expressions with one piece removed, or with a rule written out.
  fileprivate func smaller(rules: [String: Expression]) -> [Expression] {
    func each(
      _ parts: [Expression], least: Int, _ make: ([Expression]) -> Expression
    ) -> [Expression] {
      var all = parts
      if parts.count > least {
        for index in parts.indices {
          var fewer = parts
          fewer.remove(at: index)
          all.append(make(fewer))
        }
      }
      for index in parts.indices {
        for smaller in parts[index].smaller(rules: rules) {
          var changed = parts
          changed[index] = smaller
          all.append(make(changed))
        }
      }
      return all
    }
    switch self {
    case .slot, .applicationName: return []
    case .text(let text):
      let bare = text.split(separator: " ").joined(separator: " ")
      return bare == text ? [] : [.text(bare)]
    case .rule(let name): return rules[name].map { [$0] } ?? []
    case .sequence(let parts): return each(parts, least: 1) { .sequence($0) }
    case .alternatives(let parts): return each(parts, least: 1) { .alternatives($0) }
    case .permutation(let parts): return each(parts, least: 1) { .permutation($0) }
    }
  }
}
