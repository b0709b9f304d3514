// Finds every pair of phrases that match the same words.

public import PhraseMatching

/// A search for every pair of phrases that match the same words.
///
/// Phrases are first distinguished by their possible beginnings and ends; only pairs that agree in
/// these are searched. Every pair is confirmed by an utterance that the matcher itself matches with
/// both phrases.
public struct OverlapFinder {
  /// The limits of a search.
  public struct Limits: Sendable {
    /// The maximum number of states of one pair's search.
    public var points = 50_000
    /// The maximum number of states of all pairs' searches.
    public var allPoints = 20_000_000
    /// The maximum number of listed pairs.
    public var pairs = 10_000

    /// Creates the default limits.
    public init() {}
  }

  private let inventory: PhraseInventory
  private let limits: Limits
  private let asksMatcher: Bool
  private let lists: WordLists
  private let factsByType: [String: Set<String>]
  /// The phrases that can be searched, each with its index.
  private var phrases: [Phrase] = []

  private struct Phrase {
    let index: Int
    let walker: PhraseWalker
    let heads: PhraseEdges
    let tails: PhraseEdges
    /// The names of facts that values of the phrase's slots have.
    let brought: Set<String>
  }

  /// Creates a finder for phrases, except malformed and recursive ones.
  public init(_ inventory: PhraseInventory, limits: Limits = Limits()) {
    self.init(inventory, limits: limits, asksMatcher: true)
  }

  /// - Parameter asksMatcher: Whether the matcher has to confirm each pair.
  package init(_ inventory: PhraseInventory, limits: Limits = Limits(), asksMatcher: Bool) {
    self.inventory = inventory
    self.limits = limits
    self.asksMatcher = asksMatcher
    lists = WordLists(inventory)
    factsByType = inventory.values.reduce(into: [:]) { facts, value in
      if !value.context.isEmpty { facts[value.type, default: []].formUnion(value.context.keys) }
    }
    for (index, template) in inventory.templates.enumerated() {
      if let phrase = phrase(index, template) { phrases.append(phrase) }
    }
  }

  private func phrase(
    _ index: Int, _ template: PhraseTemplate, requiresApplicationName: Bool = true
  ) -> Phrase? {
    let use = RuleUse(template)
    guard
      let meaning = try? template.meaning(requiresApplicationName: requiresApplicationName),
      !use.isRecursive
    else { return nil }
    let types = use.lists.compactMap { template.slots[$0]?.valueType }
    let automaton = PhraseAutomaton(template, meaning: meaning, lists: lists)
    let backwards = PhraseAutomaton(template, meaning: meaning, lists: lists, isReversed: true)
    return Phrase(
      index: index, walker: PhraseWalker(automaton, lists: lists),
      heads: PhraseEdges(automaton, lists: lists, isReversed: false),
      tails: PhraseEdges(backwards, lists: lists, isReversed: true),
      brought: types.reduce(into: []) { $0.formUnion(factsByType[$1] ?? []) })
  }

  /// Searches all pairs.
  ///
  /// - Parameter isWanted: Returns whether a pair of templates is compared.
  public func overlaps(
    where isWanted: (PhraseTemplate, PhraseTemplate) -> Bool = { _, _ in true }
  ) -> Overlaps {
    var result = Overlaps()
    var search = OverlapSearch(limit: limits.points)
    var points = 0
    let proof = OverlapProof(inventory, lists: lists)
    PhrasePairs(heads: phrases.map(\.heads), tails: phrases.map(\.tails)).forEach { first, second in
      let (left, right) = (phrases[first], phrases[second])
      let (one, other) = (inventory.templates[left.index], inventory.templates[right.index])
      guard isWanted(one, other) else { return true }
      var conditions = SharedContext()
      conditions.add(one.block, brought: left.brought)
      conditions.add(other.block, brought: right.brought)
      let contexts = conditions.facts
      guard var context = contexts.first else { return true }
      let outcome = search.run(left.walker, right.walker) { letters in
        guard asksMatcher else { return true }
        let shown = contexts.first {
          proof.holds(for: letters, [left.index, right.index], context: $0)
        }
        context = shown ?? context
        return shown != nil
      }
      points += search.pointCount
      switch outcome {
      case .found(let letters):
        result.pairs.append(
          Overlap(
            first: left.index, second: right.index, utterance: Letters.text(letters),
            context: context))
      case .none: break
      case .unfinished: result.unfinished.append((left.index, right.index))
      }
      result.isCut = result.pairs.count >= limits.pairs || points >= limits.allPoints
      return !result.isCut
    }
    return result
  }

  /// Returns an app's phrases that a negative phrase may silence, each with a shortest utterance.
  ///
  /// `first` and `second` are both the phrase; the caller has to confirm with the matcher that the
  /// utterance is silenced.
  func overlaps(withNegative text: String, of app: String) -> [Overlap] {
    let negative = PhraseTemplate(text, app: app, intent: "")
    guard let other = phrase(-1, negative, requiresApplicationName: false) else { return [] }
    var search = OverlapSearch(limit: limits.points)
    return phrases.compactMap { phrase in
      guard inventory.templates[phrase.index].app == app, phrase.heads.meets(other.heads),
        phrase.tails.meets(other.tails),
        case .found(let letters) = search.run(phrase.walker, other.walker)
      else { return nil }
      var conditions = SharedContext()
      conditions.add(inventory.templates[phrase.index].block, brought: phrase.brought)
      return Overlap(
        first: phrase.index, second: phrase.index, utterance: Letters.text(letters),
        context: conditions.facts.last ?? [:])
    }
  }
}

/// Two phrases that match the same words, with an example.
public struct Overlap: Hashable, Sendable {
  /// The phrase declared first, as an index into the inventory's templates.
  public var first: Int
  /// The phrase declared later, as an index into the inventory's templates.
  public var second: Int
  /// A shortest text that both phrases match.
  public var utterance: String
  /// The context in which both phrases match.
  public var context: [String: JSON]
}

/// The result of a search for overlaps.
public struct Overlaps: Sendable {
  /// The pairs, in declared order.
  public var pairs: [Overlap] = []
  /// The pairs whose search exceeded its limit.
  public var unfinished: [(first: Int, second: Int)] = []
  /// Whether there are more pairs than are listed.
  public var isCut = false
}
