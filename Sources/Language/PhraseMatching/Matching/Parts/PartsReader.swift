// Lays what an utterance mentions on one phrase and the slots of its intent.

import SpokenValues

/// Lays what an utterance mentions on one phrase and the slots of its intent.
///
/// First the values: each takes the slot that accepts it, required ones first. Then the words of
/// the phrase. Then free text: the one run that nothing explains, if it stands where the phrase has
/// the slot. What is left over must be politeness, frames, articles, and prepositions before words
/// that are used; anything else is a doubt, and a reading with a doubt does not run.
struct PartsReader {
  /// The weight of a slot in the likeness of a phrase.
  private static let slotWeight = 0.5
  /// The least share of the weight of a phrase's words that has to be said.
  private static let leastShare = 0.6
  /// The same where words are taken for a text.
  private static let leastShareWithText = 0.9
  /// The most entities that a part of a name may stand for.
  private static let mostPartialNames = 10
  /// The most words that are taken for a text.
  private static let longestText = 12

  let index: PartsIndex
  let said: SaidParts
  /// Whether a mention is a value of a kind of slot, by the mention's index.
  let accepts: (_ mention: Int, _ kind: Int) -> Bool
  /// Whether a mention is a known value of some slot, by the mention's index.
  let isKnown: (_ mention: Int) -> Bool
  /// The weight of each word if the phrase does not have it.
  let weights: [Double]
  /// Whether the utterance is for one app, as if it named it.
  let isOneApp: Bool
  /// The values of a type whose names have all of the words at some places: the number of them, and
  /// the node of the only one.
  let partialName: (_ places: [Int], _ type: String) -> (count: Int, node: UInt32?)

  func reading(_ number: Int, application: Range<Int>?) -> PartsReading {
    let first = reading(number, application: application, avoiding: 0)
    guard first.doubts.contains(.notTelling) || first.doubts.contains(.unexplained) else {
      return first
    }
    // The words of a value may be those of the phrase: "open the garage door".
    let phrase = index.phrases[number]
    let own = phrase.terms.reduce(UInt64(0)) { $0 | places(ofTerm: $1) }
    guard first.filled.contains(where: { SaidParts.bits($0.words) & own != 0 }) else {
      return first
    }
    let second = reading(number, application: application, avoiding: own)
    return second.doubts.count < first.doubts.count ? second : first
  }

  private func places(ofTerm term: UInt32) -> UInt64 {
    index.terms[Int(term)].choices.reduce(UInt64(0)) { places, choice in
      choice.contains { said.places[Int($0)] == 0 }
        ? places : choice.reduce(places) { $0 | said.places[Int($1)] }
    }
  }

  private func reading(
    _ number: Int, application: Range<Int>?, avoiding own: UInt64
  ) -> PartsReading {
    let phrase = index.phrases[number]
    var reading = PartsReading(phrase: number)
    reading.application = application
    reading.isNameInferred = application == nil && (phrase.namesApplication || phrase.isImplied)
    let named = application.map(SaidParts.bits) ?? 0
    var taken = named
    fill(&reading, phrase, &taken, avoiding: own)
    let values = taken & ~named
    let match = addTerms(to: &reading, phrase, taken: values)
    explain(&reading, phrase, named: named, values: values)
    addText(to: &reading, phrase, named: named, values: values)
    if reading.unexplained != 0 { addPartialName(to: &reading, phrase) }
    if reading.unexplained != 0 { leaveOut(&reading, phrase, match) }
    judge(&reading, phrase, match)
    return reading
  }

  // MARK: Values

  private func fill(
    _ reading: inout PartsReading, _ phrase: PhraseParts, _ taken: inout UInt64,
    avoiding own: UInt64
  ) {
    var open = phrase.open
    for (place, mention) in said.mentions.enumerated()
    where mention.places & taken == 0 && mention.places & own == 0
      && !isBetterApart(mention, open)
    {
      let fitting = open.indices.filter { accepts(place, open[$0].kind) }
      guard let first = fitting.first(where: { !open[$0].isOptional }) ?? fitting.first else {
        continue
      }
      var chosen = first
      if fitting.count > 1 {
        // Of several slots of a kind the one whose word stands before the value, or whose name.
        if let told = fitting.first(where: { isBehindItsWord(mention.words, open[$0]) }) {
          chosen = told
        } else if fitting.contains(where: {
          $0 != first && open[$0].kind == open[first].kind
            && open[$0].isOptional == open[first].isOptional
        }) {
          reading.doubts.insert(.unclearSlot)
        }
      }
      reading.filled.append(
        PartsReading.Filled(
          slot: open[chosen], words: mention.words, value: mention.value, slips: mention.slips))
      taken |= mention.places
      open.remove(at: chosen)
    }
    reading.missing = open.filter { !$0.isOptional && !$0.type.isOpen }
  }

