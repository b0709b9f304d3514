// Finds the theme to use: from the option, the environment, the settings, or the background.

import BehestProcess
import CardTerminal
import Foundation
import Glibc

/// The theme that a person has chosen.
///
/// The first of these that is set applies: the option, the variable `BEHEST_THEME`, and `theme:` in
/// `settings.yaml` of the person's folder, which is `$XDG_CONFIG_HOME/behest`, or
/// `~/.config/behest`.
/// The value is a name or a path: a name is a built-in theme or `themes/NAME.yaml` in that folder;
/// a
/// path contains a `/` or ends in `.yaml`. Otherwise the built-in theme that fits the terminal's
/// background is used.
///
/// An option is part of the command, so a mistake in it is an error. The environment and the
/// settings
/// apply to every command: a mistake in them is a warning, and they choose no theme.
public struct StyleSettings: Sendable {
  /// The chosen style; `nil` when nothing chooses one, or it cannot be used.
  public let style: StyleFile?
  /// The mistakes in the environment and the settings, in the order in which they were found.
  public private(set) var warnings: [StyleFileError]

  /// Finds the style for an option, the environment and the settings.
  ///
  /// - Parameters:
  ///   - option: The value of the option; `nil` without it.
  ///   - environment: The environment variables by name.
  /// - Throws: `StyleFileError` for an option whose theme is unknown or cannot be read.
  public init(option: String?, environment: [String: String]) throws(StyleFileError) {
    let settings = option == nil ? SettingsFile(environment: environment) : nil
    try self.init(option: option, environment: environment, settings: settings?.entries ?? [])
    if let mistake = settings?.mistake, environment["BEHEST_THEME", default: ""].isEmpty {
      warnings.insert(mistake, at: 0)
    }
  }

  /// Finds the style for an option, the environment and settings that have been read.
  ///
  /// - Throws: `StyleFileError` for an option whose theme is unknown or cannot be read.
  package init(
    option: String?, environment: [String: String], settings: [SettingsFile.Entry]
  ) throws(StyleFileError) {
    let folder = UserFolder.configuration.path(in: environment)
    if let option {
      style = try Self.style(named: option, folder: folder, mayWait: true) { words in
        StyleFileError(file: "--theme", words: words)
      }
      warnings = []
      return
    }
    do {
      style = try Self.style(environment, folder: folder, settings)
      warnings = []
    } catch {
      style = nil
      warnings = [error]
    }
  }

  /// Returns the names of the themes: those that are built in, then the person's own, sorted.
  package static func names(environment: [String: String]) -> [String] {
    let folder = UserFolder.configuration.path(in: environment).map { $0 + "/themes" }
    let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    let own = files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(".yaml".count)) }
    let builtIn = ThemeChoice.allCases.map(\.rawValue)
    return builtIn + own.sorted().filter { !builtIn.contains($0) }
  }

  /// Returns the style that the environment or else the settings choose.
  private static func style(
    _ environment: [String: String], folder: String?, _ settings: [SettingsFile.Entry]
  ) throws(StyleFileError) -> StyleFile? {
    if let name = environment["BEHEST_THEME"], !name.isEmpty {
      return try style(named: name, folder: folder) { words in
        StyleFileError(file: "BEHEST_THEME", words: words)
      }
    }
    guard let theme = settings.first(where: { $0.key == "theme" }) else { return nil }
    let name = try theme.text()
    return name.isEmpty ? nil : try style(named: name, folder: folder) { theme.error($0) }
  }

  /// Returns the style of a name or a path.
  ///
  /// - Parameter error: Makes an error located at the name.
  private static func style(
    named name: String, folder: String?, mayWait: Bool = false,
    error: (String) -> StyleFileError
  ) throws(StyleFileError) -> StyleFile {
    if let choice = ThemeChoice(rawValue: name) { return StyleFile(choice) }
    var path = name
    if !name.contains("/"), !name.hasSuffix(".yaml") {
      let own = folder.map { "\($0)/themes/\(name).yaml" } ?? ""
      guard !name.isEmpty, !own.isEmpty, access(own, F_OK) == 0 else {
        let names = ThemeChoice.allCases.map(\.rawValue).joined(separator: ", ")
        throw error("“\(name)” is no theme; there are \(names), and files by their path")
      }
      path = own
    }
    return try StyleFile(yaml: try SettingsFile.text(of: path, mayWait: mayWait), file: path)
  }
}
