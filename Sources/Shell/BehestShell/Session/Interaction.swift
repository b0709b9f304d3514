// Runs one input to its final reply and exit status, answering questions meanwhile.

import BehestProcess
import Glibc
public import IntentEngine
import Synchronization

/// An input and the questions it leads to.
public struct Interaction: Sendable {
  /// A function that says an input to the conversation.
  public typealias Say = @Sendable (Input) async -> Reply

  /// The end of an interaction.
  public struct End: Sendable {
    /// The last reply; a question when it may not be asked.
    public var reply: Reply

    /// The replies to earlier commands of the same sentence, in order.
    public var earlier: [Reply] = []

    /// The commands of the same sentence that were not run, as they were said.
    public var notRun: [String] = []

    /// Whether Ctrl-C ended the interaction.
    public var wasInterrupted = false

    /// Whether the terminal has echoed Ctrl-C on a line that has not been ended, while an intent
    /// was running.
    public var leavesEcho = false

    /// Whether the input has ended, or the person left.
    public var isLast = false

    /// The exit status of the process if this is the last interaction.
    public var status: ExitStatus { wasInterrupted ? .interrupted : ExitStatus(reply) }

    /// Whether the sentence consisted of several commands.
    public var isSequence: Bool { !earlier.isEmpty || !notRun.isEmpty }
  }

  private let say: Say
  private let answerer: Answerer
  private let signals: SignalWatch
  private let endsProcess: Bool
  private let tell: @Sendable (Reply) async -> Void

  /// Creates an interaction from an answerer and a function that says inputs.
  ///
  /// - Parameters:
  ///   - endsProcess: Whether Ctrl-C ends the process, at most half a second after cancelling the
  ///     work; otherwise the interaction waits for the work.
  ///   - tell: Takes the reply to each command of a sentence but the last, as soon as it is known.
  public init(
    answerer: Answerer, signals: SignalWatch = .shared, endsProcess: Bool = false,
    tell: @escaping @Sendable (Reply) async -> Void = { _ in }, say: @escaping Say
  ) {
    self.tell = tell
    self.say = say
    self.answerer = answerer
    self.signals = signals
    self.endsProcess = endsProcess
  }

  /// Runs an input, and the other commands of its sentence, to the end.
  public func run(_ input: Input) async -> End {
    var earlier: [Reply] = []
    var end = await runOne(input)
    while case .part = end.reply {
      guard !end.wasInterrupted else {
        let withdrawn = await withdraw()
        end.notRun = withdrawn.notRun
        break
      }
      earlier.append(end.reply)
      await tell(end.reply)
      end = await runOne(Input(.proceed))
    }
    end.earlier = earlier
    if end.notRun.isEmpty { end.notRun = end.reply.notRun }
    return end
  }

  /// Runs an input to a reply that is not a question.
  private func runOne(_ input: Input) async -> End {
    var (reply, wasInterrupted) = await saying(input)
    var lastScripted: Question?
    while !wasInterrupted, case .question(let question) = reply {
      if let failure = refusal(of: question, after: lastScripted) {
        return End(reply: .failed(failure), notRun: await withdraw().notRun)
      }
      if question.isUnanswered { return End(reply: reply, notRun: await withdraw().notRun) }
      lastScripted = nil
      switch await answerer.answer(question) {
      case .scripted(let input):
        lastScripted = question
        (reply, wasInterrupted) = await saying(input)
      case .typed(let input):
        lastScripted = answerer.refusesWrongAnswers ? question : nil
        (reply, wasInterrupted) = await saying(input)
      case .none:
        return End(reply: reply, notRun: await withdraw().notRun)
      case .interrupted:
        return End(reply: await withdraw(), wasInterrupted: true)
      // Esc and Ctrl-D leave the question; where the input has really ended, the next prompt finds out.
      case .endOfInput: return End(reply: await withdraw(endsProcess ? .cancel : .leave))
      case .quit: return End(reply: await withdraw(), isLast: true)
      }
    }
    return End(reply: reply, wasInterrupted: wasInterrupted, leavesEcho: wasInterrupted)
  }

