// Handles the answer to the pending question.

import BehestCards
import PhraseMatching

extension Conversation {
  /// Handles an input while a question is pending.
  func answer(_ input: Input) async -> Reply {
    guard let current = running.last, let waiting = current.waiting else {
      return .cancelled(.init())
    }
    switch input.answer {
    case .option(let index) where waiting.offered.indices.contains(index):
      return await resume(.option(waiting.offered[index]))
    case .accepted, .declined:
      return await resume(input.answer ?? .declined)
    case .option, .text, nil: break
    }
    switch input.content {
    case .cancel:
      return await withdraw()
    case .proceed:
      return .question(waiting.question)
    case .press(let number):
      guard let snippet = waiting.snippet,
        snippet.card.controls.contains(where: { $0.number == number })
      else { return await answer(Input(.text(String(number)))) }
      do throws(Failure) {
        return await start(makeRun(of: try snippet.call(ofButton: number), in: current.run.app))
      } catch {
        return .failed(error)
      }
    case .run(let name):
      await withdrawAll()
      return await run(named: name, input)
    case .pressNamed(let words):
      if let number = waiting.snippet?.button(named: words) {
        return await answer(Input(.press(number)))
      }
      return .failed(
        Failure(.nothingToPress, "There is no button “\(words.shortened)” to press."))
    case .text(let words):
      return await read(words, for: waiting, input)
    }
  }

  private func read(_ words: String, for waiting: Waiting, _ input: Input) async -> Reply {
    var question = waiting.question.offering(waiting.offered)
    // A button of the card may be called “Stop”, which otherwise declines.
    if question.kind == .confirmation, let number = waiting.snippet?.button(named: words),
      question.isOfCardAlone
        || !(question.acceptWords + question.declineWords).contains(where: {
          $0.comparable == words.comparable
        })
    {
      return await answer(Input(.press(number)))
    }
    switch AnswerReader.read(words, for: question) {
    case .answer(.option(let index)):
      return await resume(.option(waiting.offered[index]))
    case .answer(let answer):
      if case .text = answer, question.parameter?.isText != true,
        let reply = await newCommand(words, input)
      {
        return reply
      }
      return await resume(answer)
    case .several(let indices):
      running[running.count - 1].waiting?.offered = indices.map { waiting.offered[$0] }
      question = question.offering(indices)
      question.problem = "“\(words.shortened)” could be several."
      return .question(question)
    case .unclear(let problem):
      if let number = waiting.snippet?.button(named: words) {
        return await answer(Input(.press(number)))
      }
      if let reply = await newCommand(words, input) { return reply }
      question.problem = problem
      if let buttons = waiting.snippet?.card.controls, !buttons.isEmpty,
        question.kind == .confirmation
      {
        question.problem = problem.droppingSuffix(".") + ", or press a button of the card."
      }
      return .question(question)
    }
  }

  /// Starts another intent if the words are no answer but match a phrase word for word.
  func newCommand(_ words: String, _ input: Input) async -> Reply? {
    var input = input
    input.app = input.app ?? onlyApp
    guard let best = try? await matches(in: words, app: input.app, upTo: .normalised).best,
      let match = best.first, best.count == 1
    else { return nil }
    if tie != nil || !running.isEmpty { settings.updates(.left(titleOfWaiting)) }
    await withdrawAll()
    return await run(match, input)
  }

  /// The title of the intent that asked; `nil` when none has been chosen.
  private var titleOfWaiting: String? {
    guard let run = running.first?.run else { return nil }
    return run.app.speaking { run.call.source.title }.nonEmpty ?? run.name
  }

  func resume(_ answer: Answer) async -> Reply {
    running[running.count - 1].waiting = nil
    running.last?.run.exchange.answer(answer)
    return await next()
  }

  /// Ends the waiting intent with a cancellation error, and waits until it has ended.
  private func withdraw() async -> Reply {
    guard let current = running.last else { return .cancelled(.init()) }
    running[running.count - 1].waiting = nil
    current.cancel()
    return await next()
  }

  private func withdrawAll() async {
    remaining = nil
    while !running.isEmpty { _ = await withdraw() }
  }
}
