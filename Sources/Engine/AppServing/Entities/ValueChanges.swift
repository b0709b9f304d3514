// Tells clients when the values in an app's phrases have changed.

import AppExtension
import BehestJSON
import IntentEngine
import ModelContextProtocol
import Synchronization

/// The numbers of changes that the apps have reported, and who is told of more.
final class ValueChanges: Sendable {
  private struct State {
    var counts: [String: Int] = [:]
    var tell: (@Sendable (JSON) -> Void)?
  }

  private let state = Mutex(State())

  /// Sets the function that tells of changes, by their parameters.
  func onChange(_ tell: @escaping @Sendable (JSON) -> Void) { state.withLock { $0.tell = tell } }

  /// Tells of each app that has reported changes since the last time.
  func tell(of apps: [App]) {
    for app in apps {
      let count = app.host.valueChanges
      let tell = state.withLock { state in
        let known = state.counts.updateValue(count, forKey: app.name) ?? 0
        return count == known ? nil : state.tell
      }
      tell?([
        "_meta": [
          BehestExtension.name: ["app": .string(app.name), "valueChanges": .integer(count)]
        ]
      ])
    }
  }
}
