// Compares an utterance with one bag of words.

/// The words of an utterance, prepared for comparison with bags.
struct SaidWords: Sendable {
  private static let correctionSureness = 0.8

  /// The number of words.
  let count: Int
  /// The occurrences of each word or group, by its number.
  private(set) var places: [UInt32: [Range<Int>]] = [:]
  /// The weight of each word if the phrase does not have it, by place.
  private(set) var weights: [Double] = []
  /// The places of words that negate a request or turn it into a question.
  private(set) var contrary: Set<Int> = []
  /// The confidence that a word was meant, by its number, if it may be a slip.
  private(set) var sureness: [UInt32: Double] = [:]

  /// - Parameter corrections: The words that each word may be a slip of, by place.
  init(
    _ words: [String], polite: Set<Int>, corrections: [Int: [String]] = [:], in index: BagIndex
  ) {
    count = words.count
    for (place, word) in words.enumerated() {
      weights.append(polite.contains(place) ? 0 : index.weight(of: word))
      if index.contrary.contains(word) { contrary.insert(place) }
      if let number = index.vocabulary.number(of: word) {
        places[number, default: []].append(place..<place + 1)
      }
      for group in index.vocabulary.groups(at: place, of: words) {
        places[group.group, default: []].append(place..<place + group.length)
      }
    }
    for (place, texts) in corrections.sorted(by: { $0.key < $1.key }) {
      for number in texts.compactMap({ index.vocabulary.number(of: $0) }) {
        if places[number] == nil { sureness[number] = Self.correctionSureness }
        places[number, default: []].append(place..<place + 1)
      }
    }
  }
}

/// A comparison of an utterance with one bag of words.
struct BagComparison {
  /// The weight of a slot in a suggestion, where slots need not be filled.
  private static let slotWeight = 0.5
  /// The least share of the required weight that the utterance must have: "start" does not match
  /// "start invoice", however few other words there are.
  private static let leastShare = 0.75

  private let bag: PhraseBag
  private let said: SaidWords
  private let application: Range<Int>?
  private let mentions: Mentions
  private let index: BagIndex

  /// - Parameter application: The words that name the bag's app; `nil` if it is not named.
  init(
    _ bag: PhraseBag, _ said: SaidWords, application: Range<Int>?, _ mentions: Mentions,
    _ index: BagIndex
  ) {
    self.bag = bag
    self.said = said
    self.application = application
    self.mentions = mentions
    self.index = index
  }

  /// Returns the utterance as a paraphrase of the bag; `nil` if it does not meet the criteria.
  func paraphrase(above bar: Paraphrases.Bar) -> Paraphrase? {
    var taken = Set(application ?? 0..<0)
    let slots = fill(&taken)
    let missing = bag.slots.filter { slot in
      !slot.isOptional && !slots.contains { $0.name == slot.name }
    }
    if bar.isStrict, !missing.isEmpty { return nil }
    var common: Set<Int> = []
    var demanded = 0.0
    var met = 0.0
    var isTelling = false
    for term in bag.terms {
      let (weight, share, places) = best(of: term, taken)
      demanded += weight
      met += share
      isTelling = isTelling || share > BagIndex.lightWeight
      if bar.isStrict, places.isEmpty, isDecisive(term) { return nil }
      if bar.isStrict, isContrary(term) { return nil }
      common.formUnion(places)
    }
    if bar.isStrict, met < Self.leastShare * demanded { return nil }
    // Optional words count neither for nor against the phrase.
    let allowed = bag.optional.reduce(into: Set<Int>()) { $0.formUnion(places(of: $1, taken)) }
      .subtracting(common)
    var spoken = 0.0
    var explained = 0.0
    if !bar.isStrict {
      // In a suggestion, the app's name and slots are optional and count if present.
      if bag.namesApplication { demanded += 1 }
      if bag.namesApplication, application != nil {
        met += 1
        spoken += 1
        explained += 1
        isTelling = true
      }
      let required = bag.slots.count { !$0.isOptional }
      demanded += Self.slotWeight * Double(required)
      met += Self.slotWeight * (Double(required) - Double(missing.count) / 2)
    }
    for place in 0..<said.count where !taken.contains(place) && !allowed.contains(place) {
      spoken += said.weights[place]
      if common.contains(place) { explained += said.weights[place] }
    }
    guard demanded + spoken > 0, isTelling else { return nil }
    let score = (met + explained) / (demanded + spoken)
    guard score >= bar.score else { return nil }
    common.formUnion(allowed)
    if bar.isStrict, !said.contrary.subtracting(taken).isSubset(of: common) { return nil }
    if bar.isStrict, isContradicted(common, taken) { return nil }
    return Paraphrase(
      template: bag.template, score: score,
      slots: slots.sorted { $0.words.lowerBound < $1.words.lowerBound },
      missingSlots: missing.map(\.name), application: application, commonWords: common)
  }

