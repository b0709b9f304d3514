// Writes replies to the two streams: as text for people, or as JSON.

import BehestJSON
import CardTerminal
public import IntentEngine
import PhraseMatching

/// A writer of replies.
public struct ReplyWriter: Sendable {
  /// The form in which replies are written.
  public enum Form: Hashable, Sendable {
    /// Text: the result on one stream and everything else on the other.
    case text
    /// One JSON object for each reply, formatted in several lines.
    case json
    /// One JSON object for each reply, on one line.
    case jsonLines
  }

  /// The output streams.
  public var output: Output

  /// The page of the result stream.
  public var page: Page

  /// The page of the stream of notes.
  public var notePage: Page

  /// The form in which replies are written.
  public var form: Form

  /// Whether the steps of an intent are written as notes.
  public var isTracing: Bool

  /// The name of the program, which precedes its notes.
  public var program: String

  /// Whether the program has options that answer questions, as `--answer` does.
  public var takesAnswers: Bool

  /// Creates a writer from streams, pages and a form.
  public init(
    output: Output, page: Page, notePage: Page, form: Form = .text, isTracing: Bool = false,
    program: String = "behest", takesAnswers: Bool = true
  ) {
    self.output = output
    self.page = page
    self.notePage = notePage
    self.form = form
    self.isTracing = isTracing
    self.program = program
    self.takesAnswers = takesAnswers
  }

  /// Writes a final reply.
  ///
  /// As JSON it is one object on the result stream, whatever the outcome; a failure is also noted
  /// in words.
  ///
  /// - Parameter status: The exit status of the process, if it is not that of the reply.
  public func write(_ reply: Reply, status: ExitStatus? = nil) {
    writeWords(reply)
    guard form != .text else { return }
    output.json(JSON(reply, status: status), isPretty: form == .json)
  }

  /// Writes the end of a turn; earlier commands of a sentence are written by `writePart(_:)`.
  ///
  /// As JSON the replies to a sentence of several commands are one object.
  public func write(_ end: Turn.End) {
    guard end.isSequence else { return write(end.reply, status: end.status) }
    writeWords(end.reply)
    if let words = notRunText(end.notRun, on: notePage) { output.note(words) }
    guard form != .text else { return }
    output.json(JSON(end), isPretty: form == .json)
  }

  /// Writes the reply to a command that is not the last of its sentence; JSON is written at the
  /// end.
  public func writePart(_ reply: Reply) {
    writeWords(reply)
  }

  /// Returns a sentence with the commands that were not run; `nil` when there are none.
  public func notRunText(_ commands: [String], on page: Page) -> String? {
    guard !commands.isEmpty else { return nil }
    let said = commands.map { "“\(page.plain($0))”" }.joined(separator: ", ")
    return page.text("Not run: \(said).")
  }

  private func writeWords(_ reply: Reply) {
    let outcome: Outcome? =
      switch reply {
      case .done(let outcome), .part(let outcome, _): outcome
      case .question, .nothingMatched, .failed, .cancelled: nil
      }
    if isTracing, let outcome { writeSteps(outcome.steps) }
    guard form == .text || outcome == nil else { return }
    for part in reply.noteParts { note(part) }
    if form == .text, let part = reply.resultPart { result(part) }
    // A script has the exit status; a person at a terminal expects a confirmation.
    if form == .text, outcome?.isSilent == true, page.isTerminal { output.note("Done.") }
  }

  /// Writes the message of an error that occurred before there was a reply.
  public func writeUsageError(_ message: String) {
    output.note(notePage.text("\(program): " + notePage.plain(message)))
    if form != .text {
      output.json(JSON(usageError: message), isPretty: form == .json)
    }
  }

  /// Writes a question and its card to the stream of notes.
  public func note(_ question: Question, room: Int) {
    if let card = question.card { output.note(notePage.card(card)) }
    output.note(
      QuestionText(question, page: notePage).lines(room: room).joined(separator: "\n"))
  }

