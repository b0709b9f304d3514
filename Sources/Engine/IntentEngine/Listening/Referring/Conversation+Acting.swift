// Asks what to do with one of the entities that were listed, which its number or its place names.

import SpokenValues

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
  /// - Returns: `nil` for words that are no number below a list, or if nothing can be done.
  func acting(onPlace words: String, _ input: Input) -> Reply? {
    guard settings.asksPerson, !input.isScripted, presented == nil, let performed,
      let number = Int(words)
    else { return nil }
    let values = performed.outcome.numbered
    guard let place = values.indices.index(numbered: number) else {
      return values.map(\.option).problem(ofNumber: words).map {
        .failed(Failure(.nothingToPress, $0))
      }
    }
    return acting(on: values[place], of: performed.app, input)
  }

  /// Asks what to do with the entity that words name among those that were listed: "the second one", and of two "the
  /// other one"; `nil` for other words.
  func acting(onListed words: String, _ input: Input) -> Reply? {
    guard let values = listed.first, values.count > 1, values.allSatisfy(\.isEntity) else {
      return nil
    }
    let place =
      SpokenValues.isFramedPosition(words) ? AnswerReader.place(words, among: values.count) : nil
    let other = steering.meansOther(words) ? otherThing(than: history.last, among: values) : nil
    guard let value = place.map({ values[$0] }) ?? other, let taker = taker(of: value) else {
      return nil
    }
    return acting(on: value, of: taker.app, input)
  }

  /// Returns the one of two values that a command was not about.
  func otherThing(than last: Performed?, among values: [Value]) -> Value? {
    let meant = Set(last?.outcome.things.compactMap(\.identifier) ?? [])
    let others = values.filter { $0.identifier.map { !meant.contains($0) } ?? false }
    return values.count == 2 && others.count == 1 ? others[0] : nil
  }

  private func acting(on value: Value, of app: App, _ input: Input) -> Reply? {
    guard settings.asksPerson, !input.isScripted else { return nil }
    let thing = Outcome(returning: value)
    let actions = app.intents.filter { $0.has(.isListed) }
      .compactMap { intent -> (reading: Reading, needsMore: Bool)? in
        let fields = intent.makeCall().fields
        guard
          let field = fields.first(where: { field in
            if case .value? = thing.meaning(for: field) { !field.kind.isText } else { false }
          })
        else { return nil }
        let others = fields.filter { $0.name != field.name && !$0.isOptional && $0.value == nil }
        let reading = Reading.intent(
          intent, of: app, given: [IntentRun.Given(value, for: field.name)])
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
