// Reads secrets from the person's keyring, so that no file of Behest's has any.

import BehestProcess
import Foundation
import Glibc
import IntentEngine

/// The keyring of a desktop session, as the Secret Service API of freedesktop.org has it.
///
/// It is asked by `secret-tool` of libsecret, which knows the API and how a keyring is unlocked.
enum SecretService {
  /// The words of the command that keeps the value of a variable.
  static func commandToKeep(_ variable: String) -> String {
    "secret-tool store --label=\(variable) application behest variable \(variable)"
  }

  /// The time that a person has to unlock the keyring.
  private static let patience = Duration.seconds(60)

  /// Returns the value that was kept for a variable; `nil` when there is none, or no keyring.
  static func value(of variable: String, environment: [String: String]) -> String? {
    guard let pipe = try? Descriptor.pipe() else { return nil }
    defer { close(pipe.read) }
    let child = try? ChildProcess(
      ["/usr/bin/env", "secret-tool", "lookup", "application", "behest", "variable", variable],
      environment: environment, input: .null, output: .descriptor(pipe.write), error: .null)
    close(pipe.write)
    guard let child else { return nil }
    let output = Descriptor.readAll(pipe.read, before: .now + patience)
    if case .failure = output { child.terminate() }
    guard child.end() == .exited(0), case .success(let bytes) = output else { return nil }
    return String(validating: bytes, as: UTF8.self)?.nonEmpty
  }
}
