// `behest config`: the settings of a person, and what its commands have in common.

import ArgumentParser
import BehestJSON
import BehestShell
import IntentEngine
import StyleFiles

struct Config: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show and change the settings.",
    discussion: """
      The settings are in settings.yaml, in $XDG_CONFIG_HOME/behest or ~/.config/behest. A mistake in \
      it is a warning with its line and column, and everything else in it is in force. Keys are \
      listed by behest help settings.

      Examples:
        behest config list
        behest config get theme
        behest config set theme dark
        behest config set aliases.lunch "order a large tomato soup in Soupy"
      """,
    subcommands: [GetSetting.self, SetSetting.self, ListSettings.self, EditSettings.self],
    defaultSubcommand: ListSettings.self)
}

/// A key that can be asked for and set: a setting's, or a word below `aliases` or `abbreviations`.
enum SettingKey {
  case setting(Setting)
  case word(mapping: String, key: String)

  /// Reads a key.
  ///
  /// - Throws: `UsageError` for a key that does not exist.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    if let setting = Setting.table.first(where: { $0.key == text }) {
      self = .setting(setting)
    } else if parts.count == 2, PersonSettings.mappings.contains(parts[0]),
      let key = PersonWords.key(parts[1])
    {
      self = .word(mapping: parts[0], key: key)
    } else {
      let words = PersonSettings.mappings.map { $0 + ".WORD" }
      let near = Nearest.word(to: text, among: Setting.table.map(\.key))
        .map { "Did you mean \($0)?" }
      throw UsageError(
        "There is no setting “\(text)”. "
          + (near ?? "There are \((Setting.table.map(\.key) + words).joined(separator: ", ")).")
      )
    }
  }

  /// The names of the key and of what it is below, the outer one first.
  var path: [String] {
    switch self {
    case .setting(let setting): [setting.key]
    case .word(let mapping, let key): [mapping, key]
    }
  }

  /// Returns why a value is none of the key's, as a clause; `nil` for a good one.
  func problem(with text: String, environment: [String: String]) -> String? {
    guard case .setting(let setting) = self else { return PersonSettings.problem(ofWord: path) }
    guard setting.key == "theme" else { return setting.problem(text) }
    do {
      _ = try StyleSettings(option: text, environment: environment)
      return nil
    } catch {
      return error.words
    }
  }
}

/// A setting as it is printed.
struct SettingRecord: JSONRecord {
  let key: String
  let value: String?
  let source: String

  init(_ key: String, _ value: PersonSettings.Sourced) {
    self.key = key
    self.value = value.text.isEmpty ? nil : value.text
    source = value.source
  }
}
