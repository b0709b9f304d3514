// `behest activity`: the live activities of scripts as lines, for as long as they run.

import ArgumentParser
import BehestCards
import BehestJSON
import BehestProcess
import BehestShell
import CardTerminal
import Foundation
import IntentEngine

struct ActivityCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "activity", abstract: "Show the live activities of scripts.",
    discussion: """
      A live activity is what a script starts by LiveActivity, drawn as live_activity.tsx says. It \
      runs until the script ends it, or you do, or you log out. With --json and --watch there is a \
      line for each drawing that differs from the one before.

      Examples:
        behest activity
        behest activity --watch
      """,
    subcommands: [ShowActivities.self, EndActivity.self], defaultSubcommand: ShowActivities.self)
}

struct ShowActivities: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show each live activity that runs, on a line.",
    discussion: """
      Examples:
        behest activity show
      """)

  @Flag(help: "Draw them again each second until the last one ends.")
  var watch = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let program = try ScriptProgram()
    let isPinned =
      context.facts.outputIsTerminal && context.facts.canMoveCursor && !context.options.isJSON
    var (drawing, wasDrawn) = ("", false)
    while let next = try await text(of: program, in: context) {
      if next != drawing {
        let text = isPinned ? ScreenUpdate(from: drawing, to: next).text : next
        context.writer.output.bytes(Array(text.utf8))
      }
      (drawing, wasDrawn) = (next, true)
      guard watch else { return .done }
      try await Task.sleep(for: .seconds(1))
    }
    if !wasDrawn {
      context.print([], json: [String]())
      context.console.note("No live activity is running.")
    }
    return .done
  }

  /// Returns the lines of all activities, or their JSON; `nil` when none is running.
  private func text(of program: ScriptProgram, in context: CommandContext) async throws -> String? {
    let scripts = try program.lines(of: ["activities", "-"])
    guard !scripts.isEmpty else { return nil }
    var apps: [String] = []
    for script in scripts { apps.append(try await program.app(of: URL(filePath: script))) }
    let session = try context.session()
    var shown: [ActivityRecord] = []
    for app in apps {
      let request = ScriptSurfaceRequest(intent: "ShowActivities", script: app)
      let end = try await request.end(of: app, in: session)
      guard case .done(let outcome) = end.reply, let card = outcome.card else {
        if case .failed(let failure) = end.reply, context.options.isJSON { throw failure }
        _ = await session.write(end)
        continue
      }
      shown.append(ActivityRecord(app: app, card: card))
    }
    guard !context.options.isJSON else {
      return JSON(encoding: shown).text(isPretty: !watch) + "\n"
    }
    let renderer = TerminalRenderer(profile: context.writer.page.profile)
    return shown.map { renderer.render($0.card.blocks) }.joined()
  }
}

/// The live activities of a script, as `--json` prints them.
private struct ActivityRecord: Encodable {
  let app: String
  let card: Card
}

struct EndActivity: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "End the live activities of a name.",
    discussion: """
      Examples:
        behest script run timer; behest activity end Tea
      """)

  @Argument(help: "The name of the activity.")
  var name: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    try ScriptProgram().run(["end-activity", name], in: context)
  }
}

extension ScriptProgram {
  /// Runs the program, and returns the lines of its output.
  ///
  /// - Throws: `Failure` when it fails; the reason is on standard error.
  fileprivate func lines(of words: [String]) throws -> [String] {
    let pipe = try Descriptor.pipe()
    defer { close(pipe.read) }
    let child: ChildProcess
    do {
      defer { close(pipe.write) }
      child = try start(words, output: .descriptor(pipe.write))
    }
    let bytes = try Descriptor.readAll(pipe.read).get()
    guard case .exited(0) = child.end() else {
      throw Failure(.intentFailed, "The live activities cannot be read.")
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
