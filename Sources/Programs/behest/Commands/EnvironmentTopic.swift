// `behest help environment`: tells which variables of the environment change what, and how.

import ArgumentParser

struct EnvironmentTopic: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "environment", abstract: "The variables of the environment that are read.",
    discussion: """
      An option takes precedence over a BEHEST_ variable, that over a setting (see behest help \
      settings), and that over the variables of other programs. An empty variable counts as none.

      \(variables.map(row).joined(separator: "\n"))
      """)

  func run() throws { throw CleanExit.helpRequest(Self.self) }

  /// The variables, with a line of at most 54 characters on each.
  private static let variables: [(name: String, words: String)] = [
    ("BEHEST_THEME", "A theme or a style file, as --theme."),
    ("BEHEST_PHRASES", "The folder of phrase files, as --phrases."),
    ("BEHEST_CLIPBOARD", "Where copying goes, as --clipboard."),
    ("BEHEST_INTERPRETER", "A program that reads what matches nothing."),
    ("BEHEST_PAGER, PAGER", "What shows long Markdown page by page."),
    ("BEHEST_LINKS", "A command that opens a link of the pager."),
    ("BEHEST_PICTURES", "kitty, iterm2, sixel or none."),
    ("BEHEST_ACCESSIBLE", "1 says everything in words, for screen readers."),
    ("BEHEST_LIVE", "0 draws nothing around the line that is typed."),
    ("BEHEST_HISTORY", "The number of typed lines that are kept."),
    ("BEHEST_SAMPLES", "The sample apps: none, all, or names with commas."),
    ("BEHEST_BUILT_IN", "none leaves out the apps that are built in."),
    ("BEHEST_MOUNTED", "none leaves out the apps in other processes."),
    ("BEHEST_HOST", "off ends servers with the command that began them."),
    ("NO_COLOR, CLICOLOR=0", "No colour."),
    ("CLICOLOR_FORCE", "Colour in pipes and files too."),
    ("TERM, COLORTERM", "What the terminal can do; dumb gets plain text."),
    ("COLORFGBG", "The background of the terminal: dark or light."),
    ("FORCE_HYPERLINK", "Links that a terminal opens."),
    ("COLUMNS", "The width of cards in cells, as --width."),
    ("LC_ALL, LC_MESSAGES", "The language and region, as --locale; then LANG."),
    ("LC_ALL, LC_CTYPE, LANG", "If set without UTF-8, cards are drawn in ASCII."),
    ("VISUAL, EDITOR", "The editor of settings, and of documents by ^X ^E."),
    ("XDG_CONFIG_HOME", "Settings and themes, in behest; ~/.config."),
    ("XDG_DATA_HOME", "Documents, apps, phrases; ~/.local/share."),
    ("XDG_STATE_HOME", "The history and logs; ~/.local/state."),
    ("XDG_CACHE_HOME", "What can be made again; ~/.cache."),
    ("XDG_RUNTIME_DIR", "The socket of the host of running apps."),
  ]

  private static func row(_ name: String, _ words: String) -> String {
    "  " + name + String(repeating: " ", count: max(1, 24 - name.count)) + words
  }
}
