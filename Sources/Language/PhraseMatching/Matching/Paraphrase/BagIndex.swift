// The bags of all phrases, with an index from words to the bags that require them.

import Foundation
import SpokenValues

/// The bags of all phrases, with an index from words to the bags that require them.
struct BagIndex: Sendable {
  /// The weight of a word that does not distinguish phrases.
  static let lightWeight = 0.1
  private static let leastWeight = 0.25

  /// The bags; those of one app are adjacent.
  private(set) var bags: [PhraseBag] = []
  /// The bags that require each word, in order, by the word's number.
  private(set) var postings: [[UInt32]] = []
  /// As `postings`, for the apps that no phrase names.
  private(set) var namelessPostings: [[UInt32]] = []
  /// The weight of each word, from 0 to 1, by its number.
  private(set) var weights: [Double] = []
  private(set) var vocabulary = BagVocabulary()
  /// The number of each template's intent, by the template's index.
  private(set) var intents: [Int] = []
  /// The apps whose phrases never contain the app's name.
  private(set) var namelessApps: Set<Int> = []
  /// The words that distinguish the intents of an app.
  private(set) var contrasts = Contrasts([], intents: [])
  /// Words that negate a request or turn it into a question.
  private(set) var contrary: Set<String> = []
  /// The numbers of the `contrary` words that occur in phrases.
  private(set) var contraryWords: Set<UInt32> = []
  /// Words with next to no meaning in any phrase.
  private var light: Set<String> = []
  /// Words of polite phrases ("when you get a chance"), unless a phrase has them.
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

  /// Returns the number of an app; `nil` for one without phrases.
  func number(ofApp app: String) -> Int? { appNumbers[app] }

  /// Returns the range of an app's bags.
  func bags(ofApp app: Int) -> Range<Int> { appBags[app] }

  /// Whether a word distinguishes phrases.
  func isTelling(_ word: UInt32) -> Bool { weights[Int(word)] > Self.lightWeight }

  /// Returns the weight of a spoken word that the phrase does not have.
  func weight(of word: String) -> Double {
    if light.contains(word) { return Self.lightWeight }
    guard let number = vocabulary.number(of: word) else {
      return polite.contains(word) ? Self.lightWeight : 1
    }
    return weights[Int(number)]
  }

  // MARK: Construction

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
      // Bags with the same required words may still differ in slots.
      if seen.insert(terms).inserted || !draft.slots.isEmpty { bags.append(bag) }
    }
  }

  /// Computes the weights of the words, and adds the bags to the index.
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
