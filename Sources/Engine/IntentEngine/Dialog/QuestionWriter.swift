// Puts questions into words: the application's own, or made from titles and descriptions.

import AppIntents
import Foundation

/// Writes the questions of one intent.
struct QuestionWriter: Sendable {
  /// The application's display name.
  var app: String

  /// The intent's short name.
  var intent: String

  /// Asks for the value of a parameter.
  func value(
    _ field: IntentParameterField, dialog: IntentDialog?, offered: Suggestions,
    problem: String?
  ) -> Question {
    let kind = ValueKind(field.parameter)
    var question = Question(
      kind: isClosed(kind) ? .choice : .value, app: app, intent: intent,
      prompt: (dialog ?? field.parameter.options.requestValueDialog)?.spoken
        ?? offered.prompt ?? generic(field, kind),
      problem: problem, parameter: parameter(field), options: offered.options,
      isMultiline: kind.isText && field.parameter.options.isMultiline)
    if case .boolean = kind { question.isTruth = true }
    return question
  }

  /// Asks which of several is meant.
  func disambiguation(
    _ field: IntentParameterField?, dialog: IntentDialog?, options: [Question.Option]
  ) -> Question {
    let own = field?.parameter.options.requestDisambiguationDialog
    let title = field.map(title) ?? "one"
    return Question(
      kind: .choice, app: app, intent: intent,
      prompt: (dialog ?? own)?.spoken ?? "Which \(title.insideSentence)?",
      parameter: field.map(parameter), options: options)
  }

  /// What a parameter is called.
  func title(_ field: IntentParameterField) -> String {
    field.parameter.declaredTitle?.text.nonEmpty ?? field.name.wordsOfIdentifier
  }

  /// Describes a parameter for a front end.
  func parameter(_ field: IntentParameterField) -> Question.Parameter {
    let kind = ValueKind(field.parameter)
    var parameter = Question.Parameter(
      name: field.name, title: title(field),
      explanation: field.parameter.explanation?.text.nonEmpty, type: kind.words,
      isText: kind.isText, range: field.parameter.options.inclusiveRange,
      isSlider: field.parameter.options.controlStyle == .slider)
    parameter.examples = kind.element.examples
    return parameter
  }

  private func isClosed(_ kind: ValueKind) -> Bool {
    switch kind {
    case .enumeration, .boolean: true
    default: false
    }
  }

  private func generic(_ field: IntentParameterField, _ kind: ValueKind) -> String {
    switch kind {
    case .entity: "Which \(title(field).insideSentence)?"
    case .enumeration(let type): "What \(type.displayName.insideSentence)?"
    case .boolean: "\(title(field))?"
    case .list: "Which \(title(field).insideSentence)?"
    default: "What is the \(title(field).insideSentence)?"
    }
  }
}

extension String {
  /// An identifier in words: "markdownText" → "markdown text".
  var wordsOfIdentifier: String {
    reduce(into: "") { words, character in
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
  }
}
