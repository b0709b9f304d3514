// Enumerates all forms of a phrase.

/// All forms of a phrase, in order; memory grows with the length of a form, not with their number.
struct PhraseWays: IteratorProtocol {
  /// A piece of a form.
  enum Step {
    case text(String)
    /// The word of a slot at an index.
    case slot(String, SlotWords, Int)
  }

  /// The remaining pieces.
  private indirect enum Rest {
    case end
    case then(Item, Rest)
  }

  private enum Item {
    case form(PhraseForm)
    /// Choices, of which the first is taken now.
    case choices(ArraySlice<PhraseForm>)
    case names(ArraySlice<String>)
    case words(String, SlotWords, from: Int)
    /// The parts of a permutation, with the number of those already in place.
    case parts([PhraseForm], from: Int)
  }

  /// The pending alternatives, the last first.
  private var pending: [(rest: Rest, length: Int)]
  private var way: [Step] = []

  init(_ form: PhraseForm) { pending = [(.then(.form(form), .end), 0)] }

  mutating func next() -> [Step]? {
    guard let (start, length) = pending.popLast() else { return nil }
    way.removeLast(way.count - length)
    var rest = start
    while case .then(let item, let tail) = rest { rest = go(item, tail) }
    return way
  }

  /// Takes the first alternative of a piece, and stores the others.
  private mutating func go(_ item: Item, _ tail: Rest) -> Rest {
    switch item {
    case .form(let form):
      return open(form, tail)
    case .choices(let choices):
      keep(choices.dropFirst(), tail) { .choices($0) }
      return choices.first.map { .then(.form($0), tail) } ?? tail
    case .names(let names):
      keep(names.dropFirst(), tail) { .names($0) }
      way += names.prefix(1).map { .text($0) }
      return tail
    case .words(let name, let words, let index):
      if index + 1 < words.count {
        pending.append((.then(.words(name, words, from: index + 1), tail), way.count))
      }
      way.append(.slot(name, words, index))
      return tail
    case .parts(let parts, let index):
      if index + 1 < parts.count {
        pending.append((.then(.parts(parts, from: index + 1), tail), way.count))
      }
      way.append(.text(" "))
      guard parts.indices.contains(index) else { return tail }
      var others = parts
      let first = others.remove(at: index)
      return .then(.form(first), .then(.parts(others, from: 0), tail))
    }
  }

  private mutating func open(_ form: PhraseForm, _ tail: Rest) -> Rest {
    switch form.kind {
    case .text(let text):
      way.append(.text(text))
      return tail
    case .sequence(let parts):
      return parts.reversed().reduce(tail) { .then(.form($1), $0) }
    case .choice(let choices):
      return .then(.choices(choices[...]), tail)
    case .permutation(let parts):
      return .then(.parts(parts, from: 0), tail)
    case .slot(let name, let words):
      return .then(.words(name, words, from: 0), tail)
    case .name(let names):
      return .then(.names(names[...]), tail)
    }
  }

  private mutating func keep<Element>(
    _ others: ArraySlice<Element>, _ tail: Rest, _ item: (ArraySlice<Element>) -> Item
  ) {
    if !others.isEmpty { pending.append((.then(item(others), tail), way.count)) }
  }
}
