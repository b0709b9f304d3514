// Reads what is installed on another processor while the command line is parsed.

import Dispatch
import Foundation
import InstalledApps
import IntentEngine
import Synchronization

/// The catalogue as it is without options, begun before anybody asks for it.
///
/// Parsing the command line and reading the catalogue take about as long as each other, and neither
/// needs the other unless an option says where phrases are or which language is spoken.
final class EarlyCatalog: Sendable {
  /// What came of the reading: the catalogue or what is wrong with it, and what there is to warn of.
  struct Outcome: Sendable {
    let catalog: Result<Catalog, any Error>
    let warnings: [String]
  }

  private let outcome = Mutex<Outcome?>(nil)
  private let isRead = DispatchSemaphore(value: 0)

  /// Begins to read on a thread of its own.
  init() {
    Thread.detachNewThread { [self] in
      var warnings: [String] = []
      let catalog = Result { try InstalledApps.catalog(cache: .current) { warnings.append($0) } }
      outcome.withLock { $0 = Outcome(catalog: catalog, warnings: warnings) }
      isRead.signal()
    }
  }

  /// Waits until it has been read.
  func value() -> Outcome? {
    isRead.wait()
    defer { isRead.signal() }
    return outcome.withLock { $0 }
  }

  /// The one that this process has begun; `nil` when none has been.
  static var current: EarlyCatalog? { begun.withLock { $0 } }

  private static let begun = Mutex<EarlyCatalog?>(nil)

  /// Begins to read.
  static func begin() {
    begun.withLock { $0 = EarlyCatalog() }
  }
}