  /// Whether all choices of a term contain a negation or question word that was not spoken: "are
  /// all lights off" is not "all lights off".
  private func isContrary(_ term: PhraseBag.Term) -> Bool {
    term.choices.allSatisfy { choice in
      choice.contains { index.contraryWords.contains($0) && said.places[$0] == nil }
    }
  }

  /// Whether one of a term's words distinguishes the intent from others.
  private func isDecisive(_ term: PhraseBag.Term) -> Bool {
    let intent = index.intents[bag.template]
    return term.choices.contains { choice in
      choice.contains { index.contrasts.isDecisive($0, for: intent) }
    }
  }

  /// Whether a word that the phrase does not have marks another intent of the app.
  private func isContradicted(_ common: Set<Int>, _ taken: Set<Int>) -> Bool {
    let intent = index.intents[bag.template]
    let own = bag.terms.flatMap { $0.choices.joined() }
    return said.places.contains { word, runs in
      runs.contains { $0.contains { !common.contains($0) && !taken.contains($0) } }
        && own.contains { index.contrasts.word(word, speaksAgainst: intent, of: $0) }
    }
  }

  /// Fills every slot with the longest remaining mention of its type, the first of equals.
  private func fill(_ taken: inout Set<Int>) -> [Paraphrase.Slot] {
    var filled: [Paraphrase.Slot] = []
    for slot in bag.slots.filter({ !$0.isOptional }) + bag.slots.filter(\.isOptional) {
      guard let type = slot.type.valueType else { continue }
      var best: Mention?
      for mention in mentions.values(type) where taken.isDisjoint(with: mention.words) {
        let isBetter =
          best.map { known in
            (known.words.count, mention.words.lowerBound)
              < (mention.words.count, known.words.lowerBound)
          } ?? true
        if isBetter { best = mention }
      }
      guard let best else { continue }
      taken.formUnion(best.words)
      filled.append(
        Paraphrase.Slot(
          name: slot.name, type: slot.type, isCapture: slot.isCapture, words: best.words,
          values: best.values))
    }
    return filled
  }

  /// Returns the weight, the spoken share and the places of a term's most likely choice.
  private func best(
    of term: PhraseBag.Term, _ taken: Set<Int>
  ) -> (weight: Double, share: Double, places: Set<Int>) {
    var best = (weight: 0.0, share: -1.0, places: Set<Int>())
    for choice in term.choices {
      var weight = 0.0
      var share = 0.0
      var places: Set<Int> = []
      for word in choice {
        weight += index.weights[Int(word)]
        let found = self.places(of: word, taken)
        if !found.isEmpty { share += index.weights[Int(word)] * (said.sureness[word] ?? 1) }
        places.formUnion(found)
      }
      // Compared crosswise, since a weight may be zero.
      let isBetter =
        best.share < 0 || share * best.weight > best.share * weight
        || (share * best.weight == best.share * weight && share > best.share)
      if isBetter { best = (weight, share, places) }
    }
    return best.share < 0 ? (0, 0, []) : best
  }

  private func places(of word: UInt32, _ taken: Set<Int>) -> Set<Int> {
    var result: Set<Int> = []
    for run in said.places[word] ?? [] where taken.isDisjoint(with: run) { result.formUnion(run) }
    return result
  }
}
