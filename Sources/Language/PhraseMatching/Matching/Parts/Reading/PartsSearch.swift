// Finds the phrases that fit what an utterance mentions, and lays it on them.

import SpokenValues

/// A search for the phrases that fit what an utterance mentions.
struct PartsSearch {
  /// The maximum number of phrases that an utterance is laid on.
  private static let maximumReadings = 48
  /// The maximum number of phrases that are looked at.
  private static let maximumPostings = 4_096

  let index: PartsIndex
  private(set) var said: SaidParts
  let matcher: Matcher
  private let accepted: [Bool]
  /// The kinds of each known value that is said, as bits; 0 for other mentions.
  let knownKinds: [UInt64]
  private let weights: [Double]
  private let mentionedKinds: UInt64

  /// - Parameters:
  ///   - tolerance: The tolerance for slips in words and values; `nil` for none.
  ///   - isStrict: Whether words that are only near to those of phrases count for nothing.
  ///   - quoted: The words that are set apart as a text.
  init(
    _ matcher: Matcher, _ index: PartsIndex, tolerance: Tolerance? = nil, isStrict: Bool = true,
    quoted: Range<Int>?
  ) {
    self.matcher = matcher
    self.index = index
    var corrections: [Int: [String]] = [:]
    if let tolerance {
      for place in matcher.words.indices {
        let found = tolerance.corrections(at: place).filter { $0.length == 1 }
          .map { matcher.vocabulary.text(of: $0.word) }
        if !found.isEmpty { corrections[place] = found }
      }
    }
    var said = SaidParts(
      matcher.utterance.words, pauses: matcher.utterance.pauses, quoted: quoted,
      corrections: corrections, isStrict: isStrict,
      in: index)
    matcher.addMentions(to: &said, index, tolerance: tolerance)
    said.isMarkdown = index.markdown != nil && !matcher.wordsAtMarks.isEmpty
    said.colon = matcher.wordsBehindColon?.lowerBound
    said.marked = Places(matcher.wordsAtMarks)
    said.findQuotingAroundNames(index.small)
    said.leaveOutPronouns()
    said.findClassifiers()
    said.leaveOutContainers()
    let pauses = matcher.utterance.pauses
    if let first = pauses.first, let last = pauses.last {
      said.leaveOutStatement(0..<first, in: index)
      said.leaveOutStatement(last..<matcher.words.count, in: index)
    }
    said.leaveOutReason(in: index)
    if index.joinsSlots { said.findAsides(between: pauses, in: index) }
    let kinds = index.kinds
    let types = kinds.map { kind in
      kind.valueType.flatMap { matcher.values.number(ofTypeNamed: $0) } ?? Program.none
    }
    var accepted = Array(repeating: false, count: said.mentions.count * kinds.count)
    var knownKinds = Array(repeating: UInt64(0), count: said.mentions.count)
    var mentioned: UInt64 = 0
    for (place, mention) in said.mentions.enumerated() {
      for kind in kinds.indices
      where matcher.isValue(mention, of: kinds[kind], number: types[kind])
        && (isStrict || !said.isInTime(mention))
      {
        accepted[place * kinds.count + kind] = true
        let bit: UInt64 = 1 << UInt64(kind & 63)
        mentioned |= bit
        if kinds[kind].valueType != nil, !mention.isSynonym { knownKinds[place] |= bit }
      }
    }
    self.accepted = accepted
    self.knownKinds = knownKinds
    mentionedKinds = mentioned
    weights = said.words.indices.map { place in
      if (said.light | said.prepositions).contains(place) { return PartsIndex.lightWeight }
      // A word that many intents have tells little, one that none has as much as one of its own.
      return said.said.lazy.filter { said.places[Int($0)].contains(place) }
        .map { index.weights[Int($0)] }.max() ?? 1
    }
    self.said = said
  }

