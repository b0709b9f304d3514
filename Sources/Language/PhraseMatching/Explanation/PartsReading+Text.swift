// Words for people about a reading by parts: what stands for what, and what kept it from running.

import SpokenValues

extension PartsReading {
  /// Returns what keeps the reading from running, as clauses.
  func clauses(_ utterance: Utterance) -> [String] {
    doubts.sorted { $0.rawValue < $1.rawValue }.map { doubt in
      switch doubt {
      case .unexplained:
        let left = utterance.tokens.indices.filter(unexplained.contains)
        let words = left.map { utterance.text(of: $0..<$0 + 1) }.joined(separator: " ")
        return words.isEmpty ? "a value is not used" : "“\(words)” is not explained"
      case .contrary: return "a word limits, reverses or delays it"
      case .anotherMood: return "an order is no question"
      case .notTelling: return "the words that tell it from others are not said"
      case .contrast, .anotherVerb: return "what is said tells another from it"
      case .missingValue:
        return "no " + missing.map(\.name).joined(separator: " and no ") + " is said"
      case .unclearSlot: return "several parameters may have a value"
      case .valueInText: return "what is taken as text has a value in it"
      }
    }
  }
}

extension Matcher {
  /// Returns the words of the phrase that words of the utterance stand for, where they differ, by
  /// the offset of the first.
  func meanings(in match: Match) -> [Int: String] {
    let index = catalog.parts.value(of: program)
    guard words.count <= Self.maximumParts else { return [:] }
    let said = SaidParts(
      utterance.words, pauses: utterance.pauses, isStrict: true, in: index)
    let own = index.phrases.filter {
      program.templates[index.templates[$0.template]].source == match.template
    }.flatMap { $0.terms.flatMap { index.terms[Int($0)].choices.joined() } }
    var meanings: [Int: String] = [:]
    for word in own {
      guard let place = said.places[Int(word)].first else { continue }
      let text = index.vocabulary.texts[Int(word)]
      if said.words[place] != text { meanings[Int(utterance.tokens[place].lower)] = text }
    }
    return meanings
  }

  /// Returns the pieces of a match with every literal word apart; plain words that were not said have no
  /// length, and are left out.
  func words(of match: Match) -> [Span] {
    match.spans.flatMap { span in
      guard span.role == .literal else { return [span] }
      return utterance.tokens.compactMap { token -> Span? in
        let range = Int(token.lower)..<Int(token.upper)
        guard !range.isEmpty, span.range.contains(range.lowerBound), token.startsWord else {
          return nil
        }
        return Span(role: .literal, range: range)
      }
    }
  }
}
