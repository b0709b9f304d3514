// The parts of all phrases, with an index from words to the phrases that require them.

import CompactTables
import Foundation
import SpokenValues

/// The parts of all phrases, with an index from words to the phrases that require them.
///
/// A word weighs more if fewer intents have it, by inverse document frequency as in Spärck Jones,
/// "A statistical interpretation of term specificity and its application in retrieval", Journal of
/// Documentation 28(1), 1972, doi:10.1108/eb026526.
struct PartsIndex: Sendable {
  /// The weight of a word that does not distinguish phrases.
  static let lightWeight = 0.1
  private static let leastWeight = 0.25

  private(set) var phrases: [PhraseParts] = []
  private(set) var intents: [IntentParts] = []
  private(set) var terms: [PhraseParts.Term] = []
  /// The phrases that require each word, by the word's number.
  private(set) var postings: [[UInt32]] = []
  /// The phrases that require a known value of each kind, by the kind's index.
  private(set) var takers: [[UInt32]] = []
  /// The verbs and the other words of each app's phrases, and the kinds of its slots, by the app.
  private(set) var verbs: [Set<UInt32>] = []
  private(set) var nouns: [Set<UInt32>] = []
  private(set) var kindsOfApps: [Set<Int>] = []
  /// The words of phrases that each app's own name has, by the app: the "task" of “TaskTracker”.
  private(set) var nameWords: [Set<UInt32>] = []
  /// The word "markdown", which its marks say; `nil` if no phrase has it.
  private(set) var markdown: UInt32?
  /// The number of telling words of each text, by its number.
  private(set) var lengths: [Int] = []
  /// The weight of each word, from 0 to 1, by its number.
  private(set) var weights: [Double] = []
  private(set) var vocabulary: PartsVocabulary
  private(set) var contrasts = Contrasts([], terms: [])
  /// The distinct types of slots.
  private(set) var kinds: [SlotType] = []
  /// The words around requests, in the catalogue's languages.
  let small: SmallWords
  private(set) var apps: [String] = []
  /// Whether slots of several phrases are filled together, as an app's intent allows.
  let joinsSlots: Bool
  /// The index in the program of each template, and its first row; none for implied phrases.
  let templates: [Int]
  let rows: [Int?]
  private var light: Set<UInt32> = []
  private var termNumbers: [PhraseParts.Term: UInt32] = [:]
  private var appNumbers: [String: Int] = [:]

  /// - Complexity: O(*n*) in the total length of the templates, times a bounded factor for each
  ///   place with alternatives.
  init(_ program: Program) {
    templates = program.templates.indices.filter { !program.templates[$0].isNegative }
    var firstRows: [Int: Int] = [:]
    for row in 0..<program.rows.count {
      let template = Int(program.rows[row].template)
      if firstRows[template] == nil { firstRows[template] = row }
    }
    rows = templates.map { firstRows[$0] }
    let sources = templates.map { program.templates[$0].source }
    let tags = Set(sources.map { $0.language ?? "en" }).sorted()
    let rules = program.politeness.rules
    small = SmallWords(tags: tags, rules: rules)
    let words = tags.map(RequestWords.words(for:))
    vocabulary = PartsVocabulary(
      words, inflections: rules.compactMap(\.inflections) + words.map(\.verbForms))
    joinsSlots = program.preference == .literals
    let synonyms = Dictionary(
      program.applications.applications.map { application in
        (
          application.app,
          application.synonyms.map { $0.map { Normalizer.utterance($0).words } }
        )
      }, uniquingKeysWith: +)
    var intentNumbers: [[String]: Int] = [:]
    for (place, source) in sources.enumerated() {
      let app = appNumbers[source.app] ?? apps.count
      if app == apps.count {
        appNumbers[source.app] = app
        apps.append(source.app)
        verbs.append([])
        nouns.append([])
        kindsOfApps.append([])
      }
      let key = [source.app, source.intent]
      let intent = intentNumbers[key] ?? intents.count
      if intent == intents.count {
        intentNumbers[key] = intent
        intents.append(IntentParts())
      }
      add(source, at: place, app, intent, synonyms[source.app] ?? [])
    }
    link()
    markdown = vocabulary.texts.firstIndex(of: "markdown").map(UInt32.init)
    nameWords = apps.map { app in
      let words = Set(app.wordsOfIdentifier.flatMap { [$0] + vocabulary.forms(of: $0) })
      return Set(
        vocabulary.texts.indices.filter { words.contains(vocabulary.texts[$0]) }.map { UInt32($0) })
    }
  }

