// Has the person prove who they are, where an intent demands it on this very device.

package import IntentEngine
import BehestAuthentication

/// Admits who is logged in, and asks for the password of whoever runs what demands a fresh proof.
package struct LocalAuthenticator: Authenticator {
  /// Whether a person may be asked.
  private let mayAsk: Bool

  /// Where to say what was wrong.
  private let output: Output

  /// The program that says so.
  private let program: String

  /// How often a wrong password may be typed.
  private static let tries = 3

  /// Creates the authenticator.
  ///
  /// - Parameters:
  ///   - mayAsk: Whether there is a terminal with a person who may be asked.
  ///   - output: Where to say what was wrong.
  ///   - program: The name of the program that asks.
  package init(mayAsk: Bool, output: Output, program: String) {
    self.mayAsk = mayAsk
    self.output = output
    self.program = program
  }

  /// Whether an intent with this policy may run now; asks for the password where it must.
  package func admits(_ policy: AuthenticationPolicy, reason: String) async -> Bool {
    guard policy == .requiresLocalDeviceAuthentication else { return true }
    guard mayAsk, let user = PasswordCheck.user else { return false }
    let line = HiddenLine()
    return await withTaskCancellationHandler {
      await onThread { asks(user, line) }
    } onCancel: {
      line.giveUp()
    }
  }

  private func asks(_ user: String, _ line: HiddenLine) -> Bool {
    let check = PasswordCheck()
    for _ in 0..<Self.tries {
      guard let password = line.read(prompt: "Password of \(user): ") else { return false }
      switch check.check(password, of: user) {
      case .accepted: return true
      case .refused: output.note("That was not the password.")
      case .unavailable:
        output.note("\(program): This system has no way to check a password.")
        return false
      }
    }
    return false
  }
}
