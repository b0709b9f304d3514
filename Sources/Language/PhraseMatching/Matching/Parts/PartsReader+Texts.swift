// Takes texts and parts of names from the words that nothing explains.

import SpokenValues

extension PartsReader {
  /// A run of words that may be a text.
  private struct TextRun {
    var words: Range<Int>
    /// The place of the first small word before the run, of those that nothing uses.
    var first: Int
    /// Whether a word before it says that a text follows: "called".
    var isQuoted: Bool
  }

  /// Takes the run that nothing explains as the value of the only text that is missing.
  func addText(
    to reading: inout PartsReading, _ phrase: PhraseParts, named: UInt64, values: UInt64
  ) {
    func isFilled(_ slot: PhraseParts.Slot) -> Bool {
      reading.filled.contains { $0.slot.name == slot.name }
    }
    var open = phrase.slots.filter { $0.type.isOpen && !isFilled($0) }
    defer {
      for slot in phrase.slots where slot.type.isOpen && !slot.isOptional && !isFilled(slot) {
        reading.missing.append(slot)
      }
    }
    if open.isEmpty {
      open = phrase.open.filter {
        $0.type == .text && !isFilled($0) && ($0.isMainText || $0.isList)
      }
    }
    // A name that nobody knows is asked about, and the app may find it.
    open.removeAll { isStrict && $0.type != .text }
    guard let slot = open.first else { return }
    let used = reading.common | values | named
    if slot.type == .text, let text = textRun(for: slot, reading, phrase, used: used),
      open.count == 1 || text.isQuoted,
      take(text, for: slot, of: phrase, to: &reading, named: named, values: values)
    {
      return
    }
    if !isStrict, open.count == 1 { addLooseText(for: slot, to: &reading, phrase, used: used) }
  }

  /// Takes a run as the value of a text, and returns whether it can be one.
  private func take(
    _ text: TextRun, for slot: PhraseParts.Slot, of phrase: PhraseParts,
    to reading: inout PartsReading, named: UInt64, values: UInt64
  ) -> Bool {
    let run = SaidParts.bits(text.words)
    guard text.isQuoted || run & ~(said.light | said.small) != 0 else { return false }
    // "Turn on the garage light" turns no "on the garage light" into another text.
    if !text.isQuoted, said[.turning] & said.particles & 1 << UInt64(text.first) != 0 {
      return false
    }
    // "Create a task and order soup" creates no such task.
    if !text.isQuoted, hasCommand(text.words.prefix(2)) { return false }
    let isBehindPhrase = isBehindPhrase(text.first, reading, phrase)
    let isFree =
      slot.isList || text.isQuoted || isBehindPhrase && !hasCommand(text.words)
      || !said.mentions.indices.contains { place in
        said.mentions[place].places & run != 0 && isKnown(place, reading)
          && (index.joinsSlots || mayTake(place, phrase))
      }
    // Nothing inside is a value, a name or a word that is used.
    let common = slot.isList || isBehindPhrase ? reading.common & ~run : reading.common
    guard run & (values | named | common) == 0, isAnchored(text, slot, reading, phrase),
      // "How does the lake trail compare to the cliff walk" is no list.
      !slot.isList || phrase.verb < 0 || places(ofTerm: phrase.terms[phrase.verb]) & run == 0
    else { return false }
    // A slip in a word of the phrase is no text: "show me a preveiw".
    if !text.isQuoted, text.words.count == 1, isSlip(text.words.lowerBound, of: phrase) {
      return false
    }
    if !isFree || !text.isQuoted && isNumberAlone(text.words, behindVerbOf: phrase) {
      reading.doubts.insert(.valueInText)
    }
    // "Share it with Anna and print a copy" may be two commands.
    if !text.isQuoted, !slot.isMainText, !slot.isList, hasCommand(text.words) {
      reading.doubts.insert(.valueInText)
    }
    reading.common = common
    let words = withoutWordsOfNext(text.words, reading)
    reading.leftOut |= SaidParts.bits(words.upperBound..<text.words.upperBound)
    reading.filled.append(PartsReading.Filled(slot: slot, words: words, value: nil))
    // Prepositions before it are explained by it.
    let before = SaidParts.bits(0..<text.words.lowerBound) & reading.unexplained
    if before & ~said.prepositions == 0 {
      reading.leftOut |= before
      reading.unexplained &= ~before
    }
    reading.unexplained &= ~run
    reading.leftOut &= ~SaidParts.bits(words)
    if text.isQuoted { reading.unexplained &= ~said.quoting }
    return true
  }

