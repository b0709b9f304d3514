// Answers an intent's requests, before and inside `perform()`, by asking the person.

import Foundation

/// A respondent that asks the person for the values, choices and confirmations of one intent.
final class PromptAnswerer: Respondent {
  private let run: IntentRun
  private let invocation: Invocation
  private let writer: QuestionWriter

  init(run: IntentRun, invocation: Invocation) {
    self.run = run
    self.invocation = invocation
    self.writer = QuestionWriter(app: invocation.app.name, intent: invocation.name)
  }

  // MARK: Respondent

  func ask(_ prompt: Prompt) async throws -> PromptAnswer {
    switch prompt {
    case .value(let parameter, let dialog):
      return .value(try await askValue(parameter, dialog: dialog))
    case .choice(let parameter, let values, let dialog):
      return .value(try await choose(parameter, among: values, dialog: dialog))
    case .valueConfirmation(let parameter, let value, let dialog, let content):
      return try await confirmValue(parameter, value, dialog, content)
    case .confirmation(
      let accept, let decline, let isDestructive, let dialog, let showsDialog, let content):
      var question = Question(
        kind: .confirmation, app: invocation.app.name, intent: invocation.name, prompt: "",
        acceptWords: accept, declineWords: decline, isDestructive: isDestructive)
      return try await confirm(&question, dialog, showsDialog: showsDialog, content)
    case .option(let options, let dialog, let content):
      return try await choice(options, dialog, content)
    }
  }

  func redraw(_ snippet: any IntentSource) {
    run.refresher?.redraw(snippet, for: invocation.call)
  }

  func comeForward() {
    run.exchange.comeForward()
  }

  func report(to progress: Progress?) {
    run.exchange.report(to: progress)
  }

  var isInForeground: Bool {
    let intent = invocation.call.source.facts
    return run.exchange.comesForward || intent.opensApp || intent.startsInForeground
  }

  var undoStack: (any UndoStack)? { run.undoStack }

  var cause: CancellationCause { run.exchange.cause }

  /// Continues an intent in the foreground, after asking the person if necessary.
  ///
  /// - Throws: `Declined` when the person declines, and the errors of the continuation.
  func goOn(_ need: ForegroundNeed) async throws -> CallResult {
    if need.asks {
      let app = invocation.app.name
      let dialog = need.dialog ?? Dialog("Continue in \(app)?")
      _ = try await ask(
        .confirmation(
          accept: need.acceptWords, decline: need.declineWords, isDestructive: false,
          dialog: dialog, showsDialog: true, content: nil))
    }
    comeForward()
    try await need.goOn()
    return CallResult()
  }

  func perform(_ call: any IntentCall) async throws -> CallResult {
    let nested = Invocation(app: invocation.app, call: call)
    try await run.prepare(nested)
    var steps: [Step] = []
    return try await run.perform(nested, steps: &steps)
  }

  // MARK: Values

  /// Asks for a parameter's value until an answer fits.
  ///
  /// - Parameter gathered: The elements known so far of a list that needs more.
  /// - Throws: `Failure` when there can be no answer, as there is nothing to choose from.
  func askValue(
    _ parameter: CallParameter, dialog: Dialog?, problem: String? = nil,
    gathered: [Value] = []
  ) async throws -> Value {
    var problem = problem
    var gathered = gathered
    while true {
      let suggestions = try await offered(for: parameter)
      if problem == nil, suggestions.options.isEmpty, case .entity(let type) = parameter.kind {
        problem =
          "There is no \(type.displayName.insideSentence) to suggest: say its name or part of it"
          + (phrase(making: type).map { ", or “\($0)” first." } ?? ".")
      }
      let question = writer.value(parameter, dialog: dialog, offered: suggestions, problem: problem)
      switch try await read(
        try await run.exchange.ask(question), for: parameter, gathered, suggestions)
      {
      case .value(let value): return value
      case .several(let values): return try await choose(parameter, among: values, dialog: nil)
      case .unsettled(let elements):
        switch try await settle(elements, for: parameter, gathered) {
        case .value(let value): return value
        case .tooFew(let values, let words):
          gathered = values
          problem = words
        case .nothing(let words): problem = words
        case .several, .unsettled: continue
        }
      case .tooFew(let values, let words):
        gathered = values
        problem = words
      case .nothing(let words): problem = words
      }
    }
  }

  /// Returns the suggestions for a parameter.
  ///
  /// - Throws: `Failure` when there are none and words cannot be a value either, and the errors of
  ///   the app's queries.
  private func offered(for parameter: CallParameter) async throws -> Suggestions {
    if run.foretells { return (try? await Suggestions(for: parameter)) ?? Suggestions() }
    let suggestions = try await Suggestions(for: parameter)
    guard suggestions.options.isEmpty,
      case .nothing(var problem) = try await run.resolver.prospect(of: parameter)
    else { return suggestions }
    if case .entity(let type) = parameter.kind.element, let phrase = phrase(making: type) {
      problem += " Say “\(phrase)” first."
    }
    throw Failure(.nothingToChoose, problem)
  }

