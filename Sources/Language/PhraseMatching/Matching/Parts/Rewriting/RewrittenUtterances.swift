// Reads the plain request in what takes a word back, points to another clause, or tells something first.

import SpokenValues

extension Matcher {
  /// The maximum number of clauses that are tried as all of a request.
  private static let maximumClauses = 4

  /// Reads what is meant where a word is taken back: "two, no wait, three soups" as "three soups".
  func repairedFindings(vetoes: [Veto]) -> Findings {
    findings(of: repairedUtterance().map { [Rewritten(utterance: $0)] } ?? [], vetoes)
  }

  /// Reads the last clause where those before it only tell something: "it is cold, order a soup", and
  /// "there is a mistake in my soup recipe, open it" as "open my soup recipe".
  ///
  /// An order before it is a command of its own, and a condition limits it.
  func clauseFindings(vetoes: [Veto]) -> Findings { findings(of: lastClauses(), vetoes) }

  /// Reads an utterance with plain words for an indirect request: "kill the lights" as "turn off the
  /// lights".
  func plainFindings(vetoes: [Veto]) -> Findings {
    let plain = plainUtterances(suggesting: false).lazy.map { said in
      Rewritten(utterance: said, isPlain: true)
    }
    return findings(of: plain, vetoes)
  }

  /// A part of an utterance, or one with plain words, and the types of the slots that take the values said beside it.
  private struct Rewritten {
    var utterance: Utterance
    var beside: [SlotType] = []
    /// The words beside it that phrases of an app are about.
    var nouns: Set<UInt32> = []
    /// Whether it has plain words for some that were said.
    var isPlain = false
  }

  /// Returns what is found for the first of some utterances that any phrase fits.
  private func findings(of utterances: some Sequence<Rewritten>, _ vetoes: [Veto]) -> Findings {
    for rewritten in utterances {
      let matcher = Matcher(catalog, utterance: rewritten.utterance, apps: apps, context: context)
      var found = matcher.findings(upTo: rewritten.isPlain ? .fillers : .slips)
      let vetoes = vetoes + found.vetoes
      // "I want to hear" any words is what "play" any words is.
      if rewritten.isPlain { found.candidates.removeAll { !unknownEntities($0).isEmpty } }
      if found.candidates.isEmpty {
        found = Findings(candidates: matcher.partsCandidates(vetoes: vetoes))
      }
      // A rewritten utterance is not taken apart again: the cost would double with each clause.
      if found.candidates.isEmpty, !rewritten.isPlain {
        found = matcher.plainFindings(vetoes: vetoes)
      }
      let silent = Set(vetoes.map(\.app))
      found.candidates.removeAll {
        silent.contains(program.templates[$0.template].source.app)
          || !openTypes(of: $0).isDisjoint(with: rewritten.beside)
          || asksForThing($0, ofOtherAppThan: rewritten.nouns)
          || rewritten.isPlain
            && makesUpText($0, in: found.turned?.utterance ?? rewritten.utterance)
      }
      guard !found.candidates.isEmpty else { continue }
      found.turned = found.turned ?? matcher
      (found.tier, found.vetoes) = (.parts, vetoes)
      return found
    }
    var none = Findings(vetoes: vetoes)
    none.tier = .parts
    return none
  }

  /// Whether a candidate asks for a thing where the clauses beside it are about another app: "I can't decide what soup to
  /// have, help me choose" picks no recipe.
  private func asksForThing(_ candidate: Candidate, ofOtherAppThan nouns: Set<UInt32>) -> Bool {
    let index = catalog.parts.value(of: program)
    guard !nouns.isEmpty, candidate.parts != nil,
      let app = index.number(ofApp: program.templates[candidate.template].source.app),
      nouns.isDisjoint(with: index.nouns[app])
    else { return false }
    return openTypes(of: candidate).contains { if case .entity = $0 { true } else { false } }
  }

  /// Returns the types of the parameters that a candidate leaves open, in any phrase of its intent.
  private func openTypes(of candidate: Candidate) -> Set<SlotType> {
    let source = program.templates[candidate.template].source
    let slots = candidate.parts?.template.slots ?? program.templates[candidate.template].slots
    let said = Set(candidate.reading.marks.compactMap(\.slot).map { slots[$0].name })
    return Set(
      source.slots.merging(source.otherSlots) { $1 }.filter { !said.contains($0.key) }.values)
  }

