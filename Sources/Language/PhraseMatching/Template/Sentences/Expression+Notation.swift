// Writes an expression in the notation of sentences.

extension Expression {
  /// The expression in the notation of phrase packs; parsing it gives an equal expression.
  package var notation: String { written(inside: .nothing) }

  /// The context of a piece, which determines whether it needs parentheses.
  private enum Surroundings { case nothing, sequence, choice }

  private func written(inside outer: Surroundings) -> String {
    switch self {
    case .text(let text):
      return Self.escaped(text)
    case .sequence(let items):
      if case .permutation(let parts)? = lonePermutation { return Self.joined(parts, ";", outer) }
      return items.map { $0.written(inside: .sequence) }.joined()
    case .alternatives(let choices):
      if choices.last == .text(""), isOptional(choices.dropLast()) {
        return "[" + choices.dropLast().map { $0.written(inside: .choice) }.joined(separator: "|")
          + "]"
      }
      return Self.joined(choices, "|", outer)
    case .permutation(let parts):
      return Self.joined(parts, ";", outer)
    case .rule(let name):
      return "<" + Self.escaped(name) + ">"
    case .slot(let slot):
      let list = Self.escaped(slot.list)
      if slot.isCapture { return slot.list == slot.name ? "{@\(list)}" : "{\(list):@\(slot.name)}" }
      return slot.list == slot.name ? "{\(list)}" : "{\(list):\(Self.escaped(slot.name))}"
    case .applicationName:
      return "{applicationName}"
    }
  }

  /// Whether brackets around choices mean the same choices.
  private func isOptional(_ choices: ArraySlice<Expression>) -> Bool {
    guard choices.count == 1, let only = choices.first else { return choices.count > 1 }
    if case .alternatives = only { return false }
    return only != .text("")
  }

  /// The permutation in a sequence that otherwise has only the white space around it.
  private var lonePermutation: Expression? {
    guard case .sequence(let items) = self, items.count == 3, items[0] == .text(" "),
      items[2] == .text(" "), case .permutation = items[1]
    else { return nil }
    return items[1]
  }

  private static func joined(
    _ parts: [Expression], _ separator: String, _ outer: Surroundings
  ) -> String {
    let text = parts.map { $0.written(inside: .choice) }.joined(separator: separator)
    return outer == .nothing && parts.count > 1 ? text : "(\(text))"
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "()[]{}<>|;\\".utf8.contains($0) }) else { return text }
    return text.reduce(into: "") { result, character in
      if "()[]{}<>|;\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
