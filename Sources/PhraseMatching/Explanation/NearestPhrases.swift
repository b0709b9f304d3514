// Finds the phrases an utterance nearly was.

extension MatchResult {
  /// Up to three phrases that the utterance nearly was, nearest first.
  ///
  /// Empty when something matched, and when no phrase has a telling word or its app's name in common
  /// with the utterance. It is worked out when it is read.
  ///
  /// - Complexity: O(*n*) in the number of templates.
  public var nearest: [NearMiss] {
    guard matches.isEmpty else { return [] }
    let stage = matcher.matcher(for: utterance, apps: apps, context: context)
    guard stage.words.count <= Tolerance.maximumWords else { return [] }
    return NearestPhrases(stage, vetoed: vetoed).nearest(3)
  }
}

/// Scores every template by the words it has in common with an utterance.
///
/// Articles, prepositions and politeness say next to nothing, so they weigh a tenth of other words.
/// The score is Dice's coefficient of the weights: 1 when all words are common, 0 when none is.
/// A phrase of which only the end with the application's name was left unsaid comes first.
struct NearestPhrases {
  private static let lightWeight = 0.1
  private static let lowestScore = 0.3

  private let matcher: Matcher
  private let vetoed: [Veto]
  private let tolerance: Tolerance
  /// The words that were said or that a said word may be a slip of, with how surely.
  private var said: [UInt32: Double] = [:]
  private var light: Set<UInt32> = []
  private var saidWeight = 0.0
  private var applications: Set<UInt32> = []

  init(_ matcher: Matcher, vetoed: [Veto]) {
    self.matcher = matcher
    self.vetoed = vetoed
    tolerance = matcher.tolerance(for: .slips)
    light = Self.lightWords(matcher)
    for place in matcher.words.indices {
      let word = matcher.words[place]
      saidWeight += light.contains(word) ? Self.lightWeight : 1
      if word != Vocabulary.unknown { said[word] = 1 }
      for correction in tolerance.corrections(at: place) {
        said[correction.word] = max(said[correction.word] ?? 0, 0.8)
      }
      applications.formUnion(namedApplications(at: place))
    }
  }

  func nearest(_ count: Int) -> [NearMiss] {
    guard !matcher.words.isEmpty else { return [] }
    var scored: [(isUnnamed: Bool, score: Double, row: Int)] = []
    for index in 0..<matcher.program.rows.count {
      let row = matcher.program.rows[index]
      let template = matcher.program.templates[Int(row.template)]
      guard !template.isNegative, matcher.apps?.contains(template.source.app) ?? true else {
        continue
      }
      if let score = score(index, template), score >= Self.lowestScore {
        scored.append((lacksNameOnly(row, template), score, index))
      }
    }
    scored.sort { left, right in
      if left.isUnnamed != right.isUnnamed { return left.isUnnamed }
      return (right.score, left.row) < (left.score, right.row)
    }
    // What says a phrase in other words comes first.
    let paraphrases = matcher.paraphrases(above: matcher.paraphraseBar, vetoes: vetoed)
      .map { (isUnnamed: false, score: $0.score ?? 0, row: $0.row) }
    var misses: [NearMiss] = []
    for (_, score, row) in paraphrases + scored {
      guard misses.count < count else { break }
      let template = Int(matcher.program.rows[row].template)
      let miss = nearMiss(row: row, score: score)
      let isNew = !misses.contains {
        $0.template == matcher.program.templates[template].source || $0.phrase == miss.phrase
      }
      if isNew { misses.append(miss) }
    }
    return misses
  }

  /// The words that tell phrases apart badly, in the languages of the catalogue.
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

  private func namedApplications(at place: Int) -> [UInt32] {
    tolerance.readings(of: .applications, at: place, in: matcher).flatMap {
      matcher.program.applications.applications(at: matcher.nameReadings[$0].node)
    }
  }

