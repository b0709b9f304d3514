// Asks for the values of parameters, in the app's words or in those of titles and descriptions.

import Foundation

extension IntentRun {
  /// Asks for a parameter's value until an answer fits.
  ///
  /// - Parameters:
  ///   - said: The words that are no value, for which there is a problem.
  ///   - gathered: The elements known so far of a list that needs more.
  /// - Throws: `Failure` when there can be no answer, as there is nothing to choose from.
  func askValue(
    _ parameter: CallParameter, dialog: Dialog? = nil, problem: String? = nil, said: String? = nil,
    gathered: [Value] = []
  ) async throws -> Value {
    var problem = problem
    var said = said
    var gathered = gathered
    var asked: [Question.Option]?
    var entities: [Value]?
    while true {
      var suggestions = try await offered(for: parameter)
      suggestions.remove(unwanted[parameter.name] ?? [])
      if problem == nil, suggestions.options.isEmpty, case .entity(let type) = parameter.kind {
        let name = type.displayName.insideSentence
        problem =
          catalog.phrase(making: type, in: app)
          .map { Sentence.noneToSuggestBut(name: name, phrase: $0.phrase) }
          ?? Sentence.noneToSuggest(name: name)
      }
      var question = question(for: parameter, suggestions, dialog)
      question.problem = problem
      question.gathered = gathered
      if entities == nil, !question.options.isEmpty, !foretells, let type = parameter.searchedType {
        entities = try? await type.all()
      }
      question.entities = entities
      if settings.listens, problem != nil, let words = said {
        question.near = try await settings.resolver.nearest(to: words, for: parameter)
      }
      question.isRepeated = settings.asksPerson && asked == question.options
      asked = question.options
      let answer = try await exchange.ask(question)
      said = if case .text(let words) = answer { words } else { nil }
      let hasMore = (entities?.count ?? 0) > suggestions.options.count
      var resolution = try await read(
        answer, for: parameter, gathered, suggestions, hasMore: hasMore)
      if case .unsettled(let elements) = resolution {
        resolution = try await settle(elements, for: parameter, gathered)
      }
      switch resolution {
      case .value(let value): return value
      case .several(let values): return try await choose(parameter, among: values)
      case .tooFew(let values, let words): (gathered, problem) = (values, words)
      case .nothing(let words): problem = words
      case .unsettled: continue
      }
    }
  }

  /// Returns the suggestions for a parameter.
  ///
  /// - Throws: `Failure` when there are none and words cannot be a value either, and the errors of
  ///   the app's queries.
  private func offered(for parameter: CallParameter) async throws -> Suggestions {
    if foretells { return (try? await Suggestions(for: parameter)) ?? Suggestions() }
    guard case .entity(let type) = parameter.kind.element, !parameter.hasOptions else {
      let suggestions = try await Suggestions(for: parameter)
      guard suggestions.options.isEmpty,
        let problem = try await settings.resolver.reasonForNoValue(of: parameter)
      else { return suggestions }
      throw Failure(.nothingToChoose, problem)
    }
    let (names, hint) = (
      type.displayName.insideSentence.plural,
      Sentence.runWithIdentifier(intent: name, parameter: parameter.name)
    )
    do {
      let suggestions = try await Suggestions(for: parameter)
      guard suggestions.options.isEmpty,
        let problem = try await settings.resolver.reasonForNoValue(of: parameter)
      else { return suggestions }
      guard try await type.suggestsSome() else {
        let problem = [Sentence.listsNone(app: app.name, names: names), hint].sentences
        throw Failure(.nothingToChoose, problem)
      }
      throw Failure(nothingToChoose: problem, but: catalog.phrase(making: type, in: app))
    } catch let error where !(error is Failure || error is CancellationError) {
      let failure = Failure(
        of: error, in: app, otherwise: Sentence.couldNotList(app: app.name, names: names))
      // The app's own words say what to do.
      guard app.host.failure(for: error, of: app.name) == nil else { throw failure }
      throw Failure(.intentFailed, [failure.words, hint].sentences, detail: failure.detail)
    }
  }

