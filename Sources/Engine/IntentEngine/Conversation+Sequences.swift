// Runs the commands of a sentence one after the other, each with what the one before gave.

import Foundation
import PhraseMatching

extension Conversation {
  /// A sentence of several commands of which some have not been run.
  struct Remaining {
    /// The command that runs, or has run last.
    var current: CommandSequence.Command?
    /// Those after it, in order.
    var next: [CommandSequence.Command]
    /// What the command before the current one gave.
    var product = Product()
    /// The input the sentence came with.
    let input: Input

    /// The commands that have not been run, as they were said.
    var texts: [String] { next.map(\.text) }
  }

  /// What a sentence is: one command, several, or either; runs nothing.
  ///
  /// - Throws: `Failure` when there is no such application.
  package func understanding(
    of utterance: String, app: String? = nil
  ) async throws(Failure) -> Understanding {
    let whole = try await matches(in: utterance, app: app)
    guard settings.hearsSequences else { return .one(whole) }
    let vocabulary = vocabulary
    let only = try app.map { name throws(Failure) in try catalog.app(named: name).name }
    let tier = settings.tier
    let reader = SequenceReader(
      sequenceWords, titles: { await vocabulary.firstTitles() },
      match: { words, app in
        let apps = (app ?? only).map { Set([$0]) }
        return await vocabulary.matches(in: words, upTo: tier, apps: apps)
      })
    return Understanding(whole, or: await reader.sequence(in: utterance))
  }

  /// Begins to run the commands of a sentence.
  func begin(_ sequence: CommandSequence, _ input: Input) async -> Reply {
    var input = input
    input.attachment = input.attachment.map(Attachment.init).map { once in { await once.take() } }
    remaining = Remaining(next: sequence.commands, input: input)
    return await proceed()
  }

  /// Runs the next command of the sentence.
  func proceed() async -> Reply {
    guard var rest = remaining, !rest.next.isEmpty else { return .cancelled(Cancellation()) }
    var input = rest.input
    // Values given by name are for the command that is named first.
    if rest.current != nil { input.values = [] }
    let command = rest.next.removeFirst()
    rest.current = command
    remaining = rest
    input.content = .text(command.text)
    return await choose(command.result, input)
  }

  /// Makes what a command came to the reply of its sentence.
  func passOn(_ reply: Reply) -> Reply {
    guard let rest = remaining else { return reply }
    switch reply {
    case .question, .part:
      return reply
    case .done(let outcome) where !rest.next.isEmpty:
      remaining?.product = outcome.product
      return .part(outcome, rest: rest.texts)
    case .done, .nothingMatched:
      remaining = nil
      return reply
    case .failed(var failure):
      remaining = nil
      failure.notRun = rest.texts
      return .failed(failure)
    case .cancelled(var cancellation):
      remaining = nil
      cancellation.notRun = rest.texts
      return .cancelled(cancellation)
    }
  }
}

/// Hands out what was piped in to the first command that asks for it.
private actor Attachment {
  private var source: (@Sendable () async -> Data?)?

  init(_ source: @escaping @Sendable () async -> Data?) {
    self.source = source
  }

  func take() async -> Data? {
    let source = source
    self.source = nil
    return await source?()
  }
}
