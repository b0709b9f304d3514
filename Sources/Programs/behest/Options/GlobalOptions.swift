// The options that work with every command: declarations, values, and a table for plain words.

public import ArgumentParser
public import CardTerminal
import InstalledApps

/// The options that work with every command, as declared for the parser.
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

  @Option(
    help: ArgumentHelp("Only this application.", valueName: "name"),
    completion: .custom { _, _, _ in InstalledApps.allNames() })
  var app: String?

  @Option(help: ArgumentHelp("The language and region, as de or en-GB.", valueName: "tag"))
  var locale: String?

  @Option(help: ArgumentHelp("The width of cards in cells, at least 20.", valueName: "cells"))
  var width: Int?

  @Option(help: "When to use colour; auto by default.")
  var color: TerminalProfile.ColorChoice?

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
    if json, html { throw ValidationError("Results are JSON or HTML: give --json or --html.") }
  }

  /// The values of the options.
  var settings: GlobalSettings {
    GlobalSettings(
      isJSON: json, writesHTML: html, app: app, locale: locale, width: width, color: color,
      theme: theme, highlightsCode: !noHighlight, confirmation: confirmation.map { $0 == .yes },
      answers: answer, mayAsk: !noInput, phrases: phrases, clipboard: clipboard)
  }
}

/// The values of the options that work with every command.
package struct GlobalSettings: Hashable, Sendable {
  /// Whether results are printed as JSON.
  package var isJSON = false
  /// Whether a card is written as an HTML page.
  package var writesHTML = false
  /// The only app to use; `nil` for all.
  package var app: String?
  /// The language and region.
  package var locale: String?
  /// The width of cards in cells; `nil` for the terminal's.
  package var width: Int?
  /// The choice of when to use colour; `nil` for automatic.
  package var color: TerminalProfile.ColorChoice?
  /// The name of a theme, or the path of a style file.
  package var theme: String?
  /// Whether code is highlighted.
  package var highlightsCode = true
  /// The answer to every confirmation; `nil` to ask.
  package var confirmation: Bool?
  /// The answers to questions, as `name=value`.
  package var answers: [String] = []
  /// Whether questions may be asked.
  package var mayAsk = true
  /// The folder of phrase files.
  package var phrases: String?
  /// The destination of copies, as typed.
  package var clipboard: String?

  /// The accepted widths, in cells.
  static let widths = TerminalProfile.minimumWidth...10_000
}

/// A row of the table by which the same options are read without the parser.
///
/// The parser finds `GlobalOptions` by reflection and cannot be given a table; a test holds the two
/// together.
package struct GlobalOption: Sendable {
  /// The name, with its dashes.
  package let name: String

  /// Whether the next word is the option's value.
  package let takesValue: Bool

  /// A closure that reads a value as typed, and returns whether it is valid.
  private let read: @Sendable (inout GlobalSettings, String) -> Bool

  private static func flag(
    _ name: String, _ set: @escaping @Sendable (inout GlobalSettings) -> Void
  ) -> GlobalOption {
    GlobalOption(name: name, takesValue: false) { settings, _ in
      set(&settings)
      return true
    }
  }

  private static func confirmation(_ name: String, _ answer: Bool) -> GlobalOption {
    GlobalOption(name: name, takesValue: false) { settings, _ in
      defer { settings.confirmation = answer }
      return settings.confirmation == nil
    }
  }

  private static func value<Value: ExpressibleByArgument>(
    _ name: String, _ set: @escaping @Sendable (inout GlobalSettings, Value) -> Void
  ) -> GlobalOption {
    GlobalOption(name: name, takesValue: true) { settings, text in
      guard let value = Value(argument: text) else { return false }
      set(&settings, value)
      return settings.width.map(GlobalSettings.widths.contains) ?? true
    }
  }

  /// Every option, in the order of the help.
  package static let table: [GlobalOption] = [
    flag("--json") { $0.isJSON = true },
    flag("--html") { $0.writesHTML = true },
    value("--app") { $0.app = $1 },
    value("--locale") { $0.locale = $1 },
    value("--width") { $0.width = $1 },
    value("--color") { $0.color = $1 },
    value("--theme") { $0.theme = $1 },
    flag("--no-highlight") { $0.highlightsCode = false },
    confirmation("--yes", true),
    confirmation("--no", false),
    value("--answer") { $0.answers.append($1) },
    flag("--no-input") { $0.mayAsk = false },
    value("--phrases") { $0.phrases = $1 },
    value("--clipboard") { $0.clipboard = $1 },
  ]

  /// Reads a word that is a common option, with its value from the following ones.
  ///
  /// - Returns: Whether the word is such an option with a valid value.
  fileprivate static func read(
    _ word: String, _ others: inout ArraySlice<String>, into settings: inout GlobalSettings
  ) -> Bool {
    guard let option = table.first(where: { $0.name == word }) else { return false }
    guard option.takesValue else { return option.read(&settings, "") }
    guard let text = others.first, !text.hasPrefix("-") else { return false }
    others.removeFirst()
    return option.read(&settings, text)
  }
}

extension GlobalSettings {
  /// Creates the settings that words describe, without the parser; `nil` for an invalid word.
  ///
  /// - Parameter others: Reads another word, with its value from the following ones; returns whether
  ///   it is valid.
  init?(_ words: ArraySlice<String>, others read: (String, inout ArraySlice<String>) -> Bool) {
    self.init()
    var words = words
    while let word = words.popFirst() {
      guard GlobalOption.read(word, &words, into: &self) || read(word, &words) else { return nil }
    }
    if isJSON, writesHTML { return nil }
  }
}

extension TerminalProfile.ColorChoice: ExpressibleByArgument {}

extension TableStrategy: ExpressibleByArgument {}