  /// Returns the words of a text without those at its end that lead to the value behind it: the "due" of
  /// "due Monday", which names it, and the "that takes" of "that takes ten minutes".
  private func withoutWordsOfNext(_ words: Range<Int>, _ reading: PartsReading) -> Range<Int> {
    guard let next = reading.filled.first(where: { $0.words.lowerBound == words.upperBound })
    else { return words }
    // "…, it's urgent" goes on behind the pause.
    let pause = words.dropFirst().last { said.pauses & 1 << UInt64($0) != 0 }
    let leading = said.light | said.small | said.pronouns
    if let pause, SaidParts.bits(pause..<words.upperBound) & ~leading == 0 {
      return words.lowerBound..<pause
    }
    let names = Set(next.slot.name.wordsOfIdentifier)
    let isSpent = !next.isKnown && said.roles[words.upperBound - 1].contains(.spending)
    func leads(_ place: Int) -> Bool {
      isSpent
        ? (said.pronouns | said[.spending]) & 1 << UInt64(place) != 0
        : names.contains(said.words[place])
    }
    guard let end = words.dropFirst().last(where: { !leads($0) }) else { return words }
    return words.lowerBound..<end + 1
  }

  /// Whether a text would be a number behind a verb that only stands for the phrase's: "make it two"
  /// converts no "two".
  private func isNumberAlone(_ words: Range<Int>, behindVerbOf phrase: PhraseParts) -> Bool {
    guard phrase.verb >= 0 else { return false }
    let verbs = index.terms[Int(phrase.terms[phrase.verb])].choices.joined()
    return !verbs.contains { said.places[Int($0)] != 0 && said.likeness[Int($0)] == 1 }
      && said.mentions.contains { mention in
        if case .number = mention.value { mention.words == words } else { false }
      }
  }

  /// Whether a word is a slip in one that the phrase has and that is not said.
  private func isSlip(_ place: Int, of phrase: PhraseParts) -> Bool {
    let word = Array(said.words[place].unicodeScalars)
    guard word.count > 3, !index.small.isCommon(said.words[place]) else { return false }
    return phrase.terms.lazy.flatMap { index.terms[Int($0)].choices.joined() }.contains { own in
      said.places[Int(own)] == 0
        && EditDistance.slips(
          word, Array(index.vocabulary.texts[Int(own)].unicodeScalars), atMost: 1)
          != nil
    }
  }

  /// Takes the words that stand where the phrase has a text, whatever is left over, for a suggestion:
  /// the pepsi of "add pepsi to my shopping bag". A name that nobody knows has no words of phrases, and
  /// follows the phrase's own verb: the meeting of "find document meeting".
  private func addLooseText(
    for slot: PhraseParts.Slot, to reading: inout PartsReading, _ phrase: PhraseParts,
    used: UInt64
  ) {
    let isName = slot.type != .text
    var verb: UInt64 = 0
    if phrase.verb >= 0 {
      let words = index.terms[Int(phrase.terms[phrase.verb])].choices.joined()
      let least = isName ? 1 : PartsVocabulary.Likeness.thesaurus
      verb =
        words.filter { said.likeness[Int($0)] >= least }
        .reduce(0) { $0 | said.places[Int($1)] } & reading.common
      if verb == 0 { return }
    }
    /// Returns how surely a gap is that of the slot: by the words before it, then by those behind.
    func sides(_ gap: (words: Range<Int>, end: Int)) -> Int {
      var before = gap.words.lowerBound - 1
      while before >= 0, said.light & ~reading.common & 1 << UInt64(before) != 0 { before -= 1 }
      let ahead = (before >= 0 ? 1 << UInt64(before) : 0) & reading.common
      let behind = (gap.end < said.words.count ? 1 << UInt64(gap.end) : 0) & reading.common
      let isBehind =
        slot.before.isEmpty
        ? ahead & verb != 0 : slot.before.contains { said.places[Int($0)] & ahead != 0 }
      let isBefore = slot.after.contains { said.places[Int($0)] & behind != 0 }
      return (isBehind ? 2 : 0) + (isBefore ? 1 : 0)
    }
    let gaps = gaps(in: used & ~said.light).filter { $0.words.count <= Self.longestText }
    guard let best = gaps.max(by: { sides($0) < sides($1) }), sides(best) > 0 else { return }
    let words = best.words
    let isOfPhrases = said.said.contains { word in
      said.likeness[Int(word)] == 1 && said.places[Int(word)] & SaidParts.bits(words) != 0
    }
    if isName, isOfPhrases { return }
    // "Turn off the porch first" is no text.
    let run = SaidParts.bits(words)
    if said.mentions.indices.contains(where: { said.mentions[$0].places & run != 0 && isKnown($0) })
    {
      reading.doubts.insert(.valueInText)
    }
    reading.filled.append(PartsReading.Filled(slot: slot, words: words, value: nil))
    reading.unexplained &= ~SaidParts.bits(words)
    reading.leftOut &= ~SaidParts.bits(words)
  }