  /// Whether a reading would do what is not to be done, or only asked, or the opposite: "don't turn off the
  /// porch", "is the porch on?", "delete the task" for one to complete.
  func isRefused(_ reading: PartsReading) -> Bool {
    let used = reading.used
    if !(said.contrary & said[.refusal]).isSubset(of: used) { return true }
    // "All but the porch" is not the porch.
    if !said[.exclusion].isSubset(of: used), !said[.total].isEmpty { return true }
    // "No more milk" adds none.
    if said.roles[0].contains(.negation), (said.contrary - reading.aside).contains(0),
      said.pauses.isDisjoint(with: Places(0..<((used - Places(0)).first ?? said.words.count) + 1))
    {
      return true
    }
    let verb = (said[.removal] | said.separatedRemoval(index.small)) & Places(said.firstPlace)
    // Letters alone do not make "complete" of "delete".
    let isKnown = said.said.contains { word in
      said.likeness[Int(word)] >= PartsVocabulary.Likeness.thesaurus
        && said.places[Int(word)].overlaps(verb)
    }
    if verb.overlaps(isKnown ? reading.unexplained : said.all) { return true }
    let phrase = index.phrases[reading.phrase]
    // "Which lights are on" turns on none.
    let asked = said.interrogatives & reading.unexplained - said[.circumstance]
    let asksForThing =
      asked.overlaps(Places(0..<(used.first ?? said.words.count)))
      && !matcher.utterance.text.dropLast().contains("?")
    return reading.doubts.contains(.anotherMood) && !phrase.isQuestion
      && (said.asksYesOrNo || asksForThing && !phrase.isRetrieving && !reading.filled.isEmpty)
  }

  /// Whether a reading has no place for a value that the app knows: "remove the milk from my basket" does not
  /// empty it.
  func dropsValue(_ reading: PartsReading) -> Bool {
    let kinds = index.kindsOfApps[index.phrases[reading.phrase].app]
    return said.mentions.indices.contains { place in
      knownKinds[place] != 0 && said.mentions[place].places.isSubset(of: reading.unexplained)
        && kinds.contains { index.kinds[$0].valueType != nil && accepts(place, $0) }
    }
  }

  /// Returns the places of the values in a clause that are wanted and lie in no longer one, in the order
  /// of the utterance.
  func values(in clause: Range<Int>, where isWanted: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    // The longest come first.
    for (place, mention) in said.mentions.enumerated()
    where clause.lowerBound <= mention.words.lowerBound
      && mention.words.upperBound <= clause.upperBound && isWanted(place)
      && !found.contains(where: {
        said.mentions[$0].words.overlaps(mention.words) && said.mentions[$0].words != mention.words
      })
    {
      found.append(place)
    }
    return found.sorted {
      said.mentions[$0].words.lowerBound < said.mentions[$1].words.lowerBound
    }
  }

  /// Whether an app is named, and not only by a word that may be a slip of others: "soop" may be "soup"
  /// rather than "Shop".
  var namesApp: Bool {
    said.applications.contains { !matcher.words[$0.words].contains(Vocabulary.unknown) }
  }

  /// Whether a mention is a value of a kind of slot.
  func accepts(_ mention: Int, _ kind: Int) -> Bool {
    accepted[mention * index.kinds.count + kind]
  }

  /// Returns the words of the one entity that is named in a clause; `nil` if there is none, or more.
  func onlyThing(in clause: Range<Int>) -> Range<Int>? {
    let things = values(in: clause) { place in
      knownKinds[place] != 0
        && index.kinds.indices.contains { kind in
          if case .entity = index.kinds[kind] { accepts(place, kind) } else { false }
        }
    }
    let words = Set(things.map { said.mentions[$0].words })
    return words.count == 1 ? words.first : nil
  }

