// The parts of an utterance: words of phrases, values, numbers, names, and words without meaning.

import SpokenValues

/// A run of words that is a value of some type.
struct Mention {
  enum Value {
    /// A known value, by its node in the trie of values.
    case known(UInt32)
    case number(NumberReading)
    case typed(TypedKind)
    /// Yes or no, by the name of its slot.
    case flag(Bool)
  }

  var value: Value
  var words: Range<Int>
  var places: Places
  /// The number of slips in a known value.
  var slips = 0
  /// Whether a thesaurus has what was said for the value's name: "lower" for "decrease".
  var isSynonym = false
}

/// The parts of an utterance of at most 64 words, in any order; places are bits.
struct SaidParts {
  let words: [String]
  /// The roles of each word, by its place.
  private(set) var roles: [SmallWords.Roles] = []
  /// The places of the words that may have each role, by the role's bit.
  private var placesOfRoles = Array(repeating: Places(), count: 64)
  /// Words that may be left out: articles, pronouns, politeness, frames, noise.
  var light: Places = []
  /// Words of politeness and frames: "i want to".
  private(set) var framed: Places = []
  private(set) var emoji: Places = []
  /// Words that introduce what the speaker is about to do: "i'm trying to".
  private(set) var striving: Places = []
  /// Words that may be left out where the request is a question.
  private(set) var questionLight: Places = []
  /// Words that may be left out where the request asks what something is.
  private(set) var obtaining: Places = []
  /// The second words of verbs such as "turn on".
  private(set) var particles: Places = []
  private(set) var interrogatives: Places = []
  var auxiliaries: Places = []
  var contrary: Places = []
  /// Verbs that tell what was done.
  private(set) var told: Places = []
  /// Whether it asks what somebody has done: "have you ordered soup?".
  private(set) var asksWhatIsDone = false
  /// Words for the speaker, and for who is spoken to, outside of frames.
  var firstPerson: Places = []
  private(set) var secondPerson: Places = []
  /// Words that are read as slips of words of phrases.
  private(set) var slips: Places = []
  /// Pronouns that are subjects.
  private(set) var pronouns: Places = []
  /// Words behind numbers of any things.
  private(set) var classifiers: Places = []
  /// Clauses that may tell something beside the request.
  var asides: Places = []
  /// Words for all of what is shown, behind such a verb.
  private(set) var totals: Places = []
  /// Words that say that a text follows.
  private(set) var quoting: Places = []
  /// The places of words that say that the contents of a thing follow: "that says".
  private(set) var wording: Places = []
  /// The place behind the colon of "called Ideas: buy milk"; `nil` for none.
  var colon: Int?
  /// The place where the contents of a thing with a title begin; 0 for none.
  var contents: Int {
    if wording.isEmpty, let colon, let named = quoting.first, named + 1 < colon { return colon }
    return wording.bounds.upperBound
  }
  /// The places of each word of phrases, by its number; zero if it is not said.
  private(set) var places: [Places]
  /// The degree to which the utterance stands for each word of phrases, from 0 to 1.
  private(set) var likeness: [Double]
  /// The words of phrases that are said.
  private(set) var said: [UInt32] = []
  /// The places of the words that each app is named by, by the app's number in the index.
  var applications: [(app: Int, words: Range<Int>)] = []
  /// The values, the longest first.
  var mentions: [Mention] = []
  let all: Places
  /// The places of words behind a comma or the like.
  let pauses: Places
  /// Whether it has the marks of Markdown, which say "markdown".
  var isMarkdown = false
  /// The words that Markdown's marks stand at, which are no phrase's.
  var marked: Places = []
  /// The words that are set apart as a text; nothing in them is a word of phrases.
  let quoted: Range<Int>?
  private let leastLikeness: Double

