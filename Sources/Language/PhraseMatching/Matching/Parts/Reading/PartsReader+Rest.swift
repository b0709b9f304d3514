// Explains the words that are neither values nor words of the phrase.

import SpokenValues

extension PartsReader {
  func explain(
    _ reading: inout PartsReading, _ phrase: PhraseParts, named: Places, values: Places
  ) {
    let used = reading.common | values | named
    var light = said.light
    if phrase.isQuestion || reading.common.overlaps(said.interrogatives) {
      light |= said.questionLight | said.auxiliaries
    }
    if phrase.isRetrieving, index.intents[phrase.intent].isPlain || phrase.isQuestion {
      light |= said.obtaining
    }
    if phrase.slots.isEmpty, index.intents[phrase.intent].isPlain {
      light |= said.totals | said[.total]
    }
    // "All the lights" are those of the light that is missing.
    let isThingMissing = phrase.open.contains { slot in
      guard case .entity = slot.type, !slot.isOptional, !slot.isList else { return false }
      return !reading.fills(slot.name)
    }
    if isThingMissing { light |= said[.total] }
    if phrase.isRetrieving { light |= said.totals | said[.content] }
    if let application = reading.application { light |= said.handing(around: application) }
    // Words of the intent's other phrases and of its slots' names say nothing new; where a phrase sets a
    // value by being said, only those of the names.
    var known: Places = []
    let intent = index.intents[phrase.intent]
    let words = intent.isPlain ? intent.words : intent.wordsOfSlots
    for word in said.said
    where words.contains(word) && !index.isLight(word)
      && said.likeness[Int(word)] >= PartsVocabulary.Likeness.thesaurus
    {
      known |= said.places[Int(word)]
      // "Lights, turn off the kitchen lamp" has the closer word in the app's name.
      if !named.isEmpty, said.places[Int(word)].isSubset(of: named) {
        known |= said.placesOfSynonyms(of: word, in: index.vocabulary)
      }
    }
    // "Today" says nothing where something is shown as it is now.
    if phrase.isRetrieving { known |= said[.present] }
    known |=
      placed(phrase, used, named) | begun(phrase, reading.common) | supported(phrase, reading)
    known -= used
    var explained = used | light | known
    // Units of an amount stand behind a number, and what was done with it before: "paid $6".
    for filled in reading.filled {
      if !filled.isKnown, let before = said.words.indices.prefix(filled.words.lowerBound).last {
        explained |= said[.spending] & Places(before)
      }
      if case .number = filled.value, isUnit(filled.words.upperBound, of: intent) {
        explained.insert(filled.words.upperBound)
      }
    }
    // "Turn it up to eighty" is "set it to eighty".
    for filled in reading.filled where isSetTo(filled) && filled.words.lowerBound > 1 {
      let place = filled.words.lowerBound - 2
      if said.roles[place].contains(.particle) { explained.insert(place) }
    }
    // "Open up the settings" opens them.
    if phrase.isRetrieving {
      explained |= said[.retrieving].next & said[.particle] - said[.preposition]
    }
    explained |= said.quoting & used.previous
    if index.joinsSlots {
      // "Make it large and hide the details" is one command.
      for place in said.words.indices where index.small.conjunctions.contains(said.words[place]) {
        let next = (said.all - light - Places(0..<place + 1)).first
        let isInside = Places(0..<place).overlaps(used)
        if isInside, let next, used.contains(next) { explained.insert(place) }
      }
    }
    // A preposition is explained by what follows it.
    for place in said.words.indices.reversed() {
      guard (said.prepositions - said.particles - explained).contains(place) else { continue }
      var next = place + 1
      while next < said.words.count, (light - values - named).contains(next) { next += 1 }
      let isUsed =
        next < said.words.count
        ? (explained - light | used).contains(next)
        : Places(place + 1..<next).overlaps(used)
      if isUsed { explained.insert(place) }
    }
    reading.leftOut = explained - used
    reading.unexplained = said.all - explained
  }

  /// Whether a word may be the unit of a number for an intent: one of its phrases, if those have any. "Five cents"
  /// are not "tip five dollars".
  private func isUnit(_ place: Int, of intent: IntentParts) -> Bool {
    if said.classifiers.contains(place) { return true }
    guard place < said.words.count, said.roles[place].contains(.unit) else { return false }
    return intent.units.isEmpty
      || intent.units.contains { said.places[Int($0)].contains(place) }
  }

  /// Returns the nouns of the app behind prepositions, where the phrase's verb is said: the "cart" of
  /// "put milk in the cart".
  func placed(_ phrase: PhraseParts, _ used: Places, _ named: Places) -> Places {
    guard index.joinsSlots else { return [] }
    let verb = places(ofVerbOf: phrase)
    guard verb.overlaps(used),
      // "Open the settings of Recipes" opens no recipe.
      !phrase.isRetrieving || !used.isSubset(of: named | verb)
    else { return [] }
    var found: Places = []
    for word in said.said
    where index.nouns[phrase.app].contains(word)
      && said.likeness[Int(word)] >= PartsVocabulary.Likeness.thesaurus
    {
      var places = said.places[Int(word)] - used
      while let place = places.popFirst() {
        var before = place - 1
        // Nouns beside it are its name, and none behind another article: "to the basket a gift".
        let name = found - said.light | said.places[Int(word)]
        while name.contains(before) { before -= 1 }
        let passed = said.light | named
        while passed.contains(before) { before -= 1 }
        if said.prepositions.contains(before) { found.insert(place) }
      }
    }
    return found
  }

