// Fuzzes the matcher with small catalogues of few words, so that phrases collide.

import FuzzSupport
import PhraseMatching

/// Returns the entry point that libFuzzer calls with each input; always returns 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let catalogue = FuzzCatalogue(&input)
  guard
    let matcher = try? PhraseMatcher(
      templates: catalogue.templates, applications: catalogue.applications,
      values: catalogue.values)
  else { return 0 }
  let utterance = catalogue.utterance(&input)
  let result = matcher.matches(in: utterance, with: [.suggestions, .explanation])
  check(result, utterance)
  let again = matcher.matches(in: utterance)
  require(again.matches == result.matches, "the same words, another answer: \(utterance)")
  let parts = matcher.matches(
    in: utterance, upTo: .parts, with: [.suggestions, .explanation])
  for span in parts.matches.flatMap(\.spans) {
    require(span.range.upperBound <= utterance.utf8.count, "behind the text: \(utterance)")
  }
  for template in catalogue.templates {
    checkThatItCanBeSaid(template, catalogue, matcher)
  }
  return 0
}

/// Checks that every span of a result is the text that it names.
private func check(_ result: MatchResult, _ utterance: String) {
  let bytes = Array(utterance.utf8)
  for match in result.matches {
    var end = 0
    for span in match.spans {
      require(span.range.lowerBound >= end, "spans overlap: \(utterance)")
      require(span.range.upperBound <= bytes.count, "a span ends behind the text: \(utterance)")
      end = span.range.upperBound
    }
    for parameter in match.parameters {
      require(parameter.range.upperBound <= bytes.count, "a value behind the text: \(utterance)")
      let text = String(decoding: bytes[parameter.range], as: UTF8.self)
      require(text == parameter.text, "“\(parameter.text)” is “\(text)” in \(utterance)")
    }
  }
}

/// Checks that a phrase is found when it is said word for word, with a known value in its slot.
private func checkThatItCanBeSaid(
  _ template: PhraseTemplate, _ catalogue: FuzzCatalogue, _ matcher: PhraseMatcher
) {
  let name = catalogue.applications.first { $0.app == template.app }?.names.first ?? ""
  let values = catalogue.values.flatMap(\.texts)
  // Texts of punctuation alone are never matched, as their documentation states.
  let value = values.first { $0.contains { $0.isLetter || $0.isNumber } }
  if value == nil, template.text.contains("${soup}") { return }
  let said = template.text.replacing("${applicationName}", with: name)
    .replacing("${soup}", with: value ?? "")
  let result = matcher.matches(in: said, upTo: .normalised)
  let isFound = result.matches.contains { $0.app == template.app && $0.intent == template.intent }
  let isVetoed = result.vetoed.contains { $0.app == template.app }
  // A better tier may belong to another phrase; but something must be found.
  require(isFound || isVetoed || !result.matches.isEmpty, "said but not found: \(said)")
}
