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
  static let slotWeight = 0.5
  /// The least share of the weight of a phrase's words that has to be said.
  static let leastShare = 0.6
  /// The same where words are taken for a text.
  static let leastShareWithText = 0.9
  /// The most entities that a part of a name may stand for.
  static let mostPartialNames = 10
  /// The most words that are taken for a text.
  static let longestText = 12

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
  /// Whether a reading has to explain everything; else it may be a suggestion.
  let isStrict: Bool
  /// The values of a type whose names have all of the words at some places: the number of them, and
  /// the node of the only one.
  let partialName: (_ places: [Int], _ type: String) -> (count: Int, node: UInt32?)

  func reading(_ number: Int, application: Range<Int>?) -> PartsReading {
    let first = reading(number, application: application, avoiding: [])
    guard first.doubts.contains(.notTelling) || first.doubts.contains(.unexplained) else {
      return first
    }
    // The words of a value may be those of the phrase: "open the garage door".
    let phrase = index.phrases[number]
    let own = places(ofTermsOf: phrase)
    guard first.filled.contains(where: { $0.places.overlaps(own) }) else { return first }
    let second = reading(number, application: application, avoiding: own)
    return second.doubts.count < first.doubts.count ? second : first
  }

  private func places(ofTermsOf phrase: PhraseParts) -> Places {
    phrase.terms.reduce(Places()) { $0 | places(ofTerm: $1) }
  }

  private func places(ofTerm term: UInt32) -> Places {
    index.terms[Int(term)].choices.reduce(Places()) { places, choice in
      choice.contains { said.places[Int($0)].isEmpty } ? places : places | said.places(of: choice)
    }
  }

  /// The places of the words that say what a phrase asks to be done.
  func places(ofVerbOf phrase: PhraseParts) -> Places {
    phrase.verbTerm.map(places(ofTerm:)) ?? []
  }

  /// The words of which any one says what a phrase asks to be done; `nil` if none does.
  func verbs(of phrase: PhraseParts) -> FlattenSequence<[[UInt32]]>? {
    phrase.verbTerm.map { index.terms[Int($0)].choices.joined() }
  }

  func reading(_ number: Int, application: Range<Int>?, avoiding own: Places) -> PartsReading {
    let phrase = index.phrases[number]
    var reading = PartsReading(phrase: number)
    reading.application = application
    reading.isNameInferred = application == nil && (phrase.namesApplication || phrase.isImplied)
    let named = reading.named
    let quoted = surelyQuoted(phrase, application)
    var taken = named
    fill(&reading, phrase, &taken, avoiding: own, quoted: quoted)
    let values = taken - named
    let match = addTerms(
      to: &reading, phrase, taken: values | quoted, quoted: quoted.first)
    explain(&reading, phrase, named: named, values: values)
    reading.unexplained |= quoted - values
    reading.leftOut -= quoted
    if !reading.unexplained.isEmpty {
      addContents(to: &reading, phrase, values: values)
      addNamedText(to: &reading, phrase)
    }
    addText(to: &reading, phrase, named: named, values: values)
    if !reading.unexplained.isEmpty { addRemark(to: &reading, phrase) }
    if !reading.unexplained.isEmpty {
      addPartialName(to: &reading, phrase)
      addRemark(to: &reading, phrase)
    }
    if !reading.unexplained.isEmpty { leaveOut(&reading, phrase, match) }
    judge(&reading, phrase, match)
    return reading
  }

  /// The weights of a phrase's words, and how much of them is said.
  struct Met {
    var demanded = 0.0
    var met = 0.0
    /// The number of telling words that are said.
    var telling = 0
    /// The cost of words that only the thesaurus knows, and of prepositions that differ.
    var loss = 0.0
    /// Whether what is to be done is said, or what tells it from other intents.
    var saysVerb = true
    /// Whether all words but the verb are said.
    var saysNouns = false
    /// Whether a word is not said that gives a value, the "outside" of "reserve a table outside", or without which
    /// another intent is meant.
    var lacksValue = false
    /// Whether no verb is said at all: a thing is named that is to be shown, or values.
    var isVerbless = true
  }

  func fill(
    _ reading: inout PartsReading, _ phrase: PhraseParts, _ taken: inout Places,
    avoiding own: Places, quoted: Places
  ) {
    var open = phrase.open
    // Of two numbers, the one with the word of its slot behind it comes first: "5 people, 30 dollars".
    let told = said.mentions.indices.filter { place in
      phrase.open.contains { slot in
        guard case .number = slot.type, accepts(place, slot.kind) else { return false }
        return isBeforeItsWord(said.mentions[place].words, slot)
      }
    }
    let others = said.mentions.indices.filter { !told.contains($0) }
    for (place, mention) in (told + others).map({ ($0, said.mentions[$0]) })
    where mention.places.isDisjoint(with: taken | own) && !isBetterApart(mention, open) {
      let isQuoted = quoted.contains(mention.words.lowerBound)
      let fitting = open.indices.filter { index in
        accepts(place, open[index].kind) && (!isQuoted || open[index].isThing)
          && saysUnit(of: open[index], mention)
          && (open[index].flag.isEmpty || !open[index].isOptional
            || isBehindItsWord(mention.words, open[index]))
      }
      guard let first = fitting.first(where: { !open[$0].isOptional }) ?? fitting.first else {
        continue
      }
      var chosen = first
      if fitting.count > 1 {
        // Of several slots of a kind the one whose word stands before the value, or whose name.
        if let told = fitting.first(where: {
          isBehindItsWord(mention.words, open[$0]) || isBeforeItsWord(mention.words, open[$0])
        }) {
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
    // Few slots are a yes or no: the phrase's words are looked up for those alone.
    let used =
      open.contains { !$0.flag.isEmpty } ? own | taken | quoted | places(ofTermsOf: phrase) : []
    for place in open.indices.reversed() where !open[place].flag.isEmpty {
      guard let (words, isTrue) = flag(open[place], avoiding: used) else { continue }
      reading.filled.append(
        PartsReading.Filled(slot: open.remove(at: place), words: words, value: .flag(isTrue)))
      taken |= Places(words)
    }
    reading.missing = open.filter { !$0.isOptional && !$0.type.isOpen }
  }

  /// Whether a number is said with the unit that an optional slot is named by, minutes for
  /// `estimatedMinutes`, and with none that is not the phrase's.
  private func saysUnit(of slot: PhraseParts.Slot, _ mention: Mention) -> Bool {
    guard case .number = mention.value else { return true }
    // "20 percent" are no dollars.
    let units = slot.after.filter {
      index.small.roles[index.vocabulary.texts[Int($0)]]?.contains(.unit) == true
    }
    let last = mention.words.upperBound - 1
    if !units.isEmpty, mention.words.count > 1, said.roles[last].contains(.unit),
      !units.contains(where: { said.places[Int($0)].contains(last) })
    {
      return false
    }
    guard slot.isOptional, let unit = slot.unit, !isBehindItsWord(mention.words, slot) else {
      return true
    }
    let end = mention.words.upperBound
    guard end < said.words.count else { return false }
    return unit.hasPrefix(said.words[end]) || said.words[end].hasPrefix(unit.dropLast())
  }

  /// Returns the words that set a slot of yes or no, and the value: "without details", "inside".
  func flag(_ slot: PhraseParts.Slot, avoiding taken: Places) -> (words: Range<Int>, Bool)? {
    if let run = run(of: slot.unflag, avoiding: taken) { return (run, false) }
    guard let run = run(of: slot.flag, avoiding: taken) else { return nil }
    var before = run.lowerBound - 1
    while (said.light - said.contrary | said[.retrieving]).contains(before) { before -= 1 }
    let isNegated = before >= 0 && said.roles[before].contains(.negation)
    return isNegated ? (before..<run.upperBound, false) : (run, true)
  }

  /// Returns the first place where words of the phrases are said in a row.
  private func run(of words: [UInt32], avoiding taken: Places) -> Range<Int>? {
    guard !words.isEmpty, words.count <= said.words.count else { return nil }
    return (0...said.words.count - words.count).first { start in
      words.enumerated().allSatisfy { offset, word in
        (said.places[Int(word)] - taken).contains(start + offset)
          && said.likeness[Int(word)] >= PartsVocabulary.Likeness.thesaurus
      }
    }.map { $0..<$0 + words.count }
  }

  /// Whether a date is rather a duration, or a number and a date, for which there are slots: "in two
  /// hours", "for two tonight".
  func isBetterApart(_ mention: Mention, _ open: [PhraseParts.Slot]) -> Bool {
    guard case .typed(.date) = mention.value, mention.words.count > 1 else { return false }
    return said.mentions.contains { part in
      guard part.places.isSubset(of: mention.places), part.words.count < mention.words.count else {
        return false
      }
      switch part.value {
      case .typed(.duration):
        return open.contains { $0.type == .typed(.duration) }
          && (part.words.upperBound == mention.words.upperBound
            || isDate(beside: part, in: mention))
      case .number:
        return open.contains { slot in
          guard case .number = slot.type else { return false }
          return part.words.lowerBound == mention.words.lowerBound
            ? isBehindItsWord(part.words, slot) || isCounted(part.words)
            : part.words.upperBound == mention.words.upperBound && isBeforeItsWord(part.words, slot)
        } && isDate(beside: part, in: mention)
      case .known, .typed, .flag: return false
      }
    }
  }

  /// Whether a preposition before words says that they are a number, and no time.
  private func isCounted(_ words: Range<Int>) -> Bool {
    words.lowerBound > 0 && said.roles[words.lowerBound - 1].contains(.counting)
  }

  /// Whether the rest of a date is a date of its own, or begins one: the "tonight" of "two tonight".
  private func isDate(beside part: Mention, in date: Mention) -> Bool {
    said.mentions.contains { rest in
      guard case .typed(.date) = rest.value else { return false }
      return rest.places.isDisjoint(with: part.places)
        && date.places.isSubset(of: rest.places | part.places)
        && rest.words.lowerBound >= date.words.lowerBound
    }
  }

  /// Whether the word behind a slot stands behind words: the "people" of "two people".
  private func isBeforeItsWord(_ words: Range<Int>, _ slot: PhraseParts.Slot) -> Bool {
    words.upperBound < said.words.count
      && (slot.after.contains { said.places[Int($0)].contains(words.upperBound) }
        || slot.counted.contains { said.places[Int($0)].contains(words.upperBound) }
        || slot.name.wordsOfIdentifier.contains(said.words[words.upperBound]))
  }

  /// Whether the word before a slot, or a word of its name, stands before words.
  func isBehindItsWord(_ words: Range<Int>, _ slot: PhraseParts.Slot) -> Bool {
    guard words.lowerBound > 0 else { return false }
    let before = words.lowerBound - 1
    let name = slot.name.wordsOfIdentifier
    return slot.before.contains { said.places[Int($0)].contains(before) }
      || name.contains(said.words[before])
      // "A budget of sixty".
      || before > 0 && said.prepositions.contains(before)
        && name.contains(said.words[before - 1])
  }
}