  /// Returns the verbs that only begin what is to be done: the "start" of "start cooking", and of
  /// "start the sunrise" where the app calls the intent by a noun.
  func begun(_ phrase: PhraseParts, _ common: Places) -> Places {
    var found = said[.starting] & common.previous
    if phrase.isNoun { found |= said[.starting] | said[.retrieving] }
    return found
  }

  /// Returns the verbs that say nothing beside the phrase's verb as a noun: the "leave" of "leave a $5
  /// tip".
  private func supported(_ phrase: PhraseParts, _ reading: PartsReading) -> Places {
    guard index.joinsSlots else { return [] }
    let noun = places(ofVerbOf: phrase) & reading.common
    guard let place = noun.first, place > 1, noun.count == 1,
      said.roles[place - 1].contains(.indefinite) || reading.used.contains(place - 1)
    else { return [] }
    return said[.supporting] & Places(0..<place) - reading.common
  }

  /// Leaves out what an assistant is called by, words that say nothing beside a complete request, and,
  /// where something is only shown, words that describe it further: "hey olly", "to level four", "my
  /// delta flight".
  func leaveOut(_ reading: inout PartsReading, _ phrase: PhraseParts, _ met: Met) {
    guard let first = (said.all - said.light).first else { return }
    // "Hey olly", "olly, play jazz", but no "git add milk".
    let isAddressed =
      first > 0 && said.roles[first - 1].contains(.greeting)
      || said.pauses.contains(first + 1)
    if reading.unexplained.contains(first), said.words.count > first + 2, isName(first),
      isAddressed, first > 0 || !met.isVerbless || reading.filled.count > 1
    {
      reading.unexplained.remove(first)
      reading.leftOut.insert(first)
    }
    leaveOutAsides(&reading, phrase)
    let padding = phrase.isRetrieving ? said[.padding] : said[.padding] | said[.fresh]
    if reading.unexplained.isSubset(of: padding), met.telling > 0 || !reading.filled.isEmpty {
      reading.leftOut |= reading.unexplained
      reading.unexplained = []
    }
    if met.isVerbless || reading.unexplained.isEmpty { return }
    guard phrase.isRetrieving, index.intents[phrase.intent].isPlain, met.telling >= 1,
      met.met >= 0.95 * met.demanded, reading.unexplained.count <= 2
    else { return }
    // "The grocries document" may name one.
    let things = phrase.open.filter { slot in
      if case .entity = slot.type { !reading.fills(slot.name) } else { false }
    }
    let isAboutThing = things.contains {
      index.intents[phrase.intent].requiredThings.contains($0.name)
    }
    func mayName(_ place: Int) -> Bool {
      isAboutThing
        ? !said.places(of: index.nouns[phrase.app]).contains(place)
        : !things.isEmpty && isName(place)
    }
    var left = reading.unexplained
    for place in said.words.indices.reversed() where left.contains(place) {
      let isDescribing =
        place + 1 < said.words.count && (reading.common | reading.leftOut).contains(place + 1)
        && !said.light.contains(place + 1) && said.roles[place].isEmpty
        && !mayName(place) && said.roles[place + 1].isEmpty
        && !index.small.isMeasuring(said.words[place])
      guard isDescribing else { return }
      reading.leftOut.insert(place)
      left.remove(place)
    }
    reading.unexplained = left
  }

  /// Leaves out the clauses that tell something beside a request that is complete, or does not refer to them:
  /// "that lentil was lovely, order it".
  private func leaveOutAsides(_ reading: inout PartsReading, _ phrase: PhraseParts) {
    let isComplete =
      reading.missing.isEmpty
      && index.intents[phrase.intent].requiredThings.isSubset(of: reading.filled.map(\.slot.name))
    let pronouns = index.small.referring
    guard reading.unexplained.overlaps(said.asides), !reading.common.isSubset(of: said.asides),
      isComplete
        || !said.words.indices.contains(where: { place in
          !said.asides.contains(place) && pronouns.length(at: place, in: said.words) > 0
        }),
      // Numbers and dates are no remark.
      !said.mentions.contains(where: { mention in
        switch mention.value {
        case .flag, .typed(.boolean): return false
        default: break
        }
        return (mention.places & reading.unexplained).overlaps(said.asides) && !mention.isSynonym
      })
    else { return }
    reading.aside = said.asides
    reading.leftOut |= reading.unexplained & said.asides
    reading.unexplained -= said.asides
  }

  /// Whether a word is nothing that the catalogue or the language knows.
  func isName(_ place: Int) -> Bool {
    let word = said.words[place]
    return index.small.knowsCommonWords && said.roles[place].isEmpty
      && index.vocabulary.meanings[word] == nil
      && word.utf8.count > 2 && word.utf8.allSatisfy { 0x61...0x7A ~= $0 }
      && !index.small.isCommon(word) && !index.small.isMeasuring(word)
  }

  /// Whether a mention is a known value of the app that is named, or else of any.
  func isKnown(_ mention: Int, _ reading: PartsReading) -> Bool {
    guard isKnown(mention) else { return false }
    guard reading.application != nil, index.joinsSlots else { return true }
    return index.kindsOfApps[index.phrases[reading.phrase].app].contains { kind in
      index.kinds[kind].valueType != nil && accepts(mention, kind)
    }
  }
}