  /// Returns the runs of words that nothing uses, without small words at their ends, and the place behind
  /// each.
  private func gaps(in used: UInt64) -> [(words: Range<Int>, end: Int)] {
    let small = said.light | said.prepositions
    var gaps: [(words: Range<Int>, end: Int)] = []
    var start = 0
    while start < said.words.count {
      if (used | small) & 1 << UInt64(start) != 0 {
        start += 1
        continue
      }
      var next = start + 1
      while next < said.words.count, used & 1 << UInt64(next) == 0 { next += 1 }
      var end = next
      while small & 1 << UInt64(end - 1) != 0 { end -= 1 }
      gaps.append((start..<end, next))
      start = next
    }
    return gaps
  }

  /// Takes the words behind "that says" as what a thing with a title contains: "a note called Ideas that says buy
  /// milk".
  func addContents(to reading: inout PartsReading, _ phrase: PhraseParts, values: UInt64) {
    let texts = phrase.open.filter { $0.type == .text && $0.isMainText }
    guard index.joinsSlots, said.wording > 1, texts.count > 1,
      let slot = texts.first(where: { !$0.name.namesTitle }),
      texts.contains(where: { $0.name.namesTitle })
    else { return }
    let start = 64 - said.wording.leadingZeroBitCount
    var end = said.words.count
    if let name = reading.application, name.upperBound == end {
      end = name.lowerBound
      while end > start, said.prepositions & 1 << UInt64(end - 1) != 0 { end -= 1 }
    }
    var words = Array(said.words[min(start, end)..<end])
    SpokenValues.removePoliteness(from: &words)
    guard !words.isEmpty else { return }
    let run = SaidParts.bits(start..<start + words.count)
    guard run & values == 0 else { return }
    reading.filled.append(
      PartsReading.Filled(slot: slot, words: start..<start + words.count, value: nil))
    reading.common = reading.common & ~run | said.wording
    reading.unexplained &= ~(run | said.wording)
    reading.leftOut &= ~(run | said.wording)
  }

  /// Takes the words behind the name of a text that the phrase does not have, or before it: "snack peanuts",
  /// "with a snack of dried mango", "with nuts as a snack". For a suggestion also those behind "bringing".
  func addNamedText(to reading: inout PartsReading, _ phrase: PhraseParts) {
    guard index.joinsSlots else { return }
    let small = said.light | said.prepositions
    for slot in phrase.open
    where slot.type == .text && slot.isOptional
      && !reading.filled.contains(where: { $0.slot.name == slot.name })
    {
      let names = Set(slot.name.wordsOfIdentifier)
      func isLeft(_ place: Int) -> Bool {
        place < said.words.count && reading.unexplained & 1 << UInt64(place) != 0
      }
      func isSmall(_ place: Int) -> Bool {
        small & ~reading.common & 1 << UInt64(place) != 0 && said.pauses & 1 << UInt64(place) == 0
      }
      let place = said.words.indices.dropFirst().first { place in
        (reading.unexplained | reading.leftOut) & 1 << UInt64(place) != 0
          // "Called review notes" is all a name.
          && said.quoting & SaidParts.bits(0..<place) == 0
          && (names.contains(said.words[place])
            || !isStrict && slot.isAccompanying && said.roles[place].contains(.carrying))
      }
      guard let place else { continue }
      var start = place + 1
      while start < said.words.count, small & 1 << UInt64(start) != 0 { start += 1 }
      var end = start
      while isLeft(end) {
        end += 1
        // "The content keys are under the mat" has small words inside.
        let next = (end..<max(end, said.words.count)).first { !isSmall($0) }
        if let next, isLeft(next) { end = next }
      }
      var all = place..<end
      if end == start {
        (start, end) = (place, place)
        while end > 0, small & 1 << UInt64(end - 1) != 0 { end -= 1 }
        guard said.prepositions & SaidParts.bits(end..<place) != 0 else { continue }
        start = end
        while start > 0, isLeft(start - 1) { start -= 1 }
        all = start..<place + 1
        // "And take raisins as a snack".
        while start < end, small & 1 << UInt64(start) != 0 || said.isVerb(start, in: index) {
          start += 1
        }
      }
      guard end > start else { continue }
      reading.filled.append(PartsReading.Filled(slot: slot, words: start..<end, value: nil))
      let text = SaidParts.bits(start..<end)
      reading.unexplained &= ~SaidParts.bits(all)
      reading.leftOut = (reading.leftOut | SaidParts.bits(all)) & ~text
      return
    }
  }

