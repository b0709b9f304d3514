// Takes one input to a reply that is not a question, answering what is asked on the way.

import Glibc
public import IntentEngine

/// One input and the questions it leads to.
public struct Turn: Sendable {
  /// Says something to the conversation.
  public typealias Say = @Sendable (Input) async -> Reply

  /// How a turn ended.
  public struct End: Sendable {
    /// The last reply; a question when it may not be asked.
    public var reply: Reply

    /// Whether Ctrl-C ended it.
    public var wasInterrupted = false

    /// Whether Ctrl-C was typed over running work, so that the terminal has echoed it on a line
    /// that nobody has ended.
    public var leavesEcho = false

    /// Whether there is nothing more to read, or the person left.
    public var isLast = false

    /// The status that the process leaves with when this is the last turn.
    public var status: ExitStatus { wasInterrupted ? .interrupted : ExitStatus(reply) }
  }

  private let say: Say
  private let answerer: Answerer
  private let signals: SignalWatch
  private let endsProcess: Bool

  /// Creates a turn.
  ///
  /// - Parameter endsProcess: Whether Ctrl-C ends the process, half a second after the work was
  ///   cancelled at the latest; otherwise the work is waited for.
  public init(
    answerer: Answerer, signals: SignalWatch = .shared, endsProcess: Bool = false,
    say: @escaping Say
  ) {
    self.say = say
    self.answerer = answerer
    self.signals = signals
    self.endsProcess = endsProcess
  }

  /// Takes an input to its end.
  public func take(_ input: Input) async -> End {
    var (reply, wasInterrupted) = await saying(input)
    var lastScripted: Question?
    while !wasInterrupted, case .question(let question) = reply {
      if let failure = refusal(of: question, after: lastScripted) {
        _ = await withdraw()
        return End(reply: .failed(failure))
      }
      lastScripted = nil
      switch await answerer.answer(question) {
      case .scripted(let input):
        lastScripted = question
        (reply, wasInterrupted) = await saying(input)
      case .typed(let input):
        (reply, wasInterrupted) = await saying(input)
      case .none:
        _ = await withdraw()
        return End(reply: reply)
      case .interrupted:
        return End(reply: await withdraw(), wasInterrupted: true)
      case .endOfInput, .quit:
        return End(reply: await withdraw(), isLast: true)
      }
    }
    return End(reply: reply, wasInterrupted: wasInterrupted, leavesEcho: wasInterrupted)
  }

  /// Ends whatever waits: behind the question of a button there may be that of a confirmation.
  private func withdraw() async -> Reply {
    var reply = await say(Input(.cancel))
    for _ in 0..<8 {
      guard case .question = reply else { break }
      reply = await say(Input(.cancel))
    }
    return reply
  }

  /// The failure of a scripted answer that would not do, unless the script has another one.
  ///
  /// An answer that fits several options is not refused: the narrower question is asked.
  private func refusal(of question: Question, after answered: Question?) -> Failure? {
    guard let answered, let problem = question.problem,
      answered.answerName == question.answerName,
      question.options.isEmpty || question.options.count >= answered.options.count,
      !answerer.script.hasAnswer(for: question.answerName)
    else { return nil }
    return Failure(.invalidValue, problem)
  }

  /// Says an input; Ctrl-C cancels what it started.
  private func saying(_ input: Input) async -> (Reply, wasInterrupted: Bool) {
    let task = Task { [say] in await say(input) }
    let flag = InterruptFlag()
    let reply = await signals.handling({ [endsProcess] signal in
      guard signal == .interrupt else { return false }
      // A second Ctrl-C does not wait for anybody.
      if flag.raise() { SignalWatch.actByDefault(SIGINT) }
      // On a thread of its own, since it may wait for what the work holds, and the next signal
      // must not.
      startThread { task.cancel() }
      if endsProcess {
        startThread {
          usleep(500_000)
          // Also when the reply has come: what was cancelled may still hold the main thread.
          SignalWatch.actByDefault(SIGINT)
        }
      }
      return true
    }) {
      await task.value
    }
    return (reply, flag.isRaised)
  }
}