  /// Returns a phrase whose intent creates an entity of a type; `nil` when there is none.
  private func phrase(making type: any EntityType) -> String? {
    run.catalog.phrase(making: type, in: invocation.app)
  }

  /// Resolves an answer for a parameter, adding it to the known elements of a list.
  private func read(
    _ answer: Answer, for parameter: CallParameter, _ gathered: [Value],
    _ suggestions: Suggestions
  ) async throws -> Resolution {
    let isList = parameter.kind.isList
    switch answer {
    case .option(let index):
      let value = suggestions.values[index]
      return isList ? run.resolver.checked(gathered + [value], for: parameter) : .value(value)
    case .text(let text):
      if isList, let picked = suggestions.numbered(text) {
        return run.resolver.checked(gathered + picked, for: parameter)
      }
      let resolution = try await run.resolver.resolve(text, for: parameter)
      switch resolution {
      case .value(.list(let values)) where isList && !gathered.isEmpty, .tooFew(let values, _):
        return run.resolver.checked(gathered + values, for: parameter)
      case .nothing(let words):
        if isList, let picked = suggestions.placed(text) {
          return run.resolver.checked(gathered + picked, for: parameter)
        }
        if let place = AnswerReader.place(text, among: suggestions.options.count) {
          return .value(suggestions.values[place])
        }
        let question = Question(kind: .value, prompt: "", options: suggestions.options)
        return .nothing(problem: question.problem(ofNumber: text) ?? words)
      case .value, .several, .unsettled:
        return resolution
      }
    case .accepted, .declined:
      return .nothing(problem: "Please give a value.")
    }
  }

  /// Asks the person to choose one of several values of a parameter.
  func choose(
    _ parameter: CallParameter, among items: [Value], dialog: Dialog?
  ) async throws -> Value {
    let question = writer.disambiguation(
      parameter, dialog: dialog, options: items.map(\.option))
    while true {
      if case .option(let index) = try await run.exchange.ask(question) { return items[index] }
    }
  }

  /// Asks the person to choose the elements of a list whose words match several values.
  ///
  /// - Parameter gathered: The elements of the list that are known already.
  func settle(
    _ elements: [[Value]], for parameter: CallParameter,
    _ gathered: [Value] = []
  ) async throws -> Resolution {
    var values = gathered
    for candidates in elements {
      values.append(
        candidates.count == 1
          ? candidates[0] : try await choose(parameter, among: candidates, dialog: nil))
    }
    return run.resolver.checked(values, for: parameter)
  }

  private func confirmValue(
    _ parameter: CallParameter, _ value: Value, _ dialog: Dialog?, _ content: CardSource?
  ) async throws -> PromptAnswer {
    let question = Question(
      kind: .confirmation, app: invocation.app.name, intent: invocation.name,
      prompt: dialog?.full ?? "Is the \(parameter.words.insideSentence) \(value.option.title)?",
      parameter: writer.parameter(parameter), acceptWords: ["Yes"], declineWords: ["No"],
      card: try await run.snippet(content, of: invocation.app)?.card)
    if case .accepted = try await run.exchange.ask(question) { return .accepted }
    return .declined
  }

  // MARK: Confirmations and choices

  private func confirm(
    _ question: inout Question, _ dialog: Dialog?, showsDialog: Bool, _ content: CardSource?
  ) async throws -> PromptAnswer {
    let snippet = try await run.snippet(content, of: invocation.app)
    question.card = snippet?.card
    question.prompt =
      dialog?.spoken(withCard: snippet != nil)
      ?? "Continue with “\(invocation.call.source.title)”?"
    if !showsDialog, snippet != nil, let accept = question.acceptWords.first {
      question.prompt = "\(accept)?"
    }
    if let snippet { run.refresher?.note(snippet) }
    guard case .accepted = try await run.exchange.ask(question, snippet: snippet) else {
      throw Declined()
    }
    return .accepted
  }

  private func choice(
    _ options: [Question.Option], _ dialog: Dialog?, _ content: CardSource?
  ) async throws -> PromptAnswer {
    let question = Question(
      kind: .choice, app: invocation.app.name, intent: invocation.name,
      prompt: dialog?.full ?? "Which one?", options: options,
      card: try await run.snippet(content, of: invocation.app)?.card)
    while true {
      guard case .option(let index) = try await run.exchange.ask(question) else { continue }
      return .option(index)
    }
  }
}
