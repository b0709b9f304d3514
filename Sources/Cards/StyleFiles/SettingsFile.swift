// Reads the file in which a person keeps settings, each value with its place.

import BehestProcess
import Glibc

/// The settings of a person: `settings.yaml` in `$XDG_CONFIG_HOME/behest`, or `~/.config/behest`.
///
/// The file is a mapping. It applies to every command, so that a mistake in it is no error but is
/// kept in `mistake`, and the file then has no entries.
package struct SettingsFile: Sendable {
  /// An entry of the file, or of a mapping in it.
  package struct Entry: Sendable {
    /// The key.
    package let key: String
    private let name: StyleNode
    private let node: StyleNode

    fileprivate init(_ name: StyleNode, _ node: StyleNode) throws(StyleFileError) {
      key = try name.text()
      self.name = name
      self.node = node
    }

    /// Returns the value; an empty text for none.
    package func text() throws(StyleFileError) -> String { node.isNull ? "" : try node.text() }

    /// Returns the entries of a value that is a mapping; none for no value.
    package func entries() throws(StyleFileError) -> [Entry] {
      node.isNull ? [] : try SettingsFile.entries(of: node)
    }

    /// The place of the key, both from 1.
    package var place: (line: Int, column: Int) { (name.error("").line, name.error("").column) }

    /// The place of the value, both from 1.
    package var valuePlace: (line: Int, column: Int) {
      (node.error("").line, node.error("").column)
    }

    /// Returns an error located at the value.
    package func error(_ words: String) -> StyleFileError { node.error(words) }

    /// Returns an error located at the key.
    package func keyError(_ words: String) -> StyleFileError { name.error(words) }
  }

  /// The path of the file, which need not exist; `nil` when there is no home.
  package let path: String?
  /// The entries, in the order of the file.
  package let entries: [Entry]
  /// The mistake that keeps the file, or a key that is there twice, from being read; `nil` for none.
  package let mistake: StyleFileError?

  /// Reads the settings.
  ///
  /// - Parameter environment: The environment variables by name.
  package init(environment: [String: String]) {
    path = UserFolder.configuration.path(in: environment).map { $0 + "/settings.yaml" }
    do {
      guard let path, access(path, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR) else {
        (entries, mistake) = ([], nil)
        return
      }
      let text = try Self.text(of: path)
      let (once, twice) = Self.withoutRepeatedKeys(text, file: path)
      entries = try Self.entries(in: once, file: path)
      mistake = twice
    } catch {
      (entries, mistake) = ([], error)
    }
  }

  /// Returns a text without the keys that are there once more, and the first of these as a mistake.
  ///
  /// A key begins a line; its value is in the lines behind it that are indented.
  private static func withoutRepeatedKeys(
    _ yaml: String, file: String
  ) -> (text: String, mistake: StyleFileError?) {
    var known: Set<Substring> = []
    var (mistake, isLeftOut) = (StyleFileError?.none, false)
    var lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      let key = line.prefix { $0.isLetter || $0 == "-" || $0 == "_" }
      if !key.isEmpty, line.dropFirst(key.count).first == ":" {
        isLeftOut = !known.insert(key).inserted
        if isLeftOut, mistake == nil {
          mistake = StyleFileError(
            file: file, line: place + 1, column: 1,
            words: "the key “\(key)” is there twice, and the first counts")
        }
      } else if !line.isEmpty, line.first?.isWhitespace != true {
        isLeftOut = false
      }
      if isLeftOut { lines[place] = "" }
    }
    return (lines.joined(separator: "\n"), mistake)
  }

  /// Returns the entries of a text in the form of the file.
  package static func entries(
    in yaml: String, file: String
  ) throws(StyleFileError) -> [Entry] {
    try entries(of: StyleNode.read(yaml, file: file))
  }

  private static func entries(of node: StyleNode) throws(StyleFileError) -> [Entry] {
    var entries: [Entry] = []
    for (name, value) in try node.pairs() { entries.append(try Entry(name, value)) }
    return entries
  }

  /// Returns the text of a file.
  ///
  /// - Parameter mayWait: Whether the file may be a pipe that has not been written to yet.
  static func text(
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