  /// Returns the place of the first nouns of the phrases in a clause without an entity: the alarm of "the alarm is on",
  /// the soup recipe of "my soup recipe is wrong"; `nil` if there are none.
  func firstNoun(in clause: Range<Int>) -> Range<Int>? {
    guard index.joinsSlots, types(in: clause).isEmpty else { return nil }
    let nouns = said.said.filter { word in
      said.likeness[Int(word)] >= PartsVocabulary.Likeness.thesaurus
        && index.nouns.contains { $0.contains(word) }
    }
    let small = said.light | said.small | said[.subject]
    // "More" is none where it may be "2 more".
    let noted = Places(clause.filter { index.small.remarks.length(at: $0, in: said.words) > 0 })
    let places = (said.places(of: nouns) - small - noted) & Places(clause)
    return places.first.map { first in
      first..<(first..<clause.upperBound).prefix(while: places.contains).endIndex
    }
  }

  /// Returns the types of the slots that take a value in a clause, but for the present: "today".
  func types(in clause: Range<Int>) -> [SlotType] {
    let run = Places(clause) - said[.present]
    let values = said.mentions.indices.filter { place in
      said.mentions[place].places.overlaps(run)
        && (knownKinds[place] != 0 || isTyped(said.mentions[place]))
    }
    return index.kinds.indices.filter { kind in values.contains { accepts($0, kind) } }
      .map { index.kinds[$0] }
  }

  private func isTyped(_ mention: Mention) -> Bool {
    switch mention.value {
    case .number: true
    case .typed(let kind): kind != .boolean
    case .known, .flag: false
    }
  }

  /// Adds the phrases that require one of the known values that are said, without their words.
  private func addTakers(to sharing: inout [Int], _ budget: Int) {
    var budget = budget
    var seen = Set(sharing)
    for kind in index.kinds.indices where index.kinds[kind].valueType != nil && budget > 0 {
      guard said.mentions.indices.contains(where: { accepts($0, kind) })
      else { continue }
      for number in index.takers[kind].prefix(budget) where seen.insert(Int(number)).inserted {
        sharing.append(Int(number))
      }
      budget -= index.takers[kind].count
    }
  }

  /// Returns the readings of the phrases that share most with the utterance, in no order.
  ///
  /// - Complexity: O(*p*) for *p* ≤ 4,096 phrases that share a telling word, and 48 readings.
  func readings(isStrict: Bool, isAdmitted: (Int) -> Bool) -> [PartsReading] {
    let named = Dictionary(grouping: said.applications, by: \.app)
    var shares = [Double](repeating: 0, count: index.phrases.count)
    var sharing: [Int] = []
    var budget = Self.maximumPostings
    let telling = said.said.filter { !index.postings[Int($0)].isEmpty }.sorted { left, right in
      (index.postings[Int(left)].count, left) < (index.postings[Int(right)].count, right)
    }
    for word in telling where budget > 0 {
      let weight = index.weights[Int(word)] * said.likeness[Int(word)]
      if weight <= PartsIndex.lightWeight, !sharing.isEmpty { continue }
      let posting = index.postings[Int(word)]
      for number in posting.prefix(budget) {
        if shares[Int(number)] == 0 { sharing.append(Int(number)) }
        shares[Int(number)] += weight
      }
      budget -= posting.count
    }
    if index.joinsSlots || !isStrict { addTakers(to: &sharing, budget) }
    let reader = PartsReader(
      index: index, said: said,
      accepts: { [accepted, count = index.kinds.count] in accepted[$0 * count + $1] },
      isKnown: { [knownKinds] in knownKinds[$0] != 0 }, weights: weights,
      isOneApp: matcher.apps?.count == 1, isStrict: isStrict,
      partialName: { [matcher, index] in matcher.partialName($0, of: $1, index) })
    var ranked: [(number: Int, share: Double)] = []
    for number in sharing {
      let phrase = index.phrases[number]
      if namesApp, named[phrase.app] == nil, isStrict { continue }
      var value = shares[number] - 0.5 * phrase.demanded
      let lacking = phrase.requiredKinds & ~mentionedKinds
      if isStrict, !index.joinsSlots, lacking != 0 { continue }
      value -= 0.3 * Double(lacking.nonzeroBitCount)
      value += 0.2 * Double((phrase.requiredKinds & mentionedKinds).nonzeroBitCount)
      value -= 0.3 * Double(knownKinds.count { $0 != 0 && $0 & phrase.kinds == 0 })
      if named[phrase.app] != nil { value += 0.5 }
      ranked.append((number, value))
    }
    ranked.sort { ($1.share, $0.number) < ($0.share, $1.number) }
    var readings: [PartsReading] = []
    for (number, _) in ranked {
      guard readings.count < Self.maximumReadings else { break }
      let phrase = index.phrases[number]
      guard isAdmitted(phrase.template) else { continue }
      if let places = named[phrase.app] {
        for place in places {
          readings.append(reader.reading(number, application: place.words))
        }
      } else {
        readings.append(reader.reading(number, application: nil))
      }
    }
    return readings
  }
}

