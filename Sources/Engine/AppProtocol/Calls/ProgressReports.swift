// Reports the progress of a call in a server to the engine.

import BehestJSON
import Foundation
import IntentEngine
import ModelContextProtocol
import Synchronization

/// A progress with the server's words, which Foundation's here takes none of.
///
/// Sendable, as its superclass is: the one property that it adds is a lock.
private final class ServerProgress: Progress, @unchecked Sendable {
  let words = Mutex<String?>(nil)

  override var localizedDescription: String! { words.withLock { $0 } }
}

/// The progress of a call, as the engine shows it.
final class ProgressReports: Sendable {
  private let progress = ServerProgress(parent: nil)
  private let respondent: any Respondent
  private let isShown = Mutex(false)

  init(_ respondent: any Respondent) { self.respondent = respondent }

  func report(_ report: MCPClient.ProgressReport) {
    // Amounts may have fractions, and the engine counts units.
    let scale = 1_000.0
    func units(_ amount: Double) -> Int64 { Int64(exactly: (amount * scale).rounded()) ?? 0 }
    if let total = report.total { progress.totalUnitCount = units(total) }
    progress.completedUnitCount = units(report.done)
    if let message = report.message { progress.words.withLock { $0 = message.oneLine() } }
    show()
  }

  /// Takes over the amounts and words of a progress of the extension.
  func report(_ json: JSON) {
    progress.totalUnitCount = Int64(json["total"]?.integer ?? 0)
    progress.completedUnitCount = Int64(json["completed"]?.integer ?? 0)
    progress.words.withLock { $0 = json["words"]?.string }
    show()
  }

  /// Does work, and shows that an app is waited for once that has taken a second without a report.
  func waiting<Result>(
    for app: String, _ work: () async throws -> Result
  ) async rethrows -> Result {
    let notice = Task {
      try await Task.sleep(for: .seconds(1))
      guard !isShown.withLock({ $0 }) else { return }
      progress.words.withLock { $0 = Sentence.waitingFor(app: app) }
      show()
    }
    defer {
      notice.cancel()
      end()
    }
    return try await work()
  }

  /// Ends the reports.
  private func end() {
    if isShown.withLock({ $0 }) { respondent.report(to: nil) }
  }

  private func show() {
    let isNew = isShown.withLock { shown in
      defer { shown = true }
      return !shown
    }
    if isNew { respondent.report(to: progress) }
  }
}
