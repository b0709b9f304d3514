// Checks the words of phrases against the thesauri, by which people's other words are understood.

import PhraseMatching
import SpokenValues

/// The check for words of phrases that are in no thesaurus.
///
/// Only languages with a thesaurus are checked. Words that distinguish no command are passed over,
/// as are names of the app, words of its values, and those that a pack gives synonyms for.
struct WordChecks {
  private let inventory: PhraseInventory
  private let usable: [PhraseTemplate]

  /// - Parameter usable: The phrases that are not malformed.
  init(_ inventory: PhraseInventory, usable: [PhraseTemplate]) {
    self.inventory = inventory
    self.usable = usable
  }

  /// Returns a finding for each word, at the first phrase that has it.
  func findings() -> [LintFinding] {
    var thesauri: [String: Thesaurus?] = [:]
    var own: [String: Set<String>] = [:]
    var valuesByType: [String: [PhraseValue]]?
    var seen: Set<[String]> = []
    var findings: [LintFinding] = []
    for template in usable {
      let tag = template.language ?? inventory.languages.first ?? "en"
      if thesauri[tag] == nil { thesauri[tag] = .some(Thesaurus(language: tag)) }
      guard case let thesaurus?? = thesauri[tag],
        let meaning = try? template.meaning(requiresApplicationName: false)
      else { continue }
      for word in meaning.words(template.block?.rules ?? [:]) where !thesaurus.knows(word) {
        let values = valuesByType ?? Dictionary(grouping: inventory.values, by: \.type)
        valuesByType = values
        let names = own[template.app] ?? ownWords(of: template.app, values)
        own[template.app] = names
        guard !names.contains(word), seen.insert([template.app, thesaurus.tag, word]).inserted
        else { continue }
        findings.append(
          LintFinding(
            .unknownWord,
            "“\(word)” in “\(template.text)” is in no thesaurus: only this word is understood.",
            of: template))
      }
    }
    return findings
  }

  /// Returns the words of an app's names, values and synonyms.
  private func ownWords(of app: String, _ values: [String: [PhraseValue]]) -> Set<String> {
    let types = Set(
      inventory.templates.filter { $0.app == app }
        .flatMap { $0.slots.values.compactMap(\.valueType) })
    var texts = types.flatMap { values[$0] ?? [] }.flatMap(\.texts) + inventory.skipWords
    for names in inventory.applications where names.app == app {
      texts += names.names + names.synonyms.joined()
    }
    return Set(texts.flatMap { Normalizer.utterance($0).words })
  }
}

/// The words of a language that people's words are understood by.
private struct Thesaurus {
  /// The language's tag, without a region.
  let tag: String
  private let known: Set<String>
  private let rules: [LanguageRules]
  private let verbForms: @Sendable (String) -> [String]

  /// Creates the words of a language; `nil` for one without a thesaurus.
  init?(language: String) {
    let words = RequestWords.words(for: language)
    // Every language has verbs for wishes.
    guard !words.nouns.isEmpty else { return nil }
    tag = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    rules = LanguageRules.rules(for: tag).map { [$0] } ?? []
    verbForms = words.verbForms
    var texts = (words.verbs + words.nouns + words.related).flatMap { $0 }
    texts += words.frames + words.questionFrames + words.obtaining + words.retrieving
    texts += words.hailing + words.handing + words.noise + words.pronouns + words.prepositions
    texts += words.quoting + words.interrogatives + words.auxiliaries + words.contrary
    texts += words.particles + words.askingVerbs + words.firstPerson + words.secondPerson
    texts += words.units
    for rule in rules {
      texts += rule.articles + rule.leading + rule.trailing + rule.functionWords + rule.polite
      texts += rule.truth.isTrue + rule.truth.isFalse + rule.positions.last + rule.positions.before
      texts += rule.positions.after
    }
    for row in CommandWords.rows(for: [tag]) {
      texts += row.connectives + row.conjunctions + row.pronouns
    }
    known = Set(texts.flatMap { Normalizer.utterance($0).words })
  }

  /// Returns whether a folded word is known, in itself or as a form of another, or names no command:
  /// a letter, a number, a date.
  func knows(_ word: String) -> Bool {
    if known.contains(word) || word.count < 3 { return true }
    let bases = rules.compactMap(\.inflections).flatMap { $0(word) } + verbForms(word)
    return bases.contains(where: known.contains)
      || SpokenValues.mayStartValue(word, languages: rules)
  }
}

extension Expression {
  /// Returns the folded words of the literal text, those of rules included, in order.
  fileprivate func words(_ rules: [String: Expression]) -> [String] {
    var words: [String] = []
    var visited: Set<String> = []
    func visit(_ expression: Expression) {
      switch expression {
      case .text(let text): words += Normalizer.utterance(text).words
      case .sequence(let parts): visitSequence(parts)
      case .alternatives(let parts), .permutation(let parts): parts.forEach(visit)
      case .rule(let name):
        if visited.insert(name).inserted, let meaning = rules[name] { visit(meaning) }
      case .slot, .applicationName: break
      }
    }
    /// Visits parts, but for those that are a word with another one only: the "e" of "zeig[e]".
    func visitSequence(_ parts: [Expression]) {
      for (index, part) in parts.enumerated() {
        let before = index > 0 ? parts[index - 1] : .text("")
        let after = index + 1 < parts.count ? parts[index + 1] : .text("")
        let isWhole =
          (before.isOptional || !before.continues(in: part))
          && (after.isOptional || !part.continues(in: after))
        if isWhole { visit(part) }
      }
    }
    visit(self)
    return words
  }

  /// Whether the expression may be left out.
  private var isOptional: Bool {
    if case .alternatives(let choices) = self { choices.contains(.text("")) } else { false }
  }

  /// Returns whether a word of the expression goes on in the next one.
  private func continues(in next: Expression) -> Bool {
    edge(\.last)?.isLetter == true && next.edge(\.first)?.isLetter == true
  }

  /// The first or last character of the literal text at an end; `nil` where there is none.
  private func edge(_ side: (String) -> Character?) -> Character? {
    switch self {
    case .text(let text): side(text)
    case .alternatives(let parts): parts.compactMap { $0.edge(side) }.first
    case .sequence, .permutation, .rule, .slot, .applicationName: nil
    }
  }
}
