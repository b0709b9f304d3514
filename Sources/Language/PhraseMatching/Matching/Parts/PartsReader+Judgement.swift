// Decides whether a reading runs, and how good it is.

import SpokenValues

extension PartsReader {
  func judge(_ reading: inout PartsReading, _ phrase: PhraseParts, _ met: Met) {
    if reading.unexplained != 0 { reading.doubts.insert(.unexplained) }
    let filled = reading.filled.reduce(UInt64(0)) { $0 | SaidParts.bits($1.words) }
    let named = reading.application.map(SaidParts.bits) ?? 0
    var unused = 0.0
    // Every known value that was said is used.
    for (place, mention) in said.mentions.enumerated()
    where mention.places & ~(filled | reading.common | named) != 0
      && mention.places & (filled | named) == 0 && isKnown(place, reading)
    {
      if mention.places & reading.leftOut != mention.places {
        reading.doubts.insert(.unexplained)
        unused += 1
      }
    }
    if said.contrary & ~(filled | reading.common | named | reading.aside) != 0 {
      reading.doubts.insert(.contrary)
    }
    // "Called Notes" makes no note without a name.
    let quoting = said.quoting & ~(reading.common | filled)
    if quoting != 0, filled & ~((quoting & (~quoting &+ 1)) &- 1) == 0 {
      reading.doubts.insert(.unexplained)
    }
    let intent = index.intents[phrase.intent]
    let isEitherMood = intent.isPlain && intent.isRetrieving
    // "Can Lights turn on the porch" asks Lights to.
    let handed = reading.application.map(said.handing) ?? 0
    let asked =
      (said.interrogatives | said.auxiliaries) & ~(filled | named | handed | reading.aside)
    if !phrase.isQuestion, !isEitherMood, asked & ~reading.common & ~said.light != 0,
      reading.common & said.interrogatives == 0
    {
      reading.doubts.insert(.anotherMood)
    }
    // "I turned it off" is no order; "I hiked two miles" is for "log a hike".
    if phrase.verb >= 0, said.told & reading.common != 0,
      said.told & reading.common & placesOfVerbs(phrase) != 0
    {
      reading.doubts.insert(.anotherMood)
    }
    // "What is markdown" asks for no document.
    if !phrase.isQuestion, said.asksForMeaning, reading.filled.isEmpty, named == 0 {
      reading.doubts.insert(.anotherMood)
    }
    // "Tell me what the date is" says two of a phrase's ways to ask.
    let framed = said.secondPerson == 0 ? said.questionLight : 0
    let own = phrase.isQuestion ? wordsOfTerms(phrase) | framed : 0
    if said.interrogatives & ~(filled | reading.common | named | own | reading.aside) != 0 {
      reading.doubts.insert(.anotherMood)
    }
    // "What soups do you have" asks for no place.
    if phrase.asksCircumstance, said[.circumstance] == 0, reading.filled.isEmpty,
      said.interrogatives != 0 || met.isVerbless
    {
      reading.doubts.insert(.anotherMood)
    }
    let asking =
      said.interrogatives | said.questionLight | (phrase.asksWhat ? 0 : said.auxiliaries)
    if phrase.isQuestion, !isEitherMood, asking | (phrase.isRetrieving ? said.obtaining : 0) == 0 {
      // "Total, please" asks for it.
      let isNamedAlone =
        phrase.isRetrieving && !phrase.asksCircumstance && met.telling > 0
        && isAllSaid(reading, filled)
        && !beginsWithVerb
      if !isNamedAlone { reading.doubts.insert(.anotherMood) }
    }
    let hasText = reading.filled.contains { filled in
      filled.value == nil && filled.slot.type == .text && !isListOfValues(filled, phrase)
        && !filled.slot.isRemark
    }
    // The name of a thing that an app has is as good as the app's.
    let namesThing =
      index.joinsSlots
      && reading.filled.contains { filled in
        if case .entity = filled.slot.type { filled.isKnown } else { false }
      }
    let isWhole = met.met >= met.demanded && reading.leftOut == 0
    if met.telling == 0 && !isWhole || !met.saysVerb
      || met.met < (hasText && !namesThing ? Self.leastShareWithText : Self.leastShare)
        * met.demanded
    {
      reading.doubts.insert(.notTelling)
    }
    let isValuesAlone =
      reading.doubts.contains(.notTelling) && said.told & ~reading.aside == 0
      && isValuesAlone(reading, phrase, met)
    if isValuesAlone { reading.doubts.subtract([.notTelling, .anotherMood]) }
    if isForOnlyTaker(reading, phrase) { reading.doubts.subtract([.notTelling, .contrast]) }
    // "what is my name" is no "what is your name".
    if phrase.addresses,
      said.firstPerson & ~(filled | reading.common) != 0 || said.secondPerson == 0,
      said.firstPerson != 0
    {
      reading.doubts.insert(.contrast)
    }
    // "Search for …" may be meant for anybody.
    if hasText, reading.isNameInferred, !isOneApp, !namesThing,
      met.telling < 2 || met.met < Self.leastShareWithText * met.demanded,
      !saysOwnVerb(phrase, reading)
    {
      reading.doubts.insert(.notTelling)
    }
    // "Complete the first" is an order, "completed tasks" is none.
    let orders = reading.filled.filter { filled in
      filled.slot.isFlag
        && index.verbs[phrase.app].contains { word in
          said.likeness[Int(word)] == 1
            && said.places[Int(word)] & SaidParts.bits(filled.words) != 0
        }
    }.reduce(0) { $0 | SaidParts.bits($1.words) }
    if saysOtherVerb(reading, phrase, filled & ~orders | named) {
      reading.doubts.insert(.anotherVerb)
    }
    if said.asksWhatIsDone { reading.doubts.insert(.anotherMood) }
    if isAnyTextBehindOtherVerb(reading, phrase) || isNamedByOthersNoun(reading, phrase) {
      reading.doubts.insert(.notTelling)
    }
    if !reading.missing.isEmpty,
      !index.joinsSlots || met.met < 0.85 * met.demanded || met.telling < 1
    {
      reading.doubts.insert(.missingValue)
    }
    reading.isTelling =
      reading.common & ~(said.light | said.small) != 0 && !isAnyText(reading, phrase, met)
      || reading.application != nil || reading.filled.contains { $0.value != nil }
    reading.cost =
      met.demanded - met.met + 0.4 * Double(reading.missing.count) + met.loss
      + 0.1 * Double((reading.leftOut & ~said.light & ~said.prepositions).nonzeroBitCount)
      + 0.1 * Double(said.slips.nonzeroBitCount)
      + 0.15 * Double(reading.filled.count { $0.isPartial })
      // "On" says something where it may be a value.
      + 0.15 * Double((reading.leftOut & said[.turning]).nonzeroBitCount)
    // Without a verb all intents that take the values are equally good.
    if isValuesAlone { reading.cost = 1 }
    reading.score =
      score(reading, phrase, met, named: named, filled: filled) - 0.15 * min(2, unused)
      - (reading.doubts.contains(.anotherMood) ? 0.1 : 0)
      - (dropsNumber(reading, filled | named) ? 0.1 : 0)
  }