extension PartsSearch {
  /// Creates a search where what quotation marks or Markdown's set apart is a text.
  init(
    _ matcher: Matcher, _ index: PartsIndex, tolerance: Tolerance? = nil, isStrict: Bool = true
  ) {
    self.init(
      matcher, index, tolerance: tolerance, isStrict: isStrict, quoted: matcher.quotedWords)
  }
}

extension Matcher {
  /// Whether a mention is a value of a type of slots.
  ///
  /// - Parameter number: The number of the type of known values, or `Program.none`.
  fileprivate func isValue(_ mention: Mention, of type: SlotType, number: UInt32) -> Bool {
    switch (mention.value, type) {
    case (.known(let node), .entity), (.known(let node), .enumeration):
      number != Program.none && values.trie.entry(at: node, of: number) != NameTrie.none
    case (.number(let reading), .number(let range)):
      range.accepts(reading, percent: program.preference == .literals)
    case (.typed(let kind), .typed(let expected)):
      kind == expected
    default: false
    }
  }

  /// Returns the values of a type whose names have all of some words of the utterance, or their base forms:
  /// the number of them, and the node of the only one.
  func partialName(
    _ places: [Int], of type: String, _ index: PartsIndex
  ) -> (count: Int, node: UInt32?) {
    let (count, title) = partlyNamed(by: places, of: type, index)
    guard let title else { return (count, nil) }
    var node = NameTrie.root
    for word in Normalizer.utterance(title).words {
      node = child(of: node, by: store.find(Array(word.utf8)[...]), in: .values)
      if node == NameTrie.none { return (1, nil) }
    }
    return (1, node)
  }

  /// Returns the number of the values of a type that have some words in their names, and the title of an only one.
  func partlyNamed(
    by places: [Int], of type: String, _ index: PartsIndex
  ) -> (count: Int, title: String?) {
    let said = places.map { place in
      let known = words[place]
      guard known == Vocabulary.unknown else { return known }
      let forms = index.vocabulary.forms(of: utterance.word(place))
      return forms.map { store.find(Array($0.utf8)[...]) }.first { $0 != Vocabulary.unknown }
        ?? known
    }
    guard !said.isEmpty, !said.contains(Vocabulary.unknown),
      let type = values.number(ofTypeNamed: type)
    else { return (0, nil) }
    let items = store.partialNames.values(of: type, with: said, in: store)
    guard let item = items.first, items.count == 1 else { return (items.count, nil) }
    return (1, values.value(item, of: type).texts.first)
  }

