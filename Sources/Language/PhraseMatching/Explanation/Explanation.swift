// Explains why an utterance matched a phrase, tied or matched nothing.

import CompactTables
import SpokenValues

/// An account of why an utterance matched a phrase, tied or matched nothing; as text or as JSON.
public struct Explanation: Encodable, Hashable, Sendable {
  /// A phrase that fits the utterance.
  public struct Reading: Encodable, Hashable, Sendable {
    /// The app the phrase belongs to.
    public let app: String
    /// The intent the phrase runs.
    public let intent: String
    /// The phrase as its author wrote it.
    public let phrase: String
    /// The phrase's source location: `declared`, or `path:line:column`.
    public let origin: String
    /// The pieces of the utterance and their roles, in order.
    public let pieces: [Piece]
    /// The reason why the phrase won or lost.
    public let reason: String
    /// Whether the app is meant without its name, which the phrase has; `nil` if it was said.
    public let nameInferred: Bool?
  }

  /// A piece of the utterance and its role.
  public struct Piece: Encodable, Hashable, Sendable {
    /// `literal`, `applicationName`, `filler`, or `slot`.
    public let role: String
    /// The slot's name, for a slot.
    public let slot: String?
    /// The piece as it was typed.
    public let text: String
    /// The start of the piece, as a zero-based UTF-8 offset into the utterance.
    public let start: Int
    /// The end of the piece, as a zero-based UTF-8 offset into the utterance.
    public let end: Int
    /// The known values the piece names, for a slot; empty for free text and for numbers.
    public let values: [String]?
    /// The words of the phrase that the piece stands for, if it is read by parts and they differ.
    public let meaning: String?
    /// The value the slot passes on, if it differs from the text and from the value's identifier.
    public let output: JSON?
  }

  /// A phrase that almost matches the utterance.
  public struct Near: Encodable, Hashable, Sendable {
    /// The app the phrase belongs to.
    public let app: String
    /// The intent the phrase runs.
    public let intent: String
    /// An example of the phrase as a person would say it.
    public let phrase: String
    /// The reason why the utterance does not match the phrase, as one clause.
    public let reason: String
    /// The first position that does not match the phrase, as a zero-based UTF-8 offset.
    public let offset: Int
    /// The title of the closest known value, if the utterance names an unknown one.
    public let closestValue: String?
    /// What keeps the phrase from running as what was meant, as clauses.
    public let doubts: [String]
  }

  /// The utterance, unchanged.
  public let utterance: String
  /// The normalised words that were compared with the phrases.
  public let words: [String]
  /// The tier of the matches; `nil` if there are none.
  public let tier: Tier?
  /// A Boolean value that indicates whether several intents match equally well.
  public let isTie: Bool
  /// The winning phrases: one, several in a tie, or none.
  public let matches: [Reading]
  /// The phrases that match but rank lower, best first.
  public let lost: [Reading]
  /// The phrases whose words match, but a value or a name does not.
  public let unfit: [Near]
  /// The negative phrase that silenced each app, by app.
  public let vetoed: [String: String]
  /// The phrases that almost match the utterance; empty if any phrase matches.
  public let nearest: [Near]
}

extension Matcher {
  /// Explains a result: why phrases matched, lost or did not fit.
  func explanation(
    of result: MatchResult, _ findings: Findings, nearest: [NearMiss]
  ) -> Explanation {
    let stage = findings.turned ?? self
    let ranked = stage.ranked(findings.candidates)
    var won: [Explanation.Reading] = []
    var lost: [Explanation.Reading] = []
    for candidate in ranked {
      let match = stage.match(candidate, tier: findings.tier, rank: 0)
      let isBest = result.best.contains { $0.template == match.template }
      let reason =
        isBest
        ? stage.victory(of: candidate, over: ranked, tier: match.tier)
        : stage.defeat(of: candidate, by: ranked)
      let reading = stage.reading(match, reason: reason)
      if isBest { won.append(reading) } else { lost.append(reading) }
    }
    return Explanation(
      utterance: utterance.text, words: utterance.words, tier: result.tier, isTie: result.isTie,
      matches: won, lost: lost, unfit: result.matches.isEmpty ? [] : stage.unfit(findings),
      vetoed: Dictionary(
        result.vetoed.map { ($0.app, $0.phrase) }, uniquingKeysWith: { first, _ in first }),
      nearest: nearest.map(Explanation.Near.init))
  }
}

extension Explanation.Near {
  init(_ miss: NearMiss) {
    self.init(
      app: miss.app, intent: miss.intent, phrase: miss.phrase,
      reason: miss.failure.description, offset: miss.failure.range.lowerBound,
      closestValue: miss.failure.closestValue?.texts.first, doubts: miss.doubts)
  }
}

