// `behest match --sentences`: matches against collections of sentences, and nothing that is installed.

import BehestProcess
import BehestJSON
import Foundation
import PhraseCatalog
import PhraseMatching
import BehestShell

/// Matches phrases, or lines of standard input, against collections of sentences.
struct SentenceMatch: Sendable {
  let matcher: PhraseMatcher
  let tier: Tier
  let facts: [String: JSON]
  /// Whether each result says how long matching took.
  let isTimed: Bool

  /// What a phrase is, and how long matching took in nanoseconds.
  func result(of phrase: String) -> (MatchResult, nanoseconds: Int?) {
    result(SaidLine(utterance: phrase, facts: facts))
  }

  /// Answers every line of standard input with one JSON object a line.
  ///
  /// Answers are kept until all lines that have come are answered: a program that waits for an
  /// answer gets it, and a file of lines is answered in large writes.
  ///
  /// A line that is broken JSON is answered with an `error`.
  ///
  /// - Returns: What is wrong with the first such line, or why reading failed, in one sentence; `nil`
  ///   when all is well.
  func answerLines(_ output: Output) async -> String? {
    await onThread {
      var lines = LineSource()
      var answers = JSONWriter()
      var number = 0
      var problem: String?
      func flush() {
        output.bytes(answers.bytes)
        answers.bytes.removeAll(keepingCapacity: true)
      }
      while let line = lines.next(beforeWaiting: flush) {
        number += 1
        do {
          let (result, nanoseconds) = result(try SaidLine(line, number: number, facts: facts))
          answers.line(result, nanoseconds: nanoseconds)
        } catch {
          problem = problem ?? "\(error)"
          answers.line(String(decoding: line, as: UTF8.self), error: "\(error)")
        }
      }
      flush()
      return problem ?? lines.problem
    }
  }

  private func result(_ said: SaidLine) -> (MatchResult, nanoseconds: Int?) {
    guard isTimed else {
      return (matcher.matches(in: said.utterance, upTo: tier, context: said.facts), nil)
    }
    var start = timespec()
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &start)
    let result = matcher.matches(in: said.utterance, upTo: tier, context: said.facts)
    clock_gettime(CLOCK_MONOTONIC, &end)
    let seconds = end.tv_sec - start.tv_sec
    return (result, nanoseconds: seconds * 1_000_000_000 + end.tv_nsec - start.tv_nsec)
  }
}

/// A line of input: an utterance, or a JSON object with `utterance` and `context`.
private struct SaidLine {
  let utterance: String
  let facts: [String: JSON]

  init(utterance: String, facts: [String: JSON]) {
    self.utterance = utterance
    self.facts = facts
  }

  /// Reads a line; the facts of its context go before those that every line has.
  init(
    _ line: [UInt8], number: Int, facts: [String: JSON]
  ) throws(PhraseFileError) {
    guard line.first == UInt8(ascii: "{") else {
      self.init(utterance: String(decoding: line, as: UTF8.self), facts: facts)
      return
    }
    let file = "line \(number) of the input"
    let value = try JSON(parsingJSON: line, file: file)
    guard case .object(let members) = value, case .string(let utterance)? = members["utterance"]
    else {
      throw PhraseFileError(
        code: .missing, file: file, words: "an object with the string “utterance” is expected")
    }
    let own = members["context"] ?? .null
    guard let context = own == .null ? [:] : ContextFacts.facts(in: own) else {
      throw PhraseFileError(code: .wrongType, file: file, words: "“context” has to be an object")
    }
    self.init(utterance: utterance, facts: facts.merging(context) { $1 })
  }
}
