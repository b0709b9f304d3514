// Defines the JSON records of replies and of what is installed, whose properties are the keys.

import BehestCards
public import BehestJSON
import Foundation
public import IntentEngine
import PhraseMatching

extension JSON {
  /// Creates the record of a reply.
  ///
  /// Every record has `status` ("done", "question", "nothingMatched", "failed", "cancelled") and
  /// `exit`, the exit status of the process. The other keys depend on `status`; within one status
  /// they are always present, and null if they have no value. A command of a sentence with more
  /// commands is "done" as well.
  ///
  /// - Parameter status: The exit status, if it is not that of the reply.
  public init(_ reply: Reply, status: ExitStatus? = nil) {
    let exit = (status ?? ExitStatus(reply)).rawValue
    switch reply {
    case .done(let outcome), .part(let outcome, _):
      self.init(encoding: DoneRecord(outcome, exit: exit))
    case .question(let question):
      self.init(encoding: QuestionReplyRecord(exit: exit, question: QuestionRecord(question)))
    case .nothingMatched(let result, let interpreted):
      self.init(encoding: NothingMatchedRecord(result, interpreted, exit: exit))
    case .failed(let failure):
      self.init(
        encoding: FailedRecord(
          exit: exit, code: failure.code.rawValue, message: failure.words, detail: failure.detail,
          choices: failure.choices))
    case .cancelled(let cancellation):
      self.init(
        encoding: CancelledRecord(
          exit: exit, declined: cancellation.wasDeclined, intent: cancellation.intent))
    }
  }

  /// Creates the record of the replies to a sentence of several commands.
  public init(_ end: Interaction.End) {
    self.init(
      encoding: SequenceRecord(
        exit: end.status.rawValue,
        commands: end.earlier.map { JSON($0) } + [JSON(end.reply, status: end.status)],
        notRun: end.notRun))
  }

  /// Creates the record of what a word of the shell says.
  init(told text: String) {
    self.init(encoding: ToldRecord(exit: ExitStatus.done.rawValue, text: text))
  }

  /// Creates the record of a usage error, in the form of a failed reply.
  public init(usageError message: String) {
    self.init(
      encoding: FailedRecord(exit: ExitStatus.usage.rawValue, code: "usage", message: message))
  }
}

/// The record of an intent that finished.
private struct DoneRecord: JSONRecord {
  let status = "done"
  let exit: Int32
  let app: String
  let intent: String
  let value: Value?
  let dialog: String?
  let card: Card?
  let opensApp: Bool
  let steps: [StepRecord]

  init(_ outcome: Outcome, exit: Int32) {
    self.exit = exit
    app = outcome.app
    intent = outcome.intent
    value = outcome.value
    dialog = outcome.dialog
    card = outcome.card
    opensApp = outcome.opensApp
    steps = outcome.steps.map {
      StepRecord(kind: $0.kind.rawValue, intent: $0.intent, detail: $0.detail)
    }
  }
}

private struct StepRecord: JSONRecord {
  let kind: String
  let intent: String
  let detail: String?
}

/// The record of a pending question.
private struct QuestionReplyRecord: Encodable {
  let status = "question"
  let exit: Int32
  let question: QuestionRecord
}

/// The record of a sentence that no phrase matches.
private struct NothingMatchedRecord: Encodable {
  struct VetoRecord: Encodable {
    let app: String
    let phrase: String
  }

  let status = "nothingMatched"
  let exit: Int32
  /// The nearest phrases, then the readings of the person's interpreter.
  let nearest: [JSON]
  let vetoed: [VetoRecord]

  init(_ result: MatchResult, _ interpreted: [InterpretedReading], exit: Int32) {
    self.exit = exit
    nearest =
      result.nearest.map { JSON(encoding: NearMissRecord($0, result.utterance)) }
      + interpreted.map { JSON(encoding: InterpretedRecord($0)) }
    vetoed = result.vetoed.map { VetoRecord(app: $0.app, phrase: $0.phrase) }
  }
}

/// The record of a failure.
private struct FailedRecord: JSONRecord {
  let status = "failed"
  let exit: Int32
  let code: String
  let message: String
  var detail: String?
  /// The titles of the values of which one had to be given, or the names of what there is.
  var choices: [String] = []
}

/// The record of a cancellation.
private struct CancelledRecord: JSONRecord {
  let status = "cancelled"
  let exit: Int32
  let declined: Bool
  let intent: String?
}

/// The record of what a word of the shell says.
private struct ToldRecord: JSONRecord {
  let status = "told"
  let exit: Int32
  let text: String
}

/// The record of several commands in one sentence.
private struct SequenceRecord: Encodable {
  let status = "sequence"
  /// The exit status of the first command that did not finish, or 0.
  let exit: Int32
  /// The replies to all commands that were started, in order, each a record of its own.
  let commands: [JSON]
  /// The commands after one that did not finish, as they were said.
  let notRun: [String]
}

/// The record of a question; `answer` is its name for the option `--answer`.
private struct QuestionRecord: JSONRecord {
  struct Parameter: JSONRecord {
    let name: String
    let title: String
    let explanation: String?
    let type: String
  }

  struct Option: JSONRecord {
    let number: Int
    let title: String
    let subtitle: String?
    let symbol: String?
    let section: String?
    let synonyms: [String]
    let isCancel: Bool
    let isDestructive: Bool
  }

  let kind: String
  let app: String?
  let intent: String?
  let prompt: String
  let problem: String?
  let answer: String
  let parameter: Parameter?
  let options: [Option]
  let acceptWords: [String]
  let declineWords: [String]
  let isDestructive: Bool
  let isMultiline: Bool
  let isSecret: Bool
  let defaultAnswer: String?
  let card: Card?

  init(_ question: Question) {
    kind = question.kind.rawValue
    app = question.app
    intent = question.intent
    prompt = question.prompt
    problem = question.problem
    answer = question.answerName
    parameter = question.parameter.map {
      Parameter(name: $0.name, title: $0.title, explanation: $0.explanation, type: $0.type)
    }
    options = question.options.enumerated().map { index, option in
      Option(
        number: index + 1, title: option.title, subtitle: option.subtitle, symbol: option.symbol,
        section: option.section, synonyms: option.synonyms, isCancel: option.isCancel,
        isDestructive: option.isDestructive)
    }
    acceptWords = question.acceptWords
    declineWords = question.declineWords
    isDestructive = question.isDestructive
    isMultiline = question.isMultiline
    isSecret = question.isSecret
    defaultAnswer = question.defaultAnswer
    card = question.card
  }
}

// MARK: What is installed

extension AppEntry: JSONRecord {}
extension IntentEntry: JSONRecord {}
extension IntentEntry.Parameter: JSONRecord {}
extension PhraseEntry: JSONRecord {}
extension ShortcutEntry: JSONRecord {}
extension SurfaceEntry: JSONRecord {}