  /// Returns the number of an app; `nil` for one without phrases.
  func number(ofApp app: String) -> Int? { appNumbers[app] }

  /// Whether a word is light.
  func isLight(_ word: UInt32) -> Bool { light.contains(word) }

  /// Whether a word is a preposition.
  func isPreposition(_ word: UInt32) -> Bool {
    small.roles[vocabulary.texts[Int(word)]]?.contains(.preposition) == true
  }

  private mutating func add(
    _ source: PhraseTemplate, at place: Int, _ app: Int, _ intent: Int, _ synonyms: [[[String]]]
  ) {
    var builder = PhrasePartsBuilder(source)
    for draft in builder.drafts() {
      let drafted = compounded(draft)
      // What is to be done is the first word that is not light.
      let verb = drafted.firstIndex { $0.contains { $0.contains { !small.isLight($0) } } }
      let terms = drafted.enumerated().map { place, choices in
        PhraseParts.Term(
          choices: choices.map { numbers(of: $0, app, synonyms, isVerb: place == verb) })
      }
      var phrase = PhraseParts(
        template: place, app: app, intent: intent, terms: terms.map { number(of: $0) },
        optional: Array(
          Set(draft.optional.flatMap { numbers(of: $0, app, synonyms, isVerb: false) })
        ).sorted(),
        slots: [], namesApplication: draft.namesApplication, isImplied: source.isImplied,
        isQuestion: false)
      phrase.verb = verb
      if let verb {
        // "Volume up" is a verb, and "volume" is none.
        for word in terms[verb].choices.joined() where vocabulary.isVerb(word) {
          intents[intent].verbs.insert(word)
          verbs[app].insert(word)
        }
      }
      let words = Array(draft.terms.joined().joined()) + Array(draft.optional.joined())
      phrase.isQuestion =
        words.contains { small.roles[$0]?.isDisjoint(with: [.interrogative, .asking]) == false }
        || (draft.terms.first.map { Array($0.joined()) } ?? []).contains {
          small.roles[$0]?.contains(.auxiliary) == true
        }
      let verbs = verb.map { Array(drafted[$0].joined()) } ?? []
      phrase.asksWhat = words.contains { small.roles[$0]?.contains(.interrogative) == true }
      // "A" or "another" says nothing about once more.
      let sure = draft.terms.filter { $0.count == 1 }.joined().joined()
      phrase.repeats =
        small.repeats(Array(sure)) || draft.terms.contains { $0.allSatisfy(small.repeats) }
      phrase.asksCircumstance = words.contains {
        small.roles[$0]?.contains(.circumstance) == true
      }
      phrase.isRetrieving =
        phrase.asksWhat
        || verbs.contains { small.roles[$0]?.contains(.retrieving) == true }
      phrase.isStarting = verbs.contains { small.roles[$0]?.contains(.starting) == true }
      for slot in draft.slots {
        phrase.slots.append(
          PhraseParts.Slot(
            name: slot.slot.name, type: slot.type, kind: kind(of: slot.type),
            isCapture: slot.slot.isCapture, isOptional: slot.isOptional,
            isList: source.lists.contains(slot.slot.name),
            isEntityList: source.entityLists.contains(slot.slot.name),
            before: slot.before.map { number(of: $0, app, synonyms) },
            after: slot.after.map { number(of: $0, app, synonyms) },
            flag: flag(of: slot.slot.name, slot.type, source, isTrue: true),
            unflag: flag(of: slot.slot.name, slot.type, source, isTrue: false)))
      }
      if !phrase.isRetrieving && !phrase.isQuestion { intents[intent].isRetrieving = false }
      let sayings = verb.map { terms[$0].choices.joined() }
      phrase.isNoun = source.isImplied && sayings?.contains(where: vocabulary.isVerb) == false
      for (place, term) in terms.enumerated() where place != verb {
        nouns[app].formUnion(
          term.choices.joined().filter { !small.isLight(vocabulary.texts[Int($0)]) })
      }
      for slot in phrase.slots { kindsOfApps[app].insert(slot.kind) }
      phrase.addresses = words.contains { small.roles[$0]?.contains(.secondPerson) == true }
      for slot in phrase.slots where !slot.isOptional && !slot.type.isOpen {
        phrase.requiredKinds |= 1 << UInt64(slot.kind & 63)
      }
      intents[intent].words.formUnion(terms.flatMap { $0.choices.joined() })
      intents[intent].words.formUnion(phrase.optional)
      for slot in phrase.slots where !slot.isCapture { addSlot(slot, to: intent, of: app) }
      phrases.append(phrase)
    }
    intents[intent].requiredThings.formUnion(
      source.required.filter { name in
        switch source.slots[name] ?? source.otherSlots[name] {
        case .text, .entity: true
        default: false
        }
      })
    let block = source.block
    let isConditional =
      block.map { !$0.requires.isEmpty || !$0.excludes.isEmpty || !$0.fixedSlots.isEmpty } ?? false
    if isConditional { intents[intent].isPlain = false }
    guard joinsSlots else { return }
    for (name, type) in source.slots.merging(source.otherSlots, uniquingKeysWith: { $1 })
      .sorted(by: { $0.key < $1.key })
    where source.expression == nil || source.otherSlots[name] != nil {
      addSlot(
        PhraseParts.Slot(
          name: name, type: type, kind: kind(of: type), isCapture: false, isOptional: true,
          isList: source.lists.contains(name), isEntityList: source.entityLists.contains(name),
          unit: unit(of: name, type), flag: flag(of: name, type, source, isTrue: true),
          unflag: flag(of: name, type, source, isTrue: false)),
        to: intent, of: app)
    }
  }

