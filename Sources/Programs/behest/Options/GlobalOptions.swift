// The options that work with every command.

public import ArgumentParser
public import CardTerminal

/// The options that work with every command.
struct GlobalOptions: ParsableArguments {
  enum Confirmation: String, EnumerableFlag {
    case yes, no

    static func help(for value: Confirmation) -> ArgumentHelp? {
      value == .yes ? "Accept every confirmation." : "Decline every confirmation."
    }
  }

  @Flag(help: "Print one JSON object or array instead of text.")
  var json = false

  @Flag(help: "Print a card as a page for a browser: self-contained, light and dark.")
  var html = false

  @Option(help: ArgumentHelp("Only this application.", valueName: "name"))
  var app: String?

  @Option(help: ArgumentHelp("The language and region, as de or en-GB.", valueName: "tag"))
  var locale: String?

  @Option(help: ArgumentHelp("The width of cards in cells, at least 20.", valueName: "cells"))
  var width: Int?

  @Option(help: "When to use colour: auto, always or never.")
  var color: TerminalProfile.ColorChoice = .auto

  @Option(
    help: ArgumentHelp(
      "How things look: auto, dark, light, high-contrast, plain, terminal, or a style file.",
      valueName: "name"))
  var theme: String?

  @Flag(name: .customLong("no-highlight"), help: "Leave the words of code in one colour.")
  var noHighlight = false

  @Flag(exclusivity: .exclusive)
  var confirmation: Confirmation?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Answer the question of this name; repeatable, each used once. "
        + "press=1 presses a button of the card. @path reads a file.",
      valueName: "name=value"))
  var answer: [String] = []

  @Flag(name: .customLong("no-input"), help: "Never ask; leave with status 3 instead.")
  var noInput = false

  @Option(help: ArgumentHelp("Read phrase files from this folder.", valueName: "folder"))
  var phrases: String?

  @Option(
    help: ArgumentHelp(
      "Where copying goes: dir:PATH writes the forms as files.", valueName: "place"))
  var clipboard: String?

  func validate() throws {
    if let width, !GlobalSettings.widths.contains(width) {
      throw ValidationError("The width has to be between 20 and 10000 cells, not \(width).")
    }
  }

  /// What they say.
  var settings: GlobalSettings {
    var settings = GlobalSettings()
    settings.isJSON = json
    settings.writesHTML = html
    settings.app = app
    settings.locale = locale
    settings.width = width
    settings.color = color
    settings.theme = theme
    settings.highlightsCode = !noHighlight
    settings.confirmation = confirmation.map { $0 == .yes }
    settings.answers = answer
    settings.mayAsk = !noInput
    settings.phrases = phrases
    settings.clipboard = clipboard
    return settings
  }

  /// The options that are followed by a value.
  static let namesWithValue: Set<String> = [
    "--app", "--locale", "--width", "--color", "--theme", "--answer", "--phrases", "--clipboard",
  ]
}

extension TerminalProfile.ColorChoice: ExpressibleByArgument {}

extension TableStrategy: ExpressibleByArgument {}
