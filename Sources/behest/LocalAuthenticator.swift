// Has the person prove who they are, where an intent demands it on this very device.

import AppIntents
import IntentEngine
import LocalAuthentication
import Shell

/// Admits who is logged in, and asks for the password of whoever runs what demands a fresh proof.
struct LocalAuthenticator: Authenticator {
  /// Whether a person may be asked.
  let mayAsk: Bool

  /// Where to say what was wrong.
  let output: Output

  /// How often a wrong password may be typed.
  private static let tries = 3

  func admits(_ policy: IntentAuthenticationPolicy, reason: String) async -> Bool {
    guard policy == .requiresLocalDeviceAuthentication else { return true }
    guard mayAsk, let user = PasswordCheck.user else { return false }
    let line = HiddenLine()
    return await withTaskCancellationHandler {
      await onThread { Self.asks(user, line, output) }
    } onCancel: {
      line.giveUp()
    }
  }

  private static func asks(_ user: String, _ line: HiddenLine, _ output: Output) -> Bool {
    let check = PasswordCheck()
    for _ in 0..<tries {
      guard let password = line.read(prompt: "Password of \(user): ") else { return false }
      switch check.check(password, of: user) {
      case .accepted: return true
      case .refused: output.note("That was not the password.")
      case .unavailable:
        output.note("behest: This system has no way to check a password.")
        return false
      }
    }
    return false
  }
}
