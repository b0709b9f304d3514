// Finds the phrases an utterance paraphrases: reordered, with synonyms, with some words missing.

/// An index of phrases that finds those that an utterance expresses in other words.
///
/// Every phrase is a bag of words (`PhraseBag`). The score of an utterance is Dice's coefficient of
/// the weights of the words: twice the common weight over the sum of both weights. A word weighs
/// more if fewer intents have it, by inverse document frequency as in Spärck Jones, "A statistical
/// interpretation of term specificity and its application in retrieval", Journal of Documentation
/// 28(1), 1972, doi:10.1108/eb026526. Articles, prepositions and polite words weigh a tenth; a word
/// that no phrase has weighs as much as the rarest. The words of the app's name and of the values
/// that fill slots have no weight: they are required.
///
/// Suggestions have the same score, except that the app's name weighs as much as the rarest word
/// and a slot half of that, since neither is required, and a word that may be a slip has most of
/// the weight of its correction.
///
/// The index is inverted: a word leads to the bags that have it, so only bags that share a
/// distinctive word are compared, and no more than `maximumPostings` of them.
package struct Paraphrases: Sendable {
  /// The criteria for accepting a paraphrase.
  package struct Bar: Hashable, Sendable {
    /// The minimum score.
    package var score: Double
    /// Whether the app must be named, every slot filled, and no word may contradict the phrase: a
    /// negation, a question word, or a word of another intent.
    package var isStrict: Bool

    /// Creates criteria from a minimum score.
    package init(score: Double, isStrict: Bool = true) {
      self.score = score
      self.isStrict = isStrict
    }

    /// The criteria for a match.
    package static let accepted = Bar(score: defaultThreshold)
    /// The criteria for a suggestion after an utterance that matches nothing.
    package static let suggested = Bar(score: 0.3, isStrict: false)
  }

  /// The minimum score of a match.
  ///
  /// Chosen by the curve in Tests/Benchmarks/README.md: of 86,359 utterances that belong to no app,
  /// with an app's name after them, 1 is accepted from 0.75, 2 from 0.7 and 5 from 0.6; of 13,071
  /// questions to a bank, heard by Home Assistant's sentences, which name no app, 3 from 0.65 and
  /// none from 0.7.
  package static let defaultThreshold = 0.7
  /// The maximum number of words of an utterance that is compared.
  package static let maximumWords = 64
  /// The maximum number of bags that an utterance is compared with.
  private static let maximumPostings = 4096

  private let index: BagIndex

  /// Creates the index of a catalogue's phrases.
  ///
  /// - Parameters:
  ///   - templates: The phrases; results refer to them by index.
  ///   - synonyms: Groups of words with the same meaning, by app.
  /// - Complexity: O(*n*) in the total length of the templates, times a bounded factor for each
  ///   place with alternatives.
  package init(templates: [PhraseTemplate], synonyms: [String: [[String]]] = [:]) {
    index = BagIndex(templates, synonyms: synonyms)
  }

  /// Returns the phrases that words may paraphrase, best first; with strict criteria, one per
  /// intent.
  ///
  /// - Parameters:
  ///   - words: The folded words of the utterance.
  ///   - mentions: The apps and values that the words name.
  ///   - polite: The places of polite words, which contradict no phrase.
  ///   - corrections: The words that each word may be a slip of, by place.
  ///   - isAdmitted: Whether the template with an index may match in the current context.
  /// - Complexity: O(*w* + *p*) for *w* ≤ 64 words and *p* ≤ 4,096 bags that share one of them.
  package func candidates(
    for words: [String], mentions: Mentions, polite: Set<Int> = [],
    corrections: [Int: [String]] = [:], above bar: Bar,
    isAdmitted: (Int) -> Bool = { _ in true }
  ) -> [Paraphrase] {
    guard !words.isEmpty, words.count <= Self.maximumWords else { return [] }
    let said = SaidWords(words, polite: polite, corrections: corrections, in: index)
    var named: [Int: [Range<Int>]] = [:]
    for (app, places) in mentions.applications {
      if let number = index.number(ofApp: app) { named[number] = places }
    }
    var best: [Int: Paraphrase] = [:]
    for number in bagsSharing(said, named: named.keys.sorted(), bar) {
      let bag = index.bags[Int(number)]
      guard isAdmitted(bag.template) else { continue }
      let places: [Range<Int>?] = named[bag.app] ?? [nil]
      for place in places {
        let comparison = BagComparison(bag, said, application: place, mentions, index)
        guard let found = comparison.paraphrase(above: bar) else { continue }
        let key = bar.isStrict ? index.intents[bag.template] : bag.template
        if best[key].map({ found.precedes($0) }) ?? true { best[key] = found }
      }
    }
    return best.values.sorted { $0.precedes($1) }
  }

  /// Returns the bags of apps that may reply and that require a distinctive spoken word, in order.
  ///
  /// Rare words come first, so that only bags that share nothing but common words are left out.
  private func bagsSharing(_ said: SaidWords, named: [Int], _ bar: Bar) -> [UInt32] {
    let telling = said.places.keys.filter { index.isTelling($0) }.sorted { left, right in
      (index.postings[Int(left)].count, left) < (index.postings[Int(right)].count, right)
    }
    var found: Set<UInt32> = []
    var budget = Self.maximumPostings
    for feature in telling where budget > 0 {
      let all = index.postings[Int(feature)]
      guard bar.isStrict else {
        found.formUnion(all.prefix(budget))
        budget -= all.count
        continue
      }
      for app in named {
        let own = all.bags(in: index.bags(ofApp: app)).prefix(max(0, budget))
        found.formUnion(own)
        budget -= own.count
      }
      guard !index.namelessApps.isEmpty else { continue }
      let nameless = index.namelessPostings[Int(feature)].prefix(max(0, budget))
      found.formUnion(nameless)
      budget -= nameless.count
    }
    if !bar.isStrict {
      for app in named {
        found.formUnion(index.bags(ofApp: app).prefix(max(0, budget)).map(UInt32.init))
      }
    }
    return found.sorted()
  }
}

extension Paraphrase {
  /// Whether this paraphrase ranks before another: by score, then in declared order.
  fileprivate func precedes(_ other: Paraphrase) -> Bool {
    return (other.score, template) < (score, other.template)
  }
}

extension [UInt32] {
  /// Returns the bags in a range; both are sorted.
  fileprivate func bags(in run: Range<Int>) -> ArraySlice<UInt32> {
    self[firstIndex(from: run.lowerBound)..<firstIndex(from: run.upperBound)]
  }

  private func firstIndex(from bag: Int) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if Int(self[middle]) < bag { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
