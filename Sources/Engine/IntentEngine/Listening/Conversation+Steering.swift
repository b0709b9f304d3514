// Handles words at an open question that steer the conversation: back, change, what is there.

import PhraseMatching
import SpokenValues

extension Conversation {
  /// Returns the reply to words at an open question that steer the conversation; `nil` for others.
  ///
  /// Where any text is an answer, only words about the command's own parameters, and those that go
  /// back or resume, are heard.
  func steered(_ words: String, _ waiting: Waiting) async -> Reply? {
    guard let current = running.last else { return nil }
    let isText = waiting.question.isForText
    let fields = waiting.isOwn(of: current.run) ? current.run.call.fields : []
    // "All of them" are those that are offered.
    if !isText, waiting.question.kind != .confirmation, isPronoun(words),
      waiting.question.options.isEmpty || !steering.every.contains(SteeringWords.words(words)),
      let value = valueBefore()
    {
      return await restart(Revision(values: [value.name: .value(value.value)]))
    }
    for reading in steering.readings(of: words) {
      switch reading {
      // While a command is open, its last value is what can be taken back.
      case .takeBack
      where waiting.question.kind == .confirmation && waiting.question.parameter == nil
        && current.answered.isEmpty:
        return await cancelWaiting()
      case .back, .takeBack:
        return await goBack()
      case .resume:
        if !left.isEmpty { return await resumeLeft() }
        guard !isText else { continue }
        return ask(again: waiting, problem: Sentence.nothingToResume())
      case .change(let name, let value):
        guard let field = steering.field(named: name, in: fields) else { continue }
        guard let value else { return await restart(Revision(wanted: [field.name])) }
        let revision = Revision(values: [field.name: .words(value)])
        return heard(
          revision, await restart(revision), asking: waiting.question.parameter?.name)
      case .courtesy(let sentence):
        guard !isText else { continue }
        return ask(again: waiting, telling: sentence())
      case .options(nil):
        return ask(again: waiting, isRepeated: false)
      case .options(let name?):
        if let field = steering.field(named: name, in: fields),
          let reply = await list(field, waiting)
        {
          return reply
        }
        guard !isText, case .done(let outcome)? = await listing(words), let told = outcome.dialog
        else { continue }
        return ask(again: waiting, telling: told)
      case .property(let name, let subject):
        guard !isText else { continue }
        // A confirmation with a sum says what all of it costs.
        if name == nil, subject == nil, waiting.question.kind == .confirmation,
          waiting.question.prompt.contains(/\p{Sc}/)
        {
          return ask(again: waiting, isRepeated: false)
        }
        if let told = await told(name, of: subject) { return ask(again: waiting, telling: told) }
        // The options say what each of them costs, if anything does.
        guard name == nil, subject == nil, !waiting.question.options.isEmpty else { continue }
        return ask(again: waiting, isRepeated: false)
      case .again(but: nil):
        guard !isText, let value = valueBefore() else { continue }
        return await restart(Revision(values: [value.name: .value(value.value)]))
      case .again(let words?):
        // "The same but small" is for what is about to be confirmed.
        guard waiting.question.kind == .confirmation, let reply = await revised(words, waiting)
        else { continue }
        return reply
      }
    }
    return nil
  }

  /// Returns whether words are a pronoun and nothing else, in a language of the catalogue.
  private func isPronoun(_ words: String) -> Bool {
    let utterance = Normalizer.utterance(words)
    return sequenceWords.pronouns(in: words).first
      == utterance.range(of: utterance.tokens.indices)
  }

  /// Asks the pending question again, after something else was told.
  func ask(
    again waiting: Waiting, telling told: String? = nil, problem: String? = nil,
    isRepeated: Bool = true
  ) -> Reply {
    var question = waiting.question.offering(waiting.offered)
    question.dialog = told
    question.problem = problem
    question.isRepeated = isRepeated && settings.asksPerson
    return .question(question)
  }

  /// Lists the values of a parameter: with the pending question, if that is about it; `nil` for entities that depend on
  /// what has not been said.
  private func list(_ field: CallParameter, _ waiting: Waiting) async -> Reply? {
    if field.name == waiting.question.parameter?.name, !waiting.question.options.isEmpty {
      return ask(again: waiting, isRepeated: false)
    }
    let app = running.last?.run.app
    let offered = try? await app?.speaking { try await Suggestions(for: field) }
    let titles = offered?.options.prefix(30).map(\.title) ?? []
    let values = titles.isEmpty ? field.kind.element.examples : titles
    guard !values.isEmpty else {
      if case .entity = field.kind.element { return nil }
      return ask(again: waiting, telling: "\(field.words): \(field.kind.words)")
    }
    return ask(again: waiting, telling: "\(field.words): \(values.joined(separator: ", "))")
  }

  /// Asks once more for the value that was answered last or, before any answer, said last.
  private func goBack() async -> Reply {
    guard let current = running.last, let waiting = current.waiting else {
      return .cancelled(.init())
    }
    let asked = waiting.question.parameter?.name
    let given = current.run.given.map(\.name)
    let name = (given + current.answered).last { name in
      name != asked && current.run.call.fields.contains { $0.name == name }
    }
    // The app may ask about a value once more: "at what time?" after a day.
    guard waiting.isOwn(of: current.run),
      let name = name ?? asked.flatMap({ (given + current.answered).contains($0) ? $0 : nil })
    else {
      return ask(again: waiting, problem: Sentence.nothingBefore())
    }
    return await restart(Revision(wanted: [name]))
  }
}

extension Conversation.Waiting {
  /// Returns whether the question is that of the run's own intent, not of one that it performs.
  func isOwn(of run: IntentRun) -> Bool { question.intent == run.name }
}

extension Question {
  /// Whether any text answers the question as it stands.
  var isForText: Bool { kind == .value && parameter?.isText == true && options.isEmpty }

  /// Whether a single option is offered, which a yes takes.
  package var offersOne: Bool {
    options.count == 1 && [.choice, .intent, .value].contains(kind) && parameter?.isText != true
  }
}
