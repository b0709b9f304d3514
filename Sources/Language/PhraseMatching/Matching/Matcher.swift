// Matches an utterance in passes, strictest first.

import CompactTables
import SpokenValues

/// The matching of one utterance, in passes, strictest first.
///
/// A pass finds the shapes that may fit (`ShapeSearch`), the templates with these shapes of the
/// named apps, and aligns each with the utterance (`Binder`). The first pass serves the tiers
/// `exact` and `normalised`, which differ in letter case and punctuation alone.
///
/// A class: passing it costs one retain instead of one for each field.
final class Matcher {
  let catalog: CompiledCatalog
  let program: Program
  let utterance: Utterance
  /// The numbers of the utterance's words.
  let words: [UInt32]
  let apps: Set<String>?
  /// The facts that are known from outside.
  let context: [String: JSON]
  let store: CompiledCatalog.Store
  /// The known values.
  var values: ValueIndex {
    @inline(__always) _read { yield store.values }
  }
  /// The names of all apps.
  var applicationNames: NameTrie {
    @inline(__always) _read { yield program.applications.trie }
  }

  // A matcher is used by one thread at a time, so exclusivity needs no checks.

  let scratch: Scratch
  /// The words that are set apart as a text, looked for once; `nil` for none.
  private(set) lazy var quotedWords = utterance.quotedWords
  /// The words at Markdown's marks, and those behind a colon, looked for once.
  private(set) lazy var wordsAtMarks = utterance.wordsAtMarks
  private(set) lazy var wordsBehindColon = utterance.wordsBehindColon
  /// The tolerance of the pass for slips, with its look-ups; `nil` until first used.
  @exclusivity(unchecked) private var slips: Tolerance?
  /// The names found in the utterance, shared by all passes.
  var nameReadings: [NameReading] {
    @inline(__always) _read { yield scratch.nameReadings }
    @inline(__always) _modify { yield &scratch.nameReadings }
  }

  struct Walked: BitwiseCopyable {
    var lowerBound: Int32 = -1
    var upperBound: Int32 = -1
  }

  init(
    _ catalog: CompiledCatalog, utterance: Utterance, apps: Set<String>?,
    context: [String: JSON]
  ) {
    self.catalog = catalog
    program = catalog.program
    self.utterance = utterance
    self.apps = apps
    self.context = context
    store = catalog.store
    scratch = catalog.scratches.take()
    store.find(self.utterance.tokens, in: self.utterance.folded, into: &scratch.words)
    words = scratch.words
    scratch.beginUtterance(words.count)
  }

  deinit {
    // The tolerance holds a part of the scratch memory.
    slips = nil
    catalog.scratches.give(scratch)
  }

  var vocabulary: Vocabulary {
    @inline(__always) _read { yield store.vocabulary }
  }

  /// The result of the passes.
  struct Findings {
    /// The candidates of the best tier, in no order.
    var candidates: [Candidate] = []
    var tier = Tier.exact
    var vetoes: [Veto] = []
    /// The matcher of the reordered utterance that the candidates fit, if any.
    var turned: Matcher?

    /// Moves the candidates out, so that the caller holds the only reference.
    mutating func takeCandidates() -> [Candidate] {
      var taken: [Candidate] = []
      swap(&taken, &candidates)
      return taken
    }
  }

  func findings(upTo limit: Tier) -> Findings {
    var findings = Findings()
    guard !words.isEmpty else { return findings }
    findings = pass(tolerance: literalTolerance, vetoes: [])
    // Words that a collection allows to skip count as fillers, though the first pass skips them.
    if limit < .fillers { findings.candidates.removeAll { $0.reading.passed > 0 } }
    if !findings.candidates.isEmpty {
      if removeInexact(from: &findings.candidates) { return knowingAll(findings, upTo: limit) }
      findings.tier = .normalised
      if limit == .exact { findings.candidates = [] }
      return knowingMore(than: findings, upTo: limit) ?? knowingAll(findings, upTo: limit)
    }
    guard words.count <= Tolerance.maximumWords else { return findings }
    if limit >= .fillers, mayFitWithFillers {
      forgive(tolerance(for: .fillers), .fillers, &findings)
      if !findings.candidates.isEmpty { return knowingAll(findings, upTo: limit) }
    }
    if limit >= .slips, mayHaveSlips {
      let tolerance = tolerance(for: .slips)
      if mayFit(withSlips: tolerance) { forgive(tolerance, .slips, &findings) }
      if !findings.candidates.isEmpty { return knowingAll(findings, upTo: limit) }
    }
    guard limit >= .parts else { return findings }
    let vetoes = findings.vetoes
    findings = repairedFindings(vetoes: vetoes)
    if findings.candidates.isEmpty { findings.candidates = partsCandidates(vetoes: vetoes) }
    if findings.candidates.isEmpty { findings = plainFindings(vetoes: vetoes) }
    return findings.candidates.isEmpty ? clauseFindings(vetoes: vetoes) : findings
  }