  /// Cancels all pending questions: behind that of a button there may be that of a confirmation.
  private func withdraw(_ content: Input.Content = .cancel) async -> Reply {
    var reply = await say(Input(content))
    for _ in 0..<8 {
      guard case .question = reply else { break }
      reply = await say(Input(.cancel))
    }
    return reply
  }

  /// Returns the failure for a scripted answer that was not accepted, unless there is another one.
  ///
  /// An answer that matches several options is accepted: the question is repeated with these.
  private func refusal(of question: Question, after answered: Question?) -> Failure? {
    guard let answered, let problem = question.problem,
      answered.answerName == question.answerName,
      question.options.isEmpty || question.options.count >= answered.options.count,
      !answerer.script.hasAnswer(for: question.answerName)
    else { return nil }
    if let failure = question.failure { return failure }
    let failure = Failure(.invalidValue, problem)
    // Suggestions for words that matched nothing are no values to choose.
    guard [.value, .choice].contains(question.kind) else { return failure }
    return failure.offering(question.options.map(\.title))
  }

  /// Says an input; Ctrl-C cancels the intent that it started.
  private func saying(_ input: Input) async -> (Reply, wasInterrupted: Bool) {
    let task = Task { [say] in await say(input) }
    let isInterrupted = Atomic(false)
    let reply = await signals.handling({ [endsProcess] signal in
      guard signal == .interrupt else { return false }
      // A second Ctrl-C ends the process at once.
      if isInterrupted.exchange(true, ordering: .sequentiallyConsistent) {
        SignalWatch.actByDefault(SIGINT)
      }
      // Cancelling may wait for a lock that the work holds, and must not delay the next signal: it
      // gets a thread of its own.
      startThread { task.cancel() }
      if endsProcess {
        startThread {
          usleep(500_000)
          // This applies even after the reply, as cancelled work may still hold the main thread.
          SignalWatch.actByDefault(SIGINT)
        }
      }
      return true
    }) {
      await task.value
    }
    return (reply, isInterrupted.load(ordering: .sequentiallyConsistent))
  }
}

extension Reply {
  /// The commands of the same sentence that were not run because of this reply, as they were said.
  fileprivate var notRun: [String] {
    switch self {
    case .failed(let failure): failure.notRun
    case .cancelled(let cancellation): cancellation.notRun
    case .done, .part, .question, .nothingMatched: []
    }
  }
}

/// The exit status of the process.
public enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
  /// The intent finished.
  case done = 0
  /// The intent failed; its message is on standard error.
  case failed = 1
  /// An option, name or value is invalid.
  case usage = 2
  /// A value is needed that may not be asked for; the question is on standard error.
  case valueNeeded = 3
  /// The person cancelled or declined.
  case cancelled = 4
  /// Authentication was refused.
  case authenticationRefused = 5
  /// The app is not ready.
  case appNotReady = 6
  /// Nothing matched; the nearest phrases are on standard error.
  case nothingMatched = 7
  /// The process was interrupted: 128 and the number of the signal.
  case interrupted = 130

  /// Creates the status of a final reply.
  public init(_ reply: Reply) {
    self =
      switch reply {
      case .done, .part: .done
      case .question: .valueNeeded
      case .nothingMatched: .nothingMatched
      case .cancelled: .cancelled
      case .failed(let failure): ExitStatus(failure.code)
      }
  }

  /// Creates the status of a kind of failure; unknown kinds count as failures of the intent.
  public init(_ code: Failure.Code) {
    self =
      switch code {
      case .invalidValue, .unknownName, .nothingToPress: .usage
      case .appNotReady: .appNotReady
      case .authentication: .authenticationRefused
      default: .failed
      }
  }
}
