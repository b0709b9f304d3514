// The settings of a person, of which each value has the place that it came from.

import BehestShell
import CardTerminal
import Foundation
import FoundationGaps
import IntentEngine
package import StyleFiles

/// The settings in `settings.yaml`, checked, over which the environment takes precedence.
///
/// A mistake is a warning with its place, and leaves that entry out; all others are in force.
package struct PersonSettings: Sendable {
  /// A value, with the place that it came from.
  package struct Sourced: Hashable, Sendable {
    /// The value as text.
    package var text: String
    /// The place: an option, a variable, a file with its line, or "default".
    package var source: String
  }

  /// The file.
  package let file: SettingsFile
  /// The names that stand for whole utterances, and what they stand for.
  package private(set) var aliases: [String: Sourced] = [:]
  /// The words that stand for other words in an utterance, and what they stand for.
  package private(set) var abbreviations: [String: Sourced] = [:]
  /// The mistakes, in the order of the file.
  package private(set) var warnings: [StyleFileError]
  /// The entries that are in force but for aliases and abbreviations.
  package private(set) var entries: [SettingsFile.Entry] = []

  /// The sentences about variables with a value that is none of their setting's; they count as not set.
  package private(set) var variableWarnings: [String] = []

  private var values: [String: Sourced] = [:]
  private var environment: [String: String]

  /// The keys that hold mappings of a person's own words.
  package static let mappings = ["aliases", "abbreviations"]

  /// The keys of settings whose variable ends a program that is told a value that there is not.
  private static let endingPrograms = ["theme", "phrases"]

  /// Reads the settings.
  ///
  /// - Parameter environment: The environment variables by name.
  package init(environment: [String: String]) {
    self.environment = environment
    file = SettingsFile(environment: environment)
    warnings = file.mistake.map { [$0] } ?? []
    for setting in Setting.table where !Self.endingPrograms.contains(setting.key) {
      guard let variable = setting.variable, let text = environment[variable]?.nonEmpty,
        let problem = setting.problem(Self.normalised(text, of: setting))
      else { continue }
      variableWarnings.append("\(variable): \(problem).")
      self.environment[variable] = nil
    }
    for entry in file.entries {
      do throws(StyleFileError) {
        guard Self.mappings.contains(entry.key) else {
          try add(entry)
          continue
        }
        for word in try entry.entries() {
          do throws(StyleFileError) { try add(word, to: entry.key) } catch {
            warnings.append(error)
          }
        }
      } catch {
        warnings.append(error)
      }
    }
  }

  private mutating func add(
    _ word: SettingsFile.Entry, to mapping: String
  ) throws(StyleFileError) {
    guard let key = PersonWords.key(word.key) else {
      throw word.keyError("“\(word.key)” is no word that can be said")
    }
    if let problem = Self.problem(ofWord: [mapping, key]) { throw word.keyError(problem) }
    let value = Sourced(text: try word.text(), source: source(of: word))
    guard !value.text.isEmpty else { return }
    if mapping == "aliases" { aliases[key] = value } else { abbreviations[key] = value }
  }

  /// Returns why a key of a mapping cannot be a person's own word, as a clause; `nil` for one that can.
  static func problem(ofWord path: [String]) -> String? {
    guard path[0] == "aliases", ShellWord.isTaken(path[1]) else { return nil }
    return "“\(path[1])” is a word of the shell itself"
  }

  private func source(of entry: SettingsFile.Entry) -> String {
    "\(file.path ?? ""):\(entry.place.line)"
  }

  private mutating func add(_ entry: SettingsFile.Entry) throws(StyleFileError) {
    guard let setting = Setting.table.first(where: { $0.key == entry.key }) else {
      let known = Setting.table.map(\.key) + Self.mappings
      let near = Nearest.word(to: entry.key, among: known).map { "the nearest is \($0)" }
      throw entry.keyError(
        "“\(entry.key)” is no key here; \(near ?? "there are " + known.joined(separator: ", "))")
    }
    let text = Self.normalised(try entry.text(), of: setting)
    guard !text.isEmpty else { return }
    if let problem = setting.problem(text) { throw entry.error(problem) }
    entries.append(entry)
    values[setting.key] = Sourced(text: text, source: source(of: entry))
  }

  /// Returns a value as it is kept: yes or no for what YAML has as a Boolean.
  static func normalised(_ text: String, of setting: Setting) -> String {
    guard setting.problem("yes") == nil, setting.problem("maybe") != nil else { return text }
    switch text.lowercased() {
    case "true", "on", "1": return "yes"
    case "false", "off", "0": return "no"
    default: return text.lowercased()
    }
  }

  /// Accesses the value of a key in the file, `nil` for none, and for what is automatic.
  package subscript(key: String) -> String? {
    guard let text = values[key]?.text, text != "auto" else { return nil }
    return key == "phrases" ? text.expandingTilde : text
  }

  /// Returns whether a variable has a value of its own in the environment.
  package func isSet(_ variable: String) -> Bool { !environment[variable, default: ""].isEmpty }

  /// The environment, in which the settings are values of the variables that are not set.
  package var filledEnvironment: [String: String] {
    var filled = environment
    for setting in Setting.table where setting.key != "theme" {
      guard let variable = setting.variable else { continue }
      let own = environment[variable].map { Self.normalised($0, of: setting) }
      guard let text = own?.nonEmpty ?? self[setting.key] else { continue }
      filled[variable] = text == "yes" ? "1" : text == "no" ? "0" : text
    }
    return filled
  }

  /// The mistakes in the file and in the theme that it names.
  package var mistakes: [StyleFileError] {
    let style = try? StyleSettings(option: nil, environment: environment, settings: entries)
    return warnings + (style?.warnings ?? [])
  }

  /// The person's own words.
  package var words: PersonWords {
    PersonWords(
      aliases: aliases.mapValues(\.text), abbreviations: abbreviations.mapValues(\.text))
  }

  /// Returns the value in force of a setting, with the place that it came from.
  ///
  /// - Parameter options: The options of the command, which take precedence.
  package func value(of setting: Setting, options: GlobalSettings) -> Sourced {
    if let option = setting.option, let text = options.text(of: option) {
      return Sourced(text: text, source: option)
    }
    if let found = variable(in: [setting.variable].compactMap(\.self)) { return found }
    if let found = values[setting.key],
      !mistakes.contains(where: { found.source == "\($0.file):\($0.line)" })
    {
      return found
    }
    return variable(in: setting.others) ?? Sourced(text: setting.usual, source: "default")
  }

  private func variable(in names: [String]) -> Sourced? {
    for name in names {
      guard let text = environment[name], !text.isEmpty else { continue }
      switch name {
      case "NO_COLOR": return Sourced(text: "never", source: name)
      case "CLICOLOR_FORCE": return Sourced(text: text == "0" ? "auto" : "always", source: name)
      case "BEHEST_ACCESSIBLE", "BEHEST_LIVE":
        return Sourced(text: filledEnvironment[name] == "0" ? "no" : "yes", source: name)
      default: return Sourced(text: text, source: name)
      }
    }
    return nil
  }
}

