// `behest md watch`: shows a file on the screen, drawn again whenever it is written.

import ArgumentParser
import BehestProcess
import CardTerminal
import BehestCards
import Glibc
import MarkdownTree
import BehestShell

struct WatchMarkdown: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Draw a file again whenever it changes.",
    discussion: """
      The view stays where it is when the file changes. Keys: arrows, j and k, Space and b, g and \
      G scroll; q or Ctrl-C leaves, and the screen is as it was before.

      Examples:
        behest md watch notes.md
      """)

  @Argument(help: ArgumentHelp("The file.", valueName: "file"))
  var file: String

  @OptionGroup(title: "Parser") var input: MarkdownInput
  @OptionGroup(title: "Drawing") var drawing: MarkdownDrawing
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    guard context.facts.inputIsTerminal, context.facts.canMoveCursor else {
      throw UsageError("Watching needs a terminal; behest md render draws once.")
    }
    let source = MarkdownFile(file: file)
    // A file that is missing at the start is a mistake; one that disappears later may come back.
    _ = try source.read()
    guard let watched = WatchedFile(path: file) else {
      throw UsageError("“\(file)” cannot be watched.")
    }
    var options = input.options
    options.locatesNodes = false
    let chosen = global.width
    let usual = context.writer.page.profile.width
    let view = WatchView(
      file: source, options: options, hooks: drawing.settings.hooks(in: context),
      profile: drawing.settings.profile(in: context)
    ) {
      chosen ?? $0?.columns ?? usual
    }
    let wakes = WakePipe()
    SignalWatch.shared.start(isInteractive: true)
    return await SignalWatch.shared.handling({ wakes.take($0) }) {
      await onThread {
        var view = view
        return view.run(watching: watched, wakes)
      }
    }
  }
}
