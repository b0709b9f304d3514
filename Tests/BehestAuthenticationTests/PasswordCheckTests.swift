// Passwords are checked by the rules in a folder: here by rules that admit or refuse everybody.

import BehestAuthentication
import BehestTestSupport
import Foundation
import Testing

@Suite struct PasswordCheckTests {
  /// The outcome by rules of a module that answers without looking, in a folder of their own.
  private func outcome(of module: String) throws -> PasswordCheck.Outcome {
    let folder = try TemporaryFolder()
    try "auth required \(module)\naccount required \(module)\n".write(
      toFile: folder.path + "/behest", atomically: true, encoding: .utf8)
    let user = try #require(PasswordCheck.user)
    return PasswordCheck(folder: folder.path).check("secret", of: user)
  }

  @Test func `the system's rules decide whether a password is right`() throws {
    let accepted = try outcome(of: "pam_permit.so")
    // A machine without PAM, or with one that reads no other folder, has nothing to decide with.
    guard accepted != .unavailable else { return }
    #expect(accepted == .accepted)
    #expect(try outcome(of: "pam_deny.so") == .refused)
  }
}
