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

  /// Returns the words of a text behind one that says that it follows which could be others': the first, and small ones
  /// before the app's name or the end: "called High tea", "called Log in in TaskTracker".
  func surelyQuoted(_ phrase: PhraseParts, _ application: Range<Int>?) -> Places {
    let firsts = (said.quoting.next - said.quoting) & said.all
    guard let start = firsts.first,
      phrase.open.contains(where: { $0.type == .text && !$0.isList })
    else { return [] }
    var end = said.words.count
    if let name = application, name.upperBound == end, name.lowerBound > start {
      end = name.lowerBound
      // "In in Soupy" is no word said twice here.
      while end > start + 1, said.roles[end - 1].contains(.light) { end -= 1 }
      if end > start + 1, said.prepositions.contains(end - 1) { end -= 1 }
    } else {
      end = max(start + 1, withoutPoliteness(start..<end).upperBound)
    }
    let small = said.light | said.prepositions
    let last = (start..<end).last { !small.contains($0) } ?? start
    return firsts | Places(last + 1..<max(last + 1, end))
  }

  /// Takes the run that nothing explains as the value of the only text that is missing.
  func addText(
    to reading: inout PartsReading, _ phrase: PhraseParts, named: Places, values: Places
  ) {
    var open = phrase.slots.filter { $0.type.isOpen && !reading.fills($0.name) }
    defer {
      for slot in phrase.slots
      where slot.type.isOpen && !slot.isOptional && !reading.fills(slot.name) {
        reading.missing.append(slot)
      }
    }
    if open.isEmpty {
      open = phrase.open.filter {
        $0.type == .text && !reading.fills($0.name) && ($0.isMainText || $0.isList)
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
    to reading: inout PartsReading, named: Places, values: Places
  ) -> Bool {
    let run = Places(text.words)
    guard text.isQuoted || !run.isSubset(of: said.light | said.small),
      text.isQuoted || slot.mayRefuse || !run.overlaps(said[.refusal])
    else { return false }
    // "Turn on the garage light" turns no "on the garage light" into another text.
    if !text.isQuoted, (said[.turning] & said.particles).contains(text.first) {
      return false
    }
    // "Create a task and order soup" creates no such task.
    if !text.isQuoted, hasCommand(text.words.prefix(2)) { return false }
    let isBehindPhrase = isBehindPhrase(text.first, reading, phrase)
    let isFree =
      slot.isList || text.isQuoted || isBehindPhrase && !hasCommand(text.words)
      || !said.mentions.indices.contains { place in
        said.mentions[place].places.overlaps(run) && isKnown(place, reading)
          && (index.joinsSlots || mayTake(place, phrase))
      }
    // Nothing inside is a value, a name or a word that is used.
    let common = slot.isList || isBehindPhrase ? reading.common - run : reading.common
    guard run.isDisjoint(with: values | named | common), isAnchored(text, slot, reading, phrase),
      // "How does the lake trail compare to the cliff walk" is no list.
      !slot.isList || places(ofVerbOf: phrase).isDisjoint(with: run)
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
    reading.leftOut |= Places(words.upperBound..<text.words.upperBound)
    reading.filled.append(PartsReading.Filled(slot: slot, words: words, value: nil))
    // Prepositions before it are explained by it.
    let before = Places(0..<text.words.lowerBound) & reading.unexplained
    if before.isSubset(of: said.prepositions) {
      reading.leftOut |= before
      reading.unexplained -= before
    }
    reading.unexplained -= run
    reading.leftOut -= Places(words)
    if text.isQuoted { reading.unexplained -= said.quoting }
    return true
  }

  /// Returns the words of a text without those at its end that lead to the value behind it: the "due" of
  /// "due Monday", which names it, and the "that takes" of "that takes ten minutes".
  private func withoutWordsOfNext(_ words: Range<Int>, _ reading: PartsReading) -> Range<Int> {
    guard let next = reading.filled.first(where: { $0.words.lowerBound == words.upperBound })
    else { return words }
    // "…, it's urgent" goes on behind the pause.
    let pause = words.dropFirst().last { said.pauses.contains($0) }
    let leading = said.light | said.small | said.pronouns
    if let pause, Places(pause..<words.upperBound).isSubset(of: leading) {
      return words.lowerBound..<pause
    }
    let names = Set(next.slot.name.wordsOfIdentifier)
    let isSpent = !next.isKnown && said.roles[words.upperBound - 1].contains(.spending)
    func leads(_ place: Int) -> Bool {
      isSpent
        ? (said.pronouns | said[.spending]).contains(place)
        : names.contains(said.words[place])
    }
    guard let end = words.dropFirst().last(where: { !leads($0) }) else { return words }
    return words.lowerBound..<end + 1
  }

  /// Whether a text would be a number behind a verb that only stands for the phrase's: "make it two"
  /// converts no "two".
  private func isNumberAlone(_ words: Range<Int>, behindVerbOf phrase: PhraseParts) -> Bool {
    guard let verbs = verbs(of: phrase) else { return false }
    return !verbs.contains { !said.places[Int($0)].isEmpty && said.likeness[Int($0)] == 1 }
      && said.mentions.contains { mention in
        if case .number = mention.value { mention.words == words } else { false }
      }
  }

  /// Whether a word is a slip in one that the phrase has and that is not said.
  private func isSlip(_ place: Int, of phrase: PhraseParts) -> Bool {
    let word = Array(said.words[place].unicodeScalars)
    guard word.count > 3, !index.small.isCommon(said.words[place]) else { return false }
    return phrase.terms.lazy.flatMap { index.terms[Int($0)].choices.joined() }.contains { own in
      said.places[Int(own)].isEmpty
        && EditDistance.slips(
          word, Array(index.vocabulary.texts[Int(own)].unicodeScalars), atMost: 1)
          != nil
    }
  }

  /// Takes the words that stand where the phrase has a text, whatever is left over, for a suggestion:
  /// the pepsi of "add pepsi to my shopping bag". A name that nobody knows has no words of phrases, and
  /// follows the phrase's own verb: the meeting of "find document meeting".
  private func addLooseText(
    for slot: PhraseParts.Slot, to reading: inout PartsReading, _ phrase: PhraseParts, used: Places
  ) {
    let isName = slot.type != .text
    var verb: Places = []
    if let words = verbs(of: phrase) {
      let least = isName ? 1 : PartsVocabulary.Likeness.thesaurus
      verb = said.places(of: words.filter { said.likeness[Int($0)] >= least }) & reading.common
      if verb.isEmpty { return }
    }
    /// Returns how surely a gap is that of the slot: by the words before it, then by those behind.
    func sides(_ gap: (words: Range<Int>, end: Int)) -> Int {
      var before = gap.words.lowerBound - 1
      while (said.light - reading.common).contains(before) { before -= 1 }
      let ahead = Places(before) & reading.common
      let behind = Places(gap.end) & reading.common
      let isBehind =
        slot.before.isEmpty
        ? ahead.overlaps(verb) : slot.before.contains { said.places[Int($0)].overlaps(ahead) }
      let isBefore = slot.after.contains { said.places[Int($0)].overlaps(behind) }
      return (isBehind ? 2 : 0) + (isBefore ? 1 : 0)
    }
    let gaps = gaps(in: used - said.light).filter { $0.words.count <= Self.longestText }
    guard let best = gaps.max(by: { sides($0) < sides($1) }), sides(best) > 0 else { return }
    let run = Places(best.words)
    let isOfPhrases = said.said.contains { word in
      said.likeness[Int(word)] == 1 && said.places[Int(word)].overlaps(run)
    }
    if isName && isOfPhrases || !slot.mayRefuse && run.overlaps(said[.refusal]) { return }
    // "Turn off the porch first" is no text.
    if said.mentions.indices.contains(where: {
      said.mentions[$0].places.overlaps(run) && isKnown($0)
    }) {
      reading.doubts.insert(.valueInText)
    }
    reading.filled.append(PartsReading.Filled(slot: slot, words: best.words, value: nil))
    reading.unexplained -= run
    reading.leftOut -= run
  }

  /// Returns the runs of words that nothing uses, without small words at their ends, and the place behind
  /// each.
  private func gaps(in used: Places) -> [(words: Range<Int>, end: Int)] {
    let small = said.light | said.prepositions
    var gaps: [(words: Range<Int>, end: Int)] = []
    var start = 0
    while start < said.words.count {
      if (used | small).contains(start) {
        start += 1
        continue
      }
      var next = start + 1
      while next < said.words.count, !used.contains(next) { next += 1 }
      var end = next
      while small.contains(end - 1) { end -= 1 }
      gaps.append((start..<end, next))
      start = next
    }
    return gaps
  }

  /// Takes the words behind "that says" or a colon as what a thing with a title contains: "a note called Ideas that says
  /// buy milk".
  func addContents(to reading: inout PartsReading, _ phrase: PhraseParts, values: Places) {
    let texts = phrase.open.filter { $0.type == .text && $0.isMainText }
    let start = said.contents
    guard index.joinsSlots, start > 1, texts.count > 1,
      let slot = texts.first(where: { !$0.name.namesTitle }),
      texts.contains(where: { $0.name.namesTitle })
    else { return }
    var end = said.words.count
    if let name = reading.application, name.upperBound == end {
      end = name.lowerBound
      while end > start, said.prepositions.contains(end - 1) { end -= 1 }
    }
    let words = withoutPoliteness(min(start, end)..<end)
    let run = Places(words)
    guard !words.isEmpty, run.isDisjoint(with: values) else { return }
    reading.filled.append(PartsReading.Filled(slot: slot, words: words, value: nil))
    reading.common = reading.common - run | said.wording
    reading.unexplained -= run | said.wording
    reading.leftOut -= run | said.wording
  }

  /// Takes the words behind the name of a text that the phrase does not have, or before it: "snack peanuts",
  /// "with a snack of dried mango", "with nuts as a snack". For a suggestion also those behind "bringing".
  func addNamedText(to reading: inout PartsReading, _ phrase: PhraseParts) {
    guard index.joinsSlots else { return }
    let small = said.light | said.prepositions
    for slot in phrase.open
    where slot.type == .text && slot.isOptional && !reading.fills(slot.name) {
      let names = Set(slot.name.wordsOfIdentifier)
      let (left, inside) = (reading.unexplained, small - reading.common - said.pauses)
      let place = said.words.indices.dropFirst().first { place in
        (reading.unexplained | reading.leftOut).contains(place)
          // "Called review notes" is all a name.
          && said.quoting.isDisjoint(with: Places(0..<place))
          && (names.contains(said.words[place])
            || !isStrict && slot.isAccompanying && said.roles[place].contains(.carrying))
      }
      guard let place else { continue }
      var start = place + 1
      while start < said.words.count, small.contains(start) { start += 1 }
      var end = start
      while left.contains(end) {
        end += 1
        // "The content keys are under the mat" has small words inside.
        let next = (end..<max(end, said.words.count)).first { !inside.contains($0) }
        if let next, left.contains(next) { end = next }
      }
      var all = place..<end
      if end == start {
        (start, end) = (place, place)
        while small.contains(end - 1) { end -= 1 }
        guard said.prepositions.overlaps(Places(end..<place)) else { continue }
        start = end
        while left.contains(start - 1) { start -= 1 }
        all = start..<place + 1
        // "And take raisins as a snack".
        while start < end, small.contains(start) || said.isVerb(start, in: index) {
          start += 1
        }
      }
      guard end > start else { continue }
      reading.filled.append(PartsReading.Filled(slot: slot, words: start..<end, value: nil))
      let text = Places(start..<end)
      reading.unexplained -= Places(all)
      reading.leftOut = (reading.leftOut | Places(all)) - text
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
    for slot: PhraseParts.Slot, _ reading: PartsReading, _ phrase: PhraseParts, used: Places
  ) -> TextRun? {
    /// Returns a run with the emoji around it, and one with marks with the words behind it that nothing else uses: "preview
    /// 🎉 party", "preview **bold** text".
    func whole(_ run: Range<Int>) -> Range<Int> {
      guard slot.isMainText, !slot.isList else { return run }
      var (start, end) = (run.lowerBound, run.upperBound)
      while (said.emoji - used).contains(start - 1) { start -= 1 }
      let own = said.isMarkdown ? reading.leftOut - said.light - said.small : []
      while ((own | said.emoji) - used).contains(end) { end += 1 }
      return start..<end
    }
    if let quoted = said.quoted, Places(quoted).isSubset(of: reading.unexplained) {
      return TextRun(
        words: said.isMarkdown ? whole(quoted) : quoted, first: quoted.lowerBound, isQuoted: true)
    }
    let verb = places(ofVerbOf: phrase)
    // Words before the verb are no part of the text: "olly, play jazz".
    let behind = verb.overlaps(used) ? verb.bounds.lowerBound : 0
    var candidates = reading.unexplained - Places(0..<behind)
    let contents = said.contents
    let isTaken = reading.filled.contains { $0.value == nil && $0.words.lowerBound == contents }
    let saidQuoting = isTaken ? said.quoting - said.wording : said.quoting
    if candidates.isSubset(of: saidQuoting), !saidQuoting.isEmpty {
      // A text of small words alone: "called A".
      let start = saidQuoting.bounds.upperBound
      candidates |= Places(start..<max(start, said.words.count)) - used - said.framed
    }
    guard !candidates.isEmpty else { return nil }
    var (start, end) = (candidates.bounds.lowerBound, candidates.bounds.upperBound)
    let small = (said.light | said.prepositions) - used - said.quoting
    // "A fresh note called Ideas": words before what says that a text follows are none of it.
    if let first = (said.quoting & Places(start..<end)).first { start = first }
    var isQuoted = said.quoting.contains(start - 1) || said.quoting.contains(start)
    // An article behind it is a part of the text: "called The Plan".
    var article = start
    while (said.light & small - said.framed).contains(article - 1) { article -= 1 }
    if !isQuoted, said.quoting.contains(article - 1) { (start, isQuoted) = (article, true) }
    while start < end, said.quoting.contains(start) { start += 1 }
    // "Add task write a letter" has the letter written.
    if !isQuoted, slot.isMainText, !phrase.isRetrieving {
      let lower = (0..<start).last { used.contains($0) }.map { $0 + 1 } ?? start
      start =
        (lower..<start).first { reading.leftOut.contains($0) && said.isVerb($0, in: index) }
        ?? start
    }
    guard start < end, end - start <= Self.longestText || isBehindPhrase(start, reading, phrase)
    else { return nil }
    // "Called read it" and "called review notes" are all a name, but for politeness at its end.
    let more = (said.light - said.framed | (reading.leftOut - said.small)) - used
    while isQuoted, more.contains(end) { end += 1 }
    if isQuoted { end = max(start + 1, withoutPoliteness(start..<end).upperBound) }
    // "Vitamin A" ends with no article.
    if end < said.words.count, (said[.indefinite] & small).contains(end),
      end + 1 == said.words.count || (said.prepositions | used).contains(end + 1)
    {
      end += 1
    }
    var first = start
    while small.contains(first - 1) { first -= 1 }
    var last = end
    while (said.light & small).contains(last) { last += 1 }
    let next = (last...said.words.count).first { !small.contains($0) } ?? last
    // "Make appear all my tasks" makes none: those are there.
    let noun = (end..<max(end, said.words.count)).first { reading.common.contains($0) }
    if !isQuoted, let noun, noun > end, said.firstPerson.contains(noun - 1) { return nil }
    if verb.contains(first - 1), !slot.after.isEmpty, reading.common.contains(next), !slot.isList {
      // All between the verb and the words behind the text is a part of it: "convert hello world to HTML".
      (start, end) = (first, last)
    } else if verb.contains(first - 1) {
      // Small words behind the verb are a part of it: "play over the rainbow".
      start = (first..<start).first { !said.light.contains($0) } ?? start
    } else {
      // Behind a noun they are not, "find tasks about the passport", but for "with my mother".
      while !isQuoted, start < end - 1, said[.introducing].contains(start) { start += 1 }
      if start > first, said.roles[start - 1].contains(.firstPerson) { start -= 1 }
    }
    if slot.isList {
      for place in said.mentions.indices
      where said.mentions[place].words.overlaps(start..<end) && isKnown(place, reading) {
        start = min(start, said.mentions[place].words.lowerBound)
        end = max(end, said.mentions[place].words.upperBound)
      }
    }
    let all = whole(start..<end)
    return TextRun(words: all, first: min(first, all.lowerBound), isQuoted: isQuoted)
  }

  /// Returns a run of words without the polite ones at its end.
  private func withoutPoliteness(_ run: Range<Int>) -> Range<Int> {
    var words = Array(said.words[run])
    SpokenValues.removePoliteness(from: &words)
    return run.lowerBound..<run.lowerBound + words.count
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
    let before = Places(0..<place) - said.light - said.small
    return before.count > 1 && before.isSubset(of: reading.common | reading.named)
      && phrase.terms.allSatisfy { term in
        index.terms[Int(term)].choices.contains { choice in
          choice.allSatisfy { word in
            index.isLight(word)
              || said.likeness[Int(word)] == 1 && said.places[Int(word)].overlaps(before)
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
    while (said.light - reading.common).contains(before) { before -= 1 }
    if slot.before.isEmpty, slot.after.isEmpty {
      return reading.used.overlaps(Places(before) | Places(text.first - 1))
    }
    let end = text.words.upperBound
    return slot.before.contains { said.places[Int($0)].contains(before) }
      || slot.after.contains { said.places[Int($0)].contains(end) }
      || isDative(text, slot, reading, phrase)
      // "Share it with Anna" is "send it to Anna".
      || said.prepositions.contains(before) && !reading.filled.isEmpty
        && slot.before.contains { index.isPreposition($0) }
  }

  /// Whether a text between the verb and a value is whom it is for: "send dad the recipe" is "send the
  /// recipe to dad".
  private func isDative(
    _ text: TextRun, _ slot: PhraseParts.Slot, _ reading: PartsReading, _ phrase: PhraseParts
  ) -> Bool {
    guard slot.before.contains(where: { index.isPreposition($0) }),
      (places(ofVerbOf: phrase) & reading.common).contains(text.first - 1)
    else { return false }
    var next = text.words.upperBound
    while next < said.words.count, said.light.contains(next) { next += 1 }
    return next > text.words.upperBound
      && reading.filled.contains { $0.isKnown && $0.words.lowerBound == next }
  }

  private func isInName(_ words: Range<Int>, _ slot: PhraseParts.Slot) -> Bool {
    said.mentions.indices.contains { mention in
      said.mentions[mention].places.overlaps(Places(words)) && accepts(mention, slot.kind)
    }
  }

  /// Takes words that nothing explains for a note on the values that are said, "with croutons", "no onions",
  /// and for a suggestion as another text that goes with them: "with cookies".
  func addRemark(to reading: inout PartsReading, _ phrase: PhraseParts) {
    let filled = reading.filled
    guard index.joinsSlots, filled.contains(where: \.isKnown),
      let slot = phrase.open.first(where: { slot in
        (slot.isRemark || !isStrict && slot.isAccompanying) && !reading.fills(slot.name)
      })
    else { return }
    // A clause that tells something else is no note.
    let open = reading.unexplained - said.asides
    guard !open.isEmpty else { return }
    var start = open.bounds.lowerBound
    let end = open.bounds.upperBound
    let run = Places(start..<end)
    let edge = Places(start) | Places(start - 1)
    // "I'm allergic to nuts" is one in any words.
    let warns =
      said[.warning].overlaps(open) && (said.contrary | said[.condition]).isDisjoint(with: open)
    // It stands behind a value and says more than "no", but "no, three large" takes that back.
    let isNegated = said.roles[start].contains(.negation)
    let wishes = index.small.remarks.length(at: start, in: said.words) > 0
    guard !isNegated || !said.pauses.contains(start + 1),
      !isNegated || !said.mentions.contains(where: { $0.places.overlaps(run) }),
      warns || wishes || said[.remarking].overlaps(edge),
      run.isSubset(of: reading.unexplained | reading.leftOut),
      !run.isSubset(of: said[.remarking]),
      filled.contains(where: { $0.isKnown && $0.words.lowerBound < start })
    else { return }
    // "With" is no part of the note, "no" is.
    if (said.prepositions & said[.remarking]).contains(start), start + 1 < end {
      reading.leftOut.insert(start)
      start += 1
    }
    reading.filled.append(PartsReading.Filled(slot: slot, words: start..<end, value: nil))
    reading.unexplained -= run
    reading.leftOut -= Places(start..<end)
  }

  /// Takes the words that nothing explains for the name of the entity that is missing, if it has them:
  /// "the dentist" for “Call the dentist”. What names several is asked about. If it has some of them,
  /// the others stay: "order tomato juice" may be suggested as the soup.
  func addPartialName(to reading: inout PartsReading, _ phrase: PhraseParts) {
    let things = index.intents[phrase.intent].requiredThings
    func isOpenThing(_ slot: PhraseParts.Slot) -> Bool {
      if case .entity = slot.type { !reading.fills(slot.name) } else { false }
    }
    // A phrase may leave out the thing that its intent is about, "open task", but "is there any task about water"
    // opens none.
    let isOrdered = said.obtaining.isDisjoint(with: reading.common)
    guard index.joinsSlots,
      let slot = reading.missing.first(where: isOpenThing)
        ?? phrase.open.first(where: { slot in
          isOrdered && isOpenThing(slot) && things.contains(slot.name)
            && !said.mentions.indices.contains { accepts($0, slot.kind) }
        }),
      let type = slot.type.valueType
    else { return }
    let small = said.light | said.prepositions
    let all = said.words.indices.filter((reading.unexplained - small).contains)
    let lengths = [all.count] + (1...3).reversed().filter { $0 < all.count }
    for length in lengths where length > 0 {
      for start in 0...all.count - length {
        let places = all[start..<start + length]
        let words = places[start]..<places[start + length - 1] + 1
        guard Places(words).isSubset(of: reading.unexplained | small),
          // A whole name that is said is more than a part of it.
          length == all.count || !isInName(words, slot)
        else { continue }
        let found = partialName(Array(places), type)
        guard found.count > 0, found.count <= Self.mostPartialNames else { continue }
        reading.filled.append(
          PartsReading.Filled(
            slot: slot, words: words, value: found.node.map { .known($0) }, isPartial: true))
        reading.missing.removeAll { $0.name == slot.name }
        reading.unexplained = length == all.count ? [] : reading.unexplained - Places(words)
        reading.leftOut -= Places(words)
        return
      }
    }
  }
}
