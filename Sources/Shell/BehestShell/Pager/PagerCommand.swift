// Hands a text to the pager that a person has chosen.

import Foundation

/// A command that shows what it is given, such as `less`.
public struct PagerCommand: Sendable {
  private let command: String

  /// Makes a pager of a command for `/bin/sh`.
  public init(_ command: String) {
    self.command = command
  }

  /// Runs the command and gives it a text, as much of it as it takes.
  ///
  /// `LESS` is set to `FRX` where it is not set; a person who leaves early ends nothing else.
  ///
  /// - Returns: `false` when the command cannot be run; then the caller writes the text.
  public func show(_ bytes: [UInt8]) -> Bool {
    var environment = ProcessInfo.processInfo.environment
    if environment["LESS"] == nil { environment["LESS"] = "FRX" }
    // 127 is what a shell says of a command it cannot find.
    return ForegroundProcess(command, environment: environment).run(input: bytes) != 127
  }
}
