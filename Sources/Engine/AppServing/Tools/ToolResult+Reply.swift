// Turns the replies of a conversation into results of tools.

import BehestCards
import BehestJSON
import IntentEngine
import ModelContextProtocol
import PhraseMatching

extension ToolResult {
  /// Creates the result of a call that did not do what was asked, in words.
  init(problem: String, structured: JSON? = nil) {
    self.init(content: [.text(problem)], structured: structured, isError: true)
  }

  /// Creates the result of intents that finished, which has the value of the last one.
  ///
  /// The text is what a person is told and shown, as Markdown.
  init(_ outcomes: [Outcome]) {
    let texts = outcomes.flatMap { outcome in
      [
        outcome.dialog, outcome.card?.commonMark,
        outcome.opensApp ? "\(outcome.app) comes to the foreground." : nil,
      ]
    }
    let words = texts.compactMap { $0?.trimmedLines }.joined(separator: "\n\n")
    var content: [Content] = words.isEmpty ? [] : [.text(words)]
    let value = outcomes.last?.value
    let structured = value.map { ResultSchema.content($0) }
    if let structured {
      content.append(.text(words.isEmpty ? value?.text ?? "" : structured.text(isPretty: false)))
    }
    if content.isEmpty { content = [.text("Done.")] }
    self.init(content: content, structured: structured)
  }

  /// Creates the result of an intent that failed, in the app's own words.
  init(_ failure: Failure) {
    self.init(
      problem: failure.words,
      structured: ["error": ["code": .string(failure.code.rawValue)]])
  }

  /// Creates the result of a phrase that is none.
  init(nothingMatched result: MatchResult) {
    var lines = ["Nothing matched."]
    if let veto = result.vetoed.first {
      lines = ["Nothing matched: a negative phrase keeps \(veto.app) from answering."]
    } else if !result.nearest.isEmpty {
      lines[0] += " The nearest that can be said:"
      lines += result.nearest.map { "- \($0.phrase)" }
    }
    self.init(
      problem: lines.joined(separator: "\n"),
      structured: ["nearest": .array(result.nearest.map { .string($0.phrase) })])
  }

  /// Creates the result of a question that nobody can be asked, which says how to call again.
  ///
  /// - Parameter tool: The tool whose intent asks; `nil` when it is not known.
  init(refusing question: Question, tool: ServedIntent?) {
    var record: JSON = [
      "kind": .string(question.kind.rawValue), "prompt": .string(question.prompt),
    ]
    record["problem"] = question.problem.map { .string($0) }
    record["parameter"] = (question.parameter?.name).map { .string($0) }
    record["tool"] = (tool?.name).map { .string($0) }
    let choices = zip(question.choices, question.options).map { choice, option in
      (value: choice, title: option.title, subtitle: option.subtitle)
    }
    if question.kind != .confirmation, !choices.isEmpty {
      record["choices"] = .array(
        choices.map { choice in
          var record: JSON = ["value": .string(choice.value), "title": .string(choice.title)]
          record["subtitle"] = choice.subtitle.map { .string($0) }
          return record
        })
    }
    var lines = [
      question.card?.commonMark.trimmedLines, question.problem, question.prompt,
      Self.advice(question, tool),
    ].compactMap { $0 }
    if question.kind != .confirmation {
      lines += choices.map { choice in
        let name = choice.value == choice.title ? "" : "\(choice.value): "
        return "- \(name)\(choice.title)" + (choice.subtitle.map { " – \($0)" } ?? "")
      }
    }
    self.init(problem: lines.joined(separator: "\n"), structured: ["question": record])
  }

  private static func advice(_ question: Question, _ tool: ServedIntent?) -> String {
    let end = question.options.isEmpty ? "." : ", one of:"
    if question.kind == .confirmation {
      return "A person has to confirm this, and this client cannot ask. The call was cancelled."
    }
    if let parameter = question.parameter, let tool {
      let type = question.options.isEmpty ? " (\(parameter.type))" : ""
      return "The call was cancelled. Call \(tool.name) again with the argument "
        + "\(parameter.name)\(type)\(end)"
    }
    if question.kind == .intent {
      return "The call was cancelled. Call the tool of the intent that is meant\(end)"
    }
    return "The call was cancelled: a person has to choose, and this client cannot ask\(end)"
  }
}
