// Finds the one of several things that has the most or least of a property: "the cheapest soup".

import Foundation
import PhraseMatching
import SpokenValues

/// Words for the one of several things that has the most or least of a property.
struct Superlative: Sendable {
  var measure: SuperlativeWords.Measure
  var isLeast: Bool
  /// The place of the words with an article before, and "one" or a noun behind, as zero-based UTF-8 offsets.
  var range: Range<Int>
  /// The noun behind; `nil` for "one", and where there is none.
  var noun: String?
  /// Whether nothing but a question is said beside them: "which one is the cheapest?"
  var isAsked: Bool
  /// Whether nothing is said beside them.
  var isAlone: Bool
}

extension Conversation {
  /// Returns the reply to an answer that names the option with the most or least of something, or asks which it is;
  /// `nil` for other words.
  func superlative(_ words: String, _ waiting: Waiting) async -> Reply? {
    let meant = steering.correction(words)?.meant ?? words
    guard let said = steering.superlative(in: meant), said.isAsked || said.isAlone,
      let app = running.last?.run.app, !waiting.question.values.isEmpty
    else { return nil }
    let places = await places(
      of: said, among: waiting.offered.map { waiting.question.values[$0] }, in: app)
    guard let first = places.first else { return nil }
    if places.count > 1 {
      let offered = places.map { waiting.offered[$0.place] }
      running[running.count - 1].waiting?.offered = offered
      return .question(waiting.question.offering(offered))
    }
    let place = waiting.offered[first.place]
    guard said.isAsked else { return await resume(.option(place)) }
    list([waiting.question.values[place]])
    return ask(again: waiting, telling: told(waiting.question.values[place], first.text))
  }

  /// Returns the reply to an utterance about the thing with the most or least of something, "order the cheapest soup", or
  /// that asks which it is; `nil` for other words.
  func superlative(_ words: String, _ input: Input) async -> Reply? {
    if let reply = await corrected(bySuperlative: words, input) { return reply }
    guard var said = steering.superlative(in: words) else { return nil }
    // "And the shortest?" asks as the question before it.
    if let more = steering.added(words), steering.superlative(in: more)?.isAlone == true {
      said.isAsked = true
    }
    guard let (app, values) = await valuesCompared(by: said, app: input.app) else { return nil }
    let places = await places(of: said, among: values, in: app)
    guard places.count == 1, let (place, text) = places.first else { return nil }
    let value = values[place]
    if said.isAsked {
      var outcome = Outcome(app: app.name, intent: "")
      outcome.dialog = told(value, text)
      list([value])
      return .done(outcome)
    }
    let named =
      words.piece(0..<said.range.lowerBound) + value.option.title
      + words.piece(said.range.upperBound..<words.utf8.count)
    return await runPhrase(named, input)
  }

  /// Runs the last command again for the thing with the most or least of something: "no, the cheapest one"; `nil` for
  /// other words.
  private func corrected(bySuperlative words: String, _ input: Input) async -> Reply? {
    guard let last = declined ?? performed, let correction = steering.correction(words),
      correction.isMarked, let meant = correction.meant, let said = steering.superlative(in: meant),
      said.isAlone, let field = last.call.fields.first(where: \.isThing),
      let values = await values(of: field, in: last.app)
    else { return nil }
    let places = await places(of: said, among: values, in: last.app)
    guard places.count == 1 else { return nil }
    return await correcting(last, with: [field.name: .value(values[places[0].place])], input)
  }

  /// Returns the things of the kind that words name, or else those that were listed last; all of the kind of one that was
  /// told by itself.
  private func valuesCompared(
    by said: Superlative, app: String?
  ) async -> (app: App, values: [Value])? {
    guard let noun = said.noun else {
      guard let listed = listed.first, let first = listed.first, let (app, field) = taker(of: first)
      else { return nil }
      if listed.count > 1 { return (app, listed) }
      return await values(of: field, in: app).map { (app, $0) }
    }
    for app in (try? catalog.selected(app)) ?? [] where app.host.isInProcess {
      for intent in app.intents {
        let things = intent.makeCall().fields.filter { $0.searchedType != nil }
        if let field = steering.field(named: steering.bare(SteeringWords.words(noun)), in: things),
          let values = await values(of: field, in: app), !values.isEmpty
        {
          return (app, values)
        }
      }
    }
    return nil
  }