  /// Resolves an answer for a parameter, adding it to the known elements of a list.
  private func read(
    _ answer: Answer, for parameter: CallParameter, _ gathered: [Value],
    _ suggestions: Suggestions, hasMore: Bool
  ) async throws -> Resolution {
    let isList = parameter.kind.isList
    /// Adds values to those that are known; a thing that is chosen once more is one of them.
    func adding(_ values: [Value]) -> [Value] {
      values.reduce(into: gathered) { all, value in
        if !value.isEntity || !all.contains(where: { $0.plain == value.plain }) {
          all.append(value)
        }
      }
    }
    func picking(_ value: Value) -> Resolution {
      isList ? settings.resolver.checked(adding([value]), for: parameter) : .value(value)
    }
    switch answer {
    case .option(let index): return picking(suggestions.values[index])
    case .value(let value): return picking(value)
    case .elements(let values): return settings.resolver.checked(values, for: parameter)
    case .text(let text):
      if isList, let picked = suggestions.numbered(text) {
        return settings.resolver.checked(adding(picked), for: parameter)
      }
      let resolution = try await settings.resolver.resolve(
        text, changing: parameter.value ?? before[parameter.name], of: parameter)
      switch resolution {
      case .value(.list(let values)) where isList && !gathered.isEmpty, .tooFew(let values, _):
        return settings.resolver.checked(adding(values), for: parameter)
      case .nothing(let words):
        if isList, let picked = suggestions.placed(text) {
          return settings.resolver.checked(adding(picked), for: parameter)
        }
        switch AnswerReader.option(text, suggestions.options) {
        case .answer(.option(let index)): return .value(suggestions.values[index])
        case .several(let indices): return .several(indices.map { suggestions.values[$0] })
        case .answer, .unclear, nil: break
        }
        return .nothing(
          problem: suggestions.options.problem(ofNumber: text, hasMore: hasMore) ?? words)
      case .value, .several, .unsettled:
        return resolution
      }
    case .accepted, .declined:
      return .nothing(problem: Sentence.giveValue())
    }
  }

  /// Asks the person to choose one of several values of a parameter.
  func choose(
    _ parameter: CallParameter, among items: [Value], dialog: Dialog? = nil
  ) async throws -> Value {
    let excluded = Set((unwanted[parameter.name] ?? []).map(\.plain))
    let items =
      items.contains { !excluded.contains($0.plain) }
      ? items.filter { !excluded.contains($0.plain) } : items
    if items.count == 1, !excluded.isEmpty { return items[0] }
    var question = question(.choice, parameter.words.asked(.which), for: parameter)
    if let dialog = dialog ?? parameter.choiceDialog { question.prompt = dialog.full }
    question.options = items.map(\.option)
    question.values = items
    while true {
      if case .option(let index) = try await exchange.ask(question) { return items[index] }
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
          ? candidates[0] : try await choose(parameter, among: candidates))
    }
    return settings.resolver.checked(values, for: parameter)
  }

  // MARK: Questions

  /// Returns the question for the value of a parameter.
  private func question(
    for field: CallParameter, _ offered: Suggestions, _ dialog: Dialog?
  ) -> Question {
    let (kind, plain): (Question.Kind, String) =
      switch field.kind {
      case .enumeration(let type): (.choice, type.displayName.asked(.what))
      case .boolean: (.choice, "\(field.words)?")
      case .entity, .list: (.value, field.words.asked(.which))
      default: (.value, field.words.asked(.whatIs))
      }
    var question = question(
      kind, (dialog ?? field.valueDialog)?.full ?? offered.prompt ?? plain, for: field)
    question.options = offered.options
    question.values = offered.values
    question.isMultiline = field.kind.isText && field.isMultiline
    question.isSecret = field.isSecret
    // A value that is there was declined, and is not offered again.
    question.defaultAnswer = field.value == nil ? field.defaultValue?.text.nonEmpty : nil
    if case .boolean = field.kind { question.isTruth = true }
    return question
  }

  /// Returns a question of the intent, which may be about a parameter.
  func question(
    _ kind: Question.Kind, _ prompt: String, for field: CallParameter? = nil
  ) -> Question {
    Question(
      kind: kind, app: app.name, intent: name, prompt: prompt,
      parameter: field.map { Question.Parameter($0) })
  }
}

extension Question.Parameter {
  /// Creates the description of a parameter for a front end.
  fileprivate init(_ field: CallParameter) {
    self.init(
      name: field.name, title: field.words, explanation: field.explanation,
      type: field.form ?? field.kind.words,
      isText: field.kind.isText, range: field.range, isSlider: field.isSlider)
    examples = field.kind.element.examples
    if case .integer = field.kind { isWhole = true }
    if case .file = field.kind.element { isFile = true }
    if field.kind.isList { mostElements = field.size?.upperBound ?? .max }
  }
}
