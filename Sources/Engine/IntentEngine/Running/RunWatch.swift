// Watches an intent at work: the time it takes, and how far it says it has got.

import Foundation
import Synchronization

/// Ends an intent that works too long, and tells how far one has got.
///
/// Only work counts: while a question waits, the person has all the time they like. An intent that
/// reports progress has the whole budget again with every step. One that opens its app, or says that
/// it takes its time, has no budget.
struct RunWatch: Sendable {
  /// How long an intent may work; `nil` for as long as it likes.
  var budget: Duration?

  /// What time is measured by.
  var clock: any Clock<Duration>

  /// Told how far the intent has got.
  var tell: @Sendable (Update) -> Void

  /// How often the watch looks.
  private static let interval = Duration.milliseconds(100)

  /// Watches until the budget is used up, or the calling task is cancelled.
  ///
  /// - Returns: the failure to end the intent with; `nil` when it has ended by itself.
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

  /// How far an intent has got, as its progress says.
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
  /// Sleeps, and says how long that was in the end.
  fileprivate func slept(for duration: Duration) async throws -> Duration {
    let start = now
    try await sleep(for: duration)
    return start.duration(to: now)
  }
}
