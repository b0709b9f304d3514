// Reads what words say about the conversation itself: to go back, to change something, to ask.

import SpokenValues

/// The meaning of words that steer a conversation instead of giving a value.
enum Steering: Hashable, Sendable {
  /// To ask the question before once more.
  case back
  /// To ask for a named parameter once more, or to give it the value in words.
  case change(name: [String], to: String?)
  /// To list what the pending question, or a named parameter, accepts.
  case options(name: [String]?)
  /// To tell a named property, or with `nil` what it costs, of what words say or of what was chosen.
  case property(name: [String]?, of: String?)
  /// To run the last command again, with other values if there are words for them.
  case again(but: String?)
  /// To take back what the last command did.
  case takeBack
  /// To take up the command that was left.
  case resume
  /// To thank or greet, which is answered with a sentence.
  case courtesy(Sentence)
}

/// The words of some languages that steer a conversation, ready for comparing.
struct SteeringWords: Sendable {
  /// A frame with the words before and after a name.
  struct Frame: Sendable {
    let before: [String]
    let after: [String]
    /// Whether nothing but the name is said.
    var isBare: Bool { before.isEmpty && after.isEmpty }

    /// Whether the frame has no place for a name.
    let isWhole: Bool

    init(_ text: String) {
      isWhole = !text.contains("{}")
      let parts = text.split(separator: "{}", omittingEmptySubsequences: false).map(String.init)
      before = SteeringWords.words(parts[0])
      after = SteeringWords.words(parts.dropFirst().joined(separator: " "))
    }

    /// Returns the words between those of the frame; `nil` when the words do not fit.
    func name(in words: [String]) -> [String]? {
      if isWhole { return words == before ? [] : nil }
      guard words.count > before.count + after.count, words.starts(with: before),
        words.suffix(after.count).elementsEqual(after)
      else { return nil }
      return Array(words.dropFirst(before.count).dropLast(after.count))
    }
  }

  let corrections: [[String]]
  let openings: [[String]]
  /// The phrases of somebody who has not decided yet, by language: "um" is a word in others.
  private let hesitations: [String: [[String]]]
  let counting: Set<String>
  let timing: Set<String>
  /// The words before another name of a thing: "call it".
  let naming: [[String]]
  /// The words before a number of people: "we're".
  let company: [[String]]
  let endings: [[String]]
  let negations: [[String]]
  let contrasts: [[String]]
  let exclusions: [[String]]
  let adjustments: [[String]]
  let additions: [[String]]
  /// The words behind one more object of a command.
  let alsos: [[String]]
  let furthers: [[String]]
  /// The words before a number of things that are added: "noch".
  let further: [[String]]
  /// The words before what something is called: "called".
  let quoting: [[String]]
  let removals: [[String]]
  let keeps: [[String]]
  let every: [[String]]
  let priceNames: Set<String>
  /// The units of amounts, behind their number: "dollars".
  let units: Set<String>
  /// The containers of things, behind their number: "bottles".
  let containers: Set<String>
  /// The words before what is left out of all things: "except".
  let excepting: Set<String>
  /// The words before a note, and those of them that say what is not to be: "with", "no".
  let remarking: Set<String>
  /// The words before a note, by language: the Spanish "no" is none.
  let remarkingByLanguage: [String: Set<String>]
  let negating: Set<String>
  /// The words that end a note: "抜き".
  let noteEndings: [[String]]
  /// The words by which a person says that something is not to be done, by language.
  private let refusals: [String: Set<String>]
  /// The verbs before how long something takes: "took".
  let lasting: Set<String>
  /// The verbs before what is taken along: "bring".
  let carrying: Set<String>
  /// Words that point to a thing: "it", "that", "my".
  let pointing: Set<String>
  /// The words that say nothing beside values: articles, "ones", "with".
  let fillers: Set<String>
  let interrogatives: Set<String>
  /// The verbs that a question begins with: "is".
  let auxiliaries: Set<String>
  /// The verbs, pronouns and interrogatives that a question or statement begins with.
  let telling: Set<String>
  /// The words for who speaks and who is spoken to.
  let speakers: Set<String>
  let joiners: Set<String>
  /// The words for the most and the least of several things.
  let superlatives: [(words: [String], measure: SuperlativeWords.Measure, isLeast: Bool)]
  /// The words beside those that ask which of the things it is, and those that say nothing more: "which", "is".
  let askingForSuperlatives: Set<String>
  let linkingSuperlatives: Set<String>
  /// The words that stand for the things themselves behind their number: "of them".
  let counters: [[String]]
  private let back: Set<[String]>
  private let changes: [Frame]
  private let to: [[String]]
  private let choices: [Frame]
  private let options: Set<[String]>
  private let properties: [Frame]
  private let prices: [Frame]
  private let again: [[String]]
  private let variations: [[String]]
  private let sameBut: [[String]]
  private let takingBack: Set<[String]>
  private let others: Set<[String]>
  private let courtesies: [[String]: Sentence]
  let stating: [String]
  private let resume: Set<[String]>
  private let returning: [Frame]
  /// The words around a command that comes before the one that asks: "first".
  private let firsts: [[String]]
  private let moving: Set<String>
  private let sums: [[String]]
  /// The words before what came last: "the last order".
  private let lasts: Set<String>
  private let polite: [[String]]
  let articles: Set<String>
  /// The articles of a thing that has not been named yet: "a".
  let indefinites: Set<String>
  /// Groups of nouns that mean the same.
  private let nouns: [[String]]
  private let inflections: [@Sendable (String) -> [String]]

