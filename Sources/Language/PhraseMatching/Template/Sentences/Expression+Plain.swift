// Chooses the simplest form of an expression, for lists of phrases.

extension Expression {
  /// A piece of the simplest form of an expression.
  package enum Piece: Hashable, Sendable {
    /// Literal text.
    case text(String)
    /// A value of the slot.
    case slot(Slot)
    /// A name of the app.
    case applicationName
  }

  /// Returns the simplest form of the expression: first choices, without optional parts.
  ///
  /// - Parameters:
  ///   - rules: The rules it may refer to; a missing or recursive one is omitted.
  ///   - slots: The names of slots that the form has if it can: of several choices the one with
  ///     most of them is taken.
  package func plainest(
    rules: [String: Expression] = [:], with slots: Set<String> = []
  ) -> [Piece] {
    var writer = PlainWriter(rules: rules, slots: slots)
    writer.write(self)
    return writer.pieces
  }
}

extension [Expression.Piece] {
  /// Returns the pieces as one text, with white space between words only.
  ///
  /// - Parameters:
  ///   - application: The text for the app's name.
  ///   - slot: Returns the text for a slot's value.
  package func text(application: String, slot: (Expression.Slot) -> String) -> String {
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
  /// The maximum number of pieces: rules that double each other would make exponentially many.
  private static let most = 1_000

  let rules: [String: Expression]
  let slots: Set<String>
  private(set) var pieces: [Expression.Piece] = []
  private var underway: Set<String> = []
  private var steps = 0

  init(rules: [String: Expression], slots: Set<String>) {
    self.rules = rules
    self.slots = slots
  }

  /// Returns the number of wanted slots in an expression.
  private mutating func wanted(in expression: Expression) -> Int {
    steps += 1
    guard steps <= Self.most else { return 0 }
    switch expression {
    case .text, .applicationName: return 0
    case .sequence(let items), .permutation(let items):
      return items.reduce(0) { $0 + wanted(in: $1) }
    case .alternatives(let choices): return choices.map { wanted(in: $0) }.max() ?? 0
    case .rule(let name):
      guard let rule = rules[name], underway.insert(name).inserted else { return 0 }
      defer { underway.remove(name) }
      return wanted(in: rule)
    case .slot(let slot): return slots.contains(slot.name) ? 1 : 0
    }
  }

  mutating func write(_ expression: Expression) {
    steps += 1
    guard steps <= Self.most else { return }
    switch expression {
    case .text(let text):
      if !text.isEmpty { pieces.append(.text(text)) }
    case .sequence(let items):
      for item in items { write(item) }
    case .alternatives(let choices):
      let counts = slots.isEmpty ? [] : choices.map { wanted(in: $0) }
      if let most = counts.max(), most > 0, let place = counts.firstIndex(of: most) {
        return write(choices[place])
      }
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