  /// Returns the text of a part of a reply on a page.
  public func text(of part: ReplyPart, on page: Page) -> String {
    switch part {
    case .value(let value): page.text(value.text)
    case .card(let card): page.card(card)
    case .dialog(let dialog): page.text(dialog)
    case .question(let question):
      ((question.card.map { page.card($0) } ?? "")
        + QuestionText(question, page: page).lines().joined(separator: "\n"))
    case .nearest(let result):
      NearestText(result, page: page, command: takesAnswers ? "behest phrases" : nil).text
    case .failure(let failure): page.text(failure.words)
    case .cancellation(let cancellation):
      cancellation.wasDeclined ? "Declined; nothing was done." : "Cancelled."
    }
  }

  private func result(_ part: ReplyPart) {
    switch part {
    case .value(.file(let file)) where !page.isTerminal:
      output.bytes(Array(file.contents))
    case .value(.list(let values)) where values.isEmpty:
      break  // No lines, rather than an empty one.
    case .value(let value) where !page.isTerminal:
      output.value(value.text.endingWithNewline)
    case .card(let card) where page.writesHTML:
      output.value(page.card(card))
    default:
      output.result(text(of: part, on: page))
    }
  }

  private func note(_ part: ReplyPart) {
    switch part {
    case .failure(let failure):
      output.note(notePage.text("\(program): " + failure.words))
    case .nearest:
      output.note("\(program): " + text(of: part, on: notePage))
    case .question(let question):
      output.note(text(of: part, on: notePage))
      let hint =
        takesAnswers
        ? QuestionText(question, page: notePage).answerHint
        : "From a pipe, the line after the phrase is the answer."
      output.note(notePage.text("\(program): " + hint))
    case .value, .card, .dialog, .cancellation:
      output.note(text(of: part, on: notePage))
    }
  }

  private func writeSteps(_ steps: [Step]) {
    let arrow = notePage.profile.characters == .ascii ? "->" : "→"
    var current = ""
    for step in steps {
      let detail = step.detail.map { " " + notePage.plain($0) } ?? ""
      let words =
        switch step.kind {
        case .created: "created \(step.intent)"
        case .parameter: "parameter \(step.intent)\(detail)"
        case .performed: "performed \(step.intent)"
        case .snippet: "\(current) \(arrow) \(step.intent)"
        case .opens: "\(current) \(arrow) \(step.intent)"
        }
      output.note("trace: " + words)
      current = step.intent
    }
  }
}

/// The text for an utterance that matches nothing.
struct NearestText {
  private let result: MatchResult
  private let page: Page
  private let command: String?

  /// Creates the text from the nearest phrases of a result.
  ///
  /// - Parameter command: The command that lists all phrases; `nil` when there is none.
  init(_ result: MatchResult, page: Page, command: String? = "behest phrases") {
    self.result = result
    self.page = page
    self.command = command
  }

  /// A sentence, followed by the nearest phrases, one a line.
  var text: String {
    var lines: [String] = []
    if let veto = result.vetoed.first {
      lines.append(
        page.text("Nothing matched: “\(veto.sayable)” keeps \(veto.app) from answering."))
    } else if result.nearest.isEmpty {
      let other = command.map { ", or run: \($0)" } ?? "."
      lines.append(page.text("Nothing matched. Say “help” in the shell\(other)"))
    } else {
      lines.append("Nothing matched. The nearest that can be said:")
    }
    lines += result.nearest.map { "  " + page.plain($0.phrase) }
    return lines.joined(separator: "\n")
  }
}

extension Veto {
  /// The phrase with the app's name filled in.
  fileprivate var sayable: String {
    phrase.replacing("${applicationName}", with: app)
  }
}

extension Outcome {
  /// Whether the outcome has nothing to show: no value, dialog, card or app to open.
  var isSilent: Bool { value == nil && dialog == nil && card == nil && !opensApp }
}