  /// Removes the candidates that are not exact, if any is exact.
  private func removeInexact(from candidates: inout [Candidate]) -> Bool {
    guard candidates.count > 1 else { return isExact(candidates[0]) }
    guard candidates.contains(where: isExact) else { return false }
    candidates.removeAll { !isExact($0) }
    return true
  }

  private func isExact(_ candidate: Candidate) -> Bool {
    isExact(candidate.reading.marks, program.templates[candidate.template])
  }

  /// Runs the passes of a tier.
  private func forgive(_ tolerance: Tolerance, _ tier: Tier, _ findings: inout Findings) {
    findings = pass(tolerance: tolerance, vetoes: findings.vetoes)
    findings.tier = tier
    if findings.candidates.isEmpty { turn(&findings, tolerance) }
  }

  /// Searches for phrases whose application was named in another position.
  private func turn(_ findings: inout Findings, _ tolerance: Tolerance) {
    guard mayFit(tolerance) else { return }
    TurnedUtterances.find(of: self, tolerance) { utterance, named in
      let turned = Matcher(catalog, utterance: utterance, apps: named ?? apps, context: context)
      var found = turned.pass(
        tolerance: turned.tolerance(for: findings.tier, unturned: tolerance),
        vetoes: findings.vetoes)
      found.tier = findings.tier
      found.turned = turned
      findings.vetoes = found.vetoes
      if found.candidates.isEmpty { return false }
      findings = found
      return true
    }
  }

  /// Returns the findings of `fillers` if they match known entities where the strict pass has
  /// unknown ones: "the groceries" is the document "Groceries".
  private func knowingMore(than strict: Findings, upTo limit: Tier) -> Findings? {
    guard limit >= .fillers, words.count <= Tolerance.maximumWords,
      strict.candidates.allSatisfy({ $0.reading.freeSlots > 0 }),
      let fewest = strict.candidates.map({ unknownEntities($0).count }).min(), fewest > 0
    else { return nil }
    var findings = pass(tolerance: tolerance(for: .fillers), vetoes: strict.vetoes)
    findings.candidates = findings.candidates.filter { unknownEntities($0).count < fewest }
    findings.tier = .fillers
    return findings.candidates.isEmpty ? nil : findings
  }

  /// Returns the readings by parts instead of findings that take words for unknown entities, if there
  /// are any without: "order it again" is no order of an “it again”.
  private func knowingAll(_ found: Findings, upTo limit: Tier) -> Findings {
    guard limit >= .parts, program.preference == .literals,
      found.candidates.allSatisfy({ !unknownEntities($0).isEmpty })
    else { return found }
    // "Order a miso, no, lentil soup" is no soup of that name.
    let repaired = repairedFindings(vetoes: found.vetoes)
    if !repaired.candidates.isEmpty { return repaired }
    var findings = found
    findings.candidates = partsCandidates(vetoes: found.vetoes)
    let unknown = found.candidates.flatMap(unknownEntities).map(\.words)
    findings.candidates.removeAll { candidate in
      // A text beside a known value is what the name had too much: "miso soup without onions".
      candidate.reading.freeSlots > 0
        && !candidate.reading.marks.contains { mark in
          guard case .known = mark.role else { return false }
          return unknown.contains { $0.lowerBound <= mark.lower && mark.upper <= $0.upperBound }
        }
    }
    guard Set(findings.candidates.map { program.templates[$0.template].source.intent }).count == 1
    else { return found }
    findings.tier = .parts
    findings.turned = nil
    return findings
  }

  /// Returns the marks of names that nobody knows.
  func unknownEntities(_ candidate: Candidate) -> [Mark] {
    candidate.reading.marks.filter { mark in
      guard case .free(let slot) = mark.role else { return false }
      return program.templates[candidate.template].slots[slot].type != .text
    }
  }

  /// Returns the tolerance of a tier.
  ///
  /// - Parameter unturned: The tolerance for the same words in their original order.
  func tolerance(for tier: Tier, unturned: Tolerance? = nil) -> Tolerance {
    guard tier == .slips else { return tolerance(level: .fillers, unturned: unturned) }
    if let slips { return slips }
    let tolerance = tolerance(level: .slips, unturned: unturned)
    slips = tolerance
    return tolerance
  }

  private func tolerance(level: Tolerance.Level, unturned: Tolerance? = nil) -> Tolerance {
    Tolerance(
      words: words, utterance: utterance, level: level, catalog: catalog,
      lookups: scratch.takeLookups(), unturned: unturned)
  }

  /// The tolerance of the first pass: the words that a collection of sentences allows to skip.
  private var literalTolerance: Tolerance? {
    guard program.preference == .names, program.politeness.hasSkips(in: words) else { return nil }
    return tolerance(level: .skipWords)
  }

  /// Whether the utterance has few enough unknown words for any phrase to match.
  private func mayFit(_ tolerance: Tolerance?) -> Bool {
    if program.takesUnknownWords { return true }
    // A slip may have split a word in two.
    var most = 2 * (tolerance?.maximumSlips ?? 0)
    for word in words where word == Vocabulary.unknown {
      most -= 1
      if most < 0 { return false }
    }
    return true
  }

