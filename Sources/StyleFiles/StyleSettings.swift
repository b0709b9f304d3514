// Decides which theme is used: the option, the environment, the settings, or the background.

import CardTerminal
import Glibc

/// Finds the theme that a person wants.
///
/// The first of these that says one is followed: the option, the variable `BEHEST_THEME`, and
/// `theme:` in `settings.yaml` of the person's folder, which is `$XDG_CONFIG_HOME/behest`, or
/// `~/.config/behest`. Each says a name or a path: a name is a built-in theme or
/// `themes/NAME.yaml` in that folder; a path has a `/` in it or ends in `.yaml`. Without any the
/// built-in theme is used that fits the terminal's background.
public enum StyleSettings {
  /// The style that is wanted; `nil` when nobody says.
  ///
  /// - Parameters:
  ///   - option: What the option says; `nil` without it.
  ///   - environment: Variables by name.
  /// - Throws: `StyleFileError` for a name that is not known, or a file that cannot be read.
  public static func style(
    option: String?, environment: [String: String]
  ) throws(StyleFileError) -> StyleFile? {
    let folder = folder(environment)
    if let option { return try style(named: option, by: "--theme", folder: folder) }
    if let name = environment["BEHEST_THEME"], !name.isEmpty {
      return try style(named: name, by: "BEHEST_THEME", folder: folder)
    }
    guard let folder else { return nil }
    let settings = folder + "/settings.yaml"
    guard let text = try text(of: settings, mayBeMissing: true) else { return nil }
    let root = try StyleNode.read(text, file: settings)
    try root.expect(keys: ["theme"])
    guard let theme = root["theme"] else { return nil }
    return try style(named: try theme.text(), by: settings, folder: folder)
  }

  private static func folder(_ environment: [String: String]) -> String? {
    if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") {
      return config + "/behest"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/behest"
  }

  private static func style(
    named name: String, by source: String, folder: String?
  ) throws(StyleFileError) -> StyleFile {
    if let choice = ThemeChoice(rawValue: name) { return StyleFile(choice) }
    var path = name
    if !name.contains("/"), !name.hasSuffix(".yaml") {
      let own = folder.map { "\($0)/themes/\(name).yaml" } ?? ""
      guard !name.isEmpty, !own.isEmpty, access(own, R_OK) == 0 else {
        let names = ThemeChoice.allCases.map(\.rawValue).joined(separator: ", ")
        throw StyleFileError(
          file: source, line: 0, column: 0,
          words: "“\(name)” is no theme; there are \(names), and files by their path")
      }
      path = own
    }
    guard let text = try text(of: path, mayBeMissing: false) else { return StyleFile(.auto) }
    return try StyleFile(yaml: text, file: path)
  }

  /// The text of a file; `nil` for one that is missing and may be.
  private static func text(
    of path: String, mayBeMissing: Bool
  ) throws(StyleFileError) -> String? {
    guard let file = fopen(path, "re") else {
      if mayBeMissing, errno == ENOENT || errno == ENOTDIR { return nil }
      throw StyleFileError(
        file: path, line: 0, column: 0,
        words: "it cannot be read (\(String(cString: strerror(errno))))")
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 257 << 10)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0 else {
      throw StyleFileError(file: path, line: 0, column: 0, words: "it cannot be read")
    }
    guard let text = String(validating: bytes[..<count], as: UTF8.self) else {
      throw StyleFileError(file: path, line: 0, column: 0, words: "it is not UTF-8")
    }
    return text
  }
}
