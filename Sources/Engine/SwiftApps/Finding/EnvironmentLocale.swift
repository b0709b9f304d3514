// Reads the preferred language from the environment.

import Foundation

/// The person's locale according to the environment.
package enum EnvironmentLocale {
  /// The first value of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty; or `nil`.
  package static var current: String? {
    let environment = ProcessInfo.processInfo.environment
    return ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
  }
}