  /// Whether the intent of a phrase has a slot for a mention: no colour is played.
  private func mayTake(_ mention: Int, _ phrase: PhraseParts) -> Bool {
    index.intents[phrase.intent].slots.contains { accepts(mention, $0.kind) }
  }

  /// Returns the run from the first to the last word that nothing explains; `nil` if there is none, or
  /// a long one.
  private func textRun(
    for slot: PhraseParts.Slot, _ reading: PartsReading, _ phrase: PhraseParts, used: UInt64
  ) -> TextRun? {
    if let quoted = said.quoted, SaidParts.bits(quoted) & ~reading.unexplained == 0 {
      return TextRun(words: quoted, first: quoted.lowerBound, isQuoted: true)
    }
    let verb = phrase.verb >= 0 ? places(ofTerm: phrase.terms[phrase.verb]) : 0
    // Words before the verb are no part of the text: "olly, play jazz".
    let behind = verb & used == 0 ? 0 : verb.trailingZeroBitCount
    var candidates = reading.unexplained & (~0 << UInt64(behind))
    let contents = said.wording == 0 ? 0 : 64 - said.wording.leadingZeroBitCount
    let isTaken = reading.filled.contains { $0.value == nil && $0.words.lowerBound == contents }
    let saidQuoting = isTaken ? said.quoting & ~said.wording : said.quoting
    if candidates & ~saidQuoting == 0, saidQuoting != 0 {
      // A text of small words alone: "called A".
      let start = 64 - saidQuoting.leadingZeroBitCount
      let rest = SaidParts.bits(start..<max(start, said.words.count)) & ~(used | said.framed)
      candidates |= rest
    }
    guard candidates != 0 else { return nil }
    var start = candidates.trailingZeroBitCount
    var end = 64 - candidates.leadingZeroBitCount
    func has(_ bits: UInt64, _ place: Int) -> Bool { place >= 0 && bits & 1 << UInt64(place) != 0 }
    let small = (said.light | said.prepositions) & ~(used | said.quoting)
    // "For the word passport": small words before what says that a text follows.
    let quoting = said.quoting & SaidParts.bits(start..<end)
    if quoting != 0, SaidParts.bits(start..<quoting.trailingZeroBitCount) & ~small == 0 {
      start = quoting.trailingZeroBitCount
    }
    var isQuoted = has(said.quoting, start - 1) || has(said.quoting, start)
    // An article behind it is a part of the text: "called The Plan".
    var article = start
    while has(said.light & small & ~said.framed, article - 1) { article -= 1 }
    if !isQuoted, has(said.quoting, article - 1) { (start, isQuoted) = (article, true) }
    while start < end, has(said.quoting, start) { start += 1 }
    // "Add task write a letter" has the letter written.
    if !isQuoted, slot.isMainText, !phrase.isRetrieving {
      let lower = (0..<start).last { has(used, $0) }.map { $0 + 1 } ?? start
      start =
        (lower..<start).first { has(reading.leftOut, $0) && said.isVerb($0, in: index) } ?? start
    }
    guard start < end, end - start <= Self.longestText || isBehindPhrase(start, reading, phrase)
    else { return nil }
    // "Called read it" and "called review notes" are all a name, but for politeness at its end.
    let more = (said.light & ~said.framed | reading.leftOut & ~said.small) & ~used
    while isQuoted, has(more, end) { end += 1 }
    if isQuoted {
      var words = Array(said.words[start..<end])
      SpokenValues.removePoliteness(from: &words)
      end = start + words.count
    }
    var first = start
    while has(small, first - 1) { first -= 1 }
    var last = end
    while has(said.light & small, last) { last += 1 }
    let next = (last...said.words.count).first { !has(small, $0) } ?? last
    // "Make appear all my tasks" makes none: those are there.
    let noun = (end..<max(end, said.words.count)).first { has(reading.common, $0) }
    if !isQuoted, let noun, noun > end, has(said.firstPerson, noun - 1) { return nil }
    if has(verb, first - 1), !slot.after.isEmpty, has(reading.common, next), !slot.isList {
      // All between the verb and the words behind the text is a part of it: "convert hello world to HTML".
      (start, end) = (first, last)
    } else if has(verb, first - 1) {
      // Small words behind the verb are a part of it: "play over the rainbow".
      start = (first..<start).first { !has(said.light, $0) } ?? start
    } else {
      // Behind a noun they are not, "find tasks about the passport", but for "with my mother".
      while start < end - 1, has(said[.introducing], start) { start += 1 }
      if start > first, said.roles[start - 1].contains(.firstPerson) { start -= 1 }
    }
    if slot.isList {
      for place in said.mentions.indices
      where said.mentions[place].words.overlaps(start..<end) && isKnown(place, reading) {
        start = min(start, said.mentions[place].words.lowerBound)
        end = max(end, said.mentions[place].words.upperBound)
      }
    }
    return TextRun(words: start..<end, first: first, isQuoted: isQuoted)
  }

