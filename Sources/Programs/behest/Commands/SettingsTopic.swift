// `behest help settings`: tells which settings there are, and where they are kept.

import ArgumentParser

struct SettingsTopic: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "The keys of settings.yaml.",
    discussion: """
      They are in $XDG_CONFIG_HOME/behest/settings.yaml, or ~/.config/behest/settings.yaml. behest \
      config list shows each value and where it came from: an option takes precedence over a \
      BEHEST_ variable, that over a setting, and that over the variables of other programs.

      \(Setting.table.map(row).joined(separator: "\n"))
        aliases        Names of whole utterances, or of their beginnings.
        abbreviations  Words that stand for others in an utterance.

      A theme is auto, dark, light, high-contrast, plain, terminal, the name of a file in the folder \
      themes beside the settings, or a path. An example:

        theme: dark
        aliases:
          lunch: order a large tomato soup in Soupy
        abbreviations:
          ms: MarkdownSnippet
      """)

  func run() throws { throw CleanExit.helpRequest(Self.self) }

  private static func row(_ setting: Setting) -> String {
    "  " + setting.key + String(repeating: " ", count: 15 - setting.key.count) + setting.summary
  }
}
