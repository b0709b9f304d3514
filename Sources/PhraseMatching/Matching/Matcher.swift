// Runs the passes over an utterance, strictest first.

/// Runs the passes over one utterance, strictest first.
///
/// A pass is: the shapes that may fit (`ShapeSearch`), the templates behind them for the apps that
/// were named, each laid over the utterance (`Binder`). The first pass serves the tiers `exact` and
/// `normalised`, which differ in letter case and punctuation alone.
///
/// A class, so that the stages share one utterance for one count.
final class Matcher {
  let catalog: CompiledCatalog
  let program: Program
  let utterance: Utterance
  /// The numbers of the utterance's words.
  let words: [UInt32]
  let apps: Set<String>?
  /// The known values; held here so that reading them counts no reference.
  let values: ValueIndex
  /// The names of all apps.
  let applicationNames: NameTrie

  init(_ catalog: CompiledCatalog, utterance: Utterance, apps: Set<String>?) {
    self.catalog = catalog
    program = catalog.program
    self.utterance = utterance
    self.apps = apps
    values = catalog.values
    applicationNames = program.applications.trie
    words = catalog.vocabulary.words(of: utterance)
  }

  /// The two tries of names, to choose one without counting references to it.
  enum Names { case applications, values }

  @inline(__always)
  func child(of node: UInt32, by word: UInt32, in names: Names) -> UInt32 {
    names == .values
      ? values.trie.child(of: node, by: word) : applicationNames.child(of: node, by: word)
  }

  @inline(__always)
  func isEnding(_ node: UInt32, in names: Names) -> Bool {
    names == .values ? values.trie.isEnding(node) : applicationNames.isEnding(node)
  }

  @inline(__always)
  func entry(at node: UInt32, of owner: UInt32, in names: Names) -> UInt32 {
    names == .values
      ? values.trie.entry(at: node, of: owner) : applicationNames.entry(at: node, of: owner)
  }

  func names(_ names: Names) -> NameTrie { names == .values ? values.trie : applicationNames }

  var vocabulary: Vocabulary { catalog.vocabulary }

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
      if findings.candidates.contains(where: isExact) {
        findings.candidates.removeAll { !isExact($0) }
        return findings
      }
      findings.tier = .normalised
      if limit == .exact { findings.candidates = [] }
      return knowingMore(than: findings, upTo: limit) ?? findings
    }
    guard words.count <= Tolerance.maximumWords else { return findings }
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
    guard limit >= .fillers, words.count <= Tolerance.maximumWords,
      strict.candidates.allSatisfy({ $0.freeSlots > 0 }),
      let fewest = strict.candidates.map(unknownEntities).min(), fewest > 0
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
      words: words, utterance: utterance, slips: tier == .slips, catalog: catalog)
  }

  private func pass(tolerance: Tolerance?, vetoes: [Veto]) -> Findings {
    var findings = Findings(vetoes: vetoes)
    var silenced: Set<UInt32> = []
    for rowIndex in rows(tolerance: tolerance) {
      let row = program.rows[rowIndex]
      let template = program.templates[row.template]
      if let apps, !apps.contains(template.source.app) { continue }
      var binder = Binder(self, tolerance: tolerance)
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
          literalLength: row.literalLength - binder.unsaidLetters, freeSlots: binder.freeSlots,
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
    var search = ShapeSearch(self, tolerance: tolerance)
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
}
