// Finds a phrase's words, and the verbs and prepositions that stand for them.

import SpokenValues

extension PartsReader {
  /// Adds the words of a phrase that are said.
  ///
  /// - Parameters:
  ///   - taken: The words that are others'.
  ///   - quoted: The place behind which words of the phrase that are said before it, too, are a text's.
  func addTerms(
    to reading: inout PartsReading, _ phrase: PhraseParts, taken: Places, quoted: Int?
  ) -> Met {
    var result = Met()
    var saysDecisive = false
    var (lacksDecisiveVerb, lacksNoun) = (false, false)
    var whole: UInt64 = 0
    for (place, term) in phrase.terms.enumerated() {
      var best = (
        share: -1.0, weight: 0.0, places: Places(), likeness: 1.0, isWhole: false, words: 0
      )
      for choice in index.terms[Int(term)].choices {
        var (share, weight, places, likeness) = (0.0, 0.0, Places(), 1.0)
        var isWhole = true
        for word in choice {
          let amount = index.weights[Int(word)]
          weight += amount
          var free = said.places[Int(word)] - taken - said.marked
          if let quoted {
            let before = free & Places(0..<quoted)
            if !before.isEmpty { free = before }
          }
          let isImplied =
            reading.application != nil && index.nameWords[phrase.app].contains(word)
            || said.isMarkdown && word == index.markdown
          if free.isEmpty, isImplied {
            share += amount * PartsVocabulary.Likeness.slip
          } else if free.isEmpty {
            isWhole = false
          } else {
            share += amount * said.likeness[Int(word)]
            likeness = min(likeness, said.likeness[Int(word)])
            places |= free
          }
        }
        let isBetter =
          best.share < 0 || share * best.weight > best.share * weight
          || (share * best.weight == best.share * weight && share > best.share)
        if isBetter {
          let words = choice.reduce(0) { $0 + index.lengths[Int($1)] }
          best = (share, weight, places, likeness, isWhole, words)
        }
      }
      guard best.share >= 0 else { continue }
      if place == phrase.verb, phrase.open.contains(where: { $0.type == .text }) {
        best.places = withoutRepetition(best.places, of: term)
      }
      result.demanded += best.weight
      result.met += best.share
      reading.common |= best.places
      if best.share > PartsIndex.lightWeight { result.telling += best.words }
      if !best.places.isEmpty { result.loss += 1 - best.likeness }
      let isDecisive = place < 64 && phrase.decisive & 1 << UInt64(place) != 0
      if !best.isWhole, isDecisive, place != phrase.verb || !best.places.isEmpty {
        reading.doubts.insert(.notTelling)
      }
      if best.isWhole, place < 64 { whole |= 1 << UInt64(place) }
      if !best.isWhole, isDecisive, place == phrase.verb { lacksDecisiveVerb = true }
      if best.isWhole, isDecisive { saysDecisive = true }
      if !best.isWhole, place != phrase.verb, best.weight > PartsIndex.lightWeight {
        lacksNoun = true
        // The words of one phrase give a value that another of the intent does not have.
        if best.places.isEmpty, !index.intents[phrase.intent].isPlain {
          result.lacksValue = true
          reading.doubts.insert(.notTelling)
        }
      }
      if place == phrase.verb {
        result.saysVerb = !best.places.isEmpty
        if result.saysVerb { result.isVerbless = phrase.isNoun }
      }
      if !best.places.isEmpty, best.likeness < PartsVocabulary.Likeness.synonym,
        isContrasting(term, best.places, phrase)
      {
        reading.doubts.insert(.anotherVerb)
      }
    }
    // "Two tomato soups" orders none more.
    if phrase.added != 0, phrase.added & whole == 0 {
      result.lacksValue = true
      reading.doubts.insert(.notTelling)
    }
    if !result.saysVerb { addOtherVerb(to: &reading, &result, phrase, taken: taken) }
    result.saysNouns = !lacksNoun && result.telling > 0
    if !result.saysVerb, !lacksNoun { addNoVerb(to: &result, phrase, reading, taken) }
    if lacksDecisiveVerb, !result.saysVerb { reading.doubts.insert(.notTelling) }
    for word in phrase.optional { reading.common |= said.places[Int(word)] - taken }
    result.saysVerb = result.saysVerb || saysDecisive || phrase.isQuestion
    for filled in reading.filled {
      switch preposition(before: filled) {
      case .same: break
      case .added: result.loss += 0.3
      case .other: result.loss += 0.5
      case .contrary: reading.doubts.insert(.contrast)
      }
    }
    return result
  }