  /// The maximum number of words that can steer a conversation.
  static let maximumCount = 16

  /// Creates the words of languages, by their tags.
  init(_ tags: [String]) {
    let rows = ConversationWords.rows(for: tags)
    let rules = LanguageRules.all.filter { rule in rows.contains { $0.tag == rule.tag } }
    func phrases(_ part: (ConversationWords) -> [String]) -> [[String]] {
      rows.flatMap(part).map(Self.words).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }
    func frames(_ part: (ConversationWords) -> [String]) -> [Frame] {
      rows.flatMap(part).map(Frame.init).filter { !$0.isBare }
        .sorted { $0.before.count + $0.after.count > $1.before.count + $1.after.count }
    }
    corrections = phrases(\.corrections)
    timing = Set(phrases(\.timing).flatMap(\.self))
    // The English "um" opens nothing where German is spoken, too: "um acht".
    openings = phrases(\.openings).filter { [timing] in $0.count > 1 || !timing.contains($0[0]) }
    hesitations = Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (row.tag, row.hesitations.map(Self.words).sorted { $0.count > $1.count })
      })
    counting = Set(phrases(\.counting).flatMap(\.self))
    company = phrases(\.company)
    naming = phrases(\.naming)
    endings = phrases(\.endings)
    negations = phrases(\.negations)
    contrasts = phrases(\.contrasts)
    exclusions = phrases(\.exclusions)
    adjustments = phrases(\.adjustments)
    additions = phrases(\.additions)
    alsos = phrases(\.alsos)
    furthers = phrases(\.furthers)
    further = phrases(\.further)
    quoting = rows.flatMap { RequestWords.words(for: $0.tag).quoting }.map(Self.words)
    removals = phrases(\.removals)
    keeps = phrases(\.keeps)
    every = phrases(\.every)
    back = Set(phrases(\.back))
    changes = frames(\.changes)
    to = phrases(\.to)
    choices = frames(\.choices)
    options = Set(phrases(\.options))
    properties = frames(\.properties)
    let asked = rows.flatMap(\.prices).map(Frame.init)
    prices = asked.filter(\.isWhole) + asked.filter { !$0.isWhole }
    priceNames = Set(phrases(\.priceNames).map { $0.joined(separator: " ") })
    interrogatives = Set(rows.flatMap { RequestWords.words(for: $0.tag).interrogatives })
    auxiliaries = Set(rows.flatMap { RequestWords.words(for: $0.tag).auxiliaries })
    units = Set(rows.flatMap { RequestWords.words(for: $0.tag).units })
    containers = Set(rows.flatMap { RequestWords.words(for: $0.tag).containers })
    excepting = Set(
      rows.flatMap { row in
        (ContraryWords.exclusions[row.tag] ?? []).flatMap(Self.words)
      })
    remarkingByLanguage = Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (
          row.tag,
          Set(RequestWords.words(for: row.tag).remarking + row.notes.without + row.notes.with)
        )
      })
    remarking = remarkingByLanguage.values.reduce([]) { $0.union($1) }
    negating = Set(
      rows.flatMap { RequestWords.words(for: $0.tag).negations + $0.notes.without })
    noteEndings = phrases(\.noteEndings)
    refusals = Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (row.tag, Set((ContraryWords.refusals[row.tag] ?? []).flatMap(Self.words)))
      })
    lasting = Set(rows.flatMap { RequestWords.words(for: $0.tag).lasting })
    carrying = Set(rows.flatMap { RequestWords.words(for: $0.tag).carrying })
    telling = interrogatives.union(
      rows.map { RequestWords.words(for: $0.tag) }.flatMap {
        $0.auxiliaries + $0.askingVerbs + $0.subjects
      })
    speakers = Set(
      rows.map { RequestWords.words(for: $0.tag) }.flatMap { $0.firstPerson + $0.secondPerson })
    joiners = Set(
      rows.flatMap { RequestWords.words(for: $0.tag).prepositions }
        + phrases(\.joiners).flatMap(\.self))
    pointing = Set(
      rows.map { RequestWords.words(for: $0.tag) }.flatMap { $0.pronouns + $0.firstPerson }
        + rules.flatMap(\.articles))
    again = phrases(\.again)
    variations = phrases(\.variations)
    sameBut = phrases(\.sameBut)
    let session = tags.flatMap(SessionWords.rows(for:))
    takingBack = Set(phrases(\.takingBack)).union(session.flatMap(\.undo).map(Self.words))
    courtesies = Dictionary(
      session.flatMap { row in
        row.thanks.map { (Self.words($0), .welcome) }
          + row.greetings.map { (Self.words($0), .hello) }
      }, uniquingKeysWith: { first, _ in first })
    others = Set(phrases(\.others))
    stating = rows.flatMap(\.stating)
    resume = Set(phrases(\.resume))
    returning = frames(\.returning)
    firsts = phrases(\.firsts)
    moving = Set(phrases(\.moving).flatMap(\.self))
    sums = phrases(\.sums)
    lasts = Set(phrases(\.lasts).flatMap(\.self))
    polite = rules.flatMap(\.trailing).map(Self.words).filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
    articles = Set(rules.flatMap { $0.articles.flatMap(Self.words) })
    indefinites = Set(rows.flatMap { RequestWords.words(for: $0.tag).indefinites })
    superlatives = SuperlativeWords.rows(for: tags).flatMap { row in
      [(row.least, true), (row.most, false)].flatMap { words, isLeast in
        words.flatMap { measure, words in words.map { (Self.words($0), measure, isLeast) } }
      }
    }.sorted { $0.words.count > $1.words.count }
    counters = phrases(\.counters)
    fillers = articles.union(counters.flatMap(\.self))
      .union(phrases(\.joiners).flatMap(\.self)).union(counting)
    inflections = rules.compactMap(\.inflections)
    nouns = rows.flatMap { RequestWords.words(for: $0.tag).nouns + $0.nouns }
    askingForSuperlatives = Set(
      SuperlativeWords.rows(for: tags).flatMap { $0.asking.flatMap(Self.words) })
    linkingSuperlatives = Set(
      SuperlativeWords.rows(for: tags).flatMap { $0.linking.flatMap(Self.words) })
  }

  /// Returns the base forms of words with the meaning of a noun, its own among them: "person" for
  /// "guest".
  func synonyms(of noun: String) -> Set<String> {
    Set(nouns.filter { $0.contains(noun) }.joined().map(stem)).union([noun])
  }

  /// Returns the normalised words of a text.
  static func words(_ text: String) -> [String] { Normalizer.utterance(text).words }

  /// Returns the base form of a word, by which words are compared.
  ///
  /// Of several the shortest, but "size" for "sizes" and "shoe" for "shoes".
  func stem(_ word: String) -> String {
    let base = base(of: word)
    // If the plural is in the last vowel, "dimensioni" and "dimensione" have the same base in two steps.
    return base.count == word.count && base != word ? self.base(of: base) : base
  }

  private func base(of word: String) -> String {
    let keepsVowel = word.hasSuffix("zes") || word.utf8.count < 6
    return inflections.lazy.compactMap { bases in
      let bases = bases(word)
      return keepsVowel
        ? bases.max { $0.count < $1.count } : bases.min { ($0.count, $0) < ($1.count, $1) }
    }.first ?? word
  }

  /// Returns words without the polite ones at their end: "again, please".
  func withoutPoliteness(_ words: [String]) -> [String] {
    var words = words
    while let ending = polite.first(where: { $0.count < words.count && words.ends(with: $0) }) {
      words.removeLast(ending.count)
    }
    return words
  }

  /// Returns a text without the polite words at its end.
  func withoutPoliteness(_ text: String) -> String {
    let utterance = Normalizer.utterance(text)
    return utterance.text(of: 0..<withoutPoliteness(utterance.words).count)
  }

  /// Returns a text without the words behind it that repeat: the "turn it off" of "turn it off again"; `nil`
  /// for other texts.
  func withoutAgain(_ text: String) -> String? { rest(before: again, in: text) }

  /// Returns a text without a word behind it that says nothing, or that it is done once more: "turn it off then",
  /// "remove the milk again"; `nil` for other texts.
  func withoutAfterthought(_ text: String) -> String? {
    rest(
      before: again.filter { $0.count == 1 } + endings.filter(openings.contains),
      in: withoutPoliteness(text))
  }

  /// Returns the words before the longest of some phrases that a text ends with; `nil` for other texts.
  func rest(before endings: some Sequence<[String]>, in text: String) -> String? {
    let utterance = Normalizer.utterance(text)
    let words = utterance.words
    return endings.filter { $0.count < words.count && words.ends(with: $0) }
      .max { $0.count < $1.count }
      .map { utterance.text(of: 0..<words.count - $0.count) }
  }

  /// Returns the length of the longest of some phrases that words have at a place; zero for none.
  func length(of phrases: [[String]], at place: Int, in words: [String]) -> Int {
    phrases.first { words.dropFirst(place).starts(with: $0) }?.count ?? 0
  }

  /// Returns the length of all of some phrases that words begin with, one behind the other.
  private func length(ofAll phrases: [[String]], in words: [String]) -> Int {
    var place = 0
    while case let length = length(of: phrases, at: place, in: words), length > 0 {
      place += length
    }
    return place
  }

  /// Returns what follows the longest of some phrases that a text begins with; `nil` for other texts.
  func rest(behind phrases: [[String]], in text: String) -> String? {
    let utterance = Normalizer.utterance(text)
    let count = length(of: phrases, at: 0, in: utterance.words)
    return count > 0 && count < utterance.tokens.count
      ? utterance.text(of: count..<utterance.tokens.count) : nil
  }

  /// Returns what follows the sounds and phrases of somebody who has not decided yet: the "small" of "um,
  /// small", and nothing for "hmm, let me think"; `nil` for a text that begins with none.
  ///
  /// - Parameter isText: Whether any words are an answer, so that only a pause ends them.
  func rest(behindHesitationIn text: String, isText: Bool) -> String? {
    let utterance = Normalizer.utterance(text)
    let (words, pauses) = (utterance.words, utterance.pauses)
    let place = lengthOfHesitation(in: words)
    if place == words.count { return place > 0 ? "" : nil }
    // "Wait, urgent" corrects.
    guard place > 0, !isText || pauses.contains(place),
      isNo(words[0]) || length(of: corrections, at: 0, in: words) == 0
    else { return nil }
    let rest = utterance.text.piece(
      Int(utterance.tokens[place - 1].upper)..<utterance.text.utf8.count)
    return String(rest.drop { $0.isWhitespace || ",.…;!".contains($0) })
  }

  /// Returns the number of words of somebody who has not decided yet at the beginning, "no" before them included: "no,
  /// hang on".
  private func lengthOfHesitation(in words: [String]) -> Int {
    let hesitations = hesitations[SentenceLanguage.current.rawValue] ?? []
    let length = length(ofAll: hesitations, in: words)
    guard length == 0, let first = words.first, isNo(first) else { return length }
    let behind = self.length(ofAll: hesitations, in: Array(words.dropFirst()))
    return behind > 0 ? behind + 1 : 0
  }

  /// Returns what follows such words and those of a correction: "which lights are on" of "wait, which lights are on".
  func withoutHesitation(_ text: String) -> String {
    let utterance = Normalizer.utterance(text)
    let length = lengthOfHesitation(in: utterance.words)
    return length > 0 && length < utterance.tokens.count
      ? utterance.text(of: length..<utterance.tokens.count) : text
  }

  /// Returns the yes or no of "on second thought, no", "yes, sorry" and "네, 주세요", whose yes is a four, too; `nil`
  /// for other texts.
  func truth(in text: String) -> String? {
    let utterance = Normalizer.utterance(text)
    let kept = withoutPoliteness(utterance.words).count
    if kept < utterance.tokens.count, let truth = truth(alone: utterance.text(of: 0..<kept)) {
      return truth
    }
    if let rest = rest(behind: corrections, in: text), AnswerWords.decline.isSaid(by: rest) {
      return rest
    }
    return rest(before: endings, in: text).flatMap(truth(alone:))
  }

  private func truth(alone text: String) -> String? {
    [AnswerWords.accept, AnswerWords.decline].contains { $0.isSaid(by: text) } ? text : nil
  }

  /// Returns what comes before the command that asks: the "turn on the porch" of "wait, turn on the porch first"; `nil`
  /// for other texts.
  func first(in text: String) -> String? {
    let meant = withoutHesitation(text)
    return rest(before: firsts, in: withoutPoliteness(meant)) ?? rest(behind: firsts, in: meant)
  }

  /// Returns the words for the command that is taken up: the "soup" of "ok, back to the soup"; `nil` for other texts.
  func returned(in text: String) -> String? {
    let meant = rest(behind: openings, in: text) ?? text
    return returning.lazy.compactMap { $0.name(in: Self.words(meant)) }.first?
      .joined(separator: " ")
  }

  /// Whether words ask what all of it costs: "how much is it altogether".
  func asksForSum(_ text: String) -> Bool { rest(before: sums, in: withoutPoliteness(text)) != nil }

  /// Whether words give something another time, and no other number: "move it to 8".
  func moves(_ text: String) -> Bool { Self.words(text).first.map(moving.contains) ?? false }

  /// Returns a name without words that say that it is the last of its kind: the "the order" of "the last order".
  func withoutLast(_ text: String) -> String {
    Self.words(text).filter { !lasts.contains($0) }.joined(separator: " ")
  }

  /// Whether words say that what some names say is not to be done, and nothing else: "don't order it", and in two words
  /// the Spanish "no pidas"; but not "not sure".
  func refuses(_ text: String, naming names: [String]) -> Bool {
    let refusals = refusals[SentenceLanguage.current.rawValue] ?? []
    let (words, names) = (withoutPoliteness(Self.words(text)), names.flatMap(Self.words))
    guard words.contains(where: refusals.contains) else { return false }
    return words.count == 2 && isNo(words[0])
      || words.allSatisfy { word in
        refusals.contains(word) || pointing.contains(word) || auxiliaries.contains(word)
          || polite.contains([word])
          || names.contains { $0.isForm(of: word) }
      }
  }

  /// Whether words mean the one of two that is not meant: "the other one".
  func meansOther(_ text: String) -> Bool {
    others.contains(Self.words(text).filter { !fillers.contains($0) })
  }

  /// Whether a text is a yes, with or without words of a correction: "sorry, yes".
  func isYes(_ text: String) -> Bool {
    AnswerWords.accept.isSaid(by: rest(behind: corrections, in: text) ?? text)
  }

  /// Whether a text begins with a word that asks: "which soups are there".
  func asks(_ text: String) -> Bool {
    Self.words(text).first.map(interrogatives.contains) ?? false
  }

  /// Whether a text is a question or a statement: "is 80 ok", "at 7?", "it is 70".
  func tellsOrAsks(_ text: String) -> Bool {
    guard let first = Self.words(text).first else { return true }
    return text.contains("?") || telling.contains(first)
  }

  /// Returns the place of "the other one" in an utterance, as zero-based UTF-8 offsets; `nil` for none.
  func placeOfOther(in utterance: Utterance) -> Range<Int>? {
    let words = utterance.words
    guard let place = words.indices.first(where: { others.contains([words[$0]]) }),
      place > 0, articles.contains(words[place - 1])
    else { return nil }
    let end = place + 1 + length(of: counters, at: place + 1, in: words)
    return utterance.range(of: place - 1..<end)
  }

  /// Returns words without articles, in their base forms.
  func bare(_ words: [String]) -> [String] {
    words.filter { !articles.contains($0) }.map(stem)
  }

  /// Returns what words may say about the conversation, the likeliest first; empty when they say
  /// nothing about it.
  func readings(of text: String) -> [Steering] {
    let utterance = Normalizer.utterance(text)
    guard utterance.tokens.count <= Self.maximumCount else { return [] }
    let words = withoutPoliteness(utterance.words)
    guard !words.isEmpty else { return [] }
    for said in [utterance.words, words] {
      if let courtesy = courtesies[said] { return [.courtesy(courtesy)] }
    }
    if back.contains(words) { return [.back] }
    if resume.contains(words) { return [.resume] }
    if takingBack.contains(words) { return [.takeBack] }
    let repeated = length(ofAll: again, in: words)
    if repeated == words.count { return [.again(but: nil)] }
    if options.contains(words) { return [.options(name: nil)] }
    for frame in prices {
      guard let subject = frame.name(in: words) else { continue }
      let place = frame.before.count..<frame.before.count + subject.count
      let said = subject.isEmpty ? nil : utterance.text(of: place)
      return [.property(name: nil, of: said)]
    }
    // "The same again, but small", or with nothing but a pause between.
    let varied = repeated + (repeated > 0 ? length(of: variations, at: repeated, in: words) : 0)
    let isVaried = varied > repeated || repeated > 0 && utterance.pauses.contains(repeated)
    let same = isVaried ? varied : length(of: sameBut, at: 0, in: words)
    if same > 0, same < words.count {
      return [.again(but: utterance.text(of: same..<words.count))]
    }
    let readings =
      changes.compactMap { frame in
        frame.name(in: words).map { change($0, at: frame.before.count, utterance) }
      } + choices.compactMap { $0.name(in: words).map { .options(name: bare($0)) } }
      + properties.compactMap { $0.name(in: words).map { .property(name: bare($0), of: nil) } }
    // "Wait, what sizes are there?", "ok, resume".
    guard readings.isEmpty else { return readings }
    let hesitations = hesitations[SentenceLanguage.current.rawValue] ?? []
    let greetings = courtesies.filter { $0.value == .hello }.map(\.key)
    for opening in [hesitations, openings, corrections, greetings] {
      if let rest = rest(behind: opening, in: text) { return self.readings(of: rest) }
    }
    return []
  }

  /// Returns a change of the parameter that words name, with its new value if one follows.
  private func change(_ words: [String], at place: Int, _ utterance: Utterance) -> Steering {
    for index in words.indices.dropFirst() {
      // "A different day, thursday".
      let isPaused = utterance.pauses.contains(place + index)
      let mark = to.first { words[index...].starts(with: $0) } ?? []
      guard isPaused || !mark.isEmpty, index + mark.count < words.count else { continue }
      let value = place + index + mark.count..<place + words.count
      return .change(name: bare(Array(words[..<index])), to: utterance.text(of: value))
    }
    return .change(name: bare(words), to: nil)
  }

  /// Whether words have the name of a parameter among others: "high priority".
  func names(_ field: CallParameter, in text: String) -> Bool {
    let name = bare(Self.words(field.words))
    let words = Self.words(text).map(stem)
    return !name.isEmpty && words.indices.contains { words[$0...].starts(with: name) }
  }

  /// Returns the first parameter that words name: by its title, its type, or the end of either, or by other words
  /// for it.
  func field(named name: [String], in fields: [CallParameter]) -> CallParameter? {
    if let field = field(called: name, in: fields) { return field }
    let meanings = nouns.map { $0.map { bare(Self.words($0)) } }.filter { $0.contains(name) }
    return meanings.joined().lazy.compactMap { field(called: $0, in: fields) }.first
  }

  private func field(called name: [String], in fields: [CallParameter]) -> CallParameter? {
    guard !name.isEmpty else { return nil }
    let names = fields.map { field in
      [field.words, field.kind.element.words, field.name.wordsOfIdentifier].map {
        bare(Self.words($0))
      }
    }
    let whole = fields.indices.first { names[$0].contains(name) }
    return (whole ?? fields.indices.first { names[$0].contains { $0.ends(with: name) } })
      .map { fields[$0] }
  }
}

extension BidirectionalCollection<String> {
  /// Returns whether the last elements are those of another array.
  func ends(with other: [String]) -> Bool { suffix(other.count).elementsEqual(other) }
}
