// Holds the answers a script gives in advance, and hands each out once.

import Synchronization

/// Answers by name, as `--answer name=value` gives them.
public final class ScriptedAnswers: Sendable {
  private let waiting: Mutex<[(name: String, value: String)]>

  /// Creates answers; several of one name are used in the order given.
  public init(_ answers: [(name: String, value: String)] = []) {
    waiting = Mutex(answers)
  }

  /// Takes the next answer that goes by one of the names.
  ///
  /// Names are compared without regard to case, hyphens and underscores: `markdown-text` answers
  /// for `markdownText`.
  ///
  /// - Returns: `nil` when no answer is left for the names.
  public func take(_ names: String...) -> String? { take(anyOf: names) }

  /// Takes the next answer that goes by one of the names.
  public func take(anyOf names: [String]) -> String? {
    let wanted = Set(names.map(Self.folded))
    return waiting.withLock { waiting in
      guard let index = waiting.firstIndex(where: { wanted.contains(Self.folded($0.name)) })
      else { return nil }
      return waiting.remove(at: index).value
    }
  }

  /// Whether an answer of this name is left.
  public func hasAnswer(for name: String) -> Bool {
    let wanted = Self.folded(name)
    return waiting.withLock { $0.contains { Self.folded($0.name) == wanted } }
  }

  /// The names of answers nobody asked for, in the order given.
  public var unusedNames: [String] { waiting.withLock { $0.map(\.name) } }

  /// A name as it is compared.
  public static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }
}
