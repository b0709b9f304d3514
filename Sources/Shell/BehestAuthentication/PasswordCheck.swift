// Asks the system whether a password is right; the one file that speaks to PAM.

import CPAM
import Glibc

/// Checks passwords by the rules of the system.
package struct PasswordCheck: Sendable {
  /// What a check came to.
  package enum Outcome: Hashable, Sendable {
    /// The password is the person's.
    case accepted
    /// It is not, or the person may not be authenticated now.
    case refused
    /// The system has no way to check passwords.
    case unavailable
  }

  /// The rules to check by: the name of a file in the folder of rules.
  private let service: String

  /// The folder of rules; `nil` for the system's.
  private let folder: String?

  /// A check by the first of several rules that the system has.
  ///
  /// - Parameter folder: the folder of rules; `nil` for the system's, `/etc/pam.d`.
  package init(folder: String? = nil) {
    self.folder = folder
    let place = folder ?? "/etc/pam.d"
    let known = ["behest", "system-auth", "common-auth", "login"]
    service = known.first { access("\(place)/\($0)", R_OK) == 0 } ?? "other"
  }

  /// Whether a password is that of a user; may take seconds when it is not.
  package func check(_ password: String, of user: String) -> Outcome {
    switch behest_pam_check(service, user, password, folder) {
    case BEHEST_PAM_ACCEPTED: .accepted
    case BEHEST_PAM_REFUSED: .refused
    default: .unavailable
    }
  }

  /// The name of the person this process belongs to; `nil` when the system does not know them.
  package static var user: String? {
    guard let entry = getpwuid(getuid()), let name = entry.pointee.pw_name else { return nil }
    return String(cString: name)
  }
}