  /// - Parameters:
  ///   - pauses: The places of words behind a comma or the like.
  ///   - quoted: The words that are set apart as a text.
  ///   - corrections: The words that each word may be a slip of, by place.
  init(
    _ words: [String], pauses: [Int], quoted: Range<Int>? = nil, corrections: [Int: [String]] = [:],
    isStrict: Bool, in index: PartsIndex
  ) {
    self.quoted = quoted
    self.pauses = Places(pauses)
    let unquoted = words.indices.filter { quoted?.contains($0) != true }
    leastLikeness = isStrict ? 0.85 : 0
    self.words = words
    all = Places(0..<words.count)
    places = Array(repeating: [], count: index.vocabulary.count)
    likeness = Array(repeating: 0, count: index.vocabulary.count)
    let small = index.small
    for place in words.indices { addRoles(place, small) }
    let written = small.writtenOut(words)
    /// Returns the place behind a phrase that starts at a place, with contractions written out or not.
    func end(of phrases: [String: [[String]]], at place: Int) -> Int {
      let end = place + phrases.length(at: place, in: words)
      guard written.words.count > words.count,
        let start = written.places[place...].firstIndex(of: place)
      else { return end }
      let last = start + phrases.length(at: start, in: written.words)
      if last == written.words.count { return words.count }
      return last > start && written.places[last - 1] != written.places[last]
        ? max(end, written.places[last]) : end
    }
    var place = 0
    while place < words.count {
      if quoted?.contains(place) == true {
        place += 1
        continue
      }
      var frame = end(of: small.frames, at: place)
      let begins = Places(0..<place).isSubset(of: framed | light)
      if frame == place + 1, roles[place].contains(.greeting), !begins { frame = place }
      framed |= Places(place..<frame)
      questionLight |= Places(place..<end(of: small.questionFrames, at: place))
      obtaining |= Places(place..<end(of: small.obtaining, at: place))
      quoting |= Places(place..<end(of: small.quoting, at: place))
      if wording.isEmpty { wording = Places(place..<end(of: small.wording, at: place)) }
      striving |= Places(place..<end(of: small.striving, at: place))
      place = max(place + 1, frame)
    }
    framed |= Self.courtesies(in: written, quoted: quoted, pauses: pauses, small)
    light |= framed
    contrary -= light
    interrogatives -= light
    auxiliaries -= light
    // "Called To do" asks nothing.
    if let first = quoting.first { auxiliaries -= Places(first..<words.count) }
    firstPerson -= framed | questionLight
    secondPerson -= framed | questionLight
    for place in unquoted { addWords(at: place, index.vocabulary, small) }
    // "I turned the lights off" tells what was done, "it is getting dark" what is so.
    for place in words.indices.dropFirst() where !framed.contains(place) {
      var before = place - 1
      while before > 0, framed.contains(before) { before -= 1 }
      let isSubject = roles[before].contains(.subject) && !framed.contains(before)
      let isGoingOn =
        place > 1 && roles[place - 1].contains(.asking) && roles[place - 2].contains(.subject)
        && small.isProgressive(words[place])
      if isSubject && small.isPast(words[place]) || isGoingOn { told.insert(place) }
    }
    findPerfects(small)
    for (place, texts) in corrections.sorted(by: { $0.key < $1.key }) where unquoted.contains(place)
    {
      for text in texts {
        let isSaid = add(
          index.vocabulary.meanings[text], at: place, likeness: PartsVocabulary.Likeness.slip)
        if isSaid { slips.insert(place) }
      }
    }
  }

  /// The places of the words that may have a role.
  subscript(_ role: SmallWords.Roles) -> Places {
    placesOfRoles[role.rawValue.trailingZeroBitCount]
  }

  /// Whether it asks what something is in general: "what is markdown", but not "what is the total".
  var asksForMeaning: Bool {
    words.count > 2 && roles[0].contains(.interrogative) && roles[1].contains(.asking)
      && roles[2].isEmpty
  }

  var prepositions: Places { self[.preposition] }

  /// Prepositions, interrogatives and auxiliaries.
  var small: Places { prepositions | interrogatives | auxiliaries }

  /// The places of words of phrases.
  func places(of words: some Sequence<UInt32>) -> Places {
    words.reduce(Places()) { $0 | places[Int($1)] }
  }

