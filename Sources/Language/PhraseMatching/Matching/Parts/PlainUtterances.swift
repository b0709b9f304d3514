// Puts an indirect request into plain words.

import SpokenValues

extension Matcher {
  /// Reads an utterance by parts with plain words for an indirect request: "kill the lights" as
  /// "turn off the lights".
  func readPlainly(_ findings: inout Findings) {
    for idiom in catalog.parts.value(of: program).small.idioms(in: utterance.words) {
      var said = utterance
      for part in idiom.reversed() { said = said.replacing(part.run, with: part.plain) }
      let plain = Matcher(catalog, utterance: said, apps: apps, context: context)
      // "I want to hear" any words is what "play" any words is.
      let found = plain.findings(upTo: .fillers)
      findings.candidates =
        found.candidates.isEmpty
        ? plain.partsCandidates(vetoes: findings.vetoes) : found.candidates
      guard findings.candidates.isEmpty else {
        findings.turned = found.turned ?? plain
        return
      }
    }
  }
}

extension Matcher {
  /// Returns the matches of the utterance with plain words for an indirect request.
  func plainMatches(vetoes: [Veto]) -> [Match] {
    var findings = Findings()
    findings.tier = .parts
    findings.vetoes = vetoes
    readPlainly(&findings)
    return matches(from: findings)
  }
}

extension Utterance {
  /// Returns the utterance with other words for some.
  ///
  /// A word that is said keeps its range in the text; those before it share what is said before it.
  fileprivate func replacing(_ run: Range<Int>, with plain: [String]) -> Utterance {
    var replaced = self
    var added: [Token] = []
    // The next word of the run, and the end of the text that words have so far.
    var next = run.lowerBound
    var end = tokens[run.lowerBound].lower
    for (place, word) in plain.enumerated() {
      let said = (next..<run.upperBound).first { words[$0] == word }
      var (lower, upper) = (end, end)
      if let said {
        (lower, upper) = (tokens[said].lower, tokens[said].upper)
        next = said + 1
      } else if next < run.upperBound {
        // The words up to the next one that is said in the plain words, too.
        let others = plain[(place + 1)...]
        let behind =
          (next..<run.upperBound).first { others.contains(words[$0]) } ?? run.upperBound
        if behind > next { (lower, upper) = (tokens[next].lower, tokens[behind - 1].upper) }
        next = behind
      }
      end = upper
      let start = Int32(replaced.folded.count)
      replaced.folded += Array(word.utf8)
      added.append(
        Token(
          lower: lower, upper: upper, foldedLower: start,
          foldedUpper: Int32(replaced.folded.count), startsWord: true))
    }
    replaced.tokens.replaceSubrange(run, with: added)
    return replaced
  }
}
