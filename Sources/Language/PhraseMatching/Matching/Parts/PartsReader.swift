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
    let first = reading(number, application: application, avoiding: 0)
    guard first.doubts.contains(.notTelling) || first.doubts.contains(.unexplained) else {
      return first
    }
    // The words of a value may be those of the phrase: "open the garage door".
    let phrase = index.phrases[number]
    let own = places(ofTermsOf: phrase)
    guard first.filled.contains(where: { SaidParts.bits($0.words) & own != 0 }) else {
      return first
    }
    let second = reading(number, application: application, avoiding: own)
    return second.doubts.count < first.doubts.count ? second : first
  }

  private func places(ofTermsOf phrase: PhraseParts) -> UInt64 {
    phrase.terms.reduce(0) { $0 | places(ofTerm: $1) }
  }

  func places(ofTerm term: UInt32) -> UInt64 {
    index.terms[Int(term)].choices.reduce(UInt64(0)) { places, choice in
      choice.contains { said.places[Int($0)] == 0 }
        ? places : choice.reduce(places) { $0 | said.places[Int($1)] }
    }
  }

  func reading(
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
    if reading.unexplained != 0 {
      addContents(to: &reading, phrase, values: values)
      addNamedText(to: &reading, phrase)
    }
    addText(to: &reading, phrase, named: named, values: values)
    if reading.unexplained != 0 { addRemark(to: &reading, phrase) }
    if reading.unexplained != 0 {
      addPartialName(to: &reading, phrase)
      addRemark(to: &reading, phrase)
    }
    if reading.unexplained != 0 { leaveOut(&reading, phrase, match) }
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
    /// Whether a word is not said that gives a value: the "outside" of "reserve a table outside".
    var lacksValue = false
    /// Whether no verb is said at all: a thing is named that is to be shown, or values.
    var isVerbless = true
  }

  func fill(
    _ reading: inout PartsReading, _ phrase: PhraseParts, _ taken: inout UInt64,
    avoiding own: UInt64
  ) {
    var open = phrase.open
    for (place, mention) in said.mentions.enumerated()
    where mention.places & taken == 0 && mention.places & own == 0
      && !isBetterApart(mention, open)
    {
      let fitting = open.indices.filter { index in
        accepts(place, open[index].kind)
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
    // Few slots are a yes or no: the phrase's words are looked up for those alone.
    let used = open.contains { !$0.flag.isEmpty } ? own | taken | places(ofTermsOf: phrase) : 0
    for place in open.indices.reversed() where !open[place].flag.isEmpty {
      guard let (words, isTrue) = flag(open[place], avoiding: used) else { continue }
      reading.filled.append(
        PartsReading.Filled(slot: open.remove(at: place), words: words, value: .flag(isTrue)))
      taken |= SaidParts.bits(words)
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
      !units.contains(where: { said.places[Int($0)] & 1 << UInt64(last) != 0 })
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
  func flag(_ slot: PhraseParts.Slot, avoiding taken: UInt64) -> (words: Range<Int>, Bool)? {
    if let run = run(of: slot.unflag, avoiding: taken) { return (run, false) }
    guard let run = run(of: slot.flag, avoiding: taken) else { return nil }
    var before = run.lowerBound - 1
    while before >= 0, said.light & ~said.contrary & 1 << UInt64(before) != 0 { before -= 1 }
    let isNegated = before >= 0 && said.roles[before].contains(.negation)
    return isNegated ? (before..<run.upperBound, false) : (run, true)
  }

  /// Returns the first place where words of the phrases are said in a row.
  private func run(of words: [UInt32], avoiding taken: UInt64) -> Range<Int>? {
    guard !words.isEmpty, words.count <= said.words.count else { return nil }
    return (0...said.words.count - words.count).first { start in
      words.enumerated().allSatisfy { offset, word in
        said.places[Int(word)] & ~taken & 1 << UInt64(start + offset) != 0
          && said.likeness[Int(word)] >= PartsVocabulary.Likeness.thesaurus
      }
    }.map { $0..<$0 + words.count }
  }

  /// Whether a date is rather a duration, or a number and a date, for which there are slots: "in two
  /// hours", "for two tonight".
  func isBetterApart(_ mention: Mention, _ open: [PhraseParts.Slot]) -> Bool {
    guard case .typed(.date) = mention.value, mention.words.count > 1 else { return false }
    return said.mentions.contains { part in
      guard part.places & ~mention.places == 0, part.words.count < mention.words.count else {
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
      return rest.places & part.places == 0
        && date.places & ~(rest.places | part.places) == 0
        && rest.words.lowerBound >= date.words.lowerBound
    }
  }

  /// Whether the word behind a slot stands behind words: the "people" of "two people".
  private func isBeforeItsWord(_ words: Range<Int>, _ slot: PhraseParts.Slot) -> Bool {
    words.upperBound < said.words.count
      && (slot.after.contains { said.places[Int($0)] & 1 << UInt64(words.upperBound) != 0 }
        || slot.name.wordsOfIdentifier.contains(said.words[words.upperBound]))
  }

  /// Whether the word before a slot, or a word of its name, stands before words.
  func isBehindItsWord(_ words: Range<Int>, _ slot: PhraseParts.Slot) -> Bool {
    guard words.lowerBound > 0 else { return false }
    let before: UInt64 = 1 << UInt64(words.lowerBound - 1)
    let name = slot.name.wordsOfIdentifier
    return slot.before.contains { said.places[Int($0)] & before != 0 }
      || name.contains(said.words[words.lowerBound - 1])
      // "A budget of sixty".
      || words.lowerBound > 1 && said.prepositions & before != 0
        && name.contains(said.words[words.lowerBound - 2])
  }
}