  /// Returns the utterance with the value that replaces another in its place; `nil` if none is taken
  /// back.
  private func repairedUtterance() -> Utterance? {
    let words = utterance.words
    guard words.count > 2, words.count <= Self.maximumParts, utterance.seams.isEmpty else {
      return nil
    }
    let index = catalog.parts.value(of: program)
    let (repairs, pauses) = (index.small.repairs, utterance.pauses)
    /// Returns the place behind the words that take something back; `nil` if there are none.
    func end(of start: Int) -> Int? {
      var (end, isSaid) = (start, false)
      while end < words.count {
        let length = repairs.length(at: end, in: words)
        // "No" alone does so behind a pause only.
        if length > 1 || length == 1 && pauses.contains(start) { isSaid = true }
        guard length > 0 || index.small.roles[words[end]] == .light else { break }
        end += max(length, 1)
      }
      return isSaid && end < words.count ? end : nil
    }
    guard
      let (start, behind) = words.indices.dropFirst().lazy
        .compactMap({ start in end(of: start).map { (start, $0) } }).first
    else { return nil }
    if let quoted = quotedWords, quoted.contains(start) { return nil }
    let new = behind..<words.count
    let search = PartsSearch(self, index)
    // "No basil" leaves something out, "no, basil" is another soup.
    if behind == start + 1, index.small.roles[words[start]]?.contains(.remarking) == true,
      !pauses.contains(behind), !search.beginsWithValue(new)
    {
      return nil
    }
    var replaced = search.replaced(in: 0..<start, by: new)
    if replaced.isEmpty { replaced = sameBeginning(in: 0..<start, by: new).map { [$0] } ?? [] }
    guard let first = replaced.first, let last = replaced.last else { return nil }
    var kept = zip(replaced, replaced.dropFirst()).map { $0.upperBound..<$1.lowerBound }
    // "4 breads, er, 6 breads" has the word behind the number twice.
    let tail = words[last.upperBound..<start]
    if !new.dropFirst().contains(where: { words[$0...].starts(with: tail) }) {
      kept.append(last.upperBound..<start)
    }
    return utterance.turned(runs: [0..<first.lowerBound, new] + kept)
  }

  /// Returns the words of a clause from the preposition on that another clause begins with: "share it
  /// with Nina, oh wait, with Paul"; `nil` if there is none.
  private func sameBeginning(in clause: Range<Int>, by other: Range<Int>) -> Range<Int>? {
    let first = utterance.word(other.lowerBound)
    let small = catalog.parts.value(of: program).small
    guard small.roles[first]?.contains(.preposition) == true else { return nil }
    return clause.dropFirst().last { utterance.word($0) == first }.map { $0..<clause.upperBound }
  }

  /// Returns the clauses at the end that may be all of the request, the longest first.
  ///
  /// One begins behind a pause, with its consequence, or with words that introduce a request.
  private func lastClauses() -> [Rewritten] {
    let words = utterance.words
    guard words.count <= Self.maximumParts else { return [] }
    let index = catalog.parts.value(of: program)
    let small = index.small
    guard small.knowsConditions else { return [] }
    let pauses = utterance.pauses
    let starts = words.indices.dropFirst().filter { place in
      pauses.contains(place)
        || small.roles[words[place]]?.contains(.consequence) == true
        || small.frames.length(at: place, in: words) > 1
    }.suffix(Self.maximumClauses)
    guard !starts.isEmpty else { return [] }
    let search = PartsSearch(self, index)
    let pronouns = small.referring
    return starts.compactMap { start in
      let names = search.said.applications.map(\.words)
      let isRequest =
        pauses.contains(start) && small.frames.length(at: start, in: words) > 0
      guard search.said.tells(before: start, isRequest: isRequest, in: index),
        !names.contains(start..<words.count), small.joining.length(at: start, in: words) == 0
      else { return nil }
      var runs = [start..<words.count]
      var beside = search.types(in: 0..<start)
      let pronoun = (start..<words.count).first { pronouns.length(at: $0, in: words) > 0 }
      if pronoun == nil, search.said.onlyNamesThing(before: start) { return nil }
      if let pronoun {
        guard let thing = search.onlyThing(in: 0..<start) ?? search.firstNoun(in: 0..<start) else {
          return nil
        }
        runs = [
          start..<pronoun, thing, pronoun + pronouns.length(at: pronoun, in: words)..<words.count,
        ]
        beside.removeAll { search.types(in: thing).contains($0) }
      }
      // An app that is named before is meant.
      if !names.contains(where: { $0.lowerBound >= start }), let name = names.first {
        runs.insert(name, at: 0)
      }
      let nouns = search.said.said.filter { word in
        search.said.likeness[Int(word)] == 1
          && search.said.places[Int(word)].overlaps(Places(0..<start))
          && index.nouns.contains { $0.contains(word) }
      }
      return Rewritten(
        utterance: utterance.turned(runs: runs), beside: beside, nouns: Set(nouns))
    }
  }
}

extension Utterance {
  /// Returns runs of words as an utterance of their own; the words between them are left out.
  fileprivate func turned(runs: [Range<Int>]) -> Utterance {
    let runs = runs.filter { !$0.isEmpty }
    let kept = Set(runs.joined())
    return turned(
      runs, tokens.indices.filter { !kept.contains($0) }.map { range(of: $0..<$0 + 1) })
  }
}