  /// How much a template and the utterance have in common; `nil` for nothing telling.
  private func score(_ row: Int, _ template: Program.Template) -> Double? {
    var total = 0.0
    var common = 0.0
    var isTelling = false
    // Of what may be left out, what was said is counted.
    for instruction in matcher.program.preferredPath(
      from: matcher.program.rows[row].entry,
      choosing: { said[$0] != nil })
    {
      switch instruction.kind {
      case .word:
        let weight = light.contains(instruction.value) ? Self.lightWeight : 1
        total += weight
        if let sureness = said[instruction.value] {
          common += weight * sureness
          isTelling = isTelling || weight == 1
        }
      case .application:
        total += 1
        if applications.contains(template.application) {
          common += 1
          isTelling = true
        }
      case .slot:
        // The words for a value may be any; they are neither for nor against the phrase.
        total += 0.5
        common += 0.25
      case .prefix, .suffix, .split, .accept:
        break
      }
    }
    guard isTelling else { return nil }
    return 2 * common / (total + saidWeight)
  }

  /// Whether the utterance is the phrase as far as it goes, and what is left to say is the
  /// application's name with words that say nothing, such as "in Soupy".
  private func lacksNameOnly(_ row: Program.Row, _ template: Program.Template) -> Bool {
    guard !applications.contains(template.application) else { return false }
    let (reached, place) = FailureSearch(matcher, row: row, tolerance: tolerance).furthest()
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

  private func nearMiss(row index: Int, score: Double) -> NearMiss {
    let row = matcher.program.rows[index]
    let template = matcher.program.templates[Int(row.template)]
    let failure = FailureSearch(matcher, row: row, tolerance: tolerance)
      .failure(isVetoed: vetoed.contains { $0.app == template.source.app })
    var filled: [String: String] = [:]
    if let slot = failure.slot { filled[slot] = failure.closestValue?.texts.first }
    return NearMiss(
      template: template.source, phrase: matcher.sayable(template, filled), failure: failure,
      distance: max(0, 1 - score))
  }
}

extension Matcher {
  /// A template as it can be said.
  ///
  /// - Parameter filled: Texts for slots; others show their first known value, or their name.
  func sayable(_ template: Program.Template, _ filled: [String: String] = [:]) -> String {
    let sayable = Sayable(matcher: self, template: template, filled: filled)
    return sayable.text(template.expression).split(separator: " ").joined(separator: " ")
  }
}

/// Words an expression as it can be said, taking the preferred choice everywhere.
private struct Sayable {
  let matcher: Matcher
  let template: Program.Template
  let filled: [String: String]

  func text(_ expression: Expression, depth: Int = 0) -> String {
    guard depth < 64 else { return "" }
    switch expression {
    case .text(let text):
      return text
    case .sequence(let pieces):
      return pieces.map { self.text($0, depth: depth + 1) }.joined()
    case .alternatives(let choices):
      // What may be left out is.
      if choices.contains(.text("")) { return "" }
      return choices.first.map { text($0, depth: depth + 1) } ?? ""
    case .permutation(let parts):
      return " " + parts.map { self.text($0, depth: depth + 1) }.joined(separator: " ") + " "
    case .rule(let name):
      return template.source.block?.rules[name].map { text($0, depth: depth + 1) } ?? ""
    case .applicationName:
      let names = matcher.program.applications.applications[Int(template.application)].names
      return names.first ?? template.source.app
    case .slot(let slot):
      let type = template.slots.first { $0.name == slot.name }?.valueType ?? Program.none
      let known = type == Program.none ? nil : matcher.values.firstText(of: type)
      return filled[slot.name] ?? known ?? "<\(slot.name)>"
    }
  }
}

extension PhraseMatcher {
  /// A template as it can be said: with the app's display name, and a known value in each slot.
  ///
  /// A slot without known values is shown as its name in angle brackets. A template that is none of
  /// this matcher's comes back as it is.
  public func sayable(_ template: PhraseTemplate) -> String {
    let stage = matcher(for: "", apps: nil, context: [:])
    guard let compiled = stage.program.templates.first(where: { $0.source == template }) else {
      return template.text
    }
    return stage.sayable(compiled)
  }
}
