// Puts an indirect request into plain words.

import SpokenValues

extension Matcher {
  /// Reads an utterance by parts with plain words for an indirect request: "kill the lights" as
  /// "turn off the lights".
  func readPlainly(_ findings: inout Findings) {
    for idiom in catalog.parts.value(of: program).small.idioms(in: utterance.words) {
      let plain = Matcher(
        catalog, utterance: utterance.replacing(idiom.run, with: idiom.plain), apps: apps,
        context: context)
      findings.candidates = plain.partsCandidates(vetoes: findings.vetoes)
      guard findings.candidates.isEmpty else {
        findings.turned = plain
        return
      }
    }
  }
}

extension Utterance {
  /// Returns the utterance with other words for some, which have the same range in the text.
  fileprivate func replacing(_ run: Range<Int>, with plain: [String]) -> Utterance {
    var replaced = self
    let (lower, upper) = (tokens[run.lowerBound].lower, tokens[run.upperBound - 1].upper)
    replaced.tokens.removeSubrange(run)
    for (offset, word) in plain.enumerated() {
      let start = Int32(replaced.folded.count)
      replaced.folded += Array(word.utf8)
      replaced.tokens.insert(
        Token(
          lower: offset == 0 ? lower : upper, upper: upper, foldedLower: start,
          foldedUpper: Int32(replaced.folded.count), startsWord: true),
        at: run.lowerBound + offset)
    }
    return replaced
  }
}
