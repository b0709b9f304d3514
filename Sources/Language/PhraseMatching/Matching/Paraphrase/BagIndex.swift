// The bags of all phrases, with the way from a word to the bags that demand it.

import Foundation

/// The bags of all phrases, with the way from a word to the bags that demand it.
struct BagIndex: Sendable {
  /// What a word weighs that does not tell phrases apart.
  static let lightWeight = 0.1
  private static let leastWeight = 0.25

  /// Those of one app follow each other.
  private(set) var bags: [PhraseBag] = []
  /// By the number of a word: the bags that demand it, in order.
  private(set) var postings: [[UInt32]] = []
  /// The same for the bags of apps that no phrase names.
  private(set) var namelessPostings: [[UInt32]] = []
  /// By the number of a word: what it weighs, from 0 to 1.
  private(set) var weights: [Double] = []
  private(set) var vocabulary = BagVocabulary()
  /// By the place of a template: the number of its intent.
  private(set) var intents: [Int] = []
  /// The apps that no phrase of theirs names.
  private(set) var namelessApps: Set<Int> = []
  /// The words by which an app tells its intents apart.
  private(set) var contrasts = Contrasts([], intents: [])
  /// Words that make something else of a request.
  private(set) var contrary: Set<String> = []
  /// The numbers of those among them that phrases have.
  private(set) var contraryWords: Set<UInt32> = []
  /// Words that say next to nothing anywhere.
  private var light: Set<String> = []
  /// Words that are part of something polite ("when you get a chance"), unless a phrase has them.
  private var polite: Set<String> = []
  private var appNumbers: [String: Int] = [:]
  private var appBags: [Range<Int>] = []

  init(_ templates: [PhraseTemplate], synonyms: [String: [[String]]]) {
    var byApp: [[Int]] = []
    for (place, template) in templates.enumerated() {
      if appNumbers[template.app] == nil {
        appNumbers[template.app] = byApp.count
        byApp.append([])
      }
      byApp[appNumbers[template.app] ?? 0].append(place)
    }
    addLanguages(of: templates)
    number(intentsOf: templates)
    for (app, number) in appNumbers.sorted(by: { $0.value < $1.value }) {
      for group in synonyms[app] ?? [] { vocabulary.insert(synonyms: group, of: number) }
    }
    for (app, places) in byApp.enumerated() {
      let first = bags.count
      for place in places { add(templates[place], at: place, app) }
      appBags.append(first..<bags.count)
      if !bags[first...].contains(where: \.namesApplication) { namelessApps.insert(app) }
    }
    link()
    contrasts = Contrasts(bags, intents: intents)
    contraryWords = Set(contrary.compactMap { vocabulary.number(of: $0) })
  }

  /// The number of an app; `nil` for one without phrases.
  func number(ofApp app: String) -> Int? { appNumbers[app] }

  /// The bags of an app.
  func bags(ofApp app: Int) -> Range<Int> { appBags[app] }

  /// Whether a word tells phrases apart.
  func isTelling(_ word: UInt32) -> Bool { weights[Int(word)] > Self.lightWeight }

  /// What a word of an utterance weighs that a phrase does not have.
  func weight(of word: String) -> Double {
    if light.contains(word) { return Self.lightWeight }
    guard let number = vocabulary.number(of: word) else {
      return polite.contains(word) ? Self.lightWeight : 1
    }
    return weights[Int(number)]
  }

  // MARK: Making

  private mutating func addLanguages(of templates: [PhraseTemplate]) {
    let tags = Set(templates.map { $0.language ?? "en" }).sorted()
    for tag in tags {
      let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
      if let rules = LanguageRules.rules(for: tag) {
        for text in rules.functionWords + rules.articles {
          light.formUnion(Normalizer.utterance(text).words)
        }
        for text in rules.leading + rules.trailing {
          let words = Normalizer.utterance(text).words
          if words.count == 1 { light.formUnion(words) } else { polite.formUnion(words) }
        }
      }
      for text in ContraryWords.all[language] ?? [] {
        contrary.formUnion(Normalizer.utterance(text).words)
      }
    }
  }

  private mutating func number(intentsOf templates: [PhraseTemplate]) {
    var numbers: [[String]: Int] = [:]
    intents = templates.map { template in
      let key = [template.app, template.intent]
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      return number
    }
  }

  private mutating func add(_ template: PhraseTemplate, at place: Int, _ app: Int) {
    var builder = BagBuilder(template)
    var seen: Set<[PhraseBag.Term]> = []
    for draft in builder.drafts() {
      let terms = draft.terms.map { choices in
        PhraseBag.Term(
          choices: choices.map { Set(vocabulary.insert($0, of: app)).sorted() }
            .filter { !$0.isEmpty })
      }
      let bag = PhraseBag(
        template: place, app: app, terms: terms,
        optional: Set(draft.optional.flatMap { vocabulary.insert($0, of: app) }),
        slots: draft.slots, namesApplication: draft.namesApplication)
      // Bags that differ in nothing that has to be said differ in slots.
      if seen.insert(terms).inserted || !draft.slots.isEmpty { bags.append(bag) }
    }
  }

  /// Weighs the words, and links them to their bags.
  private mutating func link() {
    let count = Int(vocabulary.count)
    var users: [Set<Int>] = Array(repeating: [], count: count)
    postings = Array(repeating: [], count: count)
    namelessPostings = Array(repeating: [], count: count)
    for (number, bag) in bags.enumerated() {
      let words = Set(bag.terms.flatMap { $0.choices.joined() })
      for word in words {
        users[Int(word)].insert(intents[bag.template])
        postings[Int(word)].append(UInt32(number))
        if namelessApps.contains(bag.app) { namelessPostings[Int(word)].append(UInt32(number)) }
      }
    }
    let all = log(Double(max(2, Set(intents).count)) + 1)
    weights = users.map { intents in
      let rarity = (all - log(Double(max(1, intents.count)))) / all
      return min(1, max(Self.leastWeight, rarity))
    }
    for word in light {
      if let number = vocabulary.number(of: word) { weights[Int(number)] = Self.lightWeight }
    }
  }
}
