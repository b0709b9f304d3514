// Words the questions of intents, from dialogs of the app or from titles and descriptions.

import Foundation
import FoundationGaps

/// A writer of the questions of one intent.
struct QuestionWriter: Sendable {
  /// The app's display name.
  var app: String

  /// The name of the intent without "Intent".
  var intent: String

  /// Returns the question for the value of a parameter.
  func value(
    _ field: CallParameter, dialog: Dialog?, offered: Suggestions,
    problem: String?
  ) -> Question {
    let kind = field.kind
    var question = Question(
      kind: isClosed(kind) ? .choice : .value, app: app, intent: intent,
      prompt: (dialog ?? field.valueDialog)?.full
        ?? offered.prompt ?? generic(field, kind),
      problem: problem, parameter: parameter(field), options: offered.options,
      isMultiline: kind.isText && field.isMultiline)
    if case .boolean = kind { question.isTruth = true }
    return question
  }

  /// Returns the question that asks which of several options is meant.
  func disambiguation(
    _ field: CallParameter, dialog: Dialog?, options: [Question.Option]
  ) -> Question {
    Question(
      kind: .choice, app: app, intent: intent,
      prompt: (dialog ?? field.choiceDialog)?.full ?? "Which \(field.words.insideSentence)?",
      parameter: parameter(field), options: options)
  }

  /// Returns the description of a parameter for a front end.
  func parameter(_ field: CallParameter) -> Question.Parameter {
    let kind = field.kind
    var parameter = Question.Parameter(
      name: field.name, title: field.words,
      explanation: field.explanation, type: kind.words,
      isText: kind.isText, range: field.range,
      isSlider: field.isSlider)
    parameter.examples = kind.element.examples
    return parameter
  }

  private func isClosed(_ kind: ValueKind) -> Bool {
    switch kind {
    case .enumeration, .boolean: true
    default: false
    }
  }

  private func generic(_ field: CallParameter, _ kind: ValueKind) -> String {
    switch kind {
    case .entity: "Which \(field.words.insideSentence)?"
    case .enumeration(let type): "What \(type.displayName.insideSentence)?"
    case .boolean: "\(field.words)?"
    case .list: "Which \(field.words.insideSentence)?"
    default: "What is the \(field.words.insideSentence)?"
    }
  }
}

extension String {
  /// The words of an identifier: "markdownText" → "markdown text".
  package var wordsOfIdentifier: String {
    reduce(into: "") { words, character in
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
  }
}

extension Question.Option {
  /// The title and the synonyms of the option.
  var names: [String] { [title] + synonyms }
}

extension String {
  /// The name of a kind, preceded by "a" or "an" where English requires it.
  var withArticle: String {
    guard let first = lowercased().first, self != "text", self != "yes or no" else { return self }
    return ("aeiou".contains(first) ? "an " : "a ") + self
  }

  /// The text, or `nil` when it is empty.
  package var nonEmpty: String? { isEmpty ? nil : self }

  /// The first 40 characters, on one line, for a quotation in a message.
  ///
  /// - Complexity: O(1): only the beginning of a long text is read.
  var shortened: String {
    let head = prefix(200)
    let line = head.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isCut = head.endIndex < endIndex || line.count > 40
    return isCut ? line.prefix(39) + "…" : line
  }

  /// The text in the form for the middle of a sentence: lowercased, except in German.
  ///
  /// Words with capitals inside keep them.
  var insideSentence: String {
    guard LocalizationEnvironment.locale.language.languageCode != .german else { return self }
    return split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.dropFirst().contains(where: \.isUppercase) ? String(word) : word.lowercased()
    }.joined(separator: " ")
  }
}

extension String {
  /// Returns the text without `suffix`, unless nothing would remain.
  package func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
