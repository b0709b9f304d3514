// Finds the theme to use: from the option, the environment, the settings, or the background.

import BehestProcess
import CardTerminal
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
  public let warnings: [StyleFileError]

  /// Finds the style for an option, the environment and the settings.
  ///
  /// - Parameters:
  ///   - option: The value of the option; `nil` without it.
  ///   - environment: The environment variables by name.
  /// - Throws: `StyleFileError` for an option whose theme is unknown or cannot be read.
  public init(option: String?, environment: [String: String]) throws(StyleFileError) {
    let folder = UserFolder.configuration.path(in: environment)
    if let option {
      style = try Self.style(named: option, folder: folder, mayWait: true) { words in
        StyleFileError(file: "--theme", words: words)
      }
      warnings = []
      return
    }
    var warnings: [StyleFileError] = []
    do {
      style = try Self.style(environment, folder: folder, &warnings)
    } catch {
      style = nil
      warnings.append(error)
    }
    self.warnings = warnings
  }

  /// Returns the style that the environment or else the settings choose.
  private static func style(
    _ environment: [String: String], folder: String?, _ warnings: inout [StyleFileError]
  ) throws(StyleFileError) -> StyleFile? {
    if let name = environment["BEHEST_THEME"], !name.isEmpty {
      return try style(named: name, folder: folder) { words in
        StyleFileError(file: "BEHEST_THEME", words: words)
      }
    }
    guard let folder else { return nil }
    let settings = folder + "/settings.yaml"
    guard access(settings, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR) else { return nil }
    let root = try StyleNode.read(try text(of: settings), file: settings)
    for (key, _) in try root.pairs() {
      if let mistake = try key.mistake(among: ["theme"]) { warnings.append(mistake) }
    }
    guard let theme = root["theme"] else { return nil }
    return try style(named: try theme.text(), folder: folder) { words in theme.error(words) }
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
    return try StyleFile(yaml: try text(of: path, mayWait: mayWait), file: path)
  }

  /// Returns the text of a file.
  ///
  /// - Parameter mayWait: Whether the file may be a pipe that has not been written to yet.
  private static func text(
    of path: String, mayWait: Bool = false
  ) throws(StyleFileError) -> String {
    func failure(_ words: String) -> StyleFileError { StyleFileError(file: path, words: words) }
    func failure() -> StyleFileError {
      failure("it cannot be read (\(String(cString: strerror(errno))))")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (mayWait ? 0 : O_NONBLOCK))
    guard descriptor >= 0, let file = fdopen(descriptor, "r") else { throw failure() }
    defer { fclose(file) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    guard mayWait || status.st_mode & S_IFMT != S_IFIFO else {
      throw failure("it is a pipe, not a file")
    }
    var bytes = [UInt8](repeating: 0, count: StyleNode.limit + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0 else { throw failure() }
    guard let text = String(validating: bytes[..<count], as: UTF8.self) else {
      throw failure("it is not UTF-8")
    }
    return text
  }
}