  /// Returns the places of a verb without those where it is said once more: "note a task: write to
  /// Rosa" has a text that begins with such a verb.
  private func withoutRepetition(_ places: Places, of term: UInt32) -> Places {
    let words = Set(index.terms[Int(term)].choices.joined())
    var kept = places
    var rest = places
    _ = rest.popFirst()
    while let place = rest.popFirst() {
      let meanings = index.vocabulary.bases(of: said.words[place]).flatMap {
        index.vocabulary.meanings[$0] ?? []
      }
      if meanings.contains(where: { words.contains($0.word) }) { kept.remove(place) }
    }
    return kept
  }

  /// Takes a verb of the intent's other phrases, or one that only shows something, for the phrase's.
  func addOtherVerb(
    to reading: inout PartsReading, _ met: inout Met, _ phrase: PhraseParts, taken: Places
  ) {
    // A phrase that begins with a noun has no verb to replace.
    guard let term = phrase.verbTerm, index.intents[phrase.intent].isPlain,
      index.terms[Int(term)].choices.joined().contains(where: index.vocabulary.isVerb)
    else { return }
    var likeness = PartsVocabulary.Likeness.thesaurus
    var places: Places = []
    for word in index.intents[phrase.intent].verbs
    where said.likeness[Int(word)] >= likeness && !index.isLight(word) {
      places |= said.places[Int(word)]
    }
    places -= taken | reading.common
    if places.isEmpty, phrase.isRetrieving {
      places = (said[.retrieving] | said.obtaining) - (taken | reading.common)
      // "What tasks do I have" is "show tasks".
      if index.joinsSlots, places.overlaps(said.obtaining), said.roles[0].contains(.interrogative) {
        places.insert(0)
      }
      likeness = PartsVocabulary.Likeness.slip
    }
    if places.isEmpty, reading.filled.contains(where: isSetTo) {
      places = said[.scaling] - (taken | reading.common)
      likeness = PartsVocabulary.Likeness.slip
    }
    guard !places.isEmpty, !isContrasting(term, places, phrase) else { return }
    let weight = index.weight(of: index.terms[Int(term)])
    reading.common |= places
    met.met += weight * likeness
    met.loss += 1 - likeness
    if weight > PartsIndex.lightWeight { met.telling += 1 }
    met.saysVerb = true
    met.isVerbless = false
  }

  /// Takes the naming of a thing for the order to show it, "order status", or to start it.
  private func addNoVerb(
    to met: inout Met, _ phrase: PhraseParts, _ reading: PartsReading, _ taken: Places
  ) {
    let intent = index.intents[phrase.intent]
    guard index.joinsSlots, !phrase.isQuestion, let verb = phrase.verbTerm, intent.isPlain,
      met.telling > 0,
      phrase.isRetrieving && intent.isRetrieving || phrase.isStarting,
      isAllSaid(reading, taken)
    else { return }
    met.met += index.weight(of: index.terms[Int(verb)]) * PartsVocabulary.Likeness.slip
    met.loss += 0.3
    met.saysVerb = true
  }

  /// Whether words of the phrase, values, the app's name and small words are all that is said.
  func isAllSaid(_ reading: PartsReading, _ values: Places) -> Bool {
    (said.all - said.light - said.prepositions - reading.common - values - reading.named).isEmpty
  }

  /// Whether a value is a number that stands behind the phrase's preposition: "lower it to ten".
  func isSetTo(_ filled: PartsReading.Filled) -> Bool {
    guard case .number = filled.slot.type, filled.words.lowerBound > 0 else { return false }
    let before = filled.words.lowerBound - 1
    return filled.slot.before.contains {
      index.isPreposition($0) && said.places[Int($0)].contains(before)
    }
  }

  /// The difference between the preposition before a value and that of the phrase.
  enum Preposition {
    case same, added, other, contrary
  }

  /// Compares the preposition before a value with that of the phrase: "by ten" is not "to ten".
  func preposition(before filled: PartsReading.Filled) -> Preposition {
    guard filled.words.lowerBound > 0, !filled.slot.before.isEmpty else { return .same }
    let place = filled.words.lowerBound - 1
    let own = filled.slot.before.filter { index.isPreposition($0) }
    guard said.prepositions.contains(place),
      !filled.slot.before.contains(where: { said.places[Int($0)].contains(place) })
    else { return .same }
    if case .number = filled.slot.type, said.words[place] == "by" { return .contrary }
    return own.isEmpty ? .added : .other
  }

  /// Whether words that the thesaurus takes for those of a phrase are those of another intent.
  func isContrasting(_ term: UInt32, _ places: Places, _ phrase: PhraseParts) -> Bool {
    let own = index.terms[Int(term)].choices.joined()
    return said.said.contains { word in
      said.likeness[Int(word)] >= PartsVocabulary.Likeness.synonym
        && places.isSubset(of: said.places[Int(word)])
        && own.contains {
          index.contrasts.word(word, speaksAgainst: phrase.intent, of: $0)
        }
    }
  }
}
