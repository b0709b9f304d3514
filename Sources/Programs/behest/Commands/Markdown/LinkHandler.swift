// Opens links with the command that a person has configured; there is no default.

import BehestProcess
import Foundation

/// The command in `BEHEST_LINKS`, such as `xdg-open` or `echo {} >> links.txt`.
struct LinkHandler: Sendable {
  private let command: String
  private let environment: [String: String]

  /// Reads the command from the environment; `nil` when there is none.
  init?(environment: [String: String]) {
    guard let command = environment["BEHEST_LINKS"], !command.isEmpty else { return nil }
    self.command = command
    self.environment = environment
  }

  /// Starts the command in the background, with the destination in place of `{}` or at its end.
  ///
  /// The destination is a single word for the shell, and never looks like an option.
  ///
  /// - Returns: The words to show.
  func open(_ destination: String) -> String {
    let named = command.contains("{}") ? command : command + " {}"
    let line = named.replacing("{}", with: "\"$1\"")
    let words = [
      "/bin/sh", "-c", "(\(line)\n) </dev/null >/dev/null 2>&1 &", "sh",
      destination.hasPrefix("-") ? "./" + destination : destination,
    ]
    guard let shell = try? ChildProcess(words, environment: environment) else {
      return "\(command) cannot be started."
    }
    _ = shell.end()
    return "Opened by \(command.split(separator: " ").first.map(String.init) ?? command)."
  }
}