  /// Whether a date is rather a duration, or a number and a date, for which there are slots: "in two
  /// hours", "for two tonight".
  private func isBetterApart(_ mention: Mention, _ open: [PhraseParts.Slot]) -> Bool {
    guard case .typed(.date) = mention.value, mention.words.count > 1 else { return false }
    return said.mentions.contains { part in
      guard part.places & ~mention.places == 0, part.words.count < mention.words.count else {
        return false
      }
      switch part.value {
      case .typed(.duration):
        return part.words.upperBound == mention.words.upperBound
          && open.contains { $0.type == .typed(.duration) }
      case .number:
        return part.words.lowerBound == mention.words.lowerBound
          && open.contains { slot in
            guard case .number = slot.type else { return false }
            return isBehindItsWord(part.words, slot)
          }
          && said.mentions.contains { rest in
            guard case .typed(.date) = rest.value else { return false }
            return rest.words == part.words.upperBound..<mention.words.upperBound
          }
      case .known, .typed: return false
      }
    }
  }

  /// Whether the word before a slot, or a word of its name, stands before words.
  private func isBehindItsWord(_ words: Range<Int>, _ slot: PhraseParts.Slot) -> Bool {
    guard words.lowerBound > 0 else { return false }
    let before: UInt64 = 1 << UInt64(words.lowerBound - 1)
    return slot.before.contains { said.places[Int($0)] & before != 0 }
      || slot.name.wordsOfIdentifier.contains { said.words[words.lowerBound - 1] == $0 }
  }

  // MARK: Words

  /// The weights of a phrase's words, and how much of them is said.
  private struct Met {
    var demanded = 0.0
    var met = 0.0
    /// The number of telling words that are said.
    var telling = 0
    /// The cost of words that only the thesaurus knows, and of prepositions that differ.
    var loss = 0.0
    /// Whether what is to be done is said, or what tells it from other intents.
    var saysVerb = true
  }