  private func pass(tolerance: Tolerance?, vetoes: [Veto]) -> Findings {
    var findings = Findings(vetoes: vetoes)
    guard mayFit(tolerance) else { return findings }
    findRows(tolerance: tolerance)
    for index in 0..<scratch.fittingRows.count {
      let rowIndex = scratch.fittingRows[index]
      let row = program.rows[rowIndex]
      let template = program.templates[Int(row.template)]
      if let apps, !apps.contains(template.source.app) { continue }
      guard let reading = reading(of: row, template, tolerance: tolerance) else { continue }
      if template.isNegative {
        let veto = Veto(app: template.source.app, phrase: template.source.text)
        if !findings.vetoes.contains(veto) { findings.vetoes.append(veto) }
        continue
      }
      guard let fixed = fixedSlots(of: reading, template) else { continue }
      if findings.candidates.isEmpty { findings.candidates = scratch.emptyCandidates() }
      findings.candidates.append(
        Candidate(
          row: rowIndex, template: Int(row.template), reading: reading, fixed: fixed,
          languageRank: template.languageRank))
    }
    if !findings.vetoes.isEmpty {
      let apps = Set(findings.vetoes.map(\.app))
      findings.candidates.removeAll { apps.contains(program.templates[$0.template].source.app) }
    }
    return findings
  }

  /// Returns the best reading of a row.
  private func reading(
    of row: Program.Row, _ template: Program.Template, tolerance: Tolerance?
  ) -> Reading? {
    if tolerance == nil, let straight = straightReading(of: row, template) { return straight }
    var binder = Binder(self, tolerance: tolerance, row: row)
    return binder.bind()
  }

  /// Returns the slots that are filled without being spoken; `nil` if a condition is not met.
  func fixedSlots(
    of reading: Reading, _ template: Program.Template
  ) -> [String: JSON]? {
    guard let conditions = template.conditions else { return [:] }
    let filter = ContextFilter(conditions, facts: context)
    var named: [PhraseValue] = []
    var said: Set<String> = []
    for mark in reading.marks {
      guard let slot = mark.slot else { continue }
      if !template.slots[slot].isCapture { said.insert(template.slots[slot].name) }
      if let value = known(mark, of: template.slots[slot], filter).first { named.append(value) }
    }
    return filter.fixedSlots(named: named, said: said)
  }

  /// Finds the rows of matching shapes, for the named apps and those without a name.
  ///
  /// - Parameter ofAnyType: Whether rows count whose slots need values of other types.
  func findRows(tolerance: Tolerance?, ofAnyType: Bool = false) {
    ShapeSearch(self, tolerance: tolerance).run()
    scratch.fittingRows.removeAll()
    for index in 0..<scratch.rows.count {
      let row = scratch.rows[index]
      let application = program.rows[row].application
      if application == ApplicationIndex.none || scratch.applications.contains(application) {
        scratch.fittingRows.append(Int(row))
      }
    }
    for index in 0..<scratch.endings.count {
      let state = scratch.endings[index]
      addRows(at: state, of: ApplicationIndex.none, ofAnyType)
      for index in 0..<scratch.applications.count {
        addRows(at: state, of: scratch.applications[index], ofAnyType)
      }
    }
    guard scratch.fittingRows.count > 1 else { return }
    let kept = scratch.fittingRows.withElements { elements in
      var rows = elements
      rows.sort()
      var kept = 1
      for index in 1..<rows.count where rows[index] != rows[kept - 1] {
        rows[kept] = rows[index]
        kept += 1
      }
      return kept
    }
    scratch.fittingRows.removeAll(from: kept)
  }

  private func addRows(at state: UInt32, of application: UInt32, _ ofAnyType: Bool) {
    addRows(from: program.shapes.accepts.find(state, application))
    guard program.shapes.hasGroups else { return }
    let group = program.shapes.groups.find(state, application)
    guard group != ShapeTable.none else { return }
    if ofAnyType {
      addRows(from: program.shapes.typed.find(group, ShapeTable.none))
    } else {
      addRows(ofGroup: group)
    }
  }

  /// Adds the rows of a group that have slots of the types of the values that were met.
  private func addRows(ofGroup group: UInt32) {
    let first = scratch.fittingRows.count
    // Where more types were met than there are rows, the rows are fewer to look at.
    var limit = program.shapes.groupSizes[group]
    for index in 0..<scratch.values.count {
      var entry = values.trie.firstOwner(at: nameReadings[scratch.values[index]].node)
      while entry != NameTrie.none {
        let (type, next) = values.trie.owner(of: entry)
        guard limit > 0 else {
          scratch.fittingRows.removeAll(from: first)
          return addRows(from: program.shapes.typed.find(group, ShapeTable.none))
        }
        limit -= 1
        addRows(from: program.shapes.typed.find(group, type))
        entry = next
      }
    }
  }

  private func addRows(from first: UInt32) {
    var ending = first
    while ending != ShapeTable.none {
      scratch.fittingRows.append(Int(program.shapes.endings[ending].row))
      ending = program.shapes.endings[ending].next
    }
  }
}
