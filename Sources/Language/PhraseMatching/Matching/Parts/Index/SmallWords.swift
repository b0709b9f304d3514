// The words around requests in the languages of a catalogue, prepared for look-up.

import SpokenValues

/// The words around requests in the languages of a catalogue, prepared for look-up.
struct SmallWords: Sendable {
  /// The roles that a word may have.
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt64
    /// An article, a pronoun or a word without meaning: it may be left out.
    static let light = Roles(rawValue: 1 << 0)
    /// A preposition, which may be left out where what follows it is used.
    static let preposition = Roles(rawValue: 1 << 1)
    static let interrogative = Roles(rawValue: 1 << 2)
    static let auxiliary = Roles(rawValue: 1 << 3)
    /// A word that forbids guessing.
    static let contrary = Roles(rawValue: 1 << 4)
    static let hailing = Roles(rawValue: 1 << 5)
    static let handing = Roles(rawValue: 1 << 6)
    /// A verb that makes a question of any sentence that has it.
    static let asking = Roles(rawValue: 1 << 7)
    static let firstPerson = Roles(rawValue: 1 << 8)
    static let secondPerson = Roles(rawValue: 1 << 9)
    static let unit = Roles(rawValue: 1 << 10)
    static let retrieving = Roles(rawValue: 1 << 11)
    /// A word for all of what is shown.
    static let total = Roles(rawValue: 1 << 12)
    /// A noun that may stand beside an app's name.
    static let appNoun = Roles(rawValue: 1 << 13)
    /// A verb that begins what another word says.
    static let starting = Roles(rawValue: 1 << 14)
    /// A noun for what a thing shows: "details".
    static let content = Roles(rawValue: 1 << 15)
    /// A subject before a verb: "it is" tells, "is it" asks.
    static let subject = Roles(rawValue: 1 << 16)
    /// A word that turns a yes into a no.
    static let negation = Roles(rawValue: 1 << 17)
    /// A verb that says nothing beside a noun for what is to be done.
    static let supporting = Roles(rawValue: 1 << 18)
    /// The second word of a verb: "up".
    static let particle = Roles(rawValue: 1 << 19)
    /// An indefinite article.
    static let indefinite = Roles(rawValue: 1 << 20)
    /// A verb that sets a number that is said with "to".
    static let scaling = Roles(rawValue: 1 << 21)
    /// A word that says nothing beside a request that is complete.
    static let padding = Roles(rawValue: 1 << 22)
    /// A word that may be all of a value: "on".
    static let turning = Roles(rawValue: 1 << 23)
    /// A word for what is new.
    static let fresh = Roles(rawValue: 1 << 24)
    /// A word that begins the reason for a request.
    static let reason = Roles(rawValue: 1 << 25)
    /// A word that begins a note on a thing: "with", "no".
    static let remarking = Roles(rawValue: 1 << 26)
    /// A preposition that introduces a text and is no part of it.
    static let introducing = Roles(rawValue: 1 << 27)
    /// A word for the time at which something is shown anyway.
    static let present = Roles(rawValue: 1 << 28)
    /// A word that makes one clause the condition of another.
    static let condition = Roles(rawValue: 1 << 29)
    /// A verb before an amount.
    static let spending = Roles(rawValue: 1 << 30)
    /// A verb before what somebody said.
    static let reporting = Roles(rawValue: 1 << 31)
    /// A word that begins what follows from a statement: "so".
    static let consequence = Roles(rawValue: 1 << 32)
    /// A word that asks for no thing: "where".
    static let circumstance = Roles(rawValue: 1 << 33)
    /// A preposition before a number that is no time: "for".
    static let counting = Roles(rawValue: 1 << 34)
    /// A word that says that something is not to be done: "don't".
    static let refusal = Roles(rawValue: 1 << 35)
    /// A verb that undoes or takes away: "remove".
    static let removal = Roles(rawValue: 1 << 37)
    /// A word that greets at the beginning, and is text elsewhere.
    static let greeting = Roles(rawValue: 1 << 36)
    /// A verb before another's past: "have".
    static let perfect = Roles(rawValue: 1 << 38)
    /// A word that may stand between the two: "just".
    static let adverb = Roles(rawValue: 1 << 39)
    /// A word before what is left out of all things: "except".
    static let exclusion = Roles(rawValue: 1 << 40)
    /// A verb before a thing that goes with another: "bringing".
    static let carrying = Roles(rawValue: 1 << 41)
    /// A pronoun for what stands beside it: "that".
    static let pointing = Roles(rawValue: 1 << 42)
    /// A verb that puts a request into an app: "put it in Trails".
    static let filing = Roles(rawValue: 1 << 43)
    /// A word that makes any remark one that matters: "allergic".
    static let warning = Roles(rawValue: 1 << 44)
    /// A verb that does something once more: "reorder".
    static let repeating = Roles(rawValue: 1 << 45)
    /// A word behind a number of any things: the "つ" of "2つ".
    static let classifier = Roles(rawValue: 1 << 46)
  }

  /// The parts that a word may have in a clause that only makes a request polite.
  struct Courtesy: OptionSet, Sendable {
    let rawValue: UInt8
    /// Such a clause may have it: "would".
    static let part = Courtesy(rawValue: 1 << 0)
    /// It makes the clause polite: "grateful".
    static let polite = Courtesy(rawValue: 1 << 1)
    /// The clause may end with it, before a request: "possibly".
    static let ending = Courtesy(rawValue: 1 << 2)
    /// The clause may begin with it: "if".
    static let opening = Courtesy(rawValue: 1 << 3)
  }

  private(set) var roles: [String: Roles] = [:]
  private(set) var courtesies: [String: Courtesy] = [:]
  /// The phrases that may be left out, by their first word, the longest first.
  private(set) var frames: [String: [[String]]] = [:]
  /// The phrases that introduce questions, by their first word, the longest first.
  private(set) var questionFrames: [String: [[String]]] = [:]
  private(set) var obtaining: [String: [[String]]] = [:]
  private(set) var quoting: [String: [[String]]] = [:]
  private(set) var wording: [String: [[String]]] = [:]
  /// The phrases that introduce what the speaker is about to do: "i'm trying to".
  private(set) var striving: [String: [[String]]] = [:]
  /// The phrases that take back a word before them, by their first word, the longest first.
  private(set) var repairs: [String: [[String]]] = [:]
  /// The phrases that begin a note on a thing: "not too".
  private(set) var remarks: [String: [[String]]] = [:]
  /// The phrases that say that something is done once more: "de nuevo".
  private(set) var repeating: [String: [[String]]] = [:]
  /// The phrases that begin what the speaker does not know: "no idea".
  private(set) var unsure: [String: [[String]]] = [:]
  /// The second words of verbs that take away, by the first: the "out" of "take … out".
  private(set) var separableRemovals: [String: Set<String>] = [:]
  /// The words that join a command to another, by their first word.
  private(set) var joining: [String: [[String]]] = [:]
  /// The words between the parts of a list: "and".
  private(set) var conjunctions: Set<String> = []
  /// The pronouns for a thing that was named before, by their first word.
  private(set) var referring: [String: [[String]]] = [:]
  /// The indirect requests, by their first word, the longest first.
  private var idioms: [String: [Idiom]] = [:]
  /// The words of the indirect requests.
  private var wordsOfIdioms = SpelledWords()
  private var common: [@Sendable (String) -> Bool] = []
  private var past: [@Sendable (String) -> Bool] = []
  private var progressive: [@Sendable (String) -> Bool] = []
  let contractions: [Contractions]
  /// The rules of the languages whose numbers and dates are read.
  let rules: [LanguageRules]

  init(tags: [String], rules: [LanguageRules]) {
    self.rules = rules
    contractions = tags.compactMap(Contractions.of)
    for tag in tags {
      let words = RequestWords.words(for: tag)
      let rule = LanguageRules.rules(for: tag)
      add(words.noise + words.pronouns + (rule?.articles ?? []), .light)
      add(words.prepositions, .preposition)
      add(words.interrogatives, .interrogative)
      add(words.auxiliaries, .auxiliary)
      add(words.contrary, .contrary)
      add(words.hailing, .hailing)
      add(words.handing, .handing)
      add(words.askingVerbs, .asking)
      add(words.firstPerson, .firstPerson)
      add(words.secondPerson, .secondPerson)
      add(words.units + words.containers, .unit)
      add(words.retrieving, .retrieving)
      add(words.totals, .total)
      add(words.appNouns, .appNoun)
      add(words.starting, .starting)
      add(words.contents, .content)
      add(words.subjects, .subject)
      add(words.indefinites, .indefinite)
      add(words.particles, .particle)
      add(words.supporting, .supporting)
      add(words.negations, .negation)
      add(words.scaling, .scaling)
      add(words.introducing, .introducing)
      add(words.padding, .padding)
      add(words.remarking, .remarking)
      add(words.carrying, .carrying)
      add(words.reasons, .reason)
      add(words.turning, .turning)
      add(words.fresh, .fresh)
      add(words.present, .present)
      add(words.conditions, .condition)
      add(words.spending, .spending)
      add(words.reporting, .reporting)
      add(words.perfects, .perfect)
      add(words.adverbs, .adverb)
      add(words.consequences, .consequence)
      add(words.circumstances, .circumstance)
      add(words.demonstratives, .pointing)
      add(words.filing, .filing)
      add(words.warnings, .warning)
      add(words.repeating.filter { Normalizer.utterance($0).words.count == 1 }, .repeating)
      repeating.add(words.repeating)
      add(words.courtesies, .part)
      add(words.courteous, .polite)
      add(words.courteousAdverbs, .ending)
      add(words.courtesyClauses, .opening)
      unsure.add(words.unsure)
      remarks.add(words.remarks)
      add(rule?.counting ?? [], .counting)
      add(words.greetings, .greeting)
      add(rule.flatMap { ContraryWords.refusals[$0.tag] } ?? [], .refusal)
      add(rule.flatMap { ContraryWords.exclusions[$0.tag] } ?? [], .exclusion)
      add(
        ConversationWords.rows(for: [tag]).flatMap(\.removals).filter { !$0.contains(" ") },
        .removal)
      let counters = ConversationWords.rows(for: [tag]).flatMap(\.counters)
      add(
        counters.filter { counter in
          !counter.contains(" ") && SpokenValues.number(of: counter, preferred: tag) == nil
        }, .classifier)
      for removal in ConversationWords.rows(for: [tag]).flatMap(\.removals) {
        let words = removal.split(separator: " ").map(String.init)
        if words.count == 2 { separableRemovals[words[0], default: []].insert(words[1]) }
      }
      obtaining.add(words.obtaining)
      common.append(words.isCommon)
      past.append(words.isPast)
      progressive.append(words.isProgressive)
      if words.noise.isEmpty { knowsCommonWords = false }
      if words.conditions.isEmpty { knowsConditions = false }
      // A word that joins two commands is no politeness between them: "order soup, then reorder it".
      let joining = CommandWords.rows(for: [tag]).flatMap(\.connectives)
      self.joining.add(joining)
      conjunctions.formUnion(CommandWords.rows(for: [tag]).flatMap(\.conjunctions))
      frames.add(
        words.frames
          + ((rule?.leading ?? []) + (rule?.trailing ?? [])).filter {
            !joining.contains($0)
          })
      questionFrames.add(words.questionFrames)
      let sayings =
        words.idioms.map { ($0, false) } + words.suggestedIdioms.map { ($0, true) }
      for ((said, plain), isSuggestion) in sayings {
        let idiom = Idiom(
          said: Idiom.parts(of: said).map { writtenOut($0).words }, plain: Idiom.parts(of: plain),
          isSuggestion: isSuggestion)
        // One that begins with a gap is looked for from the first word on.
        idioms[idiom.said[0].first ?? "", default: []].append(idiom)
        wordsOfIdioms.insert(idiom.said.joined())
      }
      quoting.add(words.quoting)
      wording.add(words.wording)
      striving.add(words.striving)
      referring.add(words.referring)
      repairs.add(words.repairs)
    }
    for first in idioms.keys { idioms[first]?.sort { $0.length > $1.length } }
  }

  private mutating func add(_ words: [String], _ courtesy: Courtesy) {
    for word in words { courtesies[word, default: []].insert(courtesy) }
  }

  private mutating func add(_ texts: [String], _ role: Roles) {
    for word in texts.flatMap({ Normalizer.utterance($0).words }) {
      roles[word, default: []].insert(role)
    }
  }

  /// Returns the indirect requests among words, the longest first: what is said for each, and the
  /// plain words instead.
  ///
  /// Words without meaning may stand between those of a saying, "turn on some music", and a word that is
  /// none may be a slip in one of them.
  ///
  /// - Parameters:
  ///   - isKnown: Whether a word is known from somewhere else.
  ///   - suggests: Whether those count that may mean something else.
  func idioms(
    in said: [String], suggesting suggests: Bool, isKnown: (String) -> Bool
  ) -> [[(run: Range<Int>, plain: [String])]] {
    let spelled = said.map { word in
      isKnown(word) || isCommon(word) ? word : wordsOfIdioms.word(nearestTo: word) ?? word
    }
    let (words, origins) = writtenOut(spelled)
    if asksWhatIsDone(words) { return [] }
    func run(_ run: Range<Int>) -> Range<Int> {
      let start = run.lowerBound < origins.count ? origins[run.lowerBound] : said.count
      return start..<(run.isEmpty ? start : origins[run.upperBound - 1] + 1)
    }
    var found: [(length: Int, parts: [(run: Range<Int>, plain: [String])])] = []
    for start in words.indices {
      for idiom in (idioms[words[start]] ?? []) + (start == 0 ? idioms[""] ?? [] : [])
      where suggests || !idiom.isSuggestion {
        guard let places = places(of: idiom, at: start, in: words) else { continue }
        found.append((idiom.length, zip(places, idiom.plain).map { (run: run($0), plain: $1) }))
      }
    }
    return found.sorted { $0.length > $1.length }.map(\.parts)
  }

  /// Returns the places of a saying's parts, the first of which starts at a place; `nil` if it is not
  /// said there.
  private func places(of idiom: Idiom, at start: Int, in words: [String]) -> [Range<Int>]? {
    guard let end = end(of: idiom.said[0], at: start, in: words) else { return nil }
    var places = [start..<end]
    for part in idiom.said.dropFirst() {
      // At least one word is what the saying is about.
      let first = places[places.count - 1].upperBound + 1
      if part.isEmpty, first <= words.count {
        places.append(words.count..<words.count)
        continue
      }
      let found = (first..<max(first, words.count)).lazy.compactMap { place in
        words[place] == part[0] ? self.end(of: part, at: place, in: words).map { place..<$0 } : nil
      }.first
      guard let found else { return nil }
      places.append(found)
    }
    return places
  }

  /// Returns the end of words of a saying that start at a place; `nil` if they are not said there.
  private func end(of saying: [String], at start: Int, in words: [String]) -> Int? {
    var place = start
    for (number, word) in saying.enumerated() {
      while number > 0, place < words.count, words[place] != word {
        let frame = frames.length(at: place, in: words)
        guard frame > 0 || roles[words[place]] == .light else { return nil }
        place += max(1, frame)
      }
      guard place < words.count else { return nil }
      place += 1
    }
    return place
  }

  /// Whether words begin a question about what somebody has done: "have you ordered soup?".
  func asksWhatIsDone(_ words: [String]) -> Bool {
    guard words.count > 2, let first = roles[words[0]], let second = roles[words[1]] else {
      return false
    }
    return first.contains(.perfect) && !second.isDisjoint(with: [.subject, .secondPerson])
      && isPast(words[2]) && roles[words[2]]?.contains(.perfect) != true
  }

  /// Returns words with contractions written out, and the place that each of them comes from.
  func writtenOut(_ words: [String]) -> (words: [String], places: [Int]) {
    var result: (words: [String], places: [Int]) = ([], [])
    for (place, word) in words.enumerated() {
      let long = contractions.lazy.compactMap { $0.longForms[word]?.first }.first ?? [word]
      result.words += long
      result.places += Array(repeating: place, count: long.count)
    }
    return result
  }

  /// Whether a word is common in one of the languages.
  func isCommon(_ word: String) -> Bool { common.contains { $0(word) } }

  /// Whether a word is a verb's past in one of the languages.
  func isPast(_ word: String) -> Bool { past.contains { $0(word) } }

  /// Whether a word is a verb that tells what goes on, in one of the languages.
  func isProgressive(_ word: String) -> Bool { progressive.contains { $0(word) } }

  /// Whether all languages have lists of the words that make one clause the condition of another.
  private(set) var knowsConditions = true

  /// Whether all languages have lists of their common words.
  private(set) var knowsCommonWords = true

  /// Whether words say that something is done once more.
  func repeats(_ words: [String]) -> Bool {
    words.indices.contains { repeating.length(at: $0, in: words) > 0 }
  }

  /// Whether a word is an indefinite article.
  func isIndefinite(_ word: String) -> Bool { roles[word]?.contains(.indefinite) ?? false }

  /// Whether a word may be part of a number, date, time or duration.
  func isMeasuring(_ word: String) -> Bool {
    SpokenValues.mayStartValue(word, languages: rules)
  }

  /// Whether a word of a phrase hardly distinguishes it from others.
  func isLight(_ word: String) -> Bool {
    guard let role = roles[word] else { return false }
    return !role.isDisjoint(with: [.light, .preposition, .auxiliary, .interrogative])
  }
}

/// An indirect request and the plain words for it, in parts between which anything may stand.
private struct Idiom {
  var said: [[String]]
  var plain: [[String]]
  /// Whether it may mean something else as well.
  var isSuggestion: Bool

  var length: Int { said.reduce(0) { $0 + $1.count } }

  /// Returns the words between the gaps of a text: "put … on my list".
  static func parts(of text: String) -> [[String]] {
    text.split(separator: "…", omittingEmptySubsequences: false)
      .map { Normalizer.utterance(String($0)).words }
  }
}

extension [String: [[String]]] {
  /// Adds phrases by their first word, the longest first.
  fileprivate mutating func add(_ texts: [String]) {
    for text in texts {
      let words = Normalizer.utterance(text).words
      guard let first = words.first, self[first]?.contains(words) != true else { continue }
      self[first, default: []].append(words)
      self[first]?.sort { $0.count > $1.count }
    }
  }

  /// Returns the length of the longest phrase that starts at a place; zero if there is none.
  func length(at place: Int, in words: [String]) -> Int {
    self[words[place]]?.first { words[place...].starts(with: $0) }?.count ?? 0
  }
}
