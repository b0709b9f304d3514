// The obvious matcher judges the fast one on random grammars of phrase packs.

import PhraseMatching
import PhraseReference
import Testing

struct SentenceReferenceTests {
  /// A hundred thousand utterances: 50 runs of 40 grammars to which 50 things are said.
  @Test(arguments: 0..<50)
  func `the fast matcher agrees with the obvious one`(_ run: Int) {
    for grammar in 0..<40 {
      let seed = UInt64(run * 40 + grammar)
      var lottery = Lottery(seed: seed)
      let grammar = RandomGrammar(using: &lottery)
      guard let judge = Judge(grammar) else { continue }
      for _ in 0..<50 {
        let utterance = grammar.utterance(using: &lottery)
        let context = Trial.context(using: &lottery)
        guard let complaint = judge.complaint(utterance, context: context) else { continue }
        let trial = Trial(grammar: grammar, utterance: utterance, context: context).minimised()
        Issue.record("seed \(seed): \(complaint)\n\(trial.complaint ?? "")\n\(trial)")
        return
      }
    }
  }

  @Test func `most random grammars can be compiled, and much of what is said fits`() throws {
    var compiled = 0
    var fitting = 0
    for seed in 0..<100 {
      var lottery = Lottery(seed: UInt64(seed))
      let grammar = RandomGrammar(using: &lottery)
      guard
        let matcher = try? PhraseMatcher(
          templates: grammar.templates, applications: grammar.applications,
          values: grammar.values)
      else { continue }
      compiled += 1
      for _ in 0..<10 where !matcher.matches(in: grammar.utterance(using: &lottery)).matches.isEmpty
      {
        fitting += 1
      }
    }
    #expect(compiled > 60)
    #expect(fitting > 150)
  }
}
