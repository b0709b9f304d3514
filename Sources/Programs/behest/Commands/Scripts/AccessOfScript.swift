// `behest script access`: what a script may use beside its own files.

import ArgumentParser
import BehestShell
import Foundation

struct AccessOfScript: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "access", abstract: "List what a script may use, or change it.",
    discussion: """
      A script has its own files. Before it first uses the network or the clipboard, it asks, and \
      the answer is remembered. The names are network and clipboard.

      Examples:
        behest script access colour
        behest script access colour --deny network
        behest script access colour --forget
      """)

  @Argument(help: "The name of the script, or the path of its folder.")
  var name: String

  @Option(help: ArgumentHelp("Allow a use.", valueName: "use"))
  var allow: [Capability] = []

  @Option(help: ArgumentHelp("Deny a use.", valueName: "use"))
  var deny: [Capability] = []

  @Flag(help: "Forget all answers, so that the script asks again.")
  var forget = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  /// The uses that a script asks for.
  enum Capability: String, CaseIterable, ExpressibleByArgument {
    case network, clipboard
  }

  func run(in context: CommandContext) async throws -> ExitStatus {
    let program = try ScriptProgram()
    let changes =
      (forget ? ["forget"] : []) + allow.map { "allow:\($0)" } + deny.map { "deny:\($0)" }
    return try program.run(["access", try program.script(name).path], changes, in: context)
  }
}
