// Chooses the plainest way to say an expression, for lists of what can be said.

extension Expression {
  /// A piece of the plainest way to say an expression.
  public enum Piece: Hashable, Sendable {
    /// Words to be said as they stand.
    case text(String)
    /// A value of the slot.
    case slot(Slot)
    /// A name of the app.
    case applicationName
  }

  /// The plainest way to say the expression: first choices, and nothing that may be left out.
  ///
  /// - Parameter rules: The rules it may name; one that is not there, or is made of itself, says
  ///   nothing.
  public func plainest(rules: [String: Expression] = [:]) -> [Piece] {
    var writer = PlainWriter(rules: rules)
    writer.write(self)
    return writer.pieces
  }
}

extension [Expression.Piece] {
  /// The pieces as one text, white space between words only.
  ///
  /// - Parameters:
  ///   - application: What is written for the app's name.
  ///   - slot: What is written for a value.
  public func text(application: String, slot: (Expression.Slot) -> String) -> String {
    let text = map { piece in
      switch piece {
      case .text(let text): text
      case .slot(let used): slot(used)
      case .applicationName: application
      }
    }.joined()
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

private struct PlainWriter {
  /// Rules that double each other would otherwise be written for ever.
  private static let most = 1_000

  let rules: [String: Expression]
  private(set) var pieces: [Expression.Piece] = []
  private var underway: Set<String> = []
  private var steps = 0

  init(rules: [String: Expression]) { self.rules = rules }

  mutating func write(_ expression: Expression) {
    steps += 1
    guard steps <= Self.most else { return }
    switch expression {
    case .text(let text):
      if !text.isEmpty { pieces.append(.text(text)) }
    case .sequence(let items):
      for item in items { write(item) }
    case .alternatives(let choices):
      if !choices.contains(.text("")), let first = choices.first { write(first) }
    case .permutation(let parts):
      for part in parts {
        pieces.append(.text(" "))
        write(part)
      }
    case .rule(let name):
      guard let rule = rules[name], underway.insert(name).inserted else { return }
      write(rule)
      underway.remove(name)
    case .slot(let slot):
      pieces.append(.slot(slot))
    case .applicationName:
      pieces.append(.applicationName)
    }
  }
}
