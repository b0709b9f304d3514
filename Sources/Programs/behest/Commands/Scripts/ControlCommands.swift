// `behest control`: the controls of scripts, each a line with a button or a toggle.

import ArgumentParser
import BehestCards
import BehestShell
import CardTerminal

struct ControlCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "control", abstract: "Show and press the controls of scripts.",
    discussion: """
      A control is what control_widget_toggle.tsx or control_widget_button.tsx of a script shows. It \
      is drawn anew each time.

      Examples:
        behest control list
        behest control show door
        behest control toggle door
      """,
    subcommands: [ListControls.self, ShowControl.self, ToggleControl.self, PressControl.self])

  /// The kinds of controls, by the entries that show them.
  enum Kind: String {
    case toggle = "control_widget_toggle"
    case button = "control_widget_button"

    /// The intent that draws it.
    fileprivate var intent: String { self == .toggle ? "ShowControlToggle" : "ShowControlButton" }
  }
}

/// The control of a script, and its parameter.
struct ControlArguments: ParsableArguments {
  @Argument(help: "The name of the script, or the path of its folder.")
  var name: String

  @Option(help: "The text that the script gets as ControlWidget.parameter.")
  var parameter = ""

  @Flag(help: "Hide what is sensitive, as on a locked screen.")
  var locked = false

  /// Shows a control, after pressing it.
  fileprivate func show(
    _ kind: ControlCommands.Kind, presses: Bool = false, in context: CommandContext
  ) async throws -> ExitStatus {
    try await ScriptSurfaceRequest(
      intent: kind.intent, script: name,
      values: ["parameter": parameter, "locked": locked ? "yes" : ""], button: presses ? "1" : nil
    ).write(in: context) { card, profile in TerminalRenderer(profile: profile).render(card.blocks) }
  }
}

struct ListControls: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the scripts that have a control.",
    discussion: """
      Examples:
        behest control list
      """)

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    try context.list(
      scriptsWith: [ControlCommands.Kind.toggle.rawValue, ControlCommands.Kind.button.rawValue],
      "control")
  }
}

struct ShowControl: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the controls of a script.",
    discussion: """
      With --json, each control is a line.

      Examples:
        behest control show door
        behest control show door --parameter garage --locked
      """)

  @OptionGroup var arguments: ControlArguments
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var repliesInLines: Bool { true }

  func run(in context: CommandContext) async throws -> ExitStatus {
    let script = try ScriptProgram().script(arguments.name)
    let kinds = [ControlCommands.Kind.toggle, .button].filter { kind in
      ScriptProgram.has(kind.rawValue, in: script)
    }
    for kind in kinds.isEmpty ? [.toggle] : kinds {
      let status = try await arguments.show(kind, in: context)
      if status != .done { return status }
    }
    return .done
  }
}

struct ToggleControl: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "toggle", abstract: "Press the toggle of a script, and show it again.",
    discussion: """
      Examples:
        behest control toggle door
      """)

  @OptionGroup var arguments: ControlArguments
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    try await arguments.show(.toggle, presses: true, in: context)
  }
}

struct PressControl: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "press", abstract: "Press the button of a script, and show it again.",
    discussion: """
      Examples:
        behest control press door
      """)

  @OptionGroup var arguments: ControlArguments
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    try await arguments.show(.button, presses: true, in: context)
  }
}
