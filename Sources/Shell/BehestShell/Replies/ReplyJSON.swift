// The JSON form of every reply: what `--json` prints.

import BehestCards
import Foundation
public import IntentEngine
import PhraseMatching

extension JSONValue {
  /// A reply as one object.
  ///
  /// Every object has `status` ("done", "question", "nothingMatched", "failed", "cancelled") and
  /// `exit`, the status the process leaves with. The other keys depend on `status`; within one
  /// status they are always there, null when there is nothing to say:
  ///
  /// - done: `app`, `intent`, `value`, `dialog`, `card`, `opensApp`, `steps`
  /// - question: `question`
  /// - nothingMatched: `nearest`, `vetoed`
  /// - failed: `code`, `message`, `detail`
  /// - cancelled: `declined`, `intent`
  ///
  /// A command of a sentence that has more of them is "done" too.
  ///
  /// - Parameter status: The status to say, when it is not that of the reply.
  public init(_ reply: Reply, status: ExitStatus? = nil) {
    let status = status ?? ExitStatus(reply)
    var object: [String: JSONValue] = ["exit": .integer(Int(status.rawValue))]
    switch reply {
    case .done(let outcome), .part(let outcome, _):
      object["status"] = "done"
      object["app"] = .string(outcome.app)
      object["intent"] = .string(outcome.intent)
      object["value"] = outcome.value.map { JSONValue($0) } ?? .null
      object["dialog"] = JSONValue(outcome.dialog)
      object["card"] = outcome.card.map { JSONValue(encoding: $0) } ?? .null
      object["opensApp"] = .boolean(outcome.opensApp)
      object["steps"] = .array(outcome.steps.map { JSONValue($0) })
    case .question(let question):
      object["status"] = "question"
      object["question"] = JSONValue(question)
    case .nothingMatched(let result):
      object["status"] = "nothingMatched"
      object["nearest"] = .array(result.nearest.map { JSONValue($0) })
      object["vetoed"] = .array(
        result.vetoed.map { ["app": .string($0.app), "phrase": .string($0.phrase)] })
    case .failed(let failure):
      object["status"] = "failed"
      object["code"] = .string(failure.code.rawValue)
      object["message"] = .string(failure.words)
      object["detail"] = JSONValue(failure.detail)
    case .cancelled(let cancellation):
      object["status"] = "cancelled"
      object["declined"] = .boolean(cancellation.wasDeclined)
      object["intent"] = JSONValue(cancellation.intent)
    }
    self = .object(object)
  }

  /// The replies to a sentence of several commands as one object.
  ///
  /// `status` is "sequence"; `exit` is the status of the first command that did not end well, or 0;
  /// `commands` has the reply to every command that was begun, in order, each as it is by itself;
  /// `notRun` has the commands after one that did not end well, as they were said.
  public init(_ end: Turn.End) {
    let replies = end.earlier.map { JSONValue($0) } + [JSONValue(end.reply, status: end.status)]
    self = [
      "status": "sequence", "exit": .integer(Int(end.status.rawValue)),
      "commands": .array(replies), "notRun": .array(end.notRun.map { .string($0) }),
    ]
  }

  /// A usage error in the form of a failed reply.
  public init(usageError message: String) {
    self = [
      "status": "failed", "exit": .integer(Int(ExitStatus.usage.rawValue)), "code": "usage",
      "message": .string(message), "detail": nil,
    ]
  }

  /// A returned value: JSON's own types where they fit, else an object.
  ///
  /// A date is a string in ISO 8601. A file is `{name, size, base64}`; an entity
  /// `{type, id, title, subtitle, …}`; a case of an enumeration `{rawValue, title}`.
  public init(_ value: Value) {
    switch value {
    case .text(let text): self = .string(text)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = .number(number)
    case .boolean(let isTrue): self = .boolean(isTrue)
    case .date(let date): self = .string(date.formatted(.iso8601))
    case .file(let file):
      let contents = file.contents
      self = [
        "name": .string(file.name), "size": .integer(contents.count),
        "base64": .string(contents.base64EncodedString()),
      ]
    case .entity(let entity): self = JSONValue(entity)
    case .enumeration(let rawValue, let title):
      self = ["rawValue": .string(rawValue), "title": .string(title)]
    case .list(let values): self = .array(values.map { JSONValue($0) })
    default: self = .string(value.text)
    }
  }

  /// An entity; its public properties are an object by name.
  public init(_ entity: EntityEntry) {
    self = [
      "type": .string(entity.type), "id": .string(entity.id), "title": .string(entity.title),
      "subtitle": JSONValue(entity.subtitle), "symbol": JSONValue(entity.symbol),
      "synonyms": .array(entity.synonyms.map { .string($0) }),
      "properties": .object(
        Dictionary(
          entity.properties.map { ($0.name, $0.value.map { JSONValue($0) } ?? .null) }
        ) { $1 }),
    ]
  }

  /// A question; `answer` is the name that `--answer` takes for it.
  public init(_ question: Question) {
    self = [
      "kind": .string(question.kind.rawValue), "app": JSONValue(question.app),
      "intent": JSONValue(question.intent), "prompt": .string(question.prompt),
      "problem": JSONValue(question.problem), "answer": .string(question.answerName),
      "parameter": question.parameter.map { JSONValue($0) } ?? .null,
      "options": .array(
        question.options.enumerated().map { JSONValue(number: $0 + 1, $1) }),
      "acceptWords": .array(question.acceptWords.map { .string($0) }),
      "declineWords": .array(question.declineWords.map { .string($0) }),
      "isDestructive": .boolean(question.isDestructive),
      "isMultiline": .boolean(question.isMultiline),
      "card": question.card.map { JSONValue(encoding: $0) } ?? .null,
    ]
  }

  private init(_ parameter: Question.Parameter) {
    self = [
      "name": .string(parameter.name), "title": .string(parameter.title),
      "explanation": JSONValue(parameter.explanation), "type": .string(parameter.type),
    ]
  }

  private init(number: Int, _ option: Question.Option) {
    self = [
      "number": .integer(number), "title": .string(option.title),
      "subtitle": JSONValue(option.subtitle), "symbol": JSONValue(option.symbol),
      "section": JSONValue(option.section),
      "synonyms": .array(option.synonyms.map { .string($0) }),
      "isCancel": .boolean(option.isCancel), "isDestructive": .boolean(option.isDestructive),
    ]
  }

  private init(_ step: Step) {
    self = [
      "kind": .string(step.kind.rawValue), "intent": .string(step.intent),
      "detail": JSONValue(step.detail),
    ]
  }
}
