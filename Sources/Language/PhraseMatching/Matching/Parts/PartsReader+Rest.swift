// Explains the words that are neither values nor words of the phrase.

import SpokenValues

extension PartsReader {
  func explain(
    _ reading: inout PartsReading, _ phrase: PhraseParts, named: UInt64, values: UInt64
  ) {
    let used = reading.common | values | named
    var light = said.light
    if phrase.isQuestion || reading.common & said.interrogatives != 0 {
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
      return !reading.filled.contains { $0.slot.name == slot.name }
    }
    if isThingMissing { light |= said[.total] }
    if phrase.isRetrieving { light |= said.totals | said[.content] }
    if let application = reading.application { light |= said.handing(around: application) }
    // Words of the intent's other phrases and of its slots' names say nothing new; where a phrase sets a
    // value by being said, only those of the names.
    var known: UInt64 = 0
    let intent = index.intents[phrase.intent]
    let words = intent.isPlain ? intent.words : intent.wordsOfSlots
    for word in said.said
    where words.contains(word) && !index.isLight(word)
      && said.likeness[Int(word)] >= PartsVocabulary.Likeness.thesaurus
    {
      known |= said.places[Int(word)]
      // "Lights, turn off the kitchen lamp" has the closer word in the app's name.
      if named != 0, said.places[Int(word)] & ~named == 0 {
        known |= said.placesOfSynonyms(of: word, in: index.vocabulary)
      }
    }
    // "Today" says nothing where something is shown as it is now.
    if phrase.isRetrieving { known |= said[.present] }
    known |=
      placed(phrase, used, named) | begun(phrase, reading.common) | supported(phrase, reading)
    known &= ~used
    var explained = used | light | known
    // Units of an amount stand behind a number, and what was done with it before: "paid $6".
    for filled in reading.filled {
      if !filled.isKnown, let before = said.words.indices.prefix(filled.words.lowerBound).last {
        explained |= said[.spending] & 1 << UInt64(before)
      }
      if case .number = filled.value, isUnit(filled.words.upperBound, of: intent) {
        explained |= 1 << UInt64(filled.words.upperBound)
      }
    }
    // "Turn it up to eighty" is "set it to eighty".
    for filled in reading.filled where isSetTo(filled) && filled.words.lowerBound > 1 {
      let place = filled.words.lowerBound - 2
      if said.roles[place].contains(.particle) { explained |= 1 << UInt64(place) }
    }
    // "Open up the settings" opens them.
    if phrase.isRetrieving {
      explained |= said[.retrieving] << 1 & said[.particle] & ~said[.preposition]
    }
    explained |= said.quoting & (used >> 1)
    if index.joinsSlots {
      // "Make it large and hide the details" is one command.
      for place in said.words.indices where index.small.conjunctions.contains(said.words[place]) {
        let next = said.words.indices.first { $0 > place && light & 1 << UInt64($0) == 0 }
        let isInside = SaidParts.bits(0..<place) & used != 0
        if isInside, let next, used & 1 << UInt64(next) != 0 { explained |= 1 << UInt64(place) }
      }
    }
    // A preposition is explained by what follows it.
    for place in said.words.indices.reversed() {
      let bit: UInt64 = 1 << UInt64(place)
      guard said.prepositions & ~said.particles & bit != 0, explained & bit == 0 else { continue }
      var next = place + 1
      while next < said.words.count, light & ~(values | named) & (1 << UInt64(next)) != 0 {
        next += 1
      }
      let isUsed =
        next < said.words.count
        ? (explained & ~light | used) & (1 << UInt64(next)) != 0
        : SaidParts.bits(place + 1..<next) & used != 0
      if isUsed { explained |= bit }
    }
    reading.leftOut = explained & ~used
    reading.unexplained = said.all & ~explained
  }

  /// Whether a word may be the unit of a number for an intent: one of its phrases, if those have any. "Five cents"
  /// are not "tip five dollars".
  private func isUnit(_ place: Int, of intent: IntentParts) -> Bool {
    guard place < said.words.count, said.roles[place].contains(.unit) else { return false }
    let units = intent.words.filter {
      index.small.roles[index.vocabulary.texts[Int($0)]]?.contains(.unit) == true
    }
    return units.isEmpty || units.contains { said.places[Int($0)] & 1 << UInt64(place) != 0 }
  }

  /// Returns the nouns of the app behind prepositions, where the phrase's verb is said: the "cart" of
  /// "put milk in the cart".
  func placed(_ phrase: PhraseParts, _ used: UInt64, _ named: UInt64) -> UInt64 {
    guard index.joinsSlots, phrase.verb >= 0,
      places(ofTerm: phrase.terms[phrase.verb]) & used != 0,
      // "Open the settings of Recipes" opens no recipe.
      !phrase.isRetrieving || used & ~named & ~places(ofTerm: phrase.terms[phrase.verb]) != 0
    else { return 0 }
    var found: UInt64 = 0
    for word in said.said
    where index.nouns[phrase.app].contains(word)
      && said.likeness[Int(word)] >= PartsVocabulary.Likeness.thesaurus
    {
      var places = said.places[Int(word)] & ~used
      while places != 0 {
        let place = places.trailingZeroBitCount
        places &= places - 1
        var before = place - 1
        // Nouns beside it are its name, and none behind another article: "to the basket a gift".
        let name = found & ~said.light | said.places[Int(word)]
        while before >= 0, name & 1 << UInt64(before) != 0 { before -= 1 }
        let passed = said.light | named
        while before >= 0, passed & 1 << UInt64(before) != 0 { before -= 1 }
        if before >= 0, said.prepositions & 1 << UInt64(before) != 0 { found |= 1 << UInt64(place) }
      }
    }
    return found
  }