  /// Returns the unit that the name of a slot for numbers ends with.
  private func unit(of name: String, _ type: SlotType) -> String? {
    guard case .number = type, let last = name.wordsOfIdentifier.last else { return nil }
    let one = Normalizer.utterance("1 " + last)
    let isUnit = [TypedKind.duration, .measurement].contains { kind in
      SpokenValues.readings(kind, at: 0, in: one, languages: small.rules).contains { $0.end == 2 }
    }
    return isUnit ? last : nil
  }

  private mutating func addSlot(_ slot: PhraseParts.Slot, to intent: Int, of app: Int) {
    kindsOfApps[app].insert(slot.kind)
    let names = [slot.name] + (slot.type.valueType.map { [$0] } ?? [])
    for word in names.flatMap(\.wordsOfIdentifier) {
      let word = vocabulary.insert([word], isVerb: false)
      intents[intent].words.insert(word)
      intents[intent].wordsOfSlots.insert(word)
    }
    let nouns = slot.after.filter { !isPreposition($0) }
    let place = intents[intent].slots.firstIndex { $0.name == slot.name }
    if place == nil { intents[intent].slots.append(slot) }
    intents[intent].slots[place ?? intents[intent].slots.count - 1].counted.formUnion(nouns)
  }

  /// The words at the beginning of a name that only say that it is a yes or no.
  private static let flagVerbs: Set = [
    "is", "are", "be", "has", "have", "with", "show", "shows", "include", "includes", "use", "uses",
    "allow", "allows", "enable", "enables", "should", "wants", "make", "makes",
  ]

  /// Returns the words that set a slot of yes or no by being said, or unset it: those of its name, or
  /// what the app calls yes and no.
  private mutating func flag(
    of name: String, _ type: SlotType, _ source: PhraseTemplate, isTrue: Bool
  ) -> [UInt32] {
    guard joinsSlots, type == .typed(.boolean) else { return [] }
    let named = source.truthNames[name].map { Normalizer.utterance($0[isTrue ? 0 : 1]).words }
    let own = isTrue ? Array(name.wordsOfIdentifier.drop(while: Self.flagVerbs.contains)) : []
    let words = named ?? own
    return words.map { vocabulary.insert([$0], isVerb: false) }
  }