  /// Whether a text is all that is taken by a verb that only the thesaurus has for the phrase's, which has no
  /// other word: "make it nine and four people" converts no such text.
  private func isAnyTextBehindOtherVerb(_ reading: PartsReading, _ phrase: PhraseParts) -> Bool {
    guard phrase.verb >= 0, phrase.terms.count == 1, said.quoted == nil,
      reading.filled.contains(where: { $0.value == nil && $0.slot.type == .text })
    else { return false }
    let verbs = index.terms[Int(phrase.terms[phrase.verb])].choices.joined()
    return !verbs.contains {
      said.likeness[Int($0)] > PartsVocabulary.Likeness.thesaurus && said.places[Int($0)] != 0
    }
  }

  /// Whether the only part of a name that is said is what the phrases of another app are about, and nothing says
  /// which app is meant: "what is my soup like" opens no recipe of a soup.
  private func isNamedByOthersNoun(_ reading: PartsReading, _ phrase: PhraseParts) -> Bool {
    guard phrase.verb >= 0, reading.application == nil,
      let part = reading.filled.first(where: \.isPartial)
    else { return false }
    let verb = places(ofTerm: phrase.terms[phrase.verb])
    guard reading.common & ~(verb | said.light | said.small) == 0 else { return false }
    return part.words.allSatisfy { place in
      said.said.contains { word in
        said.likeness[Int(word)] == 1 && said.places[Int(word)] & 1 << UInt64(place) != 0
          && index.nouns.indices.contains { $0 != phrase.app && index.nouns[$0].contains(word) }
      }
    }
  }

