// The language that the environment asks for.

import Foundation

/// The person's locale as the environment has it.
package enum EnvironmentLocale {
  /// What `LC_ALL`, `LC_MESSAGES` or `LANG` says, the first that says something; `nil` when none does.
  package static var current: String? {
    let environment = ProcessInfo.processInfo.environment
    return ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
  }
}
