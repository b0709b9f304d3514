// Asks what to do with one of the entities that a command has listed, which its number names.

extension Outcome {
  /// The entities of a list that is shown with numbers; empty for any other result.
  package var numbered: [Value] {
    guard card == nil, let values = returned?.elements, values.allSatisfy(\.isEntity) else {
      return []
    }
    return values
  }
}

extension Conversation {
  /// Asks what to do with the entity at a place of the list that the last command has returned.
  ///
  /// The answers are the listed intents of the same app that have a parameter of its type, those that
  /// need nothing else first.
  ///
  /// - Returns: `nil` for words that are no such place, or if nothing can be done.
  func acting(onPlace words: String, _ input: Input) -> Reply? {
    guard settings.asksPerson, !input.isScripted, presented == nil, let performed,
      let number = Int(words), number > 0,
      let value = performed.outcome.numbered.dropFirst(number - 1).first
    else { return nil }
    var thing = Outcome(app: performed.app.name, intent: performed.outcome.intent)
    thing.returned = value
    let actions = performed.app.intents.filter { $0.has(.isListed) }
      .compactMap { intent -> (reading: Reading, needsMore: Bool)? in
        let fields = intent.makeCall().fields
        guard
          let field = fields.first(where: { field in
            if case .value? = thing.meaning(for: field) { !field.kind.isText } else { false }
          })
        else { return nil }
        let others = fields.filter { $0.name != field.name && !$0.isOptional && $0.value == nil }
        let reading = Reading.intent(
          intent, of: performed.app, given: [IntentRun.Given(value, for: field.name)])
        return (reading, !others.isEmpty)
      }
    let readings = [false, true].flatMap { needsMore in
      actions.filter { $0.needsMore == needsMore }.map { $0.reading }
    }
    guard !readings.isEmpty else { return nil }
    return ask(
      which: readings, input, prompt: Sentence.whatToDoWith(name: value.option.title))
  }
}