  /// Whether a number, a date or another typed value that was said is not used.
  private func dropsNumber(_ reading: PartsReading, _ used: UInt64) -> Bool {
    said.mentions.contains { mention in
      switch mention.value {
      case .number, .typed: mention.places & ~(reading.unexplained & ~used) == 0
      case .known, .flag: false
      }
    }
  }

  /// Whether a text is all that is taken, by a word that is only near to the phrase's verb: "set an alarm"
  /// does not turn it into rich text.
  private func isAnyText(_ reading: PartsReading, _ phrase: PhraseParts, _ met: Met) -> Bool {
    guard phrase.verb >= 0, !met.saysNouns, reading.filled.contains(where: { $0.value == nil })
    else { return false }
    let verbs = index.terms[Int(phrase.terms[phrase.verb])].choices.joined()
    let verb = verbs.reduce(UInt64(0)) { $0 | said.places[Int($1)] }
    return reading.common & ~(verb | said.light | said.small) == 0
      && !verbs.contains { said.likeness[Int($0)] == 1 }
  }

  /// The places of the phrase's verb and of those of the intent's other phrases.
  private func placesOfVerbs(_ phrase: PhraseParts) -> UInt64 {
    index.intents[phrase.intent].verbs.reduce(places(ofTerm: phrase.terms[phrase.verb])) {
      $0 | said.places[Int($1)]
    }
  }

  /// Whether the first telling word is a verb of the phrases: "turn off the dining room" asks for nothing.
  private var beginsWithVerb: Bool {
    let small = said.light | said.small
    guard let first = said.words.indices.first(where: { small & 1 << UInt64($0) == 0 }) else {
      return false
    }
    return said.isVerb(first, in: index)
  }

  /// The places of all words that any choice of the phrase's terms has.
  private func wordsOfTerms(_ phrase: PhraseParts) -> UInt64 {
    phrase.terms.flatMap { index.terms[Int($0)].choices.joined() }
      .reduce(0) { $0 | said.places[Int($1)] }
  }

  /// Whether the first telling word says what another intent of the app does, and not this one:
  /// "order soup" asks for no order.
  private func saysOtherVerb(
    _ reading: PartsReading, _ phrase: PhraseParts, _ used: UInt64
  ) -> Bool {
    let light = said.light | said.small | used
    guard let first = said.words.indices.first(where: { light & 1 << UInt64($0) == 0 }) else {
      return false
    }
    // "Order status" is a noun of two words.
    let nouns: UInt64 = 3 << UInt64(first)
    if phrase.isRetrieving, reading.common & nouns == nouns { return false }
    let verbs = index.intents[phrase.intent].verbs.union(phrase.optional)
    let meant = said.said.filter {
      said.places[Int($0)] & 1 << UInt64(first) != 0
        && said.likeness[Int($0)] >= PartsVocabulary.Likeness.inflected
    }
    // "Open", "list" and "find" are all ways to ask that something be shown.
    if phrase.isRetrieving, said[.retrieving] & 1 << UInt64(first) != 0 { return false }
    return meant.contains { index.verbs[phrase.app].contains($0) }
      && !verbs.contains { said.places[Int($0)] & 1 << UInt64(first) != 0 }
  }

  /// Whether the verb of the phrase is said, and no other app has a verb that it stands for: "pack"
  /// is meant for the only app that packs.
  private func saysOwnVerb(_ phrase: PhraseParts, _ reading: PartsReading) -> Bool {
    guard index.joinsSlots, phrase.verb >= 0, !phrase.isRetrieving,
      reading.filled.allSatisfy({ !$0.slot.isEntityList || isListOfValues($0, phrase) })
    else { return false }
    let verb = places(ofTerm: phrase.terms[phrase.verb]) & reading.common
    guard verb != 0 else { return false }
    return !said.said.contains { word in
      said.places[Int(word)] & verb != 0
        && index.verbs.indices.contains { $0 != phrase.app && index.verbs[$0].contains(word) }
    }
  }

  /// Whether a text is a list with known values of the app.
  func isListOfValues(_ filled: PartsReading.Filled, _ phrase: PhraseParts) -> Bool {
    filled.slot.isList
      && said.mentions.indices.contains { place in
        isKnown(place) && said.mentions[place].places & ~SaidParts.bits(filled.words) == 0
          && index.kindsOfApps[phrase.app].contains { accepts(place, $0) }
      }
  }

