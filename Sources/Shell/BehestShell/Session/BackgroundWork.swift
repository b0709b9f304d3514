// The commands of a session that run in the background, and what arrives of them between prompts.

import BehestCards
import CardTerminal
import IntentEngine
import Synchronization

/// The commands that run in the background of a session.
///
/// Each runs in a branch of the conversation. Its questions and its result arrive between prompts, in
/// the order in which they come.
final class BackgroundWork: Sendable {
  /// The mark behind a line that runs in the background, as in other shells.
  static let mark = " &"

  /// The word that stops a command by its number.
  static let stop = "stop"

  /// The time a command has before the next prompt appears: most have ended by then.
  private static let patience: Duration = .milliseconds(150)

  /// A command that runs, or whose result has not been told.
  private struct Job {
    let number: Int
    var line: String
    let branch: Conversation
    /// The last answer of the person, which may be another command.
    var answer: String?
    var task: Task<Void, Never>?
    var progress: Update.Progress?
    /// Whether the person has been told that the command runs in the background.
    var isAnnounced = false
    /// Whether the person has stopped the command.
    var isStopped = false
  }

  private enum Arrival: Sendable {
    case reply(Reply, ofJob: Int)
    case note(String)
    case outdatedCard
  }

  private struct State {
    var jobs: [Job] = []
    var arrivals: [Arrival] = []
  }

  /// The bell that ends an empty line when something has arrived.
  let bell = Bell()

  private let conversation: Conversation
  private let state = Mutex(State())

  /// Creates the work of a session.
  init(of conversation: Conversation) {
    self.conversation = conversation
  }

  /// Returns a line without the mark that runs it in the background; `nil` for other lines.
  static func line(_ line: String) -> String? {
    let end = line.lastIndex { !$0.isWhitespace }.map { line.index(after: $0) } ?? line.startIndex
    guard line[..<end].hasSuffix(mark) else { return nil }
    let rest = String(line[..<end].dropLast(mark.count))
    return rest.trimmingSpaces.isEmpty ? nil : rest
  }

  /// The commands that run, as they were typed.
  var lines: [String] { state.withLock { $0.jobs.map(\.line) } }

  /// Notes that the card shown last is outdated.
  func noteOutdatedCard() { post(.outdatedCard) }

  /// Starts a command, and waits a moment for its end.
  func start(_ input: Input, line: String) async {
    let number = state.withLock { ($0.jobs.map(\.number).max() ?? 0) + 1 }
    let branch = await conversation.branch { [weak self] in self?.take($0, ofJob: number) }
    state.withLock {
      $0.jobs.append(Job(number: number, line: line, branch: branch))
    }
    await say(input, toJob: number)
  }

  private func say(_ input: Input, toJob number: Int) async {
    guard let branch = job(number)?.branch else { return }
    if case .text(let words) = input.content { change(number) { $0.answer = words } }
    let (moments, moment) = AsyncStream<Never>.makeStream()
    let task = Task { [weak self] in
      let reply = await branch.say(input)
      self?.post(.reply(reply, ofJob: number))
      moment.finish()
    }
    change(number) { $0.task = task }
    Task {
      try? await Task.sleep(for: Self.patience)
      moment.finish()
    }
    for await _ in moments {}
  }

  /// Tells everything that has arrived, and asks the questions of commands.
  ///
  /// - Parameters:
  ///   - answerer: Returns who answers the questions of a conversation.
  ///   - show: Shows a reply.
  func tell(
    on screen: SessionScreen, answerer: (Conversation) -> Answerer,
    show: (Reply) async -> Void
  ) async {
    bell.quieten()
    while let arrival = state.withLock({ $0.arrivals.isEmpty ? nil : $0.arrivals.removeFirst() }) {
      switch arrival {
      case .note(let words): screen.print(words)
      case .outdatedCard:
        // A card that cannot be drawn stays as it is.
        if let card = (try? await conversation.redraw()) ?? nil { screen.showAnew(card) }
      case .reply(let reply, let number):
        guard let job = job(number) else { continue }
        await tell(reply, of: job, on: screen, answerer: answerer(job.branch), show: show)
      }
    }
    for job in state.withLock({ $0.jobs }) where !job.isAnnounced {
      screen.print(title(of: job, on: screen.page) + "  " + Sentence.runsInBackground())
      change(job.number) { $0.isAnnounced = true }
    }
  }