  /// Whether another command may begin inside a text: "call mum and turn on the porch".
  private func hasCommand(_ words: Range<Int>) -> Bool {
    words.dropLast().contains { place in
      index.small.conjunctions.contains(said.words[place]) && said.isVerb(place + 1, in: index)
    }
  }

  /// Whether all words of a phrase that has several stand before a place as they are, and nothing else does:
  /// any words may follow "preview markdown".
  private func isBehindPhrase(
    _ place: Int, _ reading: PartsReading, _ phrase: PhraseParts
  ) -> Bool {
    let before = SaidParts.bits(0..<place) & ~(said.light | said.small)
    return before.nonzeroBitCount > 1 && before & ~reading.common == 0
      && phrase.terms.allSatisfy { term in
        index.terms[Int(term)].choices.contains { choice in
          choice.allSatisfy { word in
            index.isLight(word)
              || said.likeness[Int(word)] == 1 && said.places[Int(word)] & before != 0
          }
        }
      }
  }

  /// Whether a run stands where the phrase has the slot, or else behind the phrase's last word.
  private func isAnchored(
    _ text: TextRun, _ slot: PhraseParts.Slot, _ reading: PartsReading, _ phrase: PhraseParts
  ) -> Bool {
    if text.isQuoted { return true }
    var before = text.words.lowerBound - 1
    while before >= 0, said.light & ~reading.common & 1 << UInt64(before) != 0 { before -= 1 }
    let bit: UInt64 = before >= 0 ? 1 << UInt64(before) : 0
    if slot.before.isEmpty, slot.after.isEmpty {
      let used = reading.filled.reduce(reading.common) { $0 | SaidParts.bits($1.words) }
      return used & (bit | (text.first > 0 ? 1 << UInt64(text.first - 1) : 0)) != 0
    }
    let end = text.words.upperBound
    let behind: UInt64 = end < said.words.count ? 1 << UInt64(end) : 0
    return slot.before.contains { said.places[Int($0)] & bit != 0 }
      || slot.after.contains { said.places[Int($0)] & behind != 0 }
      || isDative(text, slot, reading, phrase)
      // "Share it with Anna" is "send it to Anna".
      || said.prepositions & bit != 0 && !reading.filled.isEmpty
        && slot.before.contains { index.isPreposition($0) }
  }

