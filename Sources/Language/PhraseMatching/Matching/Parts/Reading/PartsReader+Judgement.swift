// Decides whether a reading runs, and how good it is.

import SpokenValues

extension PartsReader {
  func judge(_ reading: inout PartsReading, _ phrase: PhraseParts, _ met: Met) {
    if !reading.unexplained.isEmpty { reading.doubts.insert(.unexplained) }
    let filled = reading.filled.reduce(Places()) { $0 | $1.places }
    let named = reading.named
    var unused = 0.0
    // Every known value that was said is used.
    for (place, mention) in said.mentions.enumerated()
    where !mention.places.isSubset(of: filled | reading.common | named)
      && mention.places.isDisjoint(with: filled | named) && isKnown(place, reading)
    {
      if !mention.places.isSubset(of: reading.leftOut) {
        reading.doubts.insert(.unexplained)
        unused += 1
      }
    }
    if !said.contrary.isSubset(of: filled | reading.common | named | reading.aside) {
      reading.doubts.insert(.contrary)
    }
    // "Called Notes" makes no note without a name.
    if let first = (said.quoting - reading.common - filled).first,
      filled.isSubset(of: Places(0..<first))
    {
      reading.doubts.insert(.unexplained)
    }
    let intent = index.intents[phrase.intent]
    let isEitherMood = intent.isPlain && intent.isRetrieving
    // "Can Lights turn on the porch" asks Lights to.
    let handed = reading.application.map(said.handing) ?? []
    let asked =
      (said.interrogatives | said.auxiliaries) - (filled | named | handed | reading.aside)
    if !phrase.isQuestion, !isEitherMood, !(asked - reading.common).isSubset(of: said.light),
      reading.common.isDisjoint(with: said.interrogatives)
    {
      reading.doubts.insert(.anotherMood)
    }
    // "I turned it off" is no order; "I hiked two miles" is for "log a hike".
    if phrase.verb != nil, said.told.overlaps(reading.common),
      (said.told & reading.common).overlaps(placesOfVerbs(phrase))
    {
      reading.doubts.insert(.anotherMood)
    }
    // "Paid four dollars to get in" gets nothing.
    if let first = (said.all - said.light).first, index.small.isPast(said.words[first]),
      !reading.used.contains(first),
      !(places(ofVerbOf: phrase).previous & said.prepositions - said.framed - Places(0..<first + 1))
        .isEmpty
    {
      reading.doubts.insert(.anotherMood)
    }
    // "What is markdown" asks for no document.
    if !phrase.isQuestion, said.asksForMeaning, reading.filled.isEmpty, named.isEmpty {
      reading.doubts.insert(.anotherMood)
    }
    // "Tell me what the date is" says two of a phrase's ways to ask.
    let framed = said.secondPerson.isEmpty ? said.questionLight : []
    let own = phrase.isQuestion ? wordsOfTerms(phrase) | framed : []
    if !said.interrogatives.isSubset(of: filled | reading.common | named | own | reading.aside) {
      reading.doubts.insert(.anotherMood)
    }
    // "What soups do you have" asks for no place.
    if phrase.asksCircumstance, said[.circumstance].isEmpty, reading.filled.isEmpty,
      !said.interrogatives.isEmpty || met.isVerbless
    {
      reading.doubts.insert(.anotherMood)
    }
    var asking = said.interrogatives | said.questionLight
    if !phrase.asksWhat { asking |= said.auxiliaries }
    if phrase.isRetrieving { asking |= said.obtaining }
    if phrase.isQuestion, !isEitherMood, asking.isEmpty {
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
    let isWhole = met.met >= met.demanded && reading.leftOut.isEmpty
    if met.telling == 0 && !isWhole || !met.saysVerb
      || met.met < (hasText && !namesThing ? Self.leastShareWithText : Self.leastShare)
        * met.demanded
    {
      reading.doubts.insert(.notTelling)
    }
    let isValuesAlone =
      reading.doubts.contains(.notTelling) && said.told.isSubset(of: reading.aside)
      && isValuesAlone(reading, phrase, met)
    if isValuesAlone { reading.doubts.subtract([.notTelling, .anotherMood]) }
    if isForOnlyTaker(reading, phrase) { reading.doubts.subtract([.notTelling, .contrast]) }
    // "I would like one tomato soup" orders none once more.
    if phrase.repeats, !saysRepeating { reading.doubts.insert(.notTelling) }
    // "what is my name" is no "what is your name".
    if phrase.addresses,
      !said.firstPerson.isSubset(of: filled | reading.common) || said.secondPerson.isEmpty,
      !said.firstPerson.isEmpty
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
            && said.places[Int(word)].overlaps(filled.places)
        }
    }.reduce(Places()) { $0 | $1.places }
    if saysOtherVerb(reading, phrase, filled - orders | named) {
      reading.doubts.insert(.anotherVerb)
    }
    if said.asksWhatIsDone { reading.doubts.insert(.anotherMood) }
    if hasThingAside(reading) { reading.doubts.insert(.notTelling) }
    if isAnyTextBehindOtherVerb(reading, phrase) || isNamedByOthersNoun(reading, phrase) {
      reading.doubts.insert(.notTelling)
    }
    if !reading.missing.isEmpty,
      !index.joinsSlots || met.met < 0.85 * met.demanded || met.telling < 1
    {
      reading.doubts.insert(.missingValue)
    }
    reading.isTelling =
      !reading.common.isSubset(of: said.light | said.small) && !isAnyText(reading, phrase, met)
      || reading.application != nil || reading.filled.contains { $0.value != nil }
    reading.cost =
      met.demanded - met.met + 0.4 * Double(reading.missing.count) + met.loss
      + 0.1 * Double((reading.leftOut - said.light - said.prepositions).count)
      + 0.1 * Double(said.slips.count)
      + 0.15 * Double(reading.filled.count { $0.isPartial })
      // "On" says something where it may be a value.
      + 0.15 * Double((reading.leftOut & said[.turning]).count)
    // Without a verb all intents that take the values are equally good.
    if isValuesAlone { reading.cost = 1 }
    reading.score =
      score(reading, phrase, met, named: named, filled: filled) - 0.15 * min(2, unused)
      - (reading.doubts.contains(.anotherMood) ? 0.1 : 0)
      - (dropsNumber(reading, filled | named) ? 0.1 : 0)
      // "Volume to four" is nearer to "set the volume to four" than to "volume up four".
      + (reading.filled.contains(where: isSetTo) ? 0.05 : 0)
  }

  /// Whether a text is all that is taken by a verb that only the thesaurus has for the phrase's, which has no
  /// other word: "make it nine and four people" converts no such text.
  private func isAnyTextBehindOtherVerb(_ reading: PartsReading, _ phrase: PhraseParts) -> Bool {
    guard let verbs = verbs(of: phrase), phrase.terms.count == 1, said.quoted == nil,
      reading.filled.contains(where: { $0.value == nil && $0.slot.type == .text })
    else { return false }
    return !verbs.contains {
      said.likeness[Int($0)] > PartsVocabulary.Likeness.thesaurus && !said.places[Int($0)].isEmpty
    }
  }

  /// Whether the only part of a name that is said is what the phrases of another app are about, and nothing says
  /// which app is meant: "what is my soup like" opens no recipe of a soup.
  private func isNamedByOthersNoun(_ reading: PartsReading, _ phrase: PhraseParts) -> Bool {
    guard phrase.verb != nil, reading.application == nil,
      let part = reading.filled.first(where: \.isPartial),
      reading.common.isSubset(of: places(ofVerbOf: phrase) | said.light | said.small)
    else { return false }
    return part.words.allSatisfy { place in
      said.said.contains { word in
        said.likeness[Int(word)] == 1 && said.places[Int(word)].contains(place)
          && index.nouns.indices.contains { $0 != phrase.app && index.nouns[$0].contains(word) }
      }
    }
  }

  /// Whether the only thing is in another clause before the phrase's words, and not called so: "I'm done shopping,
  /// check out" for a document “Groceries”.
  private func hasThingAside(_ reading: PartsReading) -> Bool {
    guard let filled = reading.filled.first, reading.filled.count == 1, filled.isKnown,
      let first = reading.common.first, filled.words.upperBound <= first,
      said.pauses.overlaps(Places(filled.words.upperBound..<first + 1))
    else { return false }
    return said.mentions.contains { $0.places == filled.places && $0.isSynonym }
  }

  /// Whether a number, a date or another typed value that was said is not used.
  private func dropsNumber(_ reading: PartsReading, _ used: Places) -> Bool {
    said.mentions.contains { mention in
      switch mention.value {
      case .number, .typed: mention.places.isSubset(of: reading.unexplained - used)
      case .known, .flag: false
      }
    }
  }

  /// Whether a text is all that is taken, by a word that is only near to the phrase's verb: "set an alarm"
  /// does not turn it into rich text.
  private func isAnyText(_ reading: PartsReading, _ phrase: PhraseParts, _ met: Met) -> Bool {
    guard let verbs = verbs(of: phrase), !met.saysNouns,
      reading.filled.contains(where: { $0.value == nil })
    else { return false }
    return reading.common.isSubset(of: said.places(of: verbs) | said.light | said.small)
      && !verbs.contains { said.likeness[Int($0)] == 1 }
  }

  /// The places of the phrase's verb and of those of the intent's other phrases.
  private func placesOfVerbs(_ phrase: PhraseParts) -> Places {
    places(ofVerbOf: phrase) | said.places(of: index.intents[phrase.intent].verbs)
  }

  /// Whether the first telling word is a verb of the phrases: "turn off the dining room" asks for nothing.
  private var beginsWithVerb: Bool {
    guard let first = (said.all - said.light - said.small).first else { return false }
    return said.isVerb(first, in: index)
  }

  /// The places of all words that any choice of the phrase's terms has.
  private func wordsOfTerms(_ phrase: PhraseParts) -> Places {
    said.places(of: phrase.terms.flatMap { index.terms[Int($0)].choices.joined() })
  }

  /// Whether the first telling word says what another intent of the app does, and not this one:
  /// "order soup" asks for no order.
  private func saysOtherVerb(
    _ reading: PartsReading, _ phrase: PhraseParts, _ used: Places
  ) -> Bool {
    guard let first = (said.all - said.light - said.small - used).first else { return false }
    // "Order status" is a noun of two words.
    if phrase.isRetrieving, Places(first..<first + 2).isSubset(of: reading.common) { return false }
    let verbs = index.intents[phrase.intent].verbs.union(phrase.optional)
    let meant = said.said.filter {
      said.places[Int($0)].contains(first)
        && said.likeness[Int($0)] >= PartsVocabulary.Likeness.inflected
    }
    // "Open", "list" and "find" are all ways to ask that something be shown.
    if phrase.isRetrieving, said[.retrieving].contains(first) { return false }
    return meant.contains { index.verbs[phrase.app].contains($0) }
      && !verbs.contains { said.places[Int($0)].contains(first) }
  }

  /// Whether the verb of the phrase is said, and no other app has a verb that it stands for: "pack"
  /// is meant for the only app that packs.
  private func saysOwnVerb(_ phrase: PhraseParts, _ reading: PartsReading) -> Bool {
    guard index.joinsSlots, !phrase.isRetrieving,
      reading.filled.allSatisfy({ !$0.slot.isEntityList || isListOfValues($0, phrase) })
    else { return false }
    let verb = places(ofVerbOf: phrase) & reading.common
    guard !verb.isEmpty else { return false }
    return !said.said.contains { word in
      said.places[Int(word)].overlaps(verb)
        && index.verbs.indices.contains { $0 != phrase.app && index.verbs[$0].contains(word) }
    }
  }

  /// Whether a text is a list with known values of the app.
  func isListOfValues(_ filled: PartsReading.Filled, _ phrase: PhraseParts) -> Bool {
    filled.slot.isList
      && said.mentions.indices.contains { place in
        isKnown(place) && said.mentions[place].places.isSubset(of: filled.places)
          && index.kindsOfApps[phrase.app].contains { accepts(place, $0) }
      }
  }

  /// Whether a text is a list with nothing but known values of the app.
  private func isAllValues(_ filled: PartsReading.Filled, _ phrase: PhraseParts) -> Bool {
    guard isListOfValues(filled, phrase) else { return false }
    let values = said.mentions.indices.filter { isKnown($0) }
      .reduce(Places()) { $0 | said.mentions[$1].places }
    let small = said.light | said.prepositions | said.contrary
    return filled.places.isSubset(of: values | small)
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
      && (reading.application != nil || !said[.content].isEmpty
        || reading.filled.contains { $0.isKnown && $0.words.count > 1 })
      && phrase.slots.contains { !$0.isOptional }
    return index.joinsSlots && !met.lacksValue && reading.missing.isEmpty
      // "One tomato soup" orders none once more.
      && !(met.telling == 0 && index.intents[phrase.intent].repeats)
      && reading.unexplained.isEmpty
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
        slot.isOptional || reading.fills(slot.name)
      }
  }

  /// Whether a case of an enumeration is wished for that one intent alone takes: "i want red light".
  private func isForOnlyTaker(_ reading: PartsReading, _ phrase: PhraseParts) -> Bool {
    guard index.joinsSlots, !phrase.isRetrieving, reading.missing.isEmpty,
      reading.unexplained.isEmpty, !said.framed.isEmpty,
      let filled = reading.filled.first, reading.filled.count == 1, filled.isKnown,
      case .enumeration = filled.slot.type
    else { return false }
    return index.takers[filled.slot.kind].allSatisfy {
      index.phrases[Int($0)].intent == phrase.intent
    }
  }

  /// Whether a word is said, or stands for one of phrases, that does something once more.
  private var saysRepeating: Bool {
    index.small.repeats(said.words)
      || said.said.contains { word in
        index.small.roles[index.vocabulary.texts[Int(word)]]?.contains(.repeating) == true
      }
  }

  /// Whether a word of the phrase is said that is no unit: "gift card, $75", but not "$75".
  private func saysMoreThanUnits(_ reading: PartsReading) -> Bool {
    let words = reading.common - said[.unit]
    return said.words.indices.contains { place in
      words.contains(place) && said.words[place].contains(where: \.isLetter)
    }
  }

  func score(
    _ reading: PartsReading, _ phrase: PhraseParts, _ met: Met, named: Places, filled: Places
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
      if (named | filled).contains(place) { continue }
      spoken += weights[place]
      if reading.common.contains(place) { explained += weights[place] }
      if reading.leftOut.contains(place) { explained += weights[place] / 2 }
    }
    return demanded + spoken > 0 ? (common + explained) / (demanded + spoken) : 0
  }
}

extension PhraseParts.Slot {
  /// Whether its value is a yes or no that need not be said.
  fileprivate var isFlag: Bool { isOptional && !flag.isEmpty }

  /// Whether it is a text beside what the intent is about.
  var isAccompanying: Bool { type == .text && isOptional && !isList && !isMainText }

  /// Whether its words may say what is not to be done: those of a title or a remark, not of a name.
  var mayRefuse: Bool { isRemark || type == .text && isMainText }

  /// Whether a text that is said without its name is this one: a title, not a remark.
  var isMainText: Bool { name.namesMainText }
}