  private mutating func kind(of type: SlotType) -> Int {
    if let known = kinds.firstIndex(of: type) { return known }
    kinds.append(type)
    return kinds.count - 1
  }

  private mutating func number(of term: PhraseParts.Term) -> UInt32 {
    if let number = termNumbers[term] { return number }
    let number = UInt32(terms.count)
    termNumbers[term] = number
    terms.append(term)
    return number
  }

  /// Returns terms in which two neighbours that a thesaurus has as one word are one term.
  private func compounded(_ draft: PhrasePartsBuilder.Draft) -> [[[String]]] {
    var result: [[[String]]] = []
    for (place, term) in draft.terms.enumerated() {
      if let last = result.last, term.count == 1, term[0].count == 1,
        draft.runs[place] == draft.runs[place - 1]
      {
        let joined = last.filter { $0.count == 1 }.map { $0 + term[0] }
        let compounds = joined.filter { vocabulary.isCompound($0) }
        if !compounds.isEmpty {
          // A choice of two words is both of them, or their meaning as one.
          result[result.count - 1] =
            last.map { $0 + term[0] } + compounds.map { [$0.joined(separator: " ")] }
          continue
        }
      }
      result.append(term)
    }
    return result
  }

  private mutating func numbers(
    of words: [String], _ app: Int, _ synonyms: [[[String]]], isVerb: Bool
  ) -> [UInt32] {
    var result: [UInt32] = []
    var place = 0
    while place < words.count {
      // The longest spelling of a synonym that starts here.
      let spelled = synonyms.joined().filter { words[place...].starts(with: $0) }
        .max { $0.count < $1.count }
      let length = max(1, spelled?.count ?? 1)
      let number =
        spelled == nil
        ? vocabulary.insert(words[place].split(separator: " ").map(String.init), isVerb: isVerb)
        : number(of: words[place..<place + length].joined(separator: " "), app, synonyms)
      if !result.contains(number) { result.append(number) }
      place += length
    }
    return result
  }

  private mutating func number(
    of text: String, _ app: Int, _ synonyms: [[[String]]]
  ) -> UInt32 {
    let words = text.split(separator: " ").map(String.init)
    let others = synonyms.filter { $0.contains(words) }.flatMap(\.self)
    return others.isEmpty
      ? vocabulary.insert(words, isVerb: false)
      : vocabulary.insert(words, synonyms: others.filter { $0 != words }, of: app)
  }

  /// Computes the weights of the words, and adds the phrases to the index.
  private mutating func link() {
    lengths = vocabulary.texts.map { text in
      text.split(separator: " ").count { !small.isLight(String($0)) }
    }
    for (number, text) in vocabulary.texts.enumerated()
    where text.split(separator: " ").allSatisfy({ small.isLight(String($0)) }) {
      light.insert(UInt32(number))
    }
    var users: [Set<Int>] = Array(repeating: [], count: vocabulary.count)
    postings = Array(repeating: [], count: vocabulary.count)
    for (number, phrase) in phrases.enumerated() {
      for word in Set(phrase.terms.flatMap { terms[Int($0)].choices.joined() }) {
        users[Int(word)].insert(phrase.intent)
        postings[Int(word)].append(UInt32(number))
      }
    }
    takers = Array(repeating: [], count: kinds.count)
    for (number, phrase) in phrases.enumerated() {
      for slot in phrase.slots where !slot.isOptional && kinds[slot.kind].valueType != nil {
        takers[slot.kind].append(UInt32(number))
      }
    }
    let all = log(Double(max(2, intents.count)) + 1)
    weights = users.enumerated().map { word, intents in
      if light.contains(UInt32(word)) { return Self.lightWeight }
      let rarity = (all - log(Double(max(1, intents.count)))) / all
      return min(1, max(Self.leastWeight, rarity))
    }
    for intent in intents.indices {
      intents[intent].units = intents[intent].words.filter {
        small.roles[vocabulary.texts[Int($0)]]?.contains(.unit) == true
      }
      intents[intent].repeats = intents[intent].verbs.contains {
        small.roles[vocabulary.texts[Int($0)]]?.contains(.repeating) == true
      }
    }
    contrasts = Contrasts(phrases, terms: terms, opposites: vocabulary.opposites)
    let spellings = joinsSlots ? spellings() : []
    let beginnings = Dictionary(
      grouping: joinsSlots ? phrases.indices.filter { !phrases[$0].terms.isEmpty } : [],
      by: { spellings[Int(phrases[$0].terms[0])] })
    for number in phrases.indices {
      let phrase = phrases[number]
      phrases[number].open = phrase.slots.map { slot in
        var slot = slot
        slot.counted =
          intents[phrase.intent].slots.first { $0.name == slot.name }?.counted ?? []
        return slot
      }
      if joinsSlots {
        let names = Set(phrase.slots.map(\.name))
        phrases[number].open += intents[phrase.intent].slots.filter { !names.contains($0.name) }
          .map { slot in
            var slot = slot
            slot.isOptional = true
            return slot
          }
      }
      if joinsSlots { markAdded(to: number, spellings, beginnings) }
      phrases[number].kinds = phrases[number].open.reduce(0) { $0 | 1 << UInt64($1.kind & 63) }
      for (place, term) in phrase.terms.enumerated() {
        phrases[number].demanded += weight(of: terms[Int(term)])
        let isDecisive = terms[Int(term)].choices.contains { choice in
          choice.contains { contrasts.isDecisive($0, for: phrase.intent) }
        }
        if isDecisive, place < 64 { phrases[number].decisive |= 1 << UInt64(place) }
      }
    }
  }

