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
    reading.isNameInferred = application == nil && phrase.namesApplication
    let named = application.map(SaidParts.bits) ?? 0
    var taken = named
    fill(&reading, phrase, &taken, avoiding: own)
    let values = taken & ~named
    let match = addTerms(to: &reading, phrase, taken: values)
    explain(&reading, phrase, named: named, values: values)
    addText(to: &reading, phrase, named: named, values: values)
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
    where mention.places & taken == 0 && mention.places & own == 0 {
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
        PartsReading.Filled(slot: open[chosen], words: mention.words, value: mention.value))
      taken |= mention.places
      open.remove(at: chosen)
    }
    reading.missing = open.filter { !$0.isOptional && !$0.type.isOpen }
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
    /// The number of telling terms that are said.
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
    for (place, term) in phrase.terms.enumerated() {
      var best = (share: -1.0, weight: 0.0, places: UInt64(0), likeness: 1.0, isWhole: false)
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
        if isBetter { best = (share, weight, places, likeness, isWhole) }
      }
      guard best.share >= 0 else { continue }
      result.demanded += best.weight
      result.met += best.share
      reading.common |= best.places
      if best.share > PartsIndex.lightWeight { result.telling += 1 }
      if best.places != 0 { result.loss += 1 - best.likeness }
      let isDecisive = place < 64 && phrase.decisive & 1 << UInt64(place) != 0
      if !best.isWhole, isDecisive { reading.doubts.insert(.notTelling) }
      if best.isWhole, isDecisive { saysDecisive = true }
      if place == phrase.verb, best.places == 0 { result.saysVerb = false }
      if best.places != 0, best.likeness < PartsVocabulary.Likeness.synonym,
        isContrasting(term, best.places, phrase)
      {
        reading.doubts.insert(.contrast)
      }
    }
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

  /// The difference between the preposition before a value and that of the phrase.
  private enum Preposition {
    case same, added, other, contrary
  }

  /// Compares the preposition before a value with that of the phrase: "by ten" is not "to ten".
  private func preposition(before filled: PartsReading.Filled) -> Preposition {
    guard filled.words.lowerBound > 0, !filled.slot.before.isEmpty else { return .same }
    let place = filled.words.lowerBound - 1
    let bit: UInt64 = 1 << UInt64(place)
    let own = filled.slot.before.filter { word in
      index.small.roles[index.vocabulary.texts[Int(word)]]?.contains(.preposition) == true
    }
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
      if phrase.isRetrieving { light |= said.obtaining }
    }
    if let application = reading.application { light |= said.handing(around: application) }
    // Words of the intent's other phrases and of its slots' names say nothing new.
    var known: UInt64 = 0
    if index.intents[phrase.intent].isPlain {
      for word in said.said
      where index.intents[phrase.intent].words.contains(word) && !index.isLight(word)
        && said.likeness[Int(word)] >= PartsVocabulary.Likeness.synonym
      {
        known |= said.places[Int(word)]
      }
    }
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
    // Small words before the first are a part of it: "play over the rainbow".
    let explained = reading.common | values | named | said.quoting
    var first = start
    while first > 0, explained & (1 << UInt64(first - 1)) == 0,
      (said.light | said.prepositions) & (1 << UInt64(first - 1)) != 0
    {
      first -= 1
    }
    while first < start, said.light & (1 << UInt64(first)) != 0 { first += 1 }
    start = first
    let run = SaidParts.bits(start..<end)
    // Nothing inside is a value, a name or a word that is used.
    guard run & (values | named | reading.common) == 0,
      !said.mentions.enumerated().contains(where: { $1.places & run != 0 && isKnown($0) })
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
    }
    if !isAnchored, slot.before.isEmpty, slot.after.isEmpty {
      // No phrase has the slot: its text stands behind the last word of the phrase.
      isAnchored = bit != 0 && (reading.common & bit != 0)
    }
    guard isAnchored else { return }
    reading.filled.append(PartsReading.Filled(slot: slot, words: start..<end, value: nil))
    reading.unexplained &= ~run
    reading.leftOut &= ~run
    if isQuoted { reading.unexplained &= ~said.quoting }
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

  // MARK: Judgement

  private func judge(_ reading: inout PartsReading, _ phrase: PhraseParts, _ met: Met) {
    if reading.unexplained != 0 { reading.doubts.insert(.unexplained) }
    let filled = reading.filled.reduce(UInt64(0)) { $0 | SaidParts.bits($1.words) }
    let named = reading.application.map(SaidParts.bits) ?? 0
    var unused = 0.0
    // Every known value that was said is used.
    for (place, mention) in said.mentions.enumerated()
    where mention.places & ~(filled | reading.common | named) != 0
      && mention.places & (filled | named) == 0 && isKnown(place)
    {
      if mention.places & reading.leftOut != mention.places {
        reading.doubts.insert(.unexplained)
        unused += 1
      }
    }
    if said.contrary & ~(filled | reading.common | named) != 0 {
      reading.doubts.insert(.contrary)
    }
    let asked = (said.interrogatives | said.auxiliaries) & ~(filled | named)
    if !phrase.isQuestion, asked & ~reading.common & ~said.light != 0,
      reading.common & said.interrogatives == 0
    {
      reading.doubts.insert(.anotherMood)
    }
    if said.interrogatives & ~(filled | reading.common | named) != 0 {
      reading.doubts.insert(.anotherMood)
    }
    let asking =
      said.interrogatives | said.questionLight | (phrase.asksWhat ? 0 : said.auxiliaries)
    if phrase.isQuestion, asking | (phrase.isRetrieving ? said.obtaining : 0) == 0 {
      reading.doubts.insert(.anotherMood)
    }
    let hasText = reading.filled.contains { $0.value == nil }
    let isWhole = met.met >= met.demanded && reading.leftOut == 0
    if met.telling == 0 && !isWhole || !met.saysVerb
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
    reading.score =
      score(reading, phrase, met, named: named, filled: filled) - 0.15 * min(2, unused)
      - (reading.doubts.contains(.anotherMood) ? 0.1 : 0)
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
