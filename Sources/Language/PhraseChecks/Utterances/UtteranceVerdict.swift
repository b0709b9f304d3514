// Runs the cases of an utterance file, and compares the results with the expected ones.

public import PhraseMatching

/// The result of a case, compared with the expected one.
public struct UtteranceVerdict: Hashable, Sendable {
  /// A difference from the expected result.
  public struct Difference: Hashable, Sendable {
    /// The name of the compared field: `app`, `intent`, `commands`, `values.NAME`, `tier`, `asks`, `suggests`, or
    /// `name` for whether the app's name was said.
    public var field: String
    /// The expected value; `nil` if none is expected.
    public var expected: String?
    /// The actual value; `nil` if there is none.
    public var actual: String?

    /// Creates a difference from a field's expected and actual values.
    public init(field: String, expected: String?, actual: String?) {
      self.field = field
      self.expected = expected
      self.actual = actual
    }
  }

  /// The case.
  public let example: UtteranceCase
  /// The differences; empty if the case passes.
  public let differences: [Difference]
  /// The duration of matching.
  public let duration: Duration

  /// Whether there are no differences.
  public var passes: Bool { differences.isEmpty }

  /// Creates a verdict from a case and its differences.
  public init(example: UtteranceCase, differences: [Difference], duration: Duration = .zero) {
    self.example = example
    self.differences = differences
    self.duration = duration
  }

  /// Compares a case with the matcher's result.
  ///
  /// - Parameters:
  ///   - commands: The intents of the commands of a sentence of several; empty for one.
  ///   - asked: The parameter the engine would ask for next, `nil` for none; used only if the case
  ///     checks it.
  ///   - requiresName: Whether the app's name has to be said, as Siri requires.
  public init(
    _ example: UtteranceCase, _ result: MatchResult, commands: [String] = [], asked: String?,
    duration: Duration, requiresName: Bool = false
  ) {
    let comparison =
      commands.isEmpty
      ? Comparison(example, result, asked: asked, requiresName: requiresName)
      : Comparison(example, commands)
    self.init(example: example, differences: comparison.differences, duration: duration)
  }
}

/// A comparison; fields whose differences follow from another one are omitted.
private struct Comparison {
  private(set) var differences: [UtteranceVerdict.Difference] = []

  /// Compares a sentence of several commands.
  init(_ example: UtteranceCase, _ commands: [String]) {
    let actual = Self.list(commands.map(Self.intentName))
    if let expected = example.commands {
      compare("commands", Self.list(expected.map(Self.intentName)), actual)
    } else {
      compare("intent", Self.list(example.intents.map(Self.intentName)), "the commands " + actual)
    }
  }

  init(_ example: UtteranceCase, _ result: MatchResult, asked: String?, requiresName: Bool) {
    let best = result.best
    if let commands = example.commands {
      compare(
        "commands", Self.list(commands.map(Self.intentName)),
        best.isEmpty ? "nothing" : Self.intents(of: best))
      return
    }
    let expected = example.intents.map(Self.intentName).sorted()
    let intents = Set(best.map { Self.intentName($0.intent) }).sorted()
    let isOther = expected != intents
    if isOther {
      compare("intent", Self.list(expected), best.isEmpty ? "nothing" : Self.intents(of: best))
      // A phrase that silenced its app explains why nothing matches.
      for veto in result.vetoed where best.isEmpty && !expected.isEmpty {
        compare("vetoed by", nil, "\(veto.app): \(veto.phrase)")
      }
    }
    if let app = example.app, !expected.isEmpty, !best.isEmpty,
      !best.allSatisfy({ $0.app.lowercased() == app.lowercased() })
    {
      compare("app", app, Set(best.map(\.app)).sorted().joined(separator: ", "))
    }
    if let suggested = example.suggests, best.isEmpty {
      compare(suggested, example, result.nearest)
    }
    guard !isOther, let first = best.first else { return }
    if requiresName, let nameless = best.first(where: { !$0.namesApplication }) {
      compare(
        "name", nameless.app,
        nameless.isNameInferred
          ? "not said, only inferred" : "not said, nor in the phrase “\(nameless.template.text)”")
    }
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

  /// Compares the first suggestion.
  private mutating func compare(
    _ suggestion: UtteranceCase.Suggestion, _ example: UtteranceCase, _ nearest: [NearMiss]
  ) {
    let first = nearest.first
    let expected: String? =
      if case .intent(let name) = suggestion { Self.intentName(name) } else { nil }
    let actual = first.map { Self.intentName($0.intent) }
    compare("suggests", expected ?? "nothing", actual ?? "nothing")
    guard expected == actual else { return }
    if let values = example.values, let match = first?.match { compare(values, match) }
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

  /// Whether a slot has an expected value: its identifier, or the spoken words.
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

  /// Returns an intent's name without the suffix of its type, which is optional.
  private static func intentName(_ name: String) -> String {
    name.hasSuffix("Intent") && name != "Intent" ? String(name.dropLast(6)) : name
  }
}

/// A runner that compares the results of cases with the expected ones, without performing intents.
public struct UtteranceRunner: Sendable {
  /// A function that matches an utterance in a context, and returns the intents of the commands of a sentence of
  /// several; none for one.
  public typealias Matching =
    @Sendable (_ utterance: String, _ context: [String: JSON]) async throws ->
    (result: MatchResult, commands: [String])
  /// A function that returns the first parameter to ask for; `nil` if none.
  public typealias Asking = @Sendable (Match) async throws -> String?

  private let match: Matching
  private let ask: Asking
  private let requiresName: Bool

  /// Creates a runner from the functions that match and ask.
  ///
  /// - Parameter requiresName: Whether a match has to have the app's name, as Siri requires.
  public init(
    requiresName: Bool = false, match: @escaping Matching, ask: @escaping Asking
  ) {
    self.requiresName = requiresName
    self.match = match
    self.ask = ask
  }

  /// Runs one case.
  ///
  /// - Throws: The errors of the closures.
  public func verdict(on example: UtteranceCase) async throws -> UtteranceVerdict {
    let clock = ContinuousClock()
    let start = clock.now
    let (result, commands) = try await match(example.utterance, example.context)
    let duration = clock.now - start
    var asked: String?
    if example.asks != nil, result.best.count == 1, let only = result.best.first {
      asked = try await ask(only)
    }
    return UtteranceVerdict(
      example, result, commands: commands, asked: asked, duration: duration,
      requiresName: requiresName)
  }
}

extension Match {
  /// Whether the app's name was said.
  fileprivate var namesApplication: Bool { spans.contains { $0.role == .applicationName } }
}
