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

  /// The name by which the program is run, for hints.
  public var command: String
  /// Whether the words are for the shell itself, which needs no hint at it.
  var isInShell = false

  /// Whether the program has options that answer questions, as `--answer` does.
  public var takesAnswers: Bool

  /// A line of a script.
  package struct Line: Hashable, Sendable {
    /// The number of the line, from 1.
    var number: Int
    /// The text of the line.
    var text: String
  }

  /// The line of a script that is being run; `nil` without one.
  package var line: Line?

  /// Creates a writer from streams, pages and a form.
  public init(
    output: Output, page: Page, notePage: Page, form: Form = .text, isTracing: Bool = false,
    program: String = "behest", takesAnswers: Bool = true, command: String = "behest"
  ) {
    self.command = command
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
    write(JSON(reply, status: status))
  }

  /// Writes the end of an interaction; earlier commands of a sentence are written by `writeWords(_:)`.
  ///
  /// As JSON the replies to a sentence of several commands are one object.
  public func write(_ end: Interaction.End) {
    guard end.isSequence else { return write(end.reply, status: end.status) }
    writeWords(end.reply)
    if let words = notRunText(end.notRun, on: notePage) { output.note(words) }
    guard form != .text else { return }
    write(JSON(end))
  }

  /// Writes the result of a line whose question was left; in words that has been told.
  func write(left question: Question, of line: Line) {
    guard form != .text else { return }
    var writer = self
    writer.line = line
    writer.write(JSON(.question(question), status: nil))
  }

  /// Writes what a reply says in words; JSON is written at the end of the interaction.
  ///
  /// The result is the returned value if there is one, else the card, else the dialog. Everything
  /// else goes to the stream of notes. A button's result is the card, on which its value would be
  /// shown; without a card it is the value.
  package func writeWords(_ reply: Reply) {
    switch reply {
    case .done(let outcome), .part(let outcome, _): write(outcome)
    case .question(let question):
      // The question of a script has been shown when the line behind it was read.
      if !question.isUnanswered { output.note(words(of: reply, on: notePage)) }
      let hint =
        takesAnswers
        ? QuestionText(question, page: notePage).answerHint
        : Sentence.answerFromPipe()
      output.note(notePage.text("\(program): " + hint))
    case .nothingMatched: output.note("\(program): " + words(of: reply, on: notePage))
    case .failed(let failure):
      output.note(notePage.text("\(program): " + failure.words, as: .error))
    case .cancelled: output.note(words(of: reply, on: notePage))
    }
  }

  private func write(_ outcome: Outcome) {
    if isTracing { writeSteps(outcome.steps) }
    guard form == .text else { return }
    let isOnCard =
      outcome.wasPressed || page.writesHTML || outcome.cardShowsValue && page.isTerminal
    let value = isOnCard && outcome.card != nil ? nil : outcome.value
    if let card = outcome.card, value != nil, !outcome.cardShowsValue {
      output.note(notePage.card(card))
    }
    if let dialog = outcome.dialog, value != nil || outcome.card != nil {
      output.note(notePage.text(dialog))
    }
    if let value {
      write(value)
    } else if let card = outcome.card {
      page.writesHTML ? output.value(page.card(card)) : output.result(page.card(card))
    } else if let dialog = outcome.dialog {
      output.result(page.text(dialog))
    } else if outcome.isSilent, !outcome.opensApp, page.isTerminal {
      // A script has the exit status; a person at a terminal expects a confirmation.
      output.note(Sentence.done())
    }
  }

  private func write(_ value: Value) {
    guard !page.isTerminal else { return output.result(page.text(value.text)) }
    switch value {
    case .file(let file): output.bytes(Array(file.contents))
    case .list(let values) where values.isEmpty: break  // No lines, rather than an empty one.
    default: output.value(value.text.endingWithNewline)
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
        case .snippet, .opens: "\(current) \(arrow) \(step.intent)"
        }
      output.note("trace: " + words)
      current = step.intent
    }
  }

  /// Writes what a word of the shell says; a result only if it was asked for.
  func writeTold(_ text: String, isResult: Bool) {
    guard form == .text else { return write(JSON(told: text)) }
    if isResult { output.result(text) } else { output.note(text) }
  }

  /// Writes the message of an error that occurred before there was a reply.
  public func writeUsageError(_ message: String) {
    output.note(notePage.text("\(program): " + notePage.plain(message), as: .error))
    if form != .text {
      write(JSON(usageError: message))
    }
  }

  /// Writes a record, with the line of a script that it is for.
  private func write(_ record: JSON) {
    var record = record
    if let line {
      record["line"] = .integer(line.number)
      record["utterance"] = .string(line.text)
    }
    output.json(record, isPretty: form == .json)
  }

  /// Notes that the line of a script has failed.
  ///
  /// - Parameter stops: Whether no line after it is run.
  func noteFailedLine(stops: Bool) {
    guard let line else { return }
    let words = line.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let sentence = (stops ? Sentence.lineFailedLast : .lineFailed)(
      line: line.number, words: notePage.plain(words))
    output.note(notePage.text("\(program): " + sentence))
  }

  /// Writes a question and its card to the stream of notes.
  public func note(_ question: Question, room: Int) {
    if let card = question.card, !question.isRepeated { output.note(notePage.card(card)) }
    output.note(
      QuestionText(question, page: notePage).lines(room: room).joined(separator: "\n"))
  }

  /// Returns the words of a reply without an outcome; empty for one with an outcome.
  func words(of reply: Reply, on page: Page) -> String {
    switch reply {
    case .done, .part: ""
    case .question(let question):
      (question.card.map { page.card($0) } ?? "")
        + QuestionText(question, page: page).lines().joined(separator: "\n")
    case .nothingMatched(let result, let interpreted): nearest(result, interpreted, on: page)
    case .failed(let failure): page.text(failure.words, as: .error)
    case .cancelled(let cancellation):
      cancellation.isTold ? "" : (cancellation.wasDeclined ? Sentence.declined : .cancelled)()
    }
  }

  /// Returns a sentence with the commands that were not run; `nil` when there are none.
  func notRunText(_ commands: [String], on page: Page) -> String? {
    guard !commands.isEmpty else { return nil }
    let said = commands.map { Sentence.quoted(words: page.plain($0)) }.joined(separator: ", ")
    return page.text(Sentence.notRun(commands: said))
  }

  /// Returns a sentence for an utterance that matches nothing, and the nearest phrases, one a line,
  /// with the readings of the person's interpreter.
  private func nearest(
    _ result: MatchResult, _ interpreted: [InterpretedReading], on page: Page
  ) -> String {
    let sentence: String
    if let veto = result.vetoed.first {
      let phrase = veto.phrase.replacing("${applicationName}", with: veto.app)
      sentence = Sentence.vetoed(phrase: phrase, app: veto.app)
    } else if result.nearest.isEmpty, !interpreted.isEmpty {
      sentence = Sentence.matchedNothing()
    } else if result.nearest.isEmpty {
      sentence =
        isInShell ? Sentence.nothingMatchedHere() : Sentence.nothingMatched(command: command)
    } else {
      sentence = Sentence.nothingMatchedBut()
    }
    var lines = [page.text(sentence, as: .error)]
    lines += result.nearest.map { "  " + page.plain($0.said(in: result.utterance).phrase) }
    if !interpreted.isEmpty { lines.append(Sentence.interpreterReads()) }
    lines += interpreted.map { "  " + page.plain("\($0.title)  (\($0.app))") }
    return lines.joined(separator: "\n")
  }
}
