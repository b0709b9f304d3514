// Reads what is known when something is said: `--context` and the context of a line.

import BehestJSON
import PhraseCatalog
import PhraseMatching
import BehestShell

/// What is known when something is said, by name.
enum ContextFacts {
  /// Reads facts as options spell them: a JSON object, or `name=value` with JSON or a word.
  ///
  /// - Throws: `UsageError` for a text that is neither.
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

  /// The facts of a value from JSON; `nil` when it is no object.
  ///
  /// As in hassil a fact may be an object too, with its value under `value`.
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