  private func addTerms(
    to reading: inout PartsReading, _ phrase: PhraseParts, taken: UInt64
  ) -> Met {
    var result = Met()
    var saysDecisive = false
    var lacksDecisiveVerb = false
    for (place, term) in phrase.terms.enumerated() {
      var best = (
        share: -1.0, weight: 0.0, places: UInt64(0), likeness: 1.0, isWhole: false, words: 0
      )
      for choice in index.terms[Int(term)].choices {
        var (share, weight, places, likeness) = (0.0, 0.0, UInt64(0), 1.0)
        var isWhole = true
        for word in choice {
          let amount = index.weights[Int(word)]
          weight += amount
          let free = said.places[Int(word)] & ~taken
          if free == 0 {
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
      result.demanded += best.weight
      result.met += best.share
      reading.common |= best.places
      if best.share > PartsIndex.lightWeight { result.telling += best.words }
      if best.places != 0 { result.loss += 1 - best.likeness }
      let isDecisive = place < 64 && phrase.decisive & 1 << UInt64(place) != 0
      if !best.isWhole, isDecisive, place != phrase.verb { reading.doubts.insert(.notTelling) }
      if !best.isWhole, isDecisive, place == phrase.verb { lacksDecisiveVerb = true }
      if best.isWhole, isDecisive { saysDecisive = true }
      if place == phrase.verb, best.places == 0 { result.saysVerb = false }
      if best.places != 0, best.likeness < PartsVocabulary.Likeness.synonym,
        isContrasting(term, best.places, phrase)
      {
        reading.doubts.insert(.contrast)
      }
    }
    if !result.saysVerb { addOtherVerb(to: &reading, &result, phrase, taken: taken) }
    if lacksDecisiveVerb, !result.saysVerb { reading.doubts.insert(.notTelling) }
    for word in phrase.optional { reading.common |= said.places[Int(word)] & ~taken }
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

  /// Takes a verb of the intent's other phrases, or one that only shows something, for the phrase's.
  private func addOtherVerb(
    to reading: inout PartsReading, _ met: inout Met, _ phrase: PhraseParts, taken: UInt64
  ) {
    guard index.intents[phrase.intent].isPlain else { return }
    let term = phrase.terms[phrase.verb]
    var likeness = PartsVocabulary.Likeness.thesaurus
    var places: UInt64 = 0
    for word in index.intents[phrase.intent].verbs
    where said.likeness[Int(word)] >= likeness && !index.isLight(word) {
      places |= said.places[Int(word)]
    }
    places &= ~(taken | reading.common)
    if places == 0, phrase.isRetrieving {
      places = (said.retrieving | said.obtaining) & ~(taken | reading.common)
      likeness = PartsVocabulary.Likeness.slip
    }
    guard places != 0, !isContrasting(term, places, phrase) else { return }
    let weight = index.weight(of: index.terms[Int(term)])
    reading.common |= places
    met.met += weight * likeness
    met.loss += 1 - likeness
    if weight > PartsIndex.lightWeight { met.telling += 1 }
    met.saysVerb = true
  }

  /// The difference between the preposition before a value and that of the phrase.
  private enum Preposition {
    case same, added, other, contrary
  }

  /// Compares the preposition before a value with that of the phrase: "by ten" is not "to ten".
  private func preposition(before filled: PartsReading.Filled) -> Preposition {
    guard filled.words.lowerBound > 0, !filled.slot.before.isEmpty else { return .same }
    let place = filled.words.lowerBound - 1
    let bit: UInt64 = 1 << UInt64(place)
    let own = filled.slot.before.filter { index.isPreposition($0) }
    guard said.prepositions & bit != 0,
      !filled.slot.before.contains(where: { said.places[Int($0)] & bit != 0 })
    else { return .same }
    if case .number = filled.slot.type, said.words[place] == "by" { return .contrary }
    return own.isEmpty ? .added : .other
  }

  /// Whether words that the thesaurus takes for those of a phrase are those of another intent.
  private func isContrasting(_ term: UInt32, _ places: UInt64, _ phrase: PhraseParts) -> Bool {
    let own = index.terms[Int(term)].choices.joined()
    return said.said.contains { word in
      said.likeness[Int(word)] >= PartsVocabulary.Likeness.synonym
        && said.places[Int(word)] & places != 0
        && own.contains {
          index.contrasts.word(word, speaksAgainst: phrase.intent, of: $0)
        }
    }
  }

  // MARK: The rest

  private func explain(
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
    if phrase.slots.isEmpty { light |= said.totals | said.allTotals }
    if phrase.isRetrieving { light |= said.totals | said.contents }
    if let application = reading.application { light |= said.handing(around: application) }
    // Words of the intent's other phrases and of its slots' names say nothing new.
    var known: UInt64 = 0
    if index.intents[phrase.intent].isPlain {
      for word in said.said
      where index.intents[phrase.intent].words.contains(word) && !index.isLight(word)
        && said.likeness[Int(word)] >= PartsVocabulary.Likeness.thesaurus
      {
        known |= said.places[Int(word)]
      }
    }
    known |= placed(phrase, used) | begun(phrase, reading.common)
    known &= ~used
    var explained = used | light | known
    // Units of an amount stand behind a number.
    for filled in reading.filled {
      if case .number = filled.value, filled.words.upperBound < said.words.count,
        said.roles[filled.words.upperBound].contains(.unit)
      {
        explained |= 1 << UInt64(filled.words.upperBound)
      }
    }
    explained |= said.quoting & (used >> 1)
    // A preposition is explained by what follows it.
    for place in said.words.indices.reversed() {
      let bit: UInt64 = 1 << UInt64(place)
      guard said.prepositions & bit != 0, explained & bit == 0 else { continue }
      var next = place + 1
      while next < said.words.count, light & (1 << UInt64(next)) != 0,
        used & (1 << UInt64(next)) == 0
      {
        next += 1
      }
      if next < said.words.count, (explained & ~light | used) & (1 << UInt64(next)) != 0 {
        explained |= bit
      }
    }
    reading.leftOut = explained & ~used
    reading.unexplained = said.all & ~explained
  }

  /// Returns the nouns of the app behind prepositions, where the phrase's verb is said: the "cart" of
  /// "put milk in the cart".
  private func placed(_ phrase: PhraseParts, _ used: UInt64) -> UInt64 {
    guard index.joinsSlots, phrase.verb >= 0,
      places(ofTerm: phrase.terms[phrase.verb]) & used != 0
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
        while before >= 0, said.light & 1 << UInt64(before) != 0 { before -= 1 }
        if before >= 0, said.prepositions & 1 << UInt64(before) != 0 { found |= 1 << UInt64(place) }
      }
    }
    return found
  }

  /// Returns the verbs that only begin what is to be done: the "start" of "start cooking", and of
  /// "start the sunrise" where the app calls the intent by a noun.
  private func begun(_ phrase: PhraseParts, _ common: UInt64) -> UInt64 {
    var found = said.starting & common >> 1
    if phrase.isNoun { found |= said.starting | said.retrieving }
    return found
  }

  /// Takes the run that nothing explains as the value of the only text that is missing.
  private func addText(
    to reading: inout PartsReading, _ phrase: PhraseParts, named: UInt64, values: UInt64
  ) {
    let required = phrase.slots.filter { $0.type.isOpen && !$0.isOptional }
    func isFilled(_ slot: PhraseParts.Slot) -> Bool {
      reading.filled.contains { $0.slot.name == slot.name }
    }
    var open = phrase.slots.filter { $0.type.isOpen && !isFilled($0) }
    defer {
      for slot in required where !isFilled(slot) { reading.missing.append(slot) }
    }
    if open.isEmpty {
      open = phrase.open.filter { $0.type == .text && !isFilled($0) && $0.isMainText }
    }
    // A name that nobody knows is asked about.
    open.removeAll { $0.type != .text }
    guard reading.unexplained != 0, let slot = open.first else { return }
    var start = reading.unexplained.trailingZeroBitCount
    let end = 64 - reading.unexplained.leadingZeroBitCount
    let quote = said.quoting & (start > 0 ? 1 << UInt64(start - 1) : 0)
    let isQuoted = quote != 0 || said.quoting & 1 << UInt64(start) != 0
    if said.quoting & 1 << UInt64(start) != 0 {
      while start < end, said.quoting & 1 << UInt64(start) != 0 { start += 1 }
    }
    guard start < end, end - start <= Self.longestText, open.count == 1 || isQuoted else { return }
    // Small words before the first are a part of it behind the verb, "play over the rainbow", but not
    // behind a noun: "find tasks about the passport".
    let explained = reading.common | values | named | said.quoting
    let small = said.light | said.prepositions
    var first = start
    while first > 0, explained & (1 << UInt64(first - 1)) == 0,
      small & (1 << UInt64(first - 1)) != 0
    {
      first -= 1
    }
    let verb = phrase.verb >= 0 ? places(ofTerm: phrase.terms[phrase.verb]) : 0
    if first > 0, verb & 1 << UInt64(first - 1) != 0 {
      while first < start, said.light & (1 << UInt64(first)) != 0 { first += 1 }
      start = first
    } else {
      while start < end - 1, said.prepositions & 1 << UInt64(start) != 0 { start += 1 }
    }
    let run = SaidParts.bits(start..<end)
    // Nothing inside is a value, a name or a word that is used.
    guard run & (values | named | reading.common) == 0,
      slot.isList
        || !said.mentions.enumerated().contains(where: {
          $1.places & run != 0 && isKnown($0, reading)
        })
    else { return }
    var before = start - 1
    while before >= 0, said.light & (1 << UInt64(before)) != 0,
      reading.common & (1 << UInt64(before)) == 0
    {
      before -= 1
    }
    let bit: UInt64 = before >= 0 ? 1 << UInt64(before) : 0
    let behind: UInt64 = end < said.words.count ? 1 << UInt64(end) : 0
    var isAnchored = isQuoted
    if !isAnchored, !slot.before.isEmpty || !slot.after.isEmpty {
      isAnchored =
        slot.before.contains { said.places[Int($0)] & bit != 0 }
        || slot.after.contains { said.places[Int($0)] & behind != 0 }
      // "Share it with Anna" is "send it to Anna".
      if !isAnchored, said.prepositions & bit != 0, !reading.filled.isEmpty {
        isAnchored = slot.before.contains { index.isPreposition($0) }
      }
    }
    if !isAnchored, slot.before.isEmpty, slot.after.isEmpty {
      // No phrase has the slot: its text stands behind the last word of the phrase.
      isAnchored = reading.common & (bit | (first > 0 ? 1 << UInt64(first - 1) : 0)) != 0
    }
    guard isAnchored else { return }
    reading.filled.append(PartsReading.Filled(slot: slot, words: start..<end, value: nil))
    // Prepositions and articles before it are explained by it.
    if SaidParts.bits(0..<start) & reading.unexplained & ~said.prepositions == 0 {
      reading.leftOut |= SaidParts.bits(0..<start) & reading.unexplained
      reading.unexplained &= ~SaidParts.bits(0..<start)
    }
    reading.unexplained &= ~run
    reading.leftOut &= ~run
    if isQuoted { reading.unexplained &= ~said.quoting }
  }

  /// Takes the words that nothing explains for the name of the entity that is missing, if it has them:
  /// "the dentist" for “Call the dentist”. What names several is asked about.
  private func addPartialName(to reading: inout PartsReading, _ phrase: PhraseParts) {
    guard index.joinsSlots,
      let place = reading.missing.indices.first(where: {
        if case .entity = reading.missing[$0].type { true } else { false }
      }), let type = reading.missing[place].type.valueType
    else { return }
    let small = said.light | said.prepositions
    let run = reading.unexplained & ~small
    guard run != 0 else { return }
    let words = run.trailingZeroBitCount..<(64 - run.leadingZeroBitCount)
    let places = words.filter { run & 1 << UInt64($0) != 0 }
    guard SaidParts.bits(words) & ~(run | small) == 0 else { return }
    let found = partialName(places, type)
    guard found.count > 0, found.count <= Self.mostPartialNames else { return }
    reading.filled.append(
      PartsReading.Filled(
        slot: reading.missing.remove(at: place), words: words,
        value: found.node.map { .known($0) }))
    reading.unexplained = 0
    reading.leftOut &= ~SaidParts.bits(words)
  }

  /// Leaves out what an assistant is called by, and, where something is only shown, words that
  /// describe it further: "alexa", "my delta flight".
  private func leaveOut(_ reading: inout PartsReading, _ phrase: PhraseParts, _ met: Met) {
    if reading.unexplained == 1, said.words.count > 2, isName(0) {
      reading.unexplained = 0
      reading.leftOut |= 1
      return
    }
    guard phrase.isRetrieving, index.intents[phrase.intent].isPlain, met.telling >= 1,
      met.met >= 0.95 * met.demanded, reading.unexplained.nonzeroBitCount <= 2
    else { return }
    var left = reading.unexplained
    for place in said.words.indices.reversed() where left & 1 << UInt64(place) != 0 {
      let bit: UInt64 = 1 << UInt64(place)
      let isDescribing =
        place + 1 < said.words.count && (reading.common | reading.leftOut) & bit << 1 != 0
        && said.light & bit << 1 == 0 && said.roles[place].isEmpty
        && said.roles[place + 1].isEmpty && !index.small.isMeasuring(said.words[place])
      guard isDescribing else { return }
      reading.leftOut |= bit
      left &= ~bit
    }
    reading.unexplained = left
  }

  /// Whether a word is nothing that the catalogue or the language knows.
  private func isName(_ place: Int) -> Bool {
    let word = said.words[place]
    return index.small.knowsCommonWords && said.roles[place].isEmpty
      && index.vocabulary.meanings[word] == nil
      && word.utf8.count > 2 && word.utf8.allSatisfy { 0x61...0x7A ~= $0 }
      && !index.small.isCommon(word) && !index.small.isMeasuring(word)
  }

  /// Whether a mention is a known value of the app that is named, or else of any.
  private func isKnown(_ mention: Int, _ reading: PartsReading) -> Bool {
    guard isKnown(mention) else { return false }
    guard reading.application != nil, index.joinsSlots else { return true }
    return index.kindsOfApps[index.phrases[reading.phrase].app].contains { kind in
      index.kinds[kind].valueType != nil && accepts(mention, kind)
    }
  }

  // MARK: Judgement

  private func judge(_ reading: inout PartsReading, _ phrase: PhraseParts, _ met: Met) {
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
    if said.contrary & ~(filled | reading.common | named) != 0 {
      reading.doubts.insert(.contrary)
    }
    let intent = index.intents[phrase.intent]
    let isEitherMood = intent.isPlain && intent.isRetrieving
    let asked = (said.interrogatives | said.auxiliaries) & ~(filled | named)
    if !phrase.isQuestion, !isEitherMood, asked & ~reading.common & ~said.light != 0,
      reading.common & said.interrogatives == 0
    {
      reading.doubts.insert(.anotherMood)
    }
    if said.interrogatives & ~(filled | reading.common | named) != 0 {
      reading.doubts.insert(.anotherMood)
    }
    let asking =
      said.interrogatives | said.questionLight | (phrase.asksWhat ? 0 : said.auxiliaries)
    if phrase.isQuestion, !isEitherMood, asking | (phrase.isRetrieving ? said.obtaining : 0) == 0 {
      reading.doubts.insert(.anotherMood)
    }
    let hasText = reading.filled.contains { $0.value == nil && !isListOfValues($0, phrase) }
    let isWhole = met.met >= met.demanded && reading.leftOut == 0
    let isValuesAlone = isValuesAlone(reading, phrase, met)
    if isValuesAlone {
      reading.doubts.remove(.notTelling)
      reading.doubts.remove(.anotherMood)
    } else if met.telling == 0 && !isWhole || !met.saysVerb
      || met.met < (hasText ? Self.leastShareWithText : Self.leastShare) * met.demanded
    {
      reading.doubts.insert(.notTelling)
    }
    // "what is my name" is no "what is your name".
    if phrase.addresses,
      said.firstPerson & ~(filled | reading.common) != 0 || said.secondPerson == 0,
      said.firstPerson != 0
    {
      reading.doubts.insert(.contrast)
    }
    // "Search for …" may be meant for anybody.
    if hasText, reading.isNameInferred, !isOneApp,
      met.telling < 2 || met.met < Self.leastShareWithText * met.demanded
    {
      reading.doubts.insert(.notTelling)
    }
    if !reading.missing.isEmpty,
      !index.joinsSlots || met.met < 0.85 * met.demanded || met.telling < 1
    {
      reading.doubts.insert(.missingValue)
    }
    reading.isTelling =
      reading.common & ~(said.light | said.small) != 0 || reading.application != nil
      || reading.filled.contains { $0.value != nil }
    reading.cost =
      met.demanded - met.met + 0.4 * Double(reading.missing.count) + met.loss
      + 0.1 * Double((reading.leftOut & ~said.light & ~said.prepositions).nonzeroBitCount)
      + 0.1 * Double(said.slips.nonzeroBitCount)
    // Without a verb all intents that take the values are equally good.
    if isValuesAlone { reading.cost = 1 }
    reading.score =
      score(reading, phrase, met, named: named, filled: filled) - 0.15 * min(2, unused)
      - (reading.doubts.contains(.anotherMood) ? 0.1 : 0)
  }

  /// Whether a text is a list with known values of the app.
  private func isListOfValues(_ filled: PartsReading.Filled, _ phrase: PhraseParts) -> Bool {
    filled.slot.isList
      && said.mentions.indices.contains { place in
        said.mentions[place].places & ~SaidParts.bits(filled.words) == 0
          && index.kindsOfApps[phrase.app].contains { accepts(place, $0) }
      }
  }

  /// Whether the values that the intent needs are all that is said, a known one or a word of the
  /// phrase among them: "kitchen off".
  private func isValuesAlone(
    _ reading: PartsReading, _ phrase: PhraseParts, _ met: Met
  ) -> Bool {
    index.joinsSlots && reading.missing.isEmpty
      && (reading.filled.count > 1
        || reading.application != nil && !reading.filled.isEmpty && met.telling > 0)
      && reading.unexplained == 0
      && (met.telling > 0
        || reading.filled.contains { if case .known = $0.value { true } else { false } })
      && reading.filled.allSatisfy { $0.value != nil }
      && phrase.slots.allSatisfy { slot in
        slot.isOptional || reading.filled.contains { $0.slot.name == slot.name }
      }
  }

  private func score(
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
  /// Whether a text that is said without its name is this one: a title, not a remark.
  var isMainText: Bool {
    !Set(name.wordsOfIdentifier).isDisjoint(
      with: ["title", "text", "message", "query", "term", "content", "item", "phrase", "words"])
      || name.lowercased().hasSuffix("name")
  }
}
