// Monitors a running intent: its time and its progress.

import Foundation
import Synchronization

/// A monitor that ends an intent that works too long, and reports the progress of others.
///
/// Only work counts, not the time a question waits for the person. With every step of progress the
/// time starts anew. An intent that opens its app, or declares that it is long-running, has no
/// limit.
struct RunWatch: Sendable {
  /// The time an intent may work; `nil` for no limit.
  var budget: Duration?

  /// The clock that measures the time.
  var clock: any Clock<Duration>

  /// A function that receives the progress of the intent.
  var tell: @Sendable (Update) -> Void

  /// The interval between two checks.
  private static let interval = Duration.milliseconds(100)

  /// Monitors an intent until its time is used up, or the calling task is cancelled.
  ///
  /// - Returns: The failure to end the intent with; `nil` when it ended by itself.
  func watch(_ exchange: Exchange, _ invocation: Invocation) async -> Failure? {
    var worked = Duration.zero
    var told: Stage?
    while true {
      guard let slept = try? await clock.slept(for: Self.interval) else { return nil }
      if exchange.isAsking { worked = .zero } else { worked += slept }
      if let stage = exchange.progress.map(Stage.init), stage != told {
        told = stage
        worked = .zero
        tell(.progress(stage.report(of: invocation)))
      }
      guard let budget, worked >= budget, !invocation.call.source.traits.contains(.isLongRunning)
      else { continue }
      let intent = invocation.call.source.facts
      guard !intent.opensApp else { continue }
      let seconds = budget.components.seconds
      return Failure(
        .timedOut,
        "\(invocation.app.name) worked on “\(intent.title)” for more than \(seconds) "
          + "second\(seconds == 1 ? "" : "s") and was stopped.")
    }
  }

  /// A state of an intent's progress.
  private struct Stage: Hashable {
    var completed: Int64
    var total: Int64
    var words: String?

    init(_ progress: Progress) {
      completed = progress.completedUnitCount
      total = progress.totalUnitCount
      words = progress.localizedDescription?.nonEmpty
    }

    func report(of invocation: Invocation) -> ProgressReport {
      ProgressReport(
        app: invocation.app.name, title: invocation.call.source.title,
        fraction: total > 0 ? min(1, max(0, Double(completed) / Double(total))) : nil,
        words: words)
    }
  }
}

extension Clock<Duration> {
  /// Sleeps for a duration, and returns the time that has passed.
  fileprivate func slept(for duration: Duration) async throws -> Duration {
    let start = now
    try await sleep(for: duration)
    return start.duration(to: now)
  }
}
