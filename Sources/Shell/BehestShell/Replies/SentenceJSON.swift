// Writes the match result of an utterance as one line of JSON, for `match --batch`.

package import BehestJSON
package import PhraseMatching

extension JSONWriter {
  /// Adds a match result as one object on one line, newline included.
  ///
  /// It is written piece by piece instead of by a record: there may be hundreds of thousands of
  /// lines, and encoding a record takes longer than matching its sentence.
  ///
  /// The keys are those of `match --json`. A match also has `metadata` (that of its block, or null)
  /// and `captures` (slots that are used only in the answer). The `value` of a parameter is the
  /// output of its list's value, a number, or the words. Parameters with fixed values have null for
  /// `text`, `start` and `end`.
  ///
  /// - Parameter nanoseconds: The time that matching took, without the search for near misses;
  ///   `nil` to leave it out.
  package mutating func line(_ result: MatchResult, nanoseconds: Int?) {
    syntax("{\"matches\":[")
    list(result.best) { $0.match($1) }
    syntax("],")
    if let nanoseconds {
      syntax("\"nanoseconds\":")
      integer(nanoseconds)
      syntax(",")
    }
    syntax("\"nearest\":[")
    list(result.nearest) { text, miss in
      text.syntax("{\"app\":")
      text.string(miss.app)
      text.syntax(",\"intent\":")
      text.string(miss.intent)
      text.syntax(",\"phrase\":")
      text.string(miss.phrase)
      text.syntax(",\"reason\":")
      text.string(miss.failure.description)
      text.syntax("}")
    }
    syntax("],\"utterance\":")
    string(result.utterance)
    syntax("}\n")
  }

  /// Adds an error in a line of input as one object on one line, newline included.
  package mutating func line(_ line: String, error: String) {
    syntax("{\"error\":")
    string(error)
    syntax(",\"utterance\":")
    string(line)
    syntax("}\n")
  }

  private mutating func match(_ match: Match) {
    syntax("{\"app\":")
    string(match.app)
    syntax(",\"captures\":{")
    list(match.parameters.lazy.filter(\.isCapture)) { $0.slot($1) }
    syntax("},\"intent\":")
    string(match.intent)
    syntax(",\"metadata\":")
    value(match.template.block?.metadata ?? .null)
    syntax(",\"parameters\":{")
    parameters(of: match)
    syntax("},\"phrase\":")
    string(match.template.text)
    if let score = match.score {
      syntax(",\"score\":")
      value(.number((score * 1000).rounded() / 1000))
    }
    syntax(",\"tier\":")
    string(match.tier.rawValue)
    syntax("}")
  }

  private mutating func parameters(of match: Match) {
    // Of a slot that is said twice the last words count, as when the intent is run.
    let slots = match.parameters
    var isFirst = true
    for (place, slot) in slots.enumerated() where !slot.isCapture {
      let isRepeated = slots[(place + 1)...].contains { $0.name == slot.name && !$0.isCapture }
      if isRepeated { continue }
      if !isFirst { syntax(",") }
      isFirst = false
      self.slot(slot)
    }
    guard !match.fixed.isEmpty else { return }
    if !isFirst { syntax(",") }
    list(match.fixed.sorted { $0.key < $1.key }) { text, slot in
      text.string(slot.key)
      text.syntax(":{\"end\":null,\"start\":null,\"text\":null,\"value\":")
      text.value(slot.value)
      text.syntax("}")
    }
  }

  private mutating func slot(_ slot: SlotMatch) {
    string(slot.name)
    syntax(":{\"end\":")
    integer(slot.range.upperBound)
    syntax(",\"start\":")
    integer(slot.range.lowerBound)
    syntax(",\"text\":")
    string(slot.text)
    syntax(",\"value\":")
    value(slot.handedOn)
    syntax("}")
  }
}

extension SlotMatch {
  /// The value of the slot: the output of its list, else its identifier, else the words.
  ///
  /// It is null when the words name several values.
  fileprivate var handedOn: JSON {
    if let output { return output }
    if let value { return .string(value) }
    return values.isEmpty ? .string(text) : .null
  }
}
