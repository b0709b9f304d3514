// Turns a server's ends and requests of the extension into those of the engine.

import AppExtension
import BehestJSON
import IntentEngine
import ModelContextProtocol

/// The replies of a server with the extension to one call.
struct ExtensionReplies: Sendable {
  /// The app whose calls the replies are about.
  let app: RemoteApp
  /// Returns a parameter that a reply names.
  let parameter: @Sendable (ParameterReference) -> CallParameter

  /// Returns the end of a call.
  ///
  /// - Throws: The error that the call has ended with.
  func callEnd(_ end: EndRecord) throws -> CallEnd {
    switch end {
    case .done(let result):
      var end = CallResult(
        value: result.value, dialog: result.dialog, content: result.content.map(content),
        next: result.next.map(app.call), copy: result.copy)
      end.showsValue = result.showsValue
      end.acceptsQuestion = result.acceptsQuestion
      return .done(end)
    case .needsValue(let reference, let dialog):
      return .needsValue(parameter(reference), dialog: dialog)
    case .needsChoice(let reference, let values, let dialog):
      return .needsChoice(parameter(reference), among: values, dialog: dialog)
    case .restart: return .restart
    case .needsForeground(let asks, let dialog, let accept, let decline, let name):
      return .needsForeground(
        asks: asks, dialog: dialog, accept: accept, decline: decline,
        goOn: { [app] in _ = try await app.ask(.goOn, ["name": .string(name)]) })
    case .failed(let error): throw error
    case .withdrawn: throw Withdrawn()
    case .declined: throw Declined()
    }
  }

  private func content(_ content: ContentRecord) -> CardSource {
    switch content {
    case .snippet(let call): return .intent(app.call(call))
    case .card(let card, let actions):
      let calls = actions.map { $0.map(app.call) }
      return .view { _ in (card, calls) }
    }
  }

  /// Returns listeners to the server's questions and news during the call.
  func listeners(
    for respondent: any Respondent, _ progress: ProgressReports
  ) -> MCPClient.Listeners {
    MCPClient.Listeners(
      ask: { try await answer($0, with: respondent) }, progress: { progress.report($0) },
      news: { [app] params in
        let news = params["_meta"]?[BehestExtension.name] ?? [:]
        app.link.donations.keep(in: news)
        if let tool = news["redraw"]?.string { respondent.redraw(app.intent(ofTool: tool)) }
        if news["comesForward"] == true { respondent.comeForward() }
        if let report = news["progress"] { progress.report(report) }
      })
  }

  /// Answers a question of the running intent; that of a plain server has no record.
  private func answer(
    _ question: Elicitation, with respondent: any Respondent
  ) async throws -> ElicitationAnswer {
    guard let record = question.meta[BehestExtension.name].flatMap(app.coder.request) else {
      return try await Questions(app: app.name, respondent: respondent).answer(question)
    }
    do {
      return .accept(app.coder.json(try await answer(record, with: respondent)))
    } catch is Declined {
      return .decline
    } catch is Withdrawn, is CancellationError {
      return .cancel
    } catch {
      return .accept(app.coder.json(AnswerRecord.failed(error)))
    }
  }

  private func answer(
    _ record: RequestRecord, with respondent: any Respondent
  ) async throws -> AnswerRecord {
    let request: IntentRequest
    switch record {
    case .value(let reference, let dialog):
      request = .value(parameter(reference), dialog: dialog)
    case .choice(let reference, let values, let dialog):
      request = .choice(parameter(reference), among: values, dialog: dialog)
    case .valueConfirmation(let reference, let value, let dialog, let content):
      request = .valueConfirmation(
        parameter(reference), value, dialog: dialog, content: content.map(self.content))
    case .confirmation(
      let accept, let decline, let isDestructive, let dialog, let showsDialog, let content):
      request = .confirmation(
        accept: accept, decline: decline, isDestructive: isDestructive, dialog: dialog,
        showsDialog: showsDialog, content: content.map(self.content))
    case .option(let options, let dialog, let content):
      request = .option(options, dialog: dialog, content: content.map(self.content))
    case .perform(let call):
      _ = try await respondent.perform(app.call(call))
      return .performed
    }
    return .answer(try await respondent.ask(request))
  }
}