  /// Marks the verbs that tell what has been done: "I've just added bread".
  private mutating func findPerfects(_ small: SmallWords) {
    let (written, places) = small.writtenOut(words)
    asksWhatIsDone = small.asksWhatIsDone(written)
    func isOne(_ place: Int, _ role: SmallWords.Roles) -> Bool {
      small.roles[written[place]]?.contains(role) == true
    }
    for end in written.indices.dropFirst()
    where quoted?.contains(places[end]) != true && small.isPast(written[end]) {
      var place = end - 1
      while place > 0, isOne(place, .adverb), !isOne(place, .perfect) { place -= 1 }
      let isTold = isOne(place, .perfect) && (place > 0 || written[0].contains("'"))
      if isTold { told.insert(places[end]) }
    }
  }

  private mutating func addRoles(_ place: Int, _ small: SmallWords) {
    let isQuoted = quoted?.contains(place) == true
    let role = isQuoted ? [] : small.roles[words[place]] ?? []
    roles.append(role)
    if isQuoted { return }
    var rest = role.rawValue
    while rest != 0 {
      placesOfRoles[rest.trailingZeroBitCount].insert(place)
      rest &= rest - 1
    }
    if role.contains(.light) { light.insert(place) }
    // An emoji says nothing, except in a text.
    if !words[place].unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.value < 128 }
    ) {
      light.insert(place)
      emoji.insert(place)
    }
    // A word that is said twice in a row is said once.
    if place > 0, words[place] == words[place - 1] { light.insert(place) }
    if role.contains(.subject) { pronouns.insert(place) }
    if role.contains(.total), place > 0 {
      let before = place > 1 && roles[place - 1].contains(.light) ? place - 2 : place - 1
      if roles[before].contains(.retrieving) { totals.insert(place) }
    }
    if role.contains(.interrogative) { interrogatives.insert(place) }
    if role.contains(.auxiliary) {
      // "I am done" tells, "am I done" asks.
      let isTold = place > 0 && roles[place - 1].contains(.subject)
      // "Do a sunrise" is an order, "do the lights work" is none.
      let isOrder =
        role.contains(.starting) && place + 1 < words.count
        && small.isIndefinite(words[place + 1])
      if isTold { light.insert(place) } else if !isOrder { auxiliaries.insert(place) }
    }
    if role.contains(.contrary) { contrary.insert(place) }
    if role.contains(.firstPerson) { firstPerson.insert(place) }
    if role.contains(.secondPerson) { secondPerson.insert(place) }
  }

  private mutating func addWords(
    at place: Int, _ vocabulary: PartsVocabulary, _ small: SmallWords
  ) {
    let word = words[place]
    add(vocabulary.meanings[word], at: place)
    for base in vocabulary.inflections.lazy.flatMap({ $0(word) }) {
      add(vocabulary.meanings[base], at: place, likeness: PartsVocabulary.Likeness.inflected)
    }
    for table in small.contractions {
      for long in table.longForms[word] ?? [] {
        for part in long { add(vocabulary.meanings[part], at: place) }
        addContraction(long, at: place, small)
      }
    }
    for compound in vocabulary.compounds[word] ?? [] {
      guard let run = places(of: compound, at: place),
        quoted.map({ Places($0).isDisjoint(with: run) }) ?? true
      else { continue }
      if compound.isSeparable, run == Places(place..<place + 2) {
        particles.insert(place + 1)
      }
      add(compound.meaning.word, run, compound.meaning.likeness)
    }
  }

  /// Adds the roles of the words that a contraction stands for: "wheres" asks.
  private mutating func addContraction(_ long: [String], at place: Int, _ small: SmallWords) {
    let all = long.map { small.roles[$0] ?? [] }
    if !framed.contains(place), all.contains(where: { $0.contains(.contrary) }) {
      contrary.insert(place)
    }
    for role in [SmallWords.Roles.refusal, .asking] where all.contains(where: { $0.contains(role) })
    {
      placesOfRoles[role.rawValue.trailingZeroBitCount].insert(place)
    }
    if all.contains(where: { $0.contains(.interrogative) }) { interrogatives.insert(place) }
    // "You're" tells, as "you are" does.
    if all.count == 2, all[0].contains(.subject) || all[0].contains(.secondPerson),
      all[1].contains(.auxiliary)
    {
      light.insert(place)
      pronouns.insert(place)
    }
  }

  private func places(of compound: PartsVocabulary.Compound, at place: Int) -> Places? {
    let end = place + 1 + compound.rest.count
    if end <= words.count, words[(place + 1)..<end] == compound.rest[...] {
      return Places(place..<end)
    }
    // "switch the kitchen light on": the second word within the next six.
    guard compound.isSeparable, place + 2 < words.count else { return nil }
    for other in (place + 2)..<min(words.count, place + 8) where words[other] == compound.rest[0] {
      return Places(place) | Places(other)
    }
    return nil
  }

  /// - Returns: Whether a meaning counts.
  @discardableResult
  private mutating func add(
    _ meanings: [PartsVocabulary.Meaning]?, at place: Int, likeness: Double = 1
  ) -> Bool {
    var isSaid = false
    for meaning in meanings ?? [] {
      let degree = min(likeness, meaning.likeness)
      if degree >= leastLikeness { isSaid = true }
      add(meaning.word, Places(place), degree)
    }
    return isSaid
  }

  private mutating func add(_ word: UInt32, _ run: Places, _ likeness: Double) {
    guard likeness >= leastLikeness else { return }
    let number = Int(word)
    if places[number].isEmpty { said.append(word) }
    // The closer word counts alone, unless it is a part: "weather" of "weather report".
    if places[number].isSubset(of: run) || run.isSubset(of: places[number]) {
      places[number] |= run
      self.likeness[number] = max(self.likeness[number], likeness)
    } else if likeness > self.likeness[number] {
      self.likeness[number] = likeness
      places[number] = run
    } else if likeness == self.likeness[number] {
      places[number] |= run
    }
  }

  /// Returns the places of all words that a thesaurus has for a word of phrases, however near they are.
  func placesOfSynonyms(of word: UInt32, in vocabulary: PartsVocabulary) -> Places {
    let all = words.indices.lazy.filter { place in
      vocabulary.bases(of: words[place]).contains { base in
        vocabulary.meanings[base]?.contains {
          $0.word == word && $0.likeness >= PartsVocabulary.Likeness.thesaurus
        } ?? false
      }
    }
    return Places(all)
  }

  /// Leaves out the numbers that stand for a thing: "the small one", "a louder one".
  mutating func leaveOutPronouns() {
    for place in words.indices.dropFirst() where contrary.contains(place) {
      let isNumber = mentions.firstIndex { mention in
        guard case .number = mention.value else { return false }
        return mention.words == place..<place + 1
      }
      let isBehindName = mentions.contains { mention in
        guard case .known = mention.value, mention.words.upperBound == place else { return false }
        let before = mention.words.lowerBound - 1
        return before >= 0 && roles[before] == .light
      }
      let isDescribed = place > 1 && roles[place - 1].isEmpty && roles[place - 2].contains(.light)
      // "The one in the kitchen" is the light there.
      let isPlaced =
        roles[place - 1] == .light && place + 1 < words.count
        && roles[place + 1].contains(.preposition)
      guard let isNumber, isBehindName || isDescribed || isPlaced else { continue }
      mentions.remove(at: isNumber)
      contrary.remove(place)
      light.insert(place)
    }
  }

  /// Leaves out what a thing comes in behind another value, though it may say one itself: the "bowl" of "a
  /// medium bowl of soup".
  mutating func leaveOutContainers() {
    let ends = Set(
      mentions.compactMap { mention in
        if case .known = mention.value { mention.words.upperBound } else { nil }
      })
    mentions.removeAll { [roles] mention in
      guard case .known = mention.value, mention.words.count == 1 else { return false }
      let place = mention.words.lowerBound
      return roles[place].contains(.unit) && ends.contains(place)
    }
  }

  /// Finds the words behind numbers of any things, which limit nothing: the "つ" of "2つ".
  mutating func findClassifiers() {
    let ends = mentions.compactMap { mention in
      if case .number = mention.value { mention.words.upperBound } else { nil }
    }
    classifiers = self[.classifier] & Places(ends)
    contrary -= classifiers
  }

  /// Whether a number is part of a time or a duration: the "10" of "for 10 minutes", the "7" of "tomorrow at 7".
  func isInTime(_ mention: Mention) -> Bool {
    guard case .number = mention.value else { return false }
    return mentions.contains { other in
      guard case .typed(let kind) = other.value, kind != .boolean,
        mention.places.isSubset(of: other.places), other.places != mention.places
      else { return false }
      return kind == .duration || other.words.lowerBound < mention.words.lowerBound
    }
  }

  /// Returns the first word that says something, if it takes away with the last one: "take the milk out".
  func separatedRemoval(_ small: SmallWords) -> Places {
    guard let last = words.indices.last(where: { !light.contains($0) }),
      small.separableRemovals[words[firstPlace]]?.contains(words[last]) == true
    else { return [] }
    return Places(firstPlace)
  }

  /// The place of the first word that says something; 0 where none does.
  var firstPlace: Int { (all - light).first ?? 0 }

  /// Whether the first word that says something makes a question, "is the porch on?", but not what was done:
  /// "just did 5 km".
  var asksYesOrNo: Bool {
    guard let place = (all - light).first else { return false }
    return roles[place].contains(.asking) && !roles[..<place].contains { $0.contains(.adverb) }
  }

  /// Whether words are a yes or no to somebody, and not the state of a thing: "on".
  func isYesOrNo(_ run: Range<Int>, in index: PartsIndex) -> Bool {
    let said = self.words[run].joined(separator: " ")
    return index.small.rules.contains { $0.truth.yes.contains(said) || $0.truth.no.contains(said) }
  }

  /// Whether a word may be what some phrase says is to be done.
  func isVerb(_ place: Int, in index: PartsIndex) -> Bool {
    said.contains { word in
      places[Int(word)].contains(place) && index.verbs.contains { $0.contains(word) }
    }
  }

  /// Marks the words that put a request into an app, before its name: "put it down in Trails".
  private func filing(before name: Int) -> Places {
    var place = name - 1
    guard place > 1, roles[place].contains(.preposition) else { return [] }
    place -= 1
    if roles[place].contains(.particle) { place -= 1 }
    if place > 0, roles[place].contains(.filing), roles[place - 1].contains(.firstPerson) {
      // "The plan that I keep in MarkdownSnippet".
      let isRelative = place > 1 && roles[place - 2].contains(.pointing)
      return Places(place - (isRelative ? 2 : 1)..<name)
    }
    guard place > 0, SmallWords.Roles.light.isSubset(of: roles[place]),
      roles[place - 1].contains(.filing), place > 1
    else { return [] }
    return Places(place - 1..<name)
  }

  /// Finds words that say that a text follows with an app's name between them: the "task to" of "a task in
  /// TaskTracker to call mum".
  mutating func findQuotingAroundNames(_ small: SmallWords) {
    for (_, name) in applications where 0 < name.lowerBound && name.upperBound < words.count {
      var before = name.lowerBound - 1
      while before > 0, prepositions.contains(before) { before -= 1 }
      if small.quoting.length(at: 0, in: [words[before], words[name.upperBound]]) == 2 {
        quoting.insert(name.upperBound)
      }
    }
  }

  /// Marks the words before and behind an app's name that hand a request to it.
  func handing(around name: Range<Int>) -> Places {
    var handed: Places = []
    var place = name.lowerBound
    let isNoun = { [roles] in roles.indices.contains($0) && roles[$0].contains(.appNoun) }
    if isNoun(name.upperBound) { handed.insert(name.upperBound) }
    if isNoun(place - 1) { handed.insert(place - 1) }
    if place > 0, roles[place - 1].contains(.hailing) {
      place -= 1
      handed.insert(place)
    }
    handed |= filing(before: place)
    if name.upperBound < words.count, roles[name.upperBound].contains(.handing),
      !handed.isEmpty || name.lowerBound == 0
    {
      handed.insert(name.upperBound)
    }
    return handed
  }
}