  /// Returns the app whose intents take values of the type of one, and the first parameter that does; `nil` for a value
  /// that no app has of its own.
  func taker(of value: Value) -> (app: App, field: CallParameter)? {
    for app in catalog.installed {
      for intent in app.intents {
        let fields = intent.makeCall().fields
        if let field = fields.first(where: { $0.isThing && value.isOfType($0.typeID) }) {
          return (app, field)
        }
      }
    }
    return nil
  }

  /// Returns the places of the values with the most or least of a property, and what it is.
  private func places(
    of said: Superlative, among values: [Value], in app: App
  ) async -> [(place: Int, text: String)] {
    var found: [(place: Int, text: String, size: Double)] = []
    for (place, value) in values.enumerated() {
      guard let entity = await entity(value, in: app),
        let known = entity.properties.lazy.compactMap({ property in
          said.measure.isMeasured(by: property) ? property.value?.plain : nil
        }).first, let size = known.size
      else { return [] }
      let text = app.speaking { known.text }
      found.append((place, value.option.subtitle ?? text, size))
    }
    let sizes = found.map(\.size)
    guard found.count > 1, let size = said.isLeast ? sizes.min() : sizes.max() else { return [] }
    return found.filter { $0.size == size }.map { ($0.place, $0.text) }
  }

  private func told(_ value: Value, _ text: String) -> String { "\(value.option.title): \(text)" }
}

extension SuperlativeWords.Measure {
  fileprivate func isMeasured(by property: Value.Entity.Property) -> Bool {
    !names.isDisjoint(with: Normalizer.utterance(property.name.wordsOfIdentifier).words)
  }
}

extension Value {
  /// The value as a number by which values of its kind can be compared; `nil` for other values.
  fileprivate var size: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .decimal(let number): NSDecimalNumber(decimal: number).doubleValue
    case .amount(let amount): NSDecimalNumber(decimal: amount.amount).doubleValue
    case .measurement(let number, let unit): unit.converter.baseUnitValue(fromValue: number)
    case .duration(let duration): duration / .seconds(1)
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .text(let text): text.firstMatch(of: /\d+(?:\.\d+)?/).flatMap { Double($0.0) }
    default: nil
    }
  }
}

extension SteeringWords {
  /// Returns the words in a text for the thing with the most or least of a property; `nil` for other texts.
  fileprivate func superlative(in text: String) -> Superlative? {
    let utterance = Normalizer.utterance(text)
    let words = utterance.words
    let kept = withoutPoliteness(words).count
    for place in 0..<kept {
      guard let found = superlatives.first(where: { words[place..<kept].starts(with: $0.words) })
      else { continue }
      var (lower, upper) = (place, place + found.words.count)
      while lower > 0, articles.contains(words[lower - 1]) { lower -= 1 }
      var noun: String?
      if upper < kept, isNoun(words[upper]) {
        // Of a script without spaces every character is a word.
        let run = isUnspaced(words[upper]) ? words[upper..<kept].prefix(while: isNoun) : []
        noun = run.isEmpty ? words[upper] : run.joined()
        upper += max(1, run.count)
      } else if upper < kept, length(of: counters, at: upper, in: words) > 0 {
        upper += length(of: counters, at: upper, in: words)
      }
      // "La zuppa più economica".
      if noun == nil, lower > 1, isNoun(words[lower - 1]), articles.contains(words[lower - 2]) {
        noun = words[lower - 1]
        lower -= 2
      }
      var beside = Array(words[..<lower]) + words[upper..<kept]
      let asks =
        beside.contains { interrogatives.contains($0) || askingForSuperlatives.contains($0) }
        || text.hasSuffix("?")
      // "Which soup is the cheapest?"
      if asks, noun == nil, let place = beside.firstIndex(where: isNoun) {
        noun = beside.remove(at: place)
      }
      let isSmall = beside.allSatisfy {
        telling.contains($0) || fillers.contains($0) || askingForSuperlatives.contains($0)
          || linkingSuperlatives.contains($0)
      }
      return Superlative(
        measure: found.measure, isLeast: found.isLeast, range: utterance.range(of: lower..<upper),
        noun: noun, isAsked: asks && isSmall, isAlone: beside.isEmpty)
    }
    return nil
  }

  private func isUnspaced(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { (0x2E80...0x9FFF).contains($0.value) }
  }

  private func isNoun(_ word: String) -> Bool {
    !telling.contains(word) && !askingForSuperlatives.contains(word)
      && !linkingSuperlatives.contains(word) && !fillers.contains(word) && !pointing.contains(word)
      && !articles.contains(word)
  }
}
