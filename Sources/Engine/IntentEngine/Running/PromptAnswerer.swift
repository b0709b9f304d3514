// Answers what an intent asks, before and inside `perform()`, by asking the person.

import AppIntents
import Foundation
import BehestSwiftUI

/// Asks for the values, choices and confirmations of one intent.
final class PromptAnswerer: Interlocutor {
  private let run: IntentRun
  private let invocation: Invocation
  private let writer: QuestionWriter

  init(run: IntentRun, invocation: Invocation) {
    self.run = run
    self.invocation = invocation
    self.writer = QuestionWriter(app: invocation.app.name, intent: invocation.name)
  }

  // MARK: Interlocutor

  func ask(_ prompt: IntentPrompt) async throws -> IntentAnswer {
    switch prompt {
    case .value(let parameter, let dialog):
      return .value(try await askValue(parameter, dialog: dialog))
    case .disambiguation(let parameter, let items, let dialog):
      return .value(try await choose(parameter, among: items, dialog: dialog))
    case .valueConfirmation(let parameter, let value, let dialog, let view):
      return try await confirmValue(parameter, value, dialog, view)
    case .confirmation(let action, let dialog, let showsDialog, let content):
      return try await confirm(action, dialog, showsDialog: showsDialog, content)
    case .choice(let options, let dialog, let view):
      return try await choice(options, dialog, view)
    }
  }

  func reload(_ snippet: any SnippetIntent.Type) {
    run.refresher?.reload(snippet, for: invocation.intent)
  }

  func comeForward() {
    run.exchange.comeForward()
  }

  var isInForeground: Bool {
    let modes = type(of: invocation.intent).supportedModes
    return run.exchange.comesForward || type(of: invocation.intent).openAppWhenRun
      || modes.contains(.foreground(.immediate)) && !modes.contains(.background)
  }

  /// Goes on in front of the person, who is asked first.
  ///
  /// - Throws: `Declined` when they do not want to, and what the continuation throws.
  func goOn(_ need: AppIntentError.ForegroundNeed) async throws -> PerformedResult {
    if need.asks {
      let app = invocation.app.name
      let dialog = need.dialog ?? IntentDialog("Continue in \(app)?")
      _ = try await confirm(.continue, dialog, showsDialog: true, nil)
    }
    comeForward()
    try await need.continuation?()
    return PerformedResult()
  }

  func perform(_ intent: any AppIntent) async throws -> PerformedResult {
    let nested = Invocation(app: invocation.app, intent: intent)
    try await run.prepare(nested)
    var steps: [Step] = []
    return try await run.perform(nested, steps: &steps)
  }

  /// Gives an intent what it threw for, so that it can start again.
  ///
  /// - Returns: `false` when the error is not about a value, and starting again would not help.
  func supply(what error: AppIntentError) async throws -> Bool {
    switch error.kind {
    case .needsValue(let need):
      try need.parameter.assign(try await askValue(need.parameter, dialog: need.dialog))
    case .needsDisambiguation(let need):
      try need.parameter.assign(
        try await choose(need.parameter, among: need.items, dialog: need.dialog))
    case .restart:
      break
    case .needsForeground, .stated:
      return false
    }
    return true
  }

  // MARK: Values