  /// Whether a text between the verb and a value is whom it is for: "send dad the recipe" is "send the
  /// recipe to dad".
  private func isDative(
    _ text: TextRun, _ slot: PhraseParts.Slot, _ reading: PartsReading, _ phrase: PhraseParts
  ) -> Bool {
    guard phrase.verb >= 0, slot.before.contains(where: { index.isPreposition($0) }),
      text.first > 0,
      places(ofTerm: phrase.terms[phrase.verb]) & reading.common & 1 << UInt64(text.first - 1) != 0
    else { return false }
    var next = text.words.upperBound
    while next < said.words.count, said.light & 1 << UInt64(next) != 0 { next += 1 }
    return next > text.words.upperBound
      && reading.filled.contains { $0.isKnown && $0.words.lowerBound == next }
  }

  private func isInName(_ words: Range<Int>, _ slot: PhraseParts.Slot) -> Bool {
    said.mentions.indices.contains { mention in
      said.mentions[mention].places & SaidParts.bits(words) != 0 && accepts(mention, slot.kind)
    }
  }

  /// Takes words that nothing explains for a note on the values that are said, "with croutons", "no onions",
  /// and for a suggestion as another text that goes with them: "with cookies".
  func addRemark(to reading: inout PartsReading, _ phrase: PhraseParts) {
    let filled = reading.filled
    guard index.joinsSlots, filled.contains(where: \.isKnown),
      let slot = phrase.open.first(where: { slot in
        (slot.isRemark || !isStrict && slot.isAccompanying)
          && !filled.contains { $0.slot.name == slot.name }
      })
    else { return }
    // A clause that tells something else is no note.
    let open = reading.unexplained & ~said.asides
    guard open != 0 else { return }
    var start = open.trailingZeroBitCount
    let end = 64 - open.leadingZeroBitCount
    let run = SaidParts.bits(start..<end)
    let edge: UInt64 = 1 << UInt64(start) | (start > 0 ? 1 << UInt64(start - 1) : 0)
    // "I'm allergic to nuts" is one in any words.
    let warns = said[.warning] & open != 0 && (said.contrary | said[.condition]) & open == 0
    // It stands behind a value and says more than "no", but "no, three large" takes that back.
    let isNegated = said.roles[start].contains(.negation)
    guard !isNegated || said.pauses & 1 << UInt64(start + 1) == 0,
      !isNegated || !said.mentions.contains(where: { $0.places & run != 0 }),
      warns || said[.remarking] & edge != 0,
      run & ~(reading.unexplained | reading.leftOut) == 0,
      run & ~said[.remarking] != 0,
      filled.contains(where: { $0.isKnown && $0.words.lowerBound < start })
    else { return }
    // "With" is no part of the note, "no" is.
    if said.prepositions & said[.remarking] & 1 << UInt64(start) != 0, start + 1 < end {
      reading.leftOut |= 1 << UInt64(start)
      start += 1
    }
    reading.filled.append(PartsReading.Filled(slot: slot, words: start..<end, value: nil))
    reading.unexplained &= ~run
    reading.leftOut &= ~SaidParts.bits(start..<end)
  }

  /// Takes the words that nothing explains for the name of the entity that is missing, if it has them:
  /// "the dentist" for “Call the dentist”. What names several is asked about. If it has some of them,
  /// the others stay: "order tomato juice" may be suggested as the soup.
  func addPartialName(to reading: inout PartsReading, _ phrase: PhraseParts) {
    guard index.joinsSlots,
      let place = reading.missing.indices.first(where: {
        if case .entity = reading.missing[$0].type { true } else { false }
      }), let type = reading.missing[place].type.valueType
    else { return }
    let small = said.light | said.prepositions
    let all = said.words.indices.filter { reading.unexplained & ~small & 1 << UInt64($0) != 0 }
    let lengths = [all.count] + (1...3).reversed().filter { $0 < all.count }
    for length in lengths where length > 0 {
      for start in 0...all.count - length {
        let places = all[start..<start + length]
        let words = places[start]..<places[start + length - 1] + 1
        guard SaidParts.bits(words) & ~(reading.unexplained | small) == 0,
          // A whole name that is said is more than a part of it.
          length == all.count || !isInName(words, reading.missing[place])
        else { continue }
        let found = partialName(Array(places), type)
        guard found.count > 0, found.count <= Self.mostPartialNames else { continue }
        reading.filled.append(
          PartsReading.Filled(
            slot: reading.missing.remove(at: place), words: words,
            value: found.node.map { .known($0) }, isPartial: true))
        reading.unexplained &= length == all.count ? 0 : ~SaidParts.bits(words)
        reading.leftOut &= ~SaidParts.bits(words)
        return
      }
    }
  }
}