extension Matcher {
  fileprivate func reading(_ match: Match, reason: String) -> Explanation.Reading {
    let meanings = match.tier == .parts ? meanings(in: match) : [:]
    let spans = match.tier == .parts ? words(of: match) : match.spans
    let pieces = spans.map { span in
      var filled: SlotMatch?
      if case .slot(let name) = span.role {
        filled = match.parameters.first { $0.name == name && $0.range == span.range }
      }
      return Explanation.Piece(
        role: span.role.name, slot: filled?.name, text: utterance.text.slice(span.range),
        start: span.range.lowerBound, end: span.range.upperBound, values: filled?.values,
        meaning: span.role == .literal ? meanings[span.range.lowerBound] : nil,
        output: filled?.output)
    }
    return Explanation.Reading(
      app: match.app, intent: match.intent, phrase: match.template.text,
      origin: match.template.place?.description ?? "declared", pieces: pieces, reason: reason,
      nameInferred: match.isNameInferred ? true : nil)
  }

  fileprivate func victory(of winner: Candidate, over all: [Candidate], tier: Tier) -> String {
    let rivals = all.filter {
      !precedes($0, winner) && !precedes(winner, $0)
    }
    let isTie = rivals.contains { intent($0) != intent(winner) }
    var words = tier.explanation
    if isTie { words += "; another intent fits equally well" }
    return words
  }

  fileprivate func defeat(of loser: Candidate, by ranked: [Candidate]) -> String {
    guard let winner = ranked.first else { return "" }
    let phrase = "“\(program.templates[winner.template].source.text)”"
    if let advantage = winner.advantage(over: loser, program.preference), advantage.isOurs {
      return "\(phrase) \(advantage.merit.explanation)"
    }
    // The phrase declared first wins, unless a value decides.
    return intent(winner) == intent(loser) && winner.row > loser.row
      ? "\(phrase) names a value that was declared first" : "\(phrase) was declared first"
  }

  private func intent(_ candidate: Candidate) -> [String] {
    let source = program.templates[candidate.template].source
    return [source.app, source.intent]
  }

  /// Returns the phrases whose words match, but a value or a name does not.
  fileprivate func unfit(_ findings: Findings) -> [Explanation.Near] {
    let tolerance = findings.tier > .normalised ? tolerance(for: findings.tier) : nil
    let fit = Set(findings.candidates.map(\.template))
    var near: [Explanation.Near] = []
    findRows(tolerance: tolerance, ofAnyType: true)
    let rows = scratch.fittingRows.withElements(Array.init)
    for rowIndex in rows {
      let row = program.rows[rowIndex]
      let template = program.templates[Int(row.template)]
      guard !fit.contains(Int(row.template)), !template.isNegative,
        apps?.contains(template.source.app) ?? true
      else { continue }
      let vetoed = findings.vetoes.contains { $0.app == template.source.app }
      let failure = FailureSearch(
        self, row: row, tolerance: tolerance ?? self.tolerance(for: .fillers)
      ).failure(isVetoed: vetoed)
      near.append(
        Explanation.Near(
          app: template.source.app, intent: template.source.intent, phrase: template.source.text,
          reason: failure.description, offset: failure.range.lowerBound,
          closestValue: failure.closestValue?.texts.first, doubts: []))
    }
    return near
  }
}

extension Merit {
  /// The clause that says in which respect the winning phrase is better.
  fileprivate var explanation: String {
    switch self {
    case .fewSlips: "needs fewer corrections"
    case .fewWordsOver: "leaves fewer words over"
    case .longNames: "has a longer name"
    case .literalText: "has more literal text"
    case .fewFreeSlots: "names a known value"
    case .shortFreeText: "has less free text"
    case .longValues: "names a longer value"
    case .fewSkippedWords: "skips fewer words"
    case .betterLanguage: "is in the preferred language"
    }
  }
}

extension Span.Role {
  /// The role's name in JSON output.
  public var name: String {
    switch self {
    case .literal: "literal"
    case .applicationName: "applicationName"
    case .slot: "slot"
    case .filler: "filler"
    }
  }
}

extension Tier {
  fileprivate var explanation: String {
    switch self {
    case .exact: "the words are those of the phrase, letter for letter"
    case .normalised: "the words are those of the phrase"
    case .fillers:
      "the words are those of the phrase, but for politeness, articles or where the app is named"
    case .slips: "the words are those of the phrase, but for slips"
    case .parts: "its parts are those of the phrase, and the rest is explained"
    }
  }
}
