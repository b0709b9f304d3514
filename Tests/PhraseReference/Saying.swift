// Writes out all sayings of a phrase.

package import PhraseMatching

/// A way to say a phrase: a sequence of texts, slots and names of the app.
///
/// Two texts never follow each other: they are joined to one.
package struct Saying: Hashable, Sendable {
  /// A piece of a saying.
  package enum Piece: Hashable, Sendable {
    case text(String)
    case slot(Expression.Slot)
    case applicationName
  }

  /// The pieces, in order.
  package var pieces: [Piece]

  /// The empty saying.
  package static let nothing = Saying(pieces: [])

  /// Returns the concatenation of two sayings.
  static func + (left: Saying, right: Saying) -> Saying {
    guard case .text(let last)? = left.pieces.last, case .text(let first)? = right.pieces.first
    else { return Saying(pieces: left.pieces + right.pieces) }
    return Saying(
      pieces: left.pieces.dropLast() + [.text(last + first)] + right.pieces.dropFirst())
  }
}

extension Expression {
  /// Returns all sayings of an expression, preferred ones first.
  ///
  /// - Returns: `nil` when there are more than `limit`, or a rule is unknown or refers to itself.
  package func sayings(rules: [String: Expression], limit: Int) -> [Saying]? {
    var seen: Set<Saying> = []
    return all(rules, limit)?.filter { seen.insert($0).inserted }
  }

  private func all(_ rules: [String: Expression], _ limit: Int) -> [Saying]? {
    switch self {
    case .text(let text):
      return text.isEmpty ? [.nothing] : [Saying(pieces: [.text(text)])]
    case .slot(let slot):
      return [Saying(pieces: [.slot(slot)])]
    case .applicationName:
      return [Saying(pieces: [.applicationName])]
    case .rule(let name):
      guard let rule = rules[name] else { return nil }
      // A rule that refers to itself is unknown inside itself.
      return rule.all(rules.filter { $0.key != name }, limit)
    case .alternatives(let choices):
      var sayings: [Saying] = []
      for choice in choices {
        guard let more = choice.all(rules, limit) else { return nil }
        sayings += more
        if sayings.count > limit { return nil }
      }
      return sayings
    case .sequence(let parts):
      return Self.joined(parts, rules, limit)
    case .permutation(let parts):
      var sayings: [Saying] = []
      for order in Self.orders(of: parts) {
        // Every part is words of its own.
        let spaced = [.text(" ")] + order.flatMap { [$0, .text(" ")] }
        guard let more = Self.joined(spaced, rules, limit) else { return nil }
        sayings += more
        if sayings.count > limit { return nil }
      }
      return sayings
    }
  }

  private static func joined(
    _ parts: [Expression], _ rules: [String: Expression], _ limit: Int
  ) -> [Saying]? {
    var sayings = [Saying.nothing]
    for part in parts {
      guard let more = part.all(rules, limit), sayings.count * more.count <= limit else {
        return nil
      }
      sayings = sayings.flatMap { saying in more.map { saying + $0 } }
    }
    return sayings
  }

  private static func orders(of parts: [Expression]) -> [[Expression]] {
    if parts.isEmpty { return [[]] }
    return parts.indices.flatMap { index in
      var others = parts
      let first = others.remove(at: index)
      return orders(of: others).map { [first] + $0 }
    }
  }
}