  /// Marks the words that a phrase has beside all of a phrase of another intent: the "more" of "order
  /// two more soups", which is "order soup" besides.
  ///
  /// - Parameters:
  ///   - spellings: A number for the spelling of each term, by the term's number.
  ///   - beginnings: The phrases that begin with each spelling.
  private mutating func markAdded(
    to number: Int, _ spellings: [Int], _ beginnings: [Int: [Int]]
  ) {
    let phrase = phrases[number]
    let slots = Set(phrase.open.map(\.name))
    let own = phrase.terms.map { spellings[Int($0)] }
    for other in Set(own).flatMap({ beginnings[$0] ?? [] }).map({ phrases[$0] })
    where other.app == phrase.app && other.intent != phrase.intent
      && other.terms.count < phrase.terms.count
      && (other.slots.isEmpty || other.slots.contains { slots.contains($0.name) })
    {
      let others = other.terms.map { spellings[Int($0)] }
      guard others.allSatisfy(own.contains) else { continue }
      for (place, term) in phrase.terms.enumerated().prefix(64)
      where !others.contains(own[place]) && isTelling(terms[Int(term)]) {
        phrases[number].added |= 1 << UInt64(place)
      }
    }
  }

  /// Whether a term says more than that a number of things follows or precedes it.
  private func isTelling(_ term: PhraseParts.Term) -> Bool {
    weight(of: term) > Self.lightWeight
      && !term.choices.joined().contains { word in
        small.roles[vocabulary.texts[Int(word)]]?.contains(.classifier) == true
      }
  }

  /// Returns a number for the spelling of each term: a verb and a noun may be spelled alike.
  private func spellings() -> [Int] {
    var numbers: [Set<[String]>: Int] = [:]
    return terms.map { term in
      let texts = Set(term.choices.map { $0.map { vocabulary.texts[Int($0)] } })
      let number = numbers[texts] ?? numbers.count
      numbers[texts] = number
      return number
    }
  }

  /// Returns the weight of a term: that of its lightest choice.
  func weight(of term: PhraseParts.Term) -> Double {
    term.choices.map { $0.reduce(0) { $0 + weights[Int($1)] } }.min() ?? 0
  }
}

extension String {
  /// The words of an identifier such as `dueDate` or `Soupy.Soup`, folded; without those of apps
  /// and modules.
  var wordsOfIdentifier: [String] {
    var text = ""
    for letter in split(separator: ".").last ?? "" {
      if letter.isUppercase { text += " " }
      text.append(letter == "_" ? " " : letter)
    }
    let empty: Set = ["intent", "entity", "app", "enum", "id", "name", "value"]
    return Normalizer.utterance(text).words.filter { $0.utf8.count > 1 && !empty.contains($0) }
  }
}
