// From words to an intent that starts: phrases, ties between them, names and buttons.

import AppIntents
import Cards
import PhraseMatching

extension Conversation {
  /// Hears an utterance while no question of an intent waits.
  func hear(_ words: String, _ input: Input) async -> Reply {
    if let tie {
      self.tie = nil
      let question = tieQuestion(tie.matches)
      if case .answer(.option(let index)) = AnswerReader.read(words, for: question) {
        return await run(tie.matches[index], tie.input)
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
      tie = (matches, input)
      return .question(tieQuestion(matches))
    case .nothing:
      return .nothingMatched(result)
    }
  }

  private func tieQuestion(_ matches: [Match]) -> Question {
    Question(
      kind: .intent, prompt: "Which do you mean?",
      options: matches.map { match in
        let title = (try? catalog.intent(named: match.intent, in: match.app))?.type.title.text
        return Question.Option(title: title ?? match.intent, subtitle: match.app)
      })
  }

  /// Runs the intent of a phrase, with the values the phrase names.
  func run(_ match: Match, _ input: Input) async -> Reply {
    await run(
      named: match.intent, in: match.app, given: match.parameters.map(Invocation.Given.init), input)
  }

  /// Runs an intent by its name, with the values of the input on top of those of its phrase.
  func run(
    named name: String, in app: String?, given: [Invocation.Given] = [], _ input: Input
  ) async -> Reply {
    do {
      let (app, type) = try catalog.intent(named: name, in: app)
      let explicit = input.values.map(Invocation.Given.init)
      return await start(
        Invocation(
          app: app, intent: type.init(), given: given + explicit, attachment: input.attachment))
    } catch {
      return .failed(error)
    }
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
