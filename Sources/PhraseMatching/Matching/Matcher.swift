// Runs the passes over an utterance, strictest first, and ranks what they find.

/// A template that fits an utterance, with the facts it is ranked by.
struct Candidate: Sendable {
  var row: Int
  var template: Int
  var slips: Int
  var skipped: Int
  var literalLength: Int
  var freeSlots: Int
  var freeWords: Int
  var languageRank: Int
  var marks: [Binder.Mark]
}

extension Candidate {
  /// The facts that decide between candidates of one tier, in order; smaller is better.
  ///
  /// Declared order is not among them: it decides between phrases of one intent, and different
  /// intents that are equal in all of these are a tie.
  var key: [Int] {
    [slips, skipped, -literalLength, freeSlots, freeWords, languageRank]
  }

  /// Whether this candidate ranks before another, declared order aside.
  func precedes(_ other: Candidate) -> Bool {
    if slips != other.slips { return slips < other.slips }
    if skipped != other.skipped { return skipped < other.skipped }
    if literalLength != other.literalLength { return literalLength > other.literalLength }
    if freeSlots != other.freeSlots { return freeSlots < other.freeSlots }
    if freeWords != other.freeWords { return freeWords < other.freeWords }
    return languageRank < other.languageRank
  }
}

/// Runs the passes over one utterance, strictest first.
///
/// A pass is: the shapes that may fit (`ShapeSearch`), the templates behind them for the apps that
/// were named, each laid over the utterance (`Binder`). The first pass serves the tiers `exact` and
/// `normalised`, which differ in letter case and punctuation alone.
struct Matcher {
  let program: Program
  let vocabulary: Vocabulary
  let values: ValueIndex
  let slipIndex: SlipIndex
  let apps: Set<String>?
  let utterance: Utterance
  let words: [UInt32]

  /// What the passes found.
  struct Findings {
    /// The candidates of the best tier, in no order.
    var candidates: [Candidate] = []
    var tier = Tier.exact
    var vetoes: [Veto] = []
  }

  func findings(upTo limit: Tier) -> Findings {
    var findings = Findings()
    guard !words.isEmpty else { return findings }
    findings = pass(tolerance: nil, vetoes: [])
    if !findings.candidates.isEmpty {
      let exact = findings.candidates.filter(isExact)
      if !exact.isEmpty {
        findings.candidates = exact
        return findings
      }
      findings.tier = .normalised
      if limit == .exact { findings.candidates = [] }
      let known = knowingMore(than: findings, upTo: limit)
      return known ?? findings
    }
    for tier in [Tier.fillers, .slips] where tier <= limit {
      findings = pass(tolerance: tolerance(for: tier), vetoes: findings.vetoes)
      findings.tier = tier
      if !findings.candidates.isEmpty { return findings }
    }
    return findings
  }

  /// The findings of `fillers` where those of the strict pass take an entity's words unknown and
  /// these do not: "the groceries" is the document "Groceries".
  private func knowingMore(than strict: Findings, upTo limit: Tier) -> Findings? {
    guard limit >= .fillers, let fewest = strict.candidates.map(unknownEntities).min(), fewest > 0
    else { return nil }
    var findings = pass(tolerance: tolerance(for: .fillers), vetoes: strict.vetoes)
    findings.candidates = findings.candidates.filter { unknownEntities($0) < fewest }
    findings.tier = .fillers
    return findings.candidates.isEmpty ? nil : findings
  }

  private func unknownEntities(_ candidate: Candidate) -> Int {
    candidate.marks.count { mark in
      guard case .free(let slot) = mark.role else { return false }
      return program.templates[candidate.template].slots[slot].type != .text
    }
  }

  func tolerance(for tier: Tier) -> Tolerance {
    Tolerance(
      words: words, utterance: utterance, politeness: program.politeness, slips: tier == .slips,
      slipIndex: slipIndex, vocabulary: vocabulary)
  }

  private func pass(tolerance: Tolerance?, vetoes: [Veto]) -> Findings {
    var findings = Findings(vetoes: vetoes)
    var silenced: Set<UInt32> = []
    for rowIndex in rows(tolerance: tolerance) {
      let row = program.rows[rowIndex]
      let template = program.templates[row.template]
      if let apps, !apps.contains(template.source.app) { continue }
      var binder = Binder(
        program, values: values.trie, words: words, utterance: utterance, tolerance: tolerance)
      guard binder.bind(row) else { continue }
      if template.isNegative {
        silenced.insert(template.application)
        let veto = Veto(app: template.source.app, phrase: template.source.text)
        if !findings.vetoes.contains(veto) { findings.vetoes.append(veto) }
        continue
      }
      findings.candidates.append(
        Candidate(
          row: rowIndex, template: row.template, slips: binder.slips, skipped: binder.skipped,
          literalLength: row.literalLength, freeSlots: binder.freeSlots,
          freeWords: binder.freeWords, languageRank: template.languageRank, marks: binder.marks))
    }
    if !findings.vetoes.isEmpty {
      let apps = Set(findings.vetoes.map(\.app))
      findings.candidates.removeAll { apps.contains(program.templates[$0.template].source.app) }
    }
    return findings
  }

  /// The rows of the shapes that fit, for the apps that were named and for no app.
  func rows(tolerance: Tolerance?) -> [Int] {
    var search = ShapeSearch(
      program, values: values.trie, words: words, utterance: utterance, tolerance: tolerance)
    search.run()
    var rows: [Int] = []
    for node in search.shapes {
      if program.hasNegativePhrases {
        append(program.accepts.find(node, ApplicationIndex.none), to: &rows)
      }
      for application in search.applications {
        append(program.accepts.find(node, application), to: &rows)
      }
    }
    return rows
  }

  private func append(_ first: UInt32, to rows: inout [Int]) {
    var row = first
    while row != Program.none {
      rows.append(Int(row))
      row = program.rows[Int(row)].next
    }
  }

  /// Whether the utterance is the phrase letter for letter, white space around it aside.
  func isExact(_ candidate: Candidate) -> Bool {
    let template = program.templates[candidate.template]
    var rest = utterance.text[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    var bytes = rest.utf8[...]
    var marks = candidate.marks[...]
    for element in template.elements {
      let text: String
      switch element {
      case .literal(let literal):
        text = literal
      case .applicationName, .slot:
        guard let mark = marks.popFirst(), let written = written(mark, template) else {
          return false
        }
        text = written
      }
      guard bytes.starts(with: text.utf8) else { return false }
      bytes = bytes.dropFirst(text.utf8.count)
    }
    return bytes.isEmpty
  }

  /// How the catalogue writes what a mark stands for; free text is always written as it was typed.
  private func written(_ mark: Binder.Mark, _ template: Program.Template) -> String? {
    switch mark.role {
    case .application(let name):
      return program.applications.applications[Int(template.application)].names[Int(name)]
    case .free:
      return utterance.text(of: mark.words)
    case .known(let slot, let node, _):
      let trie = values.trie
      let typed = utterance.text(of: mark.words)
      var entry = trie.entry(at: node, of: template.slots[slot].valueType)
      var first: String?
      while entry != NameTrie.none {
        let found = trie.entries[Int(entry)]
        let text = values.values[Int(found.item)]?.texts[Int(found.text)]
        if text == typed { return typed }
        first = first ?? text
        entry = found.next
      }
      return first
    case .filler:
      return nil
    }
  }
}
