// Keeps a program that ends as soon as it is started from being started again and again.

/// The pauses before commands whose last process ended at once.
///
/// The first pause is short, and each further one twice as long; a process that lives ends them.
package struct RestartPauses: Sendable {
  private struct Entry {
    var count: Int
    var over: ContinuousClock.Instant
    var failure: ServerFailure
  }

  /// The time for which a process must live to count as one that works.
  private static let probation = Duration.seconds(5)
  private static let longest = Duration.seconds(30)
  private let first: Duration
  private var entries: [AppCommand: Entry] = [:]

  /// Creates pauses, the first of which follows a process that ended at once.
  package init(first: Duration = .milliseconds(500)) { self.first = first }

  /// Notes the end of a process.
  package mutating func note(
    _ end: ServerEnd, of command: AppCommand, at now: ContinuousClock.Instant = .now
  ) {
    entries = entries.filter { $0.value.over + Self.longest > now }
    guard end.isFailure, end.lifetime < Self.probation else {
      entries[command] = nil
      return
    }
    let count = entries[command]?.count ?? 0
    let pause = min(first * Double(1 << min(count, 10)), Self.longest)
    entries[command] = Entry(
      count: count + 1, over: now + pause,
      failure: ServerFailure(program: command.program, end: end))
  }

  /// Throws the reason of the last end while the pause after it lasts.
  package func check(
    _ command: AppCommand, at now: ContinuousClock.Instant = .now
  ) throws(ServerFailure) {
    guard let entry = entries[command] else { return }
    let rest = now.duration(to: entry.over)
    guard rest > .zero else { return }
    var failure = entry.failure
    failure.pause = rest
    throw failure
  }
}
