// The options that work with every command: declarations, a table, and values.

public import ArgumentParser
public import CardTerminal

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

  /// The values of the options.
  var settings: GlobalSettings {
    GlobalOption.table.reduce(into: GlobalSettings()) { $1.copy(self, &$0) }
  }
}

/// An option that works with every command: its name, and the setting for its value.
///
/// `GlobalOptions` declares the options for the parser, its help and its completion; this table is
/// for code that examines words before or without the parser.
package struct GlobalOption: Sendable {
  /// The name, with its dashes.
  package let name: String

  /// Whether the next word is the option's value.
  package let takesValue: Bool

  /// A closure that copies the parsed value.
  fileprivate let copy: @Sendable (GlobalOptions, inout GlobalSettings) -> Void

  /// A closure that reads a value as typed; it returns whether the value is valid.
  fileprivate let take: @Sendable (String, inout GlobalSettings) -> Bool

  private static func flag(
    _ name: String, _ option: any KeyPath<GlobalOptions, Bool> & Sendable,
    _ setting: any WritableKeyPath<GlobalSettings, Bool> & Sendable, sets value: Bool = true
  ) -> GlobalOption {
    GlobalOption(
      name: name, takesValue: false,
      copy: { if $0[keyPath: option] { $1[keyPath: setting] = value } },
      take: {
        $1[keyPath: setting] = value; return true
      })
  }

  private static func confirmation(_ answer: GlobalOptions.Confirmation) -> GlobalOption {
    GlobalOption(
      name: "--" + answer.rawValue, takesValue: false,
      copy: { if $0.confirmation == answer { $1.confirmation = answer == .yes } },
      take: { _, settings in
        guard settings.confirmation == nil else { return false }
        settings.confirmation = answer == .yes
        return true
      })
  }

  private static func value<Value: ExpressibleByArgument & Sendable>(
    _ name: String, _ option: any KeyPath<GlobalOptions, Value?> & Sendable,
    _ setting: any WritableKeyPath<GlobalSettings, Value?> & Sendable,
    where isValid: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> GlobalOption {
    GlobalOption(
      name: name, takesValue: true, copy: { $1[keyPath: setting] = $0[keyPath: option] },
      take: { text, settings in
        guard let value = Value(argument: text), isValid(value) else { return false }
        settings[keyPath: setting] = value
        return true
      })
  }

  /// Every option, in the order of the help.
  package static let table: [GlobalOption] = [
    flag("--json", \.json, \.isJSON),
    flag("--html", \.html, \.writesHTML),
    value("--app", \.app, \.app),
    value("--locale", \.locale, \.locale),
    value("--width", \.width, \.width) { GlobalSettings.widths.contains($0) },
    GlobalOption(
      name: "--color", takesValue: true, copy: { $1.color = $0.color },
      take: { text, settings in
        guard let choice = TerminalProfile.ColorChoice(argument: text) else { return false }
        settings.color = choice
        return true
      }),
    value("--theme", \.theme, \.theme),
    flag("--no-highlight", \.noHighlight, \.highlightsCode, sets: false),
    confirmation(.yes),
    confirmation(.no),
    GlobalOption(
      name: "--answer", takesValue: true, copy: { $1.answers = $0.answer },
      take: {
        $1.answers.append($0); return true
      }),
    flag("--no-input", \.noInput, \.mayAsk, sets: false),
    value("--phrases", \.phrases, \.phrases),
    value("--clipboard", \.clipboard, \.clipboard),
  ]

  /// The names of the options that are followed by a value.
  static let namesWithValue = Set(table.lazy.filter(\.takesValue).map(\.name))
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
  /// The choice of when to use colour.
  package var color = TerminalProfile.ColorChoice.auto
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

  /// Creates the settings of a command without options.
  package init() {}

  /// The accepted widths, in cells.
  static let widths = TerminalProfile.minimumWidth...10_000

  /// Reads a word that is a common option, with its value from the following ones.
  ///
  /// - Returns: Whether the word is such an option with a valid value.
  mutating func take(_ word: String, _ others: inout ArraySlice<String>) -> Bool {
    guard let option = GlobalOption.table.first(where: { $0.name == word }) else { return false }
    guard option.takesValue else { return option.take("", &self) }
    guard let text = others.first, !text.hasPrefix("-") else { return false }
    others.removeFirst()
    return option.take(text, &self)
  }
}

extension TerminalProfile.ColorChoice: ExpressibleByArgument {}

extension TableStrategy: ExpressibleByArgument {}