extension GlobalSettings {
  /// Returns the value of an option that was given, as text; `nil` for one that was not.
  fileprivate func text(of option: String) -> String? {
    switch option {
    case "--theme": theme
    case "--color": color?.rawValue
    case "--no-highlight": highlightsCode ? nil : "no"
    case "--width": width.map(String.init)
    case "--locale": locale
    case "--clipboard": clipboard
    case "--phrases": phrases
    default: nil
    }
  }
}

extension GlobalSettings {
  /// Returns the options, of which those that were not given are as the person's settings have them.
  ///
  /// - Throws: `UsageError` for a locale that is none.
  func completed(by person: PersonSettings) throws(UsageError) -> GlobalSettings {
    var options = self
    if let locale = locale ?? person["locale"] {
      guard let tag = Self.languageTag(locale) else {
        throw UsageError("“\(locale)” is not a language tag such as de or en-GB.")
      }
      options.locale = tag
    }
    let environment = person.filledEnvironment
    options.color = color ?? person["color"].flatMap(TerminalProfile.ColorChoice.init)
    options.width = width ?? person["width"].flatMap { Int($0) }
    options.highlightsCode = highlightsCode && person["highlight"] != "no"
    options.phrases = phrases ?? environment["BEHEST_PHRASES"]?.nonEmpty
    // A choice in the environment is read where something is copied, and complained of there.
    let isChosen = person.filledEnvironment["BEHEST_CLIPBOARD"] != person["clipboard"]
    options.clipboard = clipboard ?? (isChosen ? nil : person["clipboard"])
    return options
  }

  /// Returns the language tag in a text, which may be spelled like `LANG`: `ja_JP` for
  /// `ja_JP.UTF-8`; `nil` when there is none in it, or one of no language.
  static func languageTag(_ text: String) -> String? {
    let tag = text.prefix { $0 != "." && $0 != "@" }
    let isTag = tag.wholeMatch(of: /[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8}){0,7}/) != nil
    return isTag && isLanguage(tag) ? String(tag) : nil
  }

  /// Whether a tag begins with a language that has a name, or is the locale of programs.
  private static func isLanguage(_ tag: Substring) -> Bool {
    let code = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    if ["c", "posix"].contains(code) { return true }
    return Locale(identifier: "en").localizedString(forLanguageCode: code).map {
      $0.lowercased() != code
    } ?? false
  }
}