  private func tell(
    _ reply: Reply, of job: Job, on screen: SessionScreen, answerer: Answerer,
    show: (Reply) async -> Void
  ) async {
    let isQuestion = if case .question = reply { true } else { false }
    if job.isAnnounced || isQuestion { screen.print(title(of: job, on: screen.page)) }
    switch reply {
    case .question(let question):
      switch await answerer.answer(question) {
      case .scripted(let input), .typed(let input): await say(input, toJob: job.number)
      case .endOfInput: await say(Input(.leave), toJob: job.number)
      case .none, .interrupted, .quit: await say(Input(.cancel), toJob: job.number)
      }
    case .part:
      await show(reply)
      await say(Input(.proceed), toJob: job.number)
    case .done, .failed, .cancelled, .nothingMatched:
      state.withLock { $0.jobs.removeAll { $0.number == job.number } }
      let isDone = if case .done = reply { true } else { false }
      await conversation.join(job.branch, isDone: isDone)
      await show(reply)
    }
  }

  /// Stops all commands, without waiting for their end.
  func stopAll() {
    for job in state.withLock({ $0.jobs }) { job.task?.cancel() }
  }

  // MARK: The list

  /// Returns the commands with their numbers and progress, as lines.
  func list(on page: Page) -> [String] {
    let jobs = state.withLock { $0.jobs }
    guard !jobs.isEmpty else { return [Sentence.nothingInBackground()] }
    let rows = jobs.map { job in
      let progress = job.progress.map { "  " + page.secondary(WorkDisplay.line($0, on: page)) }
      return title(of: job, on: page) + (progress ?? "")
    }
    return rows + [page.secondary(Self.hint)]
  }

  /// Stops the command whose number follows the word; returns the lines to print.
  func lines(for words: String, on page: Page) -> [String] {
    let parts = words.split(separator: " ")
    guard parts.count == 2, parts[0] == Self.stop else { return [Self.hint] }
    guard let job = Int(parts[1]).flatMap(job) else {
      return [Sentence.noJob(number: page.plain(String(parts[1])))]
    }
    job.task?.cancel()
    change(job.number) { $0.isStopped = true }
    return []
  }

  /// Returns whether the person has stopped the command of a branch, which may be asking them.
  func hasStopped(_ branch: Conversation) -> Bool {
    state.withLock { $0.jobs.contains { $0.branch === branch && $0.isStopped } }
  }

  private static var hint: String { Sentence.jobsStop(command: ":jobs \(stop)") }

  private func title(of job: Job, on page: Page) -> String {
    page.secondary("[\(job.number)]") + " " + page.plain(job.line)
  }

  // MARK: What arrives

  private func take(_ update: Update, ofJob number: Int) {
    switch update {
    case .progress(let report): change(number) { $0.progress = report }
    case .card, .displayed: break
    case .cardIsOutdated: post(.outdatedCard)
    case .left, .takenBack, .runsOnceMore, .accepted, .interpreterProblem:
      if case .left = update { change(number) { $0.line = $0.answer ?? $0.line } }
      if let words = update.words { post(.note(words)) }
    }
  }

  private func post(_ arrival: Arrival) {
    state.withLock { $0.arrivals.append(arrival) }
    bell.ring()
  }

  private func job(_ number: Int) -> Job? {
    state.withLock { $0.jobs.first { $0.number == number } }
  }

  private func change(_ number: Int, _ body: (inout Job) -> Void) {
    state.withLock { state in
      guard let index = state.jobs.firstIndex(where: { $0.number == number }) else { return }
      body(&state.jobs[index])
    }
  }
}
