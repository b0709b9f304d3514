// Puts a question of a conversation into a form with one field, and reads the answer.

import BehestCards
import BehestJSON
import Foundation
import IntentEngine
import ModelContextProtocol

/// A question as a form with one field.
struct QuestionForm {
  private let question: Question
  private let facts: ParameterFacts?
  private let version: ProtocolVersion

  /// The name of the field: that of the parameter, if the question is about one.
  private let field: String

  /// The values of the field that stand for the options, in their order.
  private let choices: [String]

  /// Creates the form of a question.
  ///
  /// - Parameters:
  ///   - facts: The parameter that the question is about; `nil` when it is about none.
  ///   - version: The revision that the client speaks; earlier ones have fewer kinds of fields.
  init(_ question: Question, _ facts: ParameterFacts?, for version: ProtocolVersion) {
    self.question = question
    self.facts = facts
    self.version = version
    field =
      question.kind == .confirmation ? "confirm" : question.parameter?.name ?? "choice"
    choices = question.choices
  }

  /// The form as the client shows it.
  var elicitation: Elicitation {
    let parts = [question.dialog, question.card?.commonMark, question.problem, question.prompt]
    return Elicitation(
      message: parts.compactMap { $0?.trimmedLines }.joined(separator: "\n\n"),
      form: .fields([
        "type": "object", "properties": .object([field: schema]), "required": [.string(field)],
      ]))
  }

  private var schema: JSON {
    var schema = bareSchema
    if question.kind == .confirmation {
      schema["title"] = .string(question.acceptWords.first ?? "Yes")
    } else if let parameter = question.parameter {
      schema["title"] = .string(parameter.title)
    }
    if let parameter = question.parameter, schema["description"] == nil {
      let examples = parameter.examples.map { "“\($0)”" }.joined(separator: ", ")
      let note = examples.isEmpty ? "" : "For example \(examples)."
      let words = [parameter.explanation, note].compactMap { $0?.nonEmpty }.joined(separator: " ")
      schema["description"] = words.nonEmpty.map { .string($0) }
    }
    return schema
  }

  private var bareSchema: JSON {
    if question.kind == .confirmation { return ["type": "boolean"] }
    let isList = facts?.kind.isList ?? false
    guard choices.isEmpty else {
      let titled = zip(choices, question.options).map { choice, option -> JSON in
        let title = [option.title, option.subtitle].compactMap { $0 }.joined(separator: " – ")
        return ["const": .string(choice), "title": .string(title)]
      }
      guard version >= .lastWithHandshake else {
        // Lists of options had no titles of their own, and one value.
        return [
          "type": "string", "enum": JSON(strings: choices),
          "enumNames": .array(titled.compactMap { $0["title"] }),
        ]
      }
      guard isList else { return ["type": "string", "oneOf": .array(titled)] }
      return ["type": "array", "items": ["anyOf": .array(titled)], "minItems": 1]
    }
    return facts.map { ParameterSchema(facts: $0, app: nil).field } ?? ["type": "string"]
  }

  /// Returns the input that is the person's answer.
  func input(for answer: ElicitationAnswer) -> Input {
    var input = Input(.cancel)
    switch answer {
    case .cancel: break
    case .decline where question.kind == .confirmation:
      input = Input(.text(""))
      input.answer = .declined
    case .decline: break
    case .accept(let content): input = self.input(content[field] ?? nil)
    }
    return input
  }

  private func input(_ value: JSON) -> Input {
    if question.kind == .confirmation {
      var input = Input(.text(""))
      input.answer = value == true ? .accepted : .declined
      return input
    }
    let indices = (value.array ?? [value]).map { choices.firstIndex(of: $0.string ?? "") }
    guard !choices.isEmpty, indices.allSatisfy({ $0 != nil }) else {
      return Input(.text(value.spoken))
    }
    let known = indices.compactMap { $0 }
    var input = Input(.text(known.map { String($0 + 1) }.joined(separator: ", ")))
    if known.count == 1 { input.answer = .option(known[0]) }
    return input
  }
}

extension Question {
  /// The words by which a program chooses the options: identifiers, else titles, else numbers.
  var choices: [String] {
    let titles = options.map(\.title)
    for words in [identifiers.compactMap { $0 }, titles]
    where words.count == options.count && Set(words).count == words.count {
      return words
    }
    return options.indices.map { String($0 + 1) }
  }
}

extension String {
  /// The text without empty lines at its ends; `nil` when nothing remains.
  var trimmedLines: String? {
    trimmingCharacters(in: .whitespacesAndNewlines).nonEmpty
  }
}
