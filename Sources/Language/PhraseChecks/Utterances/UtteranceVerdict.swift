// Compares what came of an utterance with what should have.

public import PhraseMatching

/// What came of an utterance, beside what should have.
public struct UtteranceVerdict: Hashable, Sendable {
  /// One thing that is not as it should be.
  public struct Difference: Hashable, Sendable {
    /// What is compared: `app`, `intent`, `values.NAME`, `tier` or `asks`.
    public var field: String
    /// How it should be; `nil` when it should not be there.
    public var expected: String?
    /// How it is; `nil` when it is not there.
    public var actual: String?

    /// Creates a difference.
    public init(field: String, expected: String?, actual: String?) {
      self.field = field
      self.expected = expected
      self.actual = actual
    }
  }

  /// The case.
  public let example: UtteranceCase
  /// What is not as it should be; empty when the case passes.
  public let differences: [Difference]
  /// How long it took to find out.
  public let duration: Duration

  /// Whether everything is as it should be.
  public var passes: Bool { differences.isEmpty }

  /// Creates a verdict.
  public init(example: UtteranceCase, differences: [Difference], duration: Duration = .zero) {
    self.example = example
    self.differences = differences
    self.duration = duration
  }

  /// Compares a case with what the matcher said.
  ///
  /// - Parameters:
  ///   - asked: The parameter the engine would ask for next, `nil` for none; read only where the
  ///     case says something about it.
  public init(_ example: UtteranceCase, _ result: MatchResult, asked: String?, duration: Duration) {
    self.init(
      example: example, differences: Comparison(example, result, asked: asked).differences,
      duration: duration)
  }
}

/// One comparison; fields that follow from another that differs are left out.
private struct Comparison {
  private(set) var differences: [UtteranceVerdict.Difference] = []

  init(_ example: UtteranceCase, _ result: MatchResult, asked: String?) {
    let best = result.best
    let expected = example.intents.map(Self.intentName).sorted()
    let intents = Set(best.map { Self.intentName($0.intent) }).sorted()
    let isOther = expected != intents
    if isOther {
      compare("intent", Self.list(expected), best.isEmpty ? "nothing" : Self.intents(of: best))
      // A phrase that silenced its app explains why nothing fits.
      for veto in result.vetoed where best.isEmpty && !expected.isEmpty {
        compare("vetoed by", nil, "\(veto.app): \(veto.phrase)")
      }
    }
    if let app = example.app, !expected.isEmpty, !best.isEmpty,
      !best.allSatisfy({ $0.app.lowercased() == app.lowercased() })
    {
      compare("app", app, Set(best.map(\.app)).sorted().joined(separator: ", "))
    }
    guard !isOther, let first = best.first else { return }
    if let tier = example.tier { compare("tier", tier.rawValue, first.tier.rawValue) }
    if let values = example.values { compare(values, first) }
    switch example.asks {
    case .parameter(let name): compare("asks", name, asked ?? "nothing")
    case .nothing: compare("asks", "nothing", asked ?? "nothing")
    case nil: break
    }
  }

  private mutating func compare(_ field: String, _ expected: String?, _ actual: String?) {
    guard expected != actual else { return }
    differences.append(.init(field: field, expected: expected, actual: actual))
  }

  private mutating func compare(_ values: [String: [String]], _ match: Match) {
    let filled = Dictionary(match.parameters.map { ($0.name, $0) }) { first, _ in first }
    for name in Set(values.keys).union(filled.keys).sorted() {
      let expected = values[name]
      let slot = filled[name]
      if let expected, let slot, Self.fits(slot, expected) { continue }
      compare(
        "values.\(name)", expected.map { $0.joined(separator: ", ") }, slot.map(Self.value))
    }
  }

  /// Whether a slot has a value: its identifier, or the words that were said.
  private static func fits(_ slot: SlotMatch, _ expected: [String]) -> Bool {
    slot.values.sorted() == expected.sorted() || [slot.text] == expected
  }

  private static func value(_ slot: SlotMatch) -> String {
    slot.values.isEmpty ? slot.text : slot.values.joined(separator: ", ")
  }

  private static func intents(of matches: [Match]) -> String {
    list(Set(matches.map { intentName($0.intent) }).sorted())
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  /// An intent may be named with or without the ending of its type.
  private static func intentName(_ name: String) -> String {
    name.hasSuffix("Intent") && name != "Intent" ? String(name.dropLast(6)) : name
  }
}
