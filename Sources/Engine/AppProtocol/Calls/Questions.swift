// A server's questions to the person, asked like those of any intent.

import BehestCards
import BehestJSON
import Foundation
import IntentEngine
import ModelContextProtocol

/// The questions of a server during a call, asked through the engine.
struct Questions: Sendable {
  /// The app that asks, for messages.
  let app: String
  let respondent: any Respondent

  /// Asks a question, field by field; declining and leaving it are answers to the server.
  ///
  /// - Throws: `Withdrawn` when the whole run was withdrawn.
  func answer(_ question: Elicitation) async throws -> ElicitationAnswer {
    do {
      switch question.form {
      case .fields(let schema): return try await fields(schema, of: question)
      case .address(let address): return try await visit(address, of: question)
      }
    } catch is Declined {
      return .decline
    }
  }

  private func fields(_ schema: JSON, of question: Elicitation) async throws -> ElicitationAnswer {
    let call = FormCall(schema)
    guard !call.parameters.isEmpty else {
      try await confirm(Dialog(message(of: question) ?? Sentence.continueIn(app: app)))
      return .accept([:])
    }
    // Nobody should take a server's question for one of Behest's.
    var preface = message(of: question) ?? "\(app) asks:"
    for field in call.fields {
      // The message is the question of the only field; before several it is said once.
      let own = field.explanation ?? field.title ?? field.name
      let isOnly = call.fields.count == 1 && !question.message.isEmpty
      let dialog = isOnly ? preface : preface.isEmpty ? own : "\(preface)\n\(own)"
      preface = ""
      guard
        case .value(let value) = try await respondent.ask(.value(field, dialog: Dialog(dialog)))
      else { return .cancel }
      try field.assign(value)
    }
    return .accept(try call.answers())
  }

  /// Asks the person to visit a page, which no option of a script agrees to.
  private func visit(_ address: String, of question: Elicitation) async throws
    -> ElicitationAnswer
  {
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme),
      let host = url.host()
    else {
      throw Failure(
        .intentFailed, Sentence.noPage(app: app, address: address.oneLine(upTo: 80)))
    }
    let card = Card(blocks: [
      .paragraph([.link(destination: address, title: "", [.text(address)])])
    ])
    let dialog = Dialog(
      (message(of: question) ?? Sentence.asksToVisit(app: app)) + " "
        + Sentence.visitYourself(host: host))
    let options = [
      Question.Option(title: Sentence.continueTitle(), synonyms: [Sentence.yesTitle()]),
      Question.Option(title: Sentence.cancelTitle(), synonyms: [Sentence.noTitle()]),
    ]
    let answer = try await respondent.ask(
      .option(options, dialog: dialog, content: .view { _ in (card, []) }))
    guard case .option(0) = answer else { return .decline }
    return .accept(nil)
  }

  /// Returns the message of a question with the app's name; `nil` when there is none.
  private func message(of question: Elicitation) -> String? {
    question.message.nonEmpty.map { "\(app) asks: \($0)" }
  }

  private func confirm(_ dialog: Dialog) async throws {
    _ = try await respondent.ask(
      .confirmation(
        accept: [Sentence.continueTitle(), Sentence.yesTitle()],
        decline: [Sentence.cancelTitle(), Sentence.noTitle()], isDestructive: false,
        dialog: dialog, showsDialog: true, content: nil))
  }
}
