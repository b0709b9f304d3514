// Passes the requests of a running intent to a client, which asks the person.

import AppExtension
import BehestCards
import BehestJSON
import Foundation
import IntentEngine
import ModelContextProtocol
import Synchronization

/// A respondent that asks a client with the extension.
final class RemoteRespondent: Respondent {
  private struct State {
    var isInForeground: Bool
    var progress: Progress?
  }

  private let server: AppServer
  private let request: ServerRequest
  private let state: Mutex<State>

  /// The stack where an undoable intent registers its effects.
  let undoStack: (any UndoStack)?

  init(
    _ server: AppServer, _ request: ServerRequest, isInForeground: Bool,
    undoStack: (any UndoStack)?
  ) {
    self.server = server
    self.request = request
    self.undoStack = undoStack
    state = Mutex(State(isInForeground: isInForeground))
  }

  var isInForeground: Bool { state.withLock { $0.isInForeground } }

  var cancellationReason: CancellationReason? {
    request.cancellation.map { $0 == "timed out" ? .timeout : .userCancelled }
  }

  func ask(_ request: IntentRequest) async throws -> RequestAnswer {
    guard case .answer(let answer) = try await put(await server.record(request)) else {
      throw Withdrawn()
    }
    switch (answer, request) {
    case (.value(let value), .value(let parameter, _)),
      (.value(let value), .choice(let parameter, _, _)):
      return .value(try await server.found(value, for: parameter) ?? value)
    default: return answer
    }
  }

  func perform(_ call: any IntentCall) async throws -> CallResult {
    // The client prepares the call, and has it performed by a request of its own; the Swift intent
    // has its result by then.
    guard case .performed = try await put(.perform(server.state(of: call))) else {
      throw Withdrawn()
    }
    return CallResult()
  }

  func redraw(_ snippet: any IntentSource) {
    tell(["redraw": .string(server.toolName(of: snippet))])
  }

  func comeForward() {
    state.withLock { $0.isInForeground = true }
    tell(["comesForward": true])
  }

  func report(to progress: Progress?) { state.withLock { $0.progress = progress } }

  private func tell(_ news: JSON) {
    request.notify("notifications/behest/app", ["_meta": [BehestExtension.name: news]])
  }

  /// Puts a request to the client, as a question that a plain client could show as well.
  private func put(_ record: RequestRecord) async throws -> AnswerRecord {
    let question = Elicitation(
      message: record.message, form: .fields(["type": "object", "properties": [:]]),
      meta: [BehestExtension.name: server.coder.json(record)])
    let answer: ElicitationAnswer
    do {
      answer = try await request.ask(question)
    } catch is CancellationError {
      throw Withdrawn()
    }
    switch answer {
    case .accept(let content):
      switch server.coder.answer(content) {
      case .failed(let error)?: throw error
      case let answer?: return answer
      case nil: throw Withdrawn()
      }
    case .decline: throw Declined()
    case .cancel: throw Withdrawn()
    }
  }

  /// Reports the intent's progress until the task is cancelled.
  func reportProgress() async {
    var told: (done: Int64, total: Int64, words: String?)?
    var step = 0.0
    while (try? await Task.sleep(for: .milliseconds(100))) != nil {
      guard let progress = state.withLock({ $0.progress }) else { continue }
      let words = progress.localizedDescription?.nonEmpty
      let news = (progress.completedUnitCount, progress.totalUnitCount, words)
      if let told, told == news { continue }
      told = news
      step += 1
      // Amounts of the protocol have to grow, which an app's need not: they are told beside.
      request.report(done: step, message: words)
      tell([
        "progress": [
          "completed": .integer(Int(progress.completedUnitCount)),
          "total": .integer(Int(progress.totalUnitCount)),
          "words": words.map { .string($0) } ?? nil,
        ]
      ])
    }
  }
}

extension RequestRecord {
  /// The words of the request for people.
  fileprivate var message: String {
    switch self {
    case .value(let parameter, let dialog), .choice(let parameter, _, let dialog),
      .valueConfirmation(let parameter, _, let dialog, _):
      dialog?.full ?? parameter.facts.words
    case .confirmation(let accept, _, _, let dialog, _, _):
      dialog?.full ?? accept.first ?? "Continue?"
    case .option(_, let dialog, _): dialog?.full ?? "Which one?"
    case .perform(let call): call.tool
    }
  }
}
