// `behest match --sentences`: matches with collections of sentences instead of the installed apps.

import BehestJSON
import BehestProcess
import BehestShell
import Foundation
import PhraseCatalog
import PhraseMatching

/// A matcher of phrases, or of lines of standard input, with collections of sentences.
struct SentenceMatch: Sendable {
  let matcher: PhraseMatcher
  let tier: Tier
  let facts: [String: JSON]
  /// Whether each result has the time that matching took.
  let isTimed: Bool
  /// The details of each result beside its matches.
  var details: MatchDetails = .suggestions

  /// Returns the result for a phrase, and the nanoseconds that matching took.
  func result(of phrase: String) -> (MatchResult, nanoseconds: Int?) {
    result(SaidLine(utterance: phrase, facts: facts))
  }

  /// Answers every line of standard input with a line of JSON.
  ///
  /// Answers are buffered until all lines that have arrived are answered: a program that waits for
  /// an answer gets it, and a file of lines is answered in large writes.
  ///
  /// A line that is broken JSON is answered with an `error`.
  ///
  /// - Returns: The mistake in the first such line, or the reason why reading failed, as one
  ///   sentence; `nil` otherwise.
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
    guard isTimed else { return (match(said), nil) }
    var start = timespec()
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &start)
    let result = match(said)
    clock_gettime(CLOCK_MONOTONIC, &end)
    let seconds = end.tv_sec - start.tv_sec
    return (result, nanoseconds: seconds * 1_000_000_000 + end.tv_nsec - start.tv_nsec)
  }

  private func match(_ said: SaidLine) -> MatchResult {
    matcher.matches(in: said.utterance, upTo: tier, context: said.facts, with: details)
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

  /// Parses a line; the facts of its context override those for all lines.
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

/// The facts of the context in which an utterance is said, by name.
enum ContextFacts {
  /// Reads facts from options: a JSON object, or `name=value` with JSON or plain text.
  ///
  /// - Throws: `UsageError` for any other text.
  static func read(_ options: [String]) throws -> [String: JSON] {
    var facts: [String: JSON] = [:]
    for option in options {
      if option.first(where: { !$0.isWhitespace }) == "{" {
        facts.merge(try object(option)) { $1 }
        continue
      }
      guard let sign = option.firstIndex(of: "="), sign > option.startIndex else {
        throw UsageError("--context takes a JSON object or name=value, not “\(option)”.")
      }
      let text = String(option[option.index(after: sign)...])
      let value = try? JSON(parsingJSON: Array(text.utf8), file: "--context")
      facts[String(option[..<sign])] = value ?? .string(text)
    }
    return facts
  }

  /// Returns the facts in a JSON value; `nil` when it is no object.
  ///
  /// As in hassil, a fact may be an object with its value under `value`.
  static func facts(in value: JSON) -> [String: JSON]? {
    guard case .object(let members) = value else { return nil }
    return Dictionary(
      members.map { name, fact in
        if case .object(let parts) = fact { (name, parts["value"] ?? .null) } else { (name, fact) }
      }
    ) { $1 }
  }

  private static func object(_ text: String) throws -> [String: JSON] {
    do {
      let value = try JSON(parsingJSON: Array(text.utf8), file: "--context")
      return facts(in: value) ?? [:]
    } catch {
      throw UsageError("\(error)")
    }
  }
}
