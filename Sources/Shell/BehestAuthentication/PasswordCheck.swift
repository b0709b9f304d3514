// Checks a password with PAM; no other file uses it.

import CPAM
import Glibc

/// A check of a person's password by the rules of the system.
package struct PasswordCheck: Sendable {
  /// The outcome of a check.
  package enum Outcome: Hashable, Sendable {
    /// The password is the person's.
    case accepted
    /// The password is wrong, or the person may not be authenticated now.
    case refused
    /// The system has no way to check passwords.
    case unavailable
  }

  /// The service to check for, which is the name of a file in the folder of rules.
  private let service: String

  /// The folder of PAM rules; `nil` for the system's.
  private let folder: String?

  /// Creates a check by the first of several PAM services that the system has.
  ///
  /// - Parameter folder: The folder of PAM rules; `nil` for the system's, `/etc/pam.d`.
  package init(folder: String? = nil) {
    self.folder = folder
    let place = folder ?? "/etc/pam.d"
    let known = ["behest", "system-auth", "common-auth", "login"]
    service = known.first { access("\(place)/\($0)", R_OK) == 0 } ?? "other"
  }

  /// Returns whether a password is that of a user; may take seconds when it is not.
  package func check(_ password: String, of user: String) -> Outcome {
    switch behest_pam_check(service, user, password, folder) {
    case BEHEST_PAM_ACCEPTED: .accepted
    case BEHEST_PAM_REFUSED: .refused
    default: .unavailable
    }
  }

  /// The name of the user who runs this process; `nil` when the system does not know it.
  package static var user: String? {
    guard let entry = getpwuid(getuid()), let name = entry.pointee.pw_name else { return nil }
    return String(cString: name)
  }
}