  /// Whether a text is a list with nothing but known values of the app.
  private func isAllValues(_ filled: PartsReading.Filled, _ phrase: PhraseParts) -> Bool {
    guard isListOfValues(filled, phrase) else { return false }
    let values = said.mentions.indices.filter { isKnown($0) }
      .reduce(UInt64(0)) { $0 | said.mentions[$1].places }
    let small = said.light | said.prepositions | said.contrary
    return SaidParts.bits(filled.words) & ~(values | small) == 0
  }

  /// Whether the values that the intent needs are all that is said, a known one or a word of the
  /// phrase among them: "kitchen off". One thing alone is shown if its name has several words, or if
  /// its app or its details are named: "meeting notes". What an amount is of may be named alone, too:
  /// "gift card, $75".
  func isValuesAlone(
    _ reading: PartsReading, _ phrase: PhraseParts, _ met: Met
  ) -> Bool {
    let isList = reading.filled.contains { isAllValues($0, phrase) }
    let known = isList || reading.filled.contains(where: \.isKnown)
    let isShown =
      phrase.isRetrieving && known
      && (reading.application != nil || said[.content] != 0
        || reading.filled.contains { $0.isKnown && $0.words.count > 1 })
      && phrase.slots.contains { !$0.isOptional }
    return index.joinsSlots && !met.lacksValue && reading.missing.isEmpty
      && reading.unexplained == 0
      && (reading.filled.count { !$0.slot.isFlag } > 1 || isShown
        || isList && reading.application != nil
        || met.telling > 0
          && (reading.application != nil && !reading.filled.isEmpty
            || met.saysNouns && saysMoreThanUnits(reading)
              && reading.filled.contains { !$0.isKnown }))
      && (met.telling > 0 || known)
      && reading.filled.allSatisfy { filled in
        filled.value != nil || filled.slot.isRemark || isAllValues(filled, phrase)
      }
      && phrase.slots.allSatisfy { slot in
        slot.isOptional || reading.filled.contains { $0.slot.name == slot.name }
      }
  }

  /// Whether a case of an enumeration is wished for that one intent alone takes: "i want red light".
  private func isForOnlyTaker(_ reading: PartsReading, _ phrase: PhraseParts) -> Bool {
    guard index.joinsSlots, !phrase.isRetrieving, reading.missing.isEmpty,
      reading.unexplained == 0, said.framed != 0,
      let filled = reading.filled.first, reading.filled.count == 1, filled.isKnown,
      case .enumeration = filled.slot.type
    else { return false }
    return index.takers[filled.slot.kind].allSatisfy {
      index.phrases[Int($0)].intent == phrase.intent
    }
  }

  /// Whether a word of the phrase is said that is no unit: "gift card, $75", but not "$75".
  private func saysMoreThanUnits(_ reading: PartsReading) -> Bool {
    let words = reading.common & ~said[.unit]
    return said.words.indices.contains { place in
      words & 1 << UInt64(place) != 0 && said.words[place].contains(where: \.isLetter)
    }
  }

  func score(
    _ reading: PartsReading, _ phrase: PhraseParts, _ met: Met, named: UInt64, filled: UInt64
  ) -> Double {
    var (demanded, common) = (met.demanded, met.met)
    var (spoken, explained) = (0.0, 0.0)
    if phrase.namesApplication, reading.application != nil {
      demanded += 0.5
      common += 0.5
    }
    let required = Double(phrase.slots.count { !$0.isOptional })
    demanded += Self.slotWeight * required
    common += Self.slotWeight * (required - 1.5 * Double(reading.missing.count))
    for value in reading.filled {
      let weight = Self.slotWeight * (value.slot.isOptional ? 1 : 0.5)
      spoken += weight
      explained += weight
    }
    for place in said.words.indices {
      let bit: UInt64 = 1 << UInt64(place)
      if (named | filled) & bit != 0 { continue }
      spoken += weights[place]
      if reading.common & bit != 0 { explained += weights[place] }
      if reading.leftOut & bit != 0 { explained += weights[place] / 2 }
    }
    return demanded + spoken > 0 ? (common + explained) / (demanded + spoken) : 0
  }
}

extension PhraseParts.Slot {
  /// Whether its value is a yes or no that need not be said.
  fileprivate var isFlag: Bool { isOptional && !flag.isEmpty }

  /// Whether it is a text beside what the intent is about.
  var isAccompanying: Bool { type == .text && isOptional && !isList && !isMainText }

  /// Whether a text that is said without its name is this one: a title, not a remark.
  var isMainText: Bool { name.namesMainText }
}
