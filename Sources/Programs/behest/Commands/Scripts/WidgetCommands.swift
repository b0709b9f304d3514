// `behest widget`: the widgets of scripts as blocks of a fixed size, for status lines and panes.

import ArgumentParser
import BehestCards
import BehestShell
import CardTerminal
import IntentEngine

struct WidgetCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "widget", abstract: "Show the widgets of scripts, as blocks of a fixed size.",
    discussion: """
      A widget is what widget.tsx of a script shows. Its drawing is kept until its reload policy, a \
      change of the script or a reload by a script asks for a new one; a minute without a policy. In \
      a status line of tmux: \
      set -g status-right '#(behest widget show counter --family accessoryInline)'

      Examples:
        behest widget list
        behest widget show counter --family systemSmall --parameter X
        behest widget show counter --family accessoryInline
        behest widget press counter Add
      """,
    subcommands: [ListWidgets.self, ShowWidget.self, PressWidget.self])
}

/// The sizes of widgets.
enum WidgetFamily: String, CaseIterable, ExpressibleByArgument {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// The cells and the rows of the block; those of `accessoryInline` are the most that it has.
  private var size: (width: Int, rows: Int) {
    switch self {
    case .systemSmall: (22, 10)
    case .systemMedium: (46, 10)
    case .systemLarge: (46, 22)
    case .systemExtraLarge: (94, 22)
    case .accessoryCircular: (9, 3)
    case .accessoryRectangular: (22, 3)
    case .accessoryInline: (40, 1)
    }
  }

  /// Returns a card as a block of this size.
  func block(of card: Card, on profile: TerminalProfile) -> String {
    let renderer = TerminalRenderer(profile: profile)
    guard self == .accessoryInline else {
      return renderer.render(card, width: size.width, rows: size.rows)
    }
    let runs = card.blocks.flatMap(\.inlineRuns).filter { !$0.isEmpty }
    return renderer.render(Array(runs.joined(separator: [.text(" ")])), to: size.width) + "\n"
  }
}

/// The widget of a script, its size and its parameter.
struct WidgetArguments: ParsableArguments {
  @Argument(help: "The name of the script, or the path of its folder.")
  var name: String

  @Option(help: "The size of the widget.")
  var family = WidgetFamily.systemSmall

  @Option(help: "The text that the script gets as Widget.parameter.")
  var parameter = ""

  @Flag(help: "Hide what is sensitive, as on a locked screen.")
  var locked = false

  /// Shows the widget, after pressing a button of it.
  fileprivate func show(
    pressing button: String? = nil, anew: Bool, in context: CommandContext
  ) async throws -> ExitStatus {
    try await ScriptSurfaceRequest(
      intent: "ShowWidget", script: name,
      values: [
        "family": family.rawValue, "parameter": parameter, "locked": locked ? "yes" : "",
        "anew": anew ? "yes" : "",
      ], button: button
    ).write(in: context) { card, profile in family.block(of: card, on: profile) }
  }
}

struct ListWidgets: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the scripts that have a widget.",
    discussion: """
      Examples:
        behest widget list
      """)

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    try context.list(scriptsWith: ["widget"], "widget")
  }
}

struct ShowWidget: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a widget.",
    discussion: """
      Examples:
        behest widget show counter
        behest widget show counter --family accessoryInline
        behest widget show counter --family systemMedium --parameter X --preview
      """)

  @OptionGroup var arguments: WidgetArguments

  @Flag(help: "Run the script, whatever drawing was kept.")
  var preview = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    try await arguments.show(anew: preview, in: context)
  }
}

struct PressWidget: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "press", abstract: "Press a button of a widget, and show the widget again.",
    discussion: """
      Examples:
        behest widget press counter Add
        behest widget press counter 1
      """)

  @OptionGroup var arguments: WidgetArguments

  @Argument(help: "The number or the label of the button.")
  var button: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    try await arguments.show(pressing: button, anew: true, in: context)
  }
}
