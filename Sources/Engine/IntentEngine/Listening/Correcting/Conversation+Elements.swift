// Corrects the elements of a list that are known already, where more are asked for.

import SpokenValues

extension Conversation {
  /// Returns the reply to words that take back elements of a list, or replace one: "not oak loop", "lake trail instead
  /// of oak river", "no, lake trail"; `nil` for other words.
  func correctedElements(_ words: String, _ waiting: Waiting) async -> Reply? {
    guard !waiting.question.gathered.isEmpty, let run = running.last?.run,
      let field = running.last?.fieldAsked,
      let correction = steering.removed(in: words).map({ Correction(unmeant: $0, isMarked: true) })
        ?? steering.correction(words),
      correction.isMarked
    else { return nil }
    func values(_ words: String?) async -> [Value] {
      guard let words else { return [] }
      let name = SpokenValues.withoutFrame(words)
      return await things(in: name, for: field, of: run.app).compactMap { reading in
        if case .value(let value) = reading { value } else { nil }
      }
    }
    let (meant, unmeant) = (await values(correction.meant), await values(correction.unmeant))
    var elements = waiting.question.gathered
    let removed = Set(unmeant.map(\.plain))
    if correction.unmeant == nil {
      elements.removeLast()
    } else {
      elements.removeAll { removed.contains($0.plain) }
    }
    guard elements.count < waiting.question.gathered.count,
      correction.meant == nil || !meant.isEmpty
    else { return nil }
    let known = Set(elements.map(\.plain))
    return await resume(.elements(elements + meant.filter { !known.contains($0.plain) }))
  }
}
