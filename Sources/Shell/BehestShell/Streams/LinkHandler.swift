// Opens links by the command that the person has named for them.

import BehestProcess
import IntentEngine
import OutputPolicies

/// The command in `BEHEST_LINKS`, such as `xdg-open` or `echo {} >> links.txt`.
package struct LinkHandler: Sendable {
  private let command: String
  private let environment: [String: String]

  /// Reads the command from the environment; `nil` when there is none.
  package init?(environment: [String: String]) {
    guard let command = environment["BEHEST_LINKS"], !command.isEmpty else { return nil }
    self.command = command
    self.environment = environment
  }

  /// Starts the command in the background, with the destination in place of `{}` or at its end.
  ///
  /// The destination is a single word for the shell, and never looks like an option.
  ///
  /// - Returns: The words to show.
  package func open(_ destination: String) -> String {
    let named = command.contains("{}") ? command : command + " {}"
    let line = named.replacing("{}", with: "\"$1\"")
    let words = [
      "/bin/sh", "-c", "(\(line)\n) </dev/null >/dev/null 2>&1 &", "sh",
      destination.hasPrefix("-") ? "./" + destination : destination,
    ]
    guard let shell = try? ChildProcess(words, environment: environment) else {
      return Sentence.cannotBeStarted(command: command)
    }
    _ = shell.end()
    let program = command.split(separator: " ").first.map(String.init)
    return Sentence.openedBy(program: program ?? command)
  }

  /// Returns the words that a destination is not opened; `nil` for one that may be.
  static func refusal(of destination: String) -> String? {
    let isCarried =
      LinkPolicy.terminal.carries(destination) || LinkPolicy.document.carries(destination)
    return isCarried ? nil : Sentence.notOpened(address: destination)
  }
}