  /// Returns the verbs that only begin what is to be done: the "start" of "start cooking", and of
  /// "start the sunrise" where the app calls the intent by a noun.
  func begun(_ phrase: PhraseParts, _ common: UInt64) -> UInt64 {
    var found = said[.starting] & common >> 1
    if phrase.isNoun { found |= said[.starting] | said[.retrieving] }
    return found
  }

  /// Returns the verbs that say nothing beside the phrase's verb as a noun: the "leave" of "leave a $5
  /// tip".
  private func supported(_ phrase: PhraseParts, _ reading: PartsReading) -> UInt64 {
    guard index.joinsSlots, phrase.verb >= 0 else { return 0 }
    let noun = places(ofTerm: phrase.terms[phrase.verb]) & reading.common
    guard noun.nonzeroBitCount == 1 else { return 0 }
    let place = noun.trailingZeroBitCount
    guard place > 1 else { return 0 }
    let before: UInt64 = 1 << UInt64(place - 1)
    let isNoun =
      said.roles[place - 1].contains(.indefinite)
      || reading.common & before != 0
      || reading.filled.contains { SaidParts.bits($0.words) & before != 0 }
    guard isNoun else { return 0 }
    return said.words.indices.prefix(place).filter { said.roles[$0].contains(.supporting) }
      .reduce(0) { $0 | 1 << UInt64($1) } & ~reading.common
  }

  /// Leaves out what an assistant is called by, words that say nothing beside a complete request, and,
  /// where something is only shown, words that describe it further: "hey olly", "to level four", "my
  /// delta flight".
  func leaveOut(_ reading: inout PartsReading, _ phrase: PhraseParts, _ met: Met) {
    let first = (~said.light & said.all).trailingZeroBitCount
    // "Hey olly", "olly, play jazz", but no "git add milk".
    let isAddressed =
      first > 0 && said.roles[first - 1].contains(.greeting)
      || said.pauses & 1 << UInt64(first + 1) != 0
    if reading.unexplained & 1 << UInt64(first) != 0, said.words.count > first + 2, isName(first),
      isAddressed, first > 0 || !met.isVerbless || reading.filled.count > 1
    {
      reading.unexplained &= ~(1 << UInt64(first))
      reading.leftOut |= 1 << UInt64(first)
    }
    leaveOutAsides(&reading, phrase)
    let padding = phrase.isRetrieving ? said[.padding] : said[.padding] | said[.fresh]
    if reading.unexplained & ~padding == 0, met.telling > 0 || !reading.filled.isEmpty {
      reading.leftOut |= reading.unexplained
      reading.unexplained = 0
    }
    if met.isVerbless || reading.unexplained == 0 { return }
    guard phrase.isRetrieving, index.intents[phrase.intent].isPlain, met.telling >= 1,
      met.met >= 0.95 * met.demanded, reading.unexplained.nonzeroBitCount <= 2
    else { return }
    // "The grocries document" may name one.
    let namesThing = phrase.open.contains { slot in
      if case .entity = slot.type {
        !reading.filled.contains { $0.slot.name == slot.name }
      } else {
        false
      }
    }
    var left = reading.unexplained
    for place in said.words.indices.reversed() where left & 1 << UInt64(place) != 0 {
      let bit: UInt64 = 1 << UInt64(place)
      let isDescribing =
        place + 1 < said.words.count && (reading.common | reading.leftOut) & bit << 1 != 0
        && said.light & bit << 1 == 0 && said.roles[place].isEmpty && !(namesThing && isName(place))
        && said.roles[place + 1].isEmpty && !index.small.isMeasuring(said.words[place])
      guard isDescribing else { return }
      reading.leftOut |= bit
      left &= ~bit
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
    guard reading.unexplained & said.asides != 0, reading.common & ~said.asides != 0,
      isComplete
        || !said.words.indices.contains(where: { place in
          said.asides & 1 << UInt64(place) == 0 && pronouns.length(at: place, in: said.words) > 0
        }),
      // Numbers and dates are no remark.
      !said.mentions.contains(where: { mention in
        switch mention.value {
        case .flag, .typed(.boolean): return false
        default: break
        }
        return mention.places & reading.unexplained & said.asides != 0 && !mention.isSynonym
      })
    else { return }
    reading.aside = said.asides
    reading.leftOut |= reading.unexplained & said.asides
    reading.unexplained &= ~said.asides
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