  /// Adds the apps and values that the utterance names, at any place.
  fileprivate func addMentions(
    to said: inout SaidParts, _ index: PartsIndex, tolerance: Tolerance?
  ) {
    var mentions: [Mention] = []
    func isQuoted(_ run: Range<Int>) -> Bool {
      said.quoted.map { $0 != run && $0.overlaps(run) } ?? false
    }
    func add(
      _ value: Mention.Value, _ run: Range<Int>, slips: Int = 0, isSynonym: Bool = false
    ) {
      if isQuoted(run) { return }
      mentions.append(
        Mention(
          value: value, words: run, places: Places(run), slips: slips, isSynonym: isSynonym))
    }
    var kinds: Set<TypedKind> = []
    var hasNumbers = false
    for kind in index.kinds {
      switch kind {
      case .typed(let kind): kinds.insert(kind)
      case .number: hasNumbers = true
      default: break
      }
    }
    for place in words.indices {
      for number in readings(of: .applications, at: place, tolerance: tolerance) {
        let reading = nameReadings[number]
        // A name that ends inside a word is a part of it and does not consist of words.
        if Place.isInside(reading.end) || isQuoted(reading.start..<reading.end) { continue }
        for owner in program.applications.owners(at: reading.node) {
          let app = program.applications.applications[Int(owner)].app
          if let number = index.number(ofApp: app) {
            said.applications.append((number, reading.start..<reading.end))
          }
        }
      }
      for number in readings(of: .values, at: place, tolerance: tolerance) {
        let reading = nameReadings[number]
        if Place.isInside(reading.end) { continue }
        add(.known(reading.node), reading.start..<reading.end, slips: reading.slips)
      }
      if let (node, end) = inflectedValue(at: place, index) { add(.known(node), place..<end) }
      for (node, end) in synonymousValues(at: place, index) {
        add(.known(node), place..<end, isSynonym: true)
      }
      for kind in kinds {
        var longest: Int?
        for reading in SpokenValues.readings(
          kind, at: place, in: utterance, languages: index.small.rules)
        where reading.offset == 0 && reading.end > place {
          // "Tomorrow, three guests" has a number behind the date.
          if let longest {
            guard
              SpokenValues.number(at: reading.end, in: utterance, languages: index.small.rules)?
                .end == longest
            else { continue }
            add(.typed(kind), place..<reading.end)
            break
          }
          // "A gift card" is no amount of one.
          if reading.end == place + 1, said.light.contains(place) { continue }
          // "No, the porch" is no value.
          if kind == .boolean, said.isYesOrNo(place..<reading.end, in: index) { continue }
          add(.typed(kind), place..<reading.end)
          guard kind == .date, hasNumbers, reading.end < utterance.tokens.count else { break }
          longest = reading.end
        }
      }
      if hasNumbers, !said.light.contains(place),
        let number = SpokenValues.number(at: place, in: utterance, languages: index.small.rules)
      {
        add(.number(number), place..<number.end)
      }
    }
    // The longest first, known values before others, then in the order of the utterance.
    said.mentions = mentions.enumerated().sorted { left, right in
      let (ours, theirs) = (left.element, right.element)
      if ours.words.count != theirs.words.count { return ours.words.count > theirs.words.count }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Returns the known values of one word for which a thesaurus has the words at a place.
  private func synonymousValues(
    at place: Int, _ index: PartsIndex
  ) -> [(node: UInt32, end: Int)] {
    var found: [(node: UInt32, end: Int)] = []
    for end in place + 1..<min(place + 3, words.count + 1) {
      for other in index.vocabulary.synonyms(of: utterance.words[place..<end]) {
        let word = store.find(Array(other.utf8)[...])
        guard word != Vocabulary.unknown else { continue }
        let node = child(of: NameTrie.root, by: word, in: .values)
        if node != NameTrie.none, isEnding(node, in: .values) { found.append((node, end)) }
      }
    }
    return found
  }

  /// Returns the longest known value at a place with a word in another form: "miso soups".
  private func inflectedValue(at place: Int, _ index: PartsIndex) -> (node: UInt32, end: Int)? {
    var node = NameTrie.root
    var (end, isInflected) = (place, false)
    var best: (node: UInt32, end: Int)?
    while end < words.count {
      var next = NameTrie.none
      if words[end] != Vocabulary.unknown { next = child(of: node, by: words[end], in: .values) }
      if next == NameTrie.none {
        for base in index.vocabulary.forms(of: utterance.word(end)) {
          let number = store.find(Array(base.utf8)[...])
          guard number != Vocabulary.unknown else { continue }
          next = child(of: node, by: number, in: .values)
          if next != NameTrie.none { break }
        }
        isInflected = true
      }
      guard next != NameTrie.none else { break }
      node = next
      end += 1
      if isInflected, isEnding(node, in: .values) { best = (node, end) }
    }
    return best
  }
}
