// Runs a script from a pipe: utterances, and the answers to questions.

import IntentEngine

/// A session with a script instead of a person, without prompts; only results go to the result
/// stream.
///
/// As in a shell script, a line that fails does not stop the rest, and the exit status is that of
/// the last line. A question is answered by the next line. Empty lines and lines that begin with
/// `#` are skipped unless a question is pending. A question that no line answers ends the session.
public struct ScriptSession: Sendable {
  private let reader: any LineReader
  private let writer: ReplyWriter
  private let surroundings: Surroundings
  private let answerer: Answerer
  private let signals: SignalWatch
  private let app: String?
  private let say: Turn.Say

  /// Creates a session for a script.
  ///
  /// - Parameters:
  ///   - app: The only app whose phrases may match; `nil` admits all.
  ///   - script: Answers given in advance; they are used before lines are.
  ///   - confirmation: The answer to every confirmation; `nil` takes the next line.
  ///   - asksQuestions: Whether lines answer questions; otherwise a question ends the session.
  public init(
    reader: any LineReader, writer: ReplyWriter, surroundings: Surroundings, app: String? = nil,
    script: ScriptedAnswers = ScriptedAnswers(), confirmation: Bool? = nil,
    asksQuestions: Bool = true, signals: SignalWatch = .shared, say: @escaping Turn.Say
  ) {
    self.reader = reader
    self.writer = writer
    self.surroundings = surroundings
    self.signals = signals
    self.app = app
    self.say = say
    answerer = Answerer(
      script: script, confirmation: confirmation, reader: asksQuestions ? reader : nil,
      prompt: Prompt(text: ""), page: { writer.notePage }, leavesQuestionsOpen: true,
      show: { writer.note($0, room: 100) }, say: { writer.output.note($0) })
  }

  /// Runs the script to its end.
  ///
  /// - Returns: The status of the last line; `.done` for an empty script.
  public func run() async -> ExitStatus {
    var status = ExitStatus.done
    while case .line(let line) = await reader.readLine(Prompt(text: ""), completer: nil) {
      guard !line.trimmingSpaces.hasPrefix("#") else { continue }
      switch SaidLine(line).meaning {
      case .nothing, .cardAgain: continue
      case .leave: return status
      case .shellWord(let word):
        let context = ShellWord.Context(
          page: writer.page, surroundings: surroundings, buttons: [], app: app)
        writer.output.result(await word.lines(context).joined(separator: "\n"))
        status = .done
      case .unknownWord(let words):
        writer.writeUsageError(words)
        status = .usage
      case .input(var input):
        input.app = app
        let turn = Turn(
          answerer: answerer, signals: signals, endsProcess: true,
          tell: { [writer] in writer.writePart($0) }, say: say)
        let end = await turn.take(input)
        writer.write(end)
        status = end.status
        if end.isLast || end.wasInterrupted { return status }
      }
    }
    return status
  }
}