  /// Asks for a parameter's value until one is given that fits.
  ///
  /// - Parameter gathered: what is known already of a list that needs more values.
  /// - Throws: `Failure` when no answer can be a value, as there is nothing to choose from.
  func askValue(
    _ parameter: any AnyIntentParameter, dialog: IntentDialog?, problem: String? = nil,
    gathered: [any Sendable] = []
  ) async throws -> any Sendable {
    let field = field(of: parameter)
    var problem = problem
    var gathered = gathered
    while true {
      let suggestions = try await IntentEnvironment.$intent.withValue(invocation.intent) {
        try await offered(for: parameter)
      }
      if problem == nil, suggestions.options.isEmpty, case .entity(let type) = ValueKind(parameter)
      {
        problem =
          "There is no \(type.displayName.insideSentence) to suggest: say its name or part of it"
          + (phrase(making: type).map { ", or “\($0)” first." } ?? ".")
      }
      let question = writer.value(field, dialog: dialog, offered: suggestions, problem: problem)
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

  /// The suggestions for a parameter.
  ///
  /// - Throws: `Failure` when there are none and words cannot be a value either, and what the
  ///   application's queries throw.
  private func offered(for parameter: any AnyIntentParameter) async throws -> Suggestions {
    if run.foretells { return (try? await Suggestions(for: parameter)) ?? Suggestions() }
    let suggestions = try await Suggestions(for: parameter)
    guard suggestions.options.isEmpty,
      case .nothing(var problem) = try await run.resolver.prospect(of: parameter)
    else { return suggestions }
    if case .entity(let type) = ValueKind(parameter).element, let phrase = phrase(making: type) {
      problem += " Say “\(phrase)” first."
    }
    throw Failure(.nothingToChoose, problem)
  }

  /// A phrase that makes an entity of a type; `nil` when none does.
  private func phrase(making type: any AppEntity.Type) -> String? {
    run.catalog.phrase(making: type, in: invocation.app)
  }

  /// What an answer is for a parameter, added to what is known of a list.
  private func read(
    _ answer: Answer, for parameter: any AnyIntentParameter, _ gathered: [any Sendable],
    _ suggestions: Suggestions
  ) async throws -> Resolution {
    let isList = ValueKind(parameter).isList
    switch answer {
    case .option(let index):
      let value = suggestions.values[index]
      return isList ? run.resolver.checked(gathered + [value], for: parameter) : .value(value)
    case .text(let text):
      if isList, let picked = suggestions.numbered(text) {
        return run.resolver.checked(gathered + picked, for: parameter)
      }
      let resolution = try await IntentEnvironment.$intent.withValue(invocation.intent) {
        try await run.resolver.resolve(text, for: parameter)
      }
      switch resolution {
      case .value(let value as [any Sendable]) where isList && !gathered.isEmpty,
        .tooFew(let value, _):
        return run.resolver.checked(gathered + value, for: parameter)
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

  /// Lets the person pick one of several values of a parameter.
  func choose(
    _ parameter: any AnyIntentParameter, among items: [any Sendable], dialog: IntentDialog?
  ) async throws -> any Sendable {
    let question = writer.disambiguation(
      field(of: parameter), dialog: dialog, options: items.map(Suggestions.option))
    while true {
      if case .option(let index) = try await run.exchange.ask(question) { return items[index] }
    }
  }

  /// Lets the person pick each element of a list whose words match several values.
  ///
  /// - Parameter gathered: what is known already of the list.
  func settle(
    _ elements: [[any Sendable]], for parameter: any AnyIntentParameter,
    _ gathered: [any Sendable] = []
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
    _ parameter: any AnyIntentParameter, _ value: any Sendable, _ dialog: IntentDialog?,
    _ view: SnippetView?
  ) async throws -> IntentAnswer {
    let title = Suggestions.option(value).title
    let question = Question(
      kind: .confirmation, app: invocation.app.name, intent: invocation.name,
      prompt: dialog?.spoken
        ?? "Is the \(writer.title(field(of: parameter)).insideSentence) \(title)?",
      parameter: writer.parameter(field(of: parameter)), acceptWords: ["Yes"],
      declineWords: ["No"], card: await view?.rendering().card)
    if case .accepted = try await run.exchange.ask(question) { return .accepted }
    return .declined
  }

  // MARK: Confirmations and choices

  private func confirm(
    _ action: ConfirmationActionName, _ dialog: IntentDialog?, showsDialog: Bool,
    _ content: SnippetContent?
  ) async throws -> IntentAnswer {
    let snippet = try await ReplyBuilder(run: run, app: invocation.app).snippet(content)
    let title = type(of: invocation.intent).title.text
    var prompt = dialog?.spoken(withCard: snippet != nil) ?? "Continue with “\(title)”?"
    if !showsDialog, snippet != nil { prompt = "\(action.acceptLabel.text)?" }
    let question = Question(
      kind: .confirmation, app: invocation.app.name, intent: invocation.name, prompt: prompt,
      acceptWords: [action.acceptLabel.text] + action.acceptAlternatives.map(\.text),
      declineWords: [action.denyLabel.text] + action.denyAlternatives.map(\.text),
      isDestructive: action.isDestructive, card: snippet?.card)
    if let snippet { run.refresher?.note(snippet) }
    guard case .accepted = try await run.exchange.ask(question, snippet: snippet) else {
      throw Declined()
    }
    return .accepted
  }

  private func choice(
    _ options: [IntentChoiceOption], _ dialog: IntentDialog?, _ view: SnippetView?
  ) async throws -> IntentAnswer {
    let question = Question(
      kind: .choice, app: invocation.app.name, intent: invocation.name,
      prompt: dialog?.spoken ?? "Which one?",
      options: options.map { option in
        Question.Option(
          title: option.title.text, isCancel: option.style == .cancel,
          isDestructive: option.style == .destructive)
      },
      card: await view?.rendering().card)
    while true {
      guard case .option(let index) = try await run.exchange.ask(question) else { continue }
      return .chosen(index)
    }
  }

  private func field(of parameter: any AnyIntentParameter) -> IntentParameterField {
    let fields = invocation.intent.parameterFields
    return fields.first { $0.parameter === parameter }
      ?? IntentParameterField(name: "value", parameter: parameter)
  }
}

/// Thrown through `perform()` when the person says no to a confirmation.
struct Declined: Error {}
