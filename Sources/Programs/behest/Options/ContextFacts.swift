// Reads the facts of the context: from `--context` and from the context of a line.

import BehestJSON
import PhraseCatalog
import PhraseMatching
import BehestShell

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
    return members.mapValues { fact in
      if case .object(let parts) = fact { parts["value"] ?? .null } else { fact }
    }
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
