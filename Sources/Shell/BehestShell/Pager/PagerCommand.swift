// Passes a text to the pager that a person has chosen.

import Foundation

/// A pager that is an external command, such as `less`.
public struct PagerCommand: Sendable {
  private let command: String

  /// Creates a pager from a command for `/bin/sh`.
  public init(_ command: String) {
    self.command = command
  }

  /// Runs the command with a text as its input, as much of it as the command reads.
  ///
  /// `LESS` is set to `FRX` if it is not set. The command may exit before it has read everything.
  ///
  /// - Returns: `false` when the command cannot be run; then the caller writes the text.
  public func show(_ bytes: [UInt8]) -> Bool {
    var environment = ProcessInfo.processInfo.environment
    if environment["LESS"] == nil { environment["LESS"] = "FRX" }
    // A shell exits with 127 when it cannot find a command.
    return ForegroundProcess(command, environment: environment).run(input: bytes) != 127
  }
}
