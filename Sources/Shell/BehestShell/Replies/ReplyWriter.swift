// Writes replies to the two streams: as text for people, or as JSON.

import BehestJSON
import CardTerminal
public import IntentEngine
import PhraseMatching

/// Writes replies.
public struct ReplyWriter: Sendable {
  /// How replies are written.
  public enum Form: Hashable, Sendable {
    /// Text: the result on one stream and everything else on the other.
    case text
    /// One JSON object for each reply, spread over lines.
    case json
    /// One JSON object for each reply, on one line.
    case jsonLines
  }

  /// Where it goes.
  public var output: Output

  /// The page of the result stream.
  public var page: Page

  /// The page of the other stream.
  public var notePage: Page

  /// How replies are written.
  public var form: Form

  /// Whether the stages an intent went through are noted.
  public var isTracing: Bool

  /// The name of the program, which begins what it notes of its own.
  public var program: String

  /// Whether questions can be answered by options of the program, as `--answer` does.
  public var takesAnswers: Bool

  /// Creates a writer.
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

  /// Writes a reply after which nothing more is said.
  ///
  /// As JSON it is one object on the result stream, whatever the outcome; what went wrong is
  /// noted in words too.
  ///
  /// - Parameter status: The status the process leaves with, when it is not that of the reply.
  public func write(_ reply: Reply, status: ExitStatus? = nil) {
    writeWords(reply)
    guard form != .text else { return }
    output.json(JSON(reply, status: status), isPretty: form == .json)
  }

  /// Writes how a turn ended; the commands before the last are noted by `writePart(_:)`.
  ///
  /// As JSON the replies to a sentence of several commands are one object.
  public func write(_ end: Turn.End) {
    guard end.isSequence else { return write(end.reply, status: end.status) }
    writeWords(end.reply)
    if let words = notRunText(end.notRun, on: notePage) { output.note(words) }
    guard form != .text else { return }
    output.json(JSON(end), isPretty: form == .json)
  }

  /// Writes the reply to a command of a sentence when there are more; JSON waits for the last.
  public func writePart(_ reply: Reply) {
    writeWords(reply)
  }

  /// Says which commands were not run; `nil` when there are none.
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
    // A script that is told nothing knows from the status; a person would wonder.
    if form == .text, outcome?.isSilent == true, page.isTerminal { output.note("Done.") }
  }

  /// Writes a sentence about something that went wrong before there was a reply.
  public func writeUsageError(_ message: String) {
    output.note(notePage.text("\(program): " + notePage.plain(message)))
    if form != .text {
      output.json(JSON(usageError: message), isPretty: form == .json)
    }
  }

  /// Writes a question, with the card that belongs to it, to the stream that is not the result.
  public func note(_ question: Question, room: Int) {
    if let card = question.card { output.note(notePage.card(card)) }
    output.note(
      QuestionText(question, page: notePage).lines(room: room).joined(separator: "\n"))
  }

  /// The text of a part on a page.
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

/// What is said when nothing matched.
struct NearestText {
  private let result: MatchResult
  private let page: Page
  private let command: String?

  /// Creates the text.
  ///
  /// - Parameter command: What lists all that can be said, where there is such a command.
  init(_ result: MatchResult, page: Page, command: String? = "behest phrases") {
    self.result = result
    self.page = page
    self.command = command
  }

  /// One sentence, and the nearest phrases a line each.
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
  /// The phrase as it would be said.
  fileprivate var sayable: String {
    phrase.replacing("${applicationName}", with: app)
  }
}

extension Outcome {
  /// Whether there is nothing to show for it: no value, no words, no card and no application.
  var isSilent: Bool { value == nil && dialog == nil && card == nil && !opensApp }
}
