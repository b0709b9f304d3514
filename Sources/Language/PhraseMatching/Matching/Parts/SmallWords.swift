// The words around requests in the languages of a catalogue, prepared for look-up.

import SpokenValues

/// The words around requests in the languages of a catalogue, prepared for look-up.
struct SmallWords: Sendable {
  /// The roles that a word may have.
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt32
    /// An article, a pronoun or a word without meaning: it may be left out.
    static let light = Roles(rawValue: 1)
    /// A preposition, which may be left out where what follows it is used.
    static let preposition = Roles(rawValue: 2)
    static let interrogative = Roles(rawValue: 4)
    static let auxiliary = Roles(rawValue: 8)
    /// A word that forbids guessing.
    static let contrary = Roles(rawValue: 16)
    static let hailing = Roles(rawValue: 32)
    static let handing = Roles(rawValue: 64)
    /// A verb that makes a question of any sentence that has it.
    static let asking = Roles(rawValue: 128)
    static let firstPerson = Roles(rawValue: 256)
    static let secondPerson = Roles(rawValue: 512)
    static let unit = Roles(rawValue: 1_024)
    static let retrieving = Roles(rawValue: 2_048)
    /// A word for all of what is shown.
    static let total = Roles(rawValue: 4_096)
    /// A noun that may stand beside an app's name.
    static let appNoun = Roles(rawValue: 8_192)
    /// A verb that begins what another word says.
    static let starting = Roles(rawValue: 16_384)
    /// A noun for what a thing shows: "details".
    static let content = Roles(rawValue: 32_768)
    /// A subject before a verb: "it is" tells, "is it" asks.
    static let subject = Roles(rawValue: 65_536)
    /// A word that turns a yes into a no.
    static let negation = Roles(rawValue: 131_072)
    /// A verb that says nothing beside a noun for what is to be done.
    static let supporting = Roles(rawValue: 2_097_152)
    /// The second word of a verb: "up".
    static let particle = Roles(rawValue: 1_048_576)
    /// An indefinite article.
    static let indefinite = Roles(rawValue: 524_288)
    /// A verb that sets a number that is said with "to".
    static let scaling = Roles(rawValue: 262_144)
  }

  private(set) var roles: [String: Roles] = [:]
  /// The phrases that may be left out, by their first word, the longest first.
  private(set) var frames: [String: [[String]]] = [:]
  /// The phrases that introduce questions, by their first word, the longest first.
  private(set) var questionFrames: [String: [[String]]] = [:]
  private(set) var obtaining: [String: [[String]]] = [:]
  private(set) var quoting: [String: [[String]]] = [:]
  /// The indirect requests, by their first word, and the plain words for each.
  private var idioms: [String: [[String]]] = [:]
  private var plainWords: [[String]: [String]] = [:]
  private var common: [@Sendable (String) -> Bool] = []
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
      add(words.units, .unit)
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
      obtaining.add(words.obtaining)
      common.append(words.isCommon)
      if words.noise.isEmpty { knowsCommonWords = false }
      // A word that joins two commands is no politeness between them: "order soup, then reorder it".
      let joining = CommandWords.rows(for: [tag]).flatMap(\.connectives)
      frames.add(
        words.frames
          + ((rule?.leading ?? []) + (rule?.trailing ?? [])).filter {
            !joining.contains($0)
          })
      questionFrames.add(words.questionFrames)
      idioms.add(words.idioms.map(\.said))
      for (said, plain) in words.idioms {
        plainWords[Normalizer.utterance(said).words] = Normalizer.utterance(plain).words
      }
      quoting.add(words.quoting)
    }
  }

  private mutating func add(_ texts: [String], _ role: Roles) {
    for word in texts.flatMap({ Normalizer.utterance($0).words }) {
      roles[word, default: []].insert(role)
    }
  }

  /// Returns the indirect requests among words, with plain words for each, the longest first.
  func idioms(in words: [String]) -> [(run: Range<Int>, plain: [String])] {
    words.indices.compactMap { start in
      let run = start..<start + idioms.length(at: start, in: words)
      return plainWords[Array(words[run])].map { (run, $0) }
    }.sorted { $0.run.count > $1.run.count }
  }

  /// Whether a word is common in one of the languages.
  func isCommon(_ word: String) -> Bool { common.contains { $0(word) } }

  /// Whether all languages have lists of their common words.
  private(set) var knowsCommonWords = true

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
