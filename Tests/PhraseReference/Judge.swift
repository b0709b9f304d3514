// Compares the fast matcher with the reference matcher.

package import PhraseMatching
import SpokenValues

/// A comparison of the fast matcher and the reference matcher over the same grammar.
package struct Judge {
  private let fast: PhraseMatcher
  private let slow: ReferenceMatcher

  /// Compiles a grammar for both matchers.
  ///
  /// - Returns: `nil` when one of them rejects it, because a phrase has no words or too many
  ///   sayings, and when the meaning of the grammar is not defined.
  package init?(_ grammar: RandomGrammar) {
    guard grammar.isDefined,
      let fast = try? PhraseMatcher(
        templates: grammar.templates, applications: grammar.applications, values: grammar.values),
      let slow = ReferenceMatcher(
        templates: grammar.templates, applications: grammar.applications, values: grammar.values)
    else { return nil }
    self.fast = fast
    self.slow = slow
  }

  /// Returns the fault in the fast matcher's answer; `nil` when it is right.
  package func complaint(
    _ utterance: String, context: [String: JSON]
  ) -> String? {
    let letters = Letters(utterance)
    let readings = slow.readings(of: letters, context: context)
    let result = fast.matches(in: utterance, upTo: .normalised, context: context)
    var best: [String: [Int]] = [:]
    for reading in readings {
      let key = ReferenceRanking.key(reading, letters)
      let intent = slow.intent(of: reading)
      if best[intent].map({ key.lexicographicallyPrecedes($0) }) ?? true { best[intent] = key }
    }
    let intents = result.matches.map { $0.app + "." + $0.intent }
    for match in result.matches {
      if let complaint = complaint(match, readings, best, letters) { return complaint }
    }
    // Capitals and punctuation narrow exact matches, which the reference matcher does not model.
    if result.tier == .exact { return nil }
    if Set(intents) != Set(best.keys) {
      return "fits \(best.keys.sorted()), not \(intents.sorted())"
    }
    if Set(intents).count != intents.count { return "an intent comes twice: \(intents)" }
    let keys = intents.compactMap { best[$0] }
    if zip(keys, keys.dropFirst()).contains(where: { $1.lexicographicallyPrecedes($0) }) {
      return "in the wrong order: \(intents), \(keys)"
    }
    let ranks = keys.map { key in Set(keys.filter { $0.lexicographicallyPrecedes(key) }).count }
    let firsts = ranks.map { $0 == 0 }
    if result.matches.map({ $0.rank == 0 }) != firsts {
      return "ranks \(result.matches.map(\.rank)), not \(ranks)"
    }
    return nil
  }

  private func complaint(
    _ match: Match, _ readings: [ReferenceMatcher.Reading], _ best: [String: [Int]],
    _ letters: Letters
  ) -> String? {
    let intent = match.app + "." + match.intent
    guard let key = best[intent] else { return "\(intent) does not fit" }
    let fitting = readings.filter {
      slow.intent(of: $0) == intent && ReferenceRanking.key($0, letters) == key
    }
    let first = fitting.map(\.template).min()
    let said = Self.description(match)
    let expected = fitting.filter { $0.template == first }.map { description($0, letters) }
    guard expected.contains(said) else {
      return "is \(said), not one of \(Set(expected).sorted())"
    }
    return nil
  }

  private static func description(_ match: Match) -> String {
    let parameters = match.parameters.map { parameter in
      let value =
        parameter.values.isEmpty
        ? parameter.output.map(Self.text) ?? "" : parameter.values.sorted().joined(separator: "+")
      // If a value ends inside a word, its letters are compared rather than its place.
      let said =
        value.isEmpty ? parameter.text : Normalizer.utterance(parameter.text).words.joined()
      return Self.text(parameter.name, isCapture: parameter.isCapture, said, value)
    }
    return text(match.template, parameters, match.fixed)
  }

  private func description(
    _ reading: ReferenceMatcher.Reading, _ letters: Letters
  ) -> String {
    let parameters = reading.fillings.map { filling in
      let value = filling.number.map { "\($0)" } ?? filling.values.sorted().joined(separator: "+")
      let said =
        filling.isFree
        ? letters.freeText(filling.place)
        : String(decoding: letters.bytes[filling.place], as: UTF8.self)
      return Self.text(filling.slot.name, isCapture: filling.slot.isCapture, said, value)
    }
    return Self.text(slow.templates[reading.template], parameters, reading.fixed)
  }

  private static func text(
    _ template: PhraseTemplate, _ parameters: [String], _ fixed: [String: JSON]
  ) -> String {
    let unsaid = fixed.sorted { $0.key < $1.key }.map { "\($0.key) := \(text($0.value))" }
    return (["\(template.intent) “\(template.text)”"] + parameters + unsaid)
      .joined(separator: ", ")
  }

  private static func text(
    _ name: String, isCapture: Bool, _ said: String, _ value: String
  ) -> String {
    "\(isCapture ? "@" : "")\(name) “\(said)”" + (value.isEmpty ? "" : " = \(value)")
  }

  private static func text(_ value: JSON) -> String {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(Double(number))"
    case .number(let number): "\(number)"
    default: "\(value)"
    }
  }
}
