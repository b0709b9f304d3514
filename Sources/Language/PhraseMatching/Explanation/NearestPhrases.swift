// Finds the phrases that almost match an utterance.

import CompactTables
import SpokenValues

extension MatchResult {
  /// Up to three phrases that almost match the utterance, nearest first.
  ///
  /// Empty if any phrase matches, and if no phrase shares a distinctive word or its app's name with
  /// the utterance. It is computed at each access.
  ///
  /// - Complexity: O(*n*) in the number of templates once, then as `Paraphrases.candidates`.
  public var nearest: [NearMiss] {
    guard matches.isEmpty else { return [] }
    let stage = matcher.matcher(for: utterance, apps: apps, context: context)
    guard stage.words.count <= Tolerance.maximumWords else { return [] }
    return NearestPhrases(stage, vetoed: vetoed, saying: match(of:intent:)).nearest(3)
  }

  /// Returns the match of a suggested phrase; `nil` if it runs another intent than its own.
  private func match(of phrase: String, intent: String) -> Match? {
    let result = matcher.matches(in: phrase, apps: apps, context: context)
    return result.best.count == 1 ? result.best.first { $0.intent == intent } : nil
  }
}

/// A search for the phrases nearest to an utterance, by the score of paraphrases.
///
/// A phrase that lacks only the application's name at its end comes first.
struct NearestPhrases {
  private let matcher: Matcher
  private let vetoed: [Veto]
  private let tolerance: Tolerance
  private let say: (_ phrase: String, _ intent: String) -> Match?

  /// - Parameter say: Returns the match of a phrase that is said as it stands.
  init(
    _ matcher: Matcher, vetoed: [Veto], saying say: @escaping (_: String, _: String) -> Match?
  ) {
    self.matcher = matcher
    self.vetoed = vetoed
    self.say = say
    tolerance = matcher.tolerance(for: .slips)
  }

  func nearest(_ count: Int) -> [NearMiss] {
    let light = Self.lightWords(matcher)
    let scored = matcher.suggestions(tolerance).map { row, found in
      (isUnnamed: found.application == nil && lacksNameOnly(row, light), row: row, found: found)
    }
    var misses: [NearMiss] = []
    for (_, row, found) in scored.filter(\.isUnnamed) + scored.filter({ !$0.isUnnamed }) {
      guard misses.count < count else { break }
      let template = Int(matcher.program.rows[row].template)
      let miss = nearMiss(row: row, found)
      let isNew = !misses.contains {
        $0.template == matcher.program.templates[template].source
          || $0.phrase.lowercased() == miss.phrase.lowercased()
      }
      if isNew { misses.append(miss) }
    }
    return misses
  }

  /// Returns the words that hardly distinguish phrases, in the languages of the catalogue.
  private static func lightWords(_ matcher: Matcher) -> Set<UInt32> {
    var light: Set<UInt32> = []
    for rule in matcher.program.politeness.rules {
      let texts = rule.functionWords + rule.articles + rule.leading + rule.trailing
      for text in texts {
        for word in matcher.vocabulary.words(of: Normalizer.utterance(text)) { light.insert(word) }
      }
    }
    light.remove(Vocabulary.unknown)
    return light
  }

  /// Whether the utterance is the beginning of the phrase, and only the application's name is
  /// missing, with words without content, as in "in Soupy".
  private func lacksNameOnly(_ row: Int, _ light: Set<UInt32>) -> Bool {
    let (reached, place) = FailureSearch(
      matcher, row: matcher.program.rows[row], tolerance: tolerance
    ).furthest()
    guard place == matcher.words.count else { return false }
    var namesApplication = false
    for instruction in matcher.program.preferredPath(from: reached) {
      switch instruction.kind {
      case .word where light.contains(instruction.value): continue
      case .application: namesApplication = true
      case .word, .prefix, .suffix, .slot: return false
      case .split, .accept: continue
      }
    }
    return namesApplication
  }

  /// Returns the title of the value that fills a slot.
  private func title(of slot: Paraphrase.Slot) -> String? {
    guard let type = slot.type.valueType, let id = slot.values.first else { return nil }
    return matcher.values.values(ofTypeNamed: type).first { $0.id == id }?.texts.first
  }

  private func nearMiss(row index: Int, _ found: Paraphrase) -> NearMiss {
    let row = matcher.program.rows[index]
    let template = matcher.program.templates[Int(row.template)]
    let failure = FailureSearch(matcher, row: row, tolerance: tolerance)
      .failure(isVetoed: vetoed.contains { $0.app == template.source.app })
    var filled: [String: String] = [:]
    for slot in found.slots { filled[slot.name] = title(of: slot) }
    if let slot = failure.slot { filled[slot] = failure.closestValue?.texts.first }
    let phrase = matcher.sayable(template, filled)
    return NearMiss(
      template: template.source, phrase: phrase,
      match: phrase.contains("<") ? nil : say(phrase, template.source.intent), failure: failure,
      distance: max(0, 1 - found.score))
  }
}

extension Matcher {
  /// Returns an example of a template as a person would say it.
  ///
  /// - Parameter filled: Texts for slots; others show their first known value, or their name.
  func sayable(_ template: Program.Template, _ filled: [String: String] = [:]) -> String {
    let names = program.applications.applications[Int(template.application)].names
    let pieces = template.expression.plainest(rules: template.source.block?.rules ?? [:])
    return pieces.text(application: names.first ?? template.source.app) { slot in
      let type = template.slots.first { $0.name == slot.name }?.valueType ?? Program.none
      return filled[slot.name] ?? values.values(of: type).lazy.compactMap(\.texts.first).first
        ?? "<\(slot.name)>"
    }
  }
}
