// Lists what a script registers and what it can show, and times its start.

import ArgumentParser
import BehestShell
import CardTerminal
import Foundation

struct ScriptIntents: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "intents", abstract: "List the intents that a script registers.",
    discussion: """
      Examples:
        behest script intents colour
        behest script intents colour --json
      """)

  @Argument(help: "The name of the script, or the path of its folder.")
  var name: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let program = try ScriptProgram()
    return try program.run(["intents", try program.script(name).path], in: context)
  }
}

struct BenchScript: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Time the start of a script, beside node.",
    discussion: """
      A start is a fresh context with the module “scripting” and the code of app_intents.tsx, from its \
      kept bundle: in a process of its own, and in one that is there. Nothing is performed.

      Examples:
        behest script bench colour
      """)

  @Argument(help: "The name of the script, or the path of its folder.")
  var name: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let program = try ScriptProgram()
    return try program.run(["bench", try program.script(name).path], in: context)
  }
}

struct ScriptGallery: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Show every view that a script can draw.",
    discussion: """
      Examples:
        behest script gallery
        behest script gallery texts charts
      """)

  @Argument(
    help: ArgumentHelp("The sections to show; all of them unless given.", valueName: "section"))
  var sections: [String] = []

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let program = try ScriptProgram()
    let profile = context.writer.page.profile
    return try program.run(
      ["gallery", program.folder.path],
      ["\(profile.width)", profile.color == .none ? "plain" : "color"] + sections, in: context)
  }
}
