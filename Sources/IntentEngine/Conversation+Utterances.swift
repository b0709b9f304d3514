// From words to an intent that starts: phrases, ties between them, names and buttons.

import AppIntents
import Cards
import PhraseMatching

extension Conversation {
  /// Hears an utterance while no question of an intent waits.
  func hear(_ words: String, _ input: Input) async -> Reply {
    if let tie {
      switch AnswerReader.read(words, for: tieQuestion(tie.matches)) {
      case .answer(.option(let index)): return await run(tie.matches[index], tie.input)
      case .several(let indices):
        return ask(which: indices.map { tie.matches[$0] }, tie.input, "could be several", words)
      case .answer, .unclear:
        // Not one of them: another phrase, or else the question stands.
        if let reply = await newCommand(words, input) { return reply }
        return ask(which: tie.matches, tie.input, "is none of them", words)
      }
    }
    if let number = presented?.snippet.button(named: words) { return await press(number) }
    do {
      return await choose(try await matches(in: words, app: input.app), input)
    } catch {
      return .failed(error)
    }
  }

  private func choose(_ result: MatchResult, _ input: Input) async -> Reply {
    switch Choice(result) {
    case .match(let match):
      return await run(match, input)
    case .tie(let matches):
      return ask(which: matches, input)
    case .nothing:
      return .nothingMatched(result)
    }
  }

  /// Asks which of several phrases is meant, and remembers them.
  private func ask(
    which matches: [Match], _ input: Input, _ problem: String? = nil, _ words: String = ""
  ) -> Reply {
    tie = (matches, input)
    var question = tieQuestion(matches)
    question.problem = problem.map { "“\(words.shortened)” \($0)." }
    return .question(question)
  }

  private func tieQuestion(_ matches: [Match]) -> Question {
    Question(
      kind: .intent, prompt: "Which do you mean?",
      options: matches.map { match in
        let title = catalog.intentType(of: match)?.title.text
        return Question.Option(title: title ?? match.intent, subtitle: match.app)
      })
  }

  /// Runs the intent of a phrase, with the values the phrase names.
  func run(_ match: Match, _ input: Input) async -> Reply {
    guard let app = try? catalog.app(named: match.app), let type = catalog.intentType(of: match)
    else {
      return .failed(Failure(.unknownName, "There is no intent “\(match.intent)”."))
    }
    return await run(type, of: app, given: match.parameters.map(Invocation.Given.init), input)
  }

  /// Runs an intent by its name.
  func run(named name: String, _ input: Input) async -> Reply {
    do {
      let (app, type) = try catalog.intent(named: name, in: input.app)
      return await run(type, of: app, given: [], input)
    } catch {
      return .failed(error)
    }
  }

  /// Runs an intent, with the values of the input on top of those of its phrase.
  private func run(
    _ type: any AppIntent.Type, of app: InstalledApp, given: [Invocation.Given], _ input: Input
  ) async -> Reply {
    onlyApp = input.app
    return await start(
      Invocation(
        app: app, intent: type.init(), given: given + input.values.map(Invocation.Given.init),
        attachment: input.attachment))
  }

  /// Presses a button of the card shown last, by its number or its words.
  func press(named words: String) async -> Reply {
    if let number = Int(words) { return await press(number) }
    guard let number = presented?.snippet.button(named: words) else {
      return .failed(
        Failure(.nothingToPress, "There is no button “\(words.shortened)” to press."))
    }
    return await press(number)
  }

  /// Presses a button of the card shown last, by its number.
  func press(_ number: Int) async -> Reply {
    guard let presented else {
      return .failed(Failure(.nothingToPress, "There is no card with a button to press."))
    }
    guard let intent = presented.snippet.intent(ofButton: number) else {
      return .failed(Failure(.nothingToPress, "The card has no button \(number)."))
    }
    return await start(Invocation(app: presented.app, intent: intent), pressed: presented)
  }
}

extension Snippet {
  /// The intent behind a button or toggle, by its number from 1; `nil` when there is none.
  func intent(ofButton number: Int) -> (any AppIntent)? {
    let controls = card.controls
    guard controls.indices.contains(number - 1), let action = controls[number - 1].action,
      actions.indices.contains(action)
    else { return nil }
    return actions[action] as? any AppIntent
  }

  /// The number of the button that words name by its number or its label; `nil` for none.
  func button(named words: String) -> Int? {
    let options = card.controls.map { Question.Option(title: $0.label.plainText) }
    guard !options.isEmpty else { return nil }
    let question = Question(kind: .value, prompt: "", options: options)
    guard case .answer(.option(let index)) = AnswerReader.read(words, for: question) else {
      return nil
    }
    return index + 1
  }
}
