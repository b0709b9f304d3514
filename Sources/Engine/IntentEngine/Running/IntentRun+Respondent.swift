// Answers the requests of a running intent, by asking the person.

import Foundation

extension IntentRun: Respondent {
  func ask(_ request: IntentRequest) async throws -> RequestAnswer {
    switch request {
    case .value(let parameter, let dialog):
      return .value(try await askValue(parameter, dialog: dialog))
    case .choice(let parameter, let values, let dialog):
      return .value(try await choose(parameter, among: values, dialog: dialog))
    case .valueConfirmation(let parameter, let value, let dialog, let content):
      let (words, title) = (parameter.words.insideSentence, value.option.title)
      let plain =
        words.needsNoFrame
        ? "\(parameter.words): \(title)?" : Sentence.isIt(name: words, value: title)
      var question = question(.confirmation, dialog?.full ?? plain, for: parameter)
      question.acceptWords = [Sentence.yesTitle()]
      question.declineWords = [Sentence.noTitle()]
      question.card = try await snippet(content)?.card
      if case .accepted = try await exchange.ask(question) { return .accepted }
      return .declined
    case .confirmation(
      let accept, let decline, let isDestructive, let dialog, let showsDialog, let content):
      let snippet = try await snippet(content)
      var question = question(.confirmation, Sentence.continueWith(title: call.source.title))
      question.acceptWords = accept
      question.declineWords = decline
      question.isDestructive = isDestructive
      question.card = snippet?.card
      if let dialog { question.prompt = dialog.spoken(withCard: snippet != nil) }
      if !showsDialog, snippet != nil, let accept = accept.first {
        question.prompt = "\(accept)?"
        question.isOfCardAlone = dialog == nil
      }
      if let snippet { refresher?.note(snippet) }
      guard case .accepted = try await exchange.ask(question, snippet: snippet) else {
        throw Declined()
      }
      return .accepted
    case .option(let options, let dialog, let content):
      var question = question(.choice, dialog?.full ?? Sentence.whichOne())
      question.options = options
      question.card = try await snippet(content)?.card
      while true {
        guard case .option(let index) = try await exchange.ask(question) else { continue }
        return .option(index)
      }
    }
  }

  func redraw(_ snippet: any IntentSource) { refresher?.redraw(snippet, for: call) }

  func comeForward() { exchange.comeForward() }

  func report(to progress: Progress?) { exchange.report(to: progress) }

  var isInForeground: Bool {
    exchange.comesForward || call.source.has(.opensApp) || call.source.has(.startsInForeground)
  }

  var cancellationReason: CancellationReason? { exchange.cancellationReason }

  func perform(_ call: any IntentCall) async throws -> CallResult {
    let nested = run(of: call)
    try await nested.prepare()
    var steps: [Step] = []
    return try await nested.perform(steps: &steps)
  }
}
