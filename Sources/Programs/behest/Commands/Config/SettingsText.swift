// Changes one line in the text of the settings, and leaves all others as a person wrote them.

import BehestJSON
import Foundation
import Glibc
import StyleFiles

/// The text of a file of settings.
///
/// It is changed as lines, not written anew from its values, so that comments and order stay.
struct SettingsText: Hashable, Sendable {
  /// The text.
  private(set) var text: String
  private let file: String

  /// Creates settings from their text.
  init(_ text: String, file: String) {
    self.text = text
    self.file = file
  }

  /// Reads a file; one that does not exist is empty.
  init(reading path: String) throws(UsageError) {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    guard text != nil || !FileManager.default.fileExists(atPath: path) else {
      throw UsageError("\(path) cannot be read.")
    }
    self.init(text ?? "", file: path)
  }

  /// Returns the text with a value set, or removed if it is empty.
  ///
  /// - Parameter path: A key, or a mapping's key and one in it.
  /// - Throws: `UsageError` when the file has a mistake, or is written so that one line cannot say it.
  func setting(_ path: [String], to value: String) throws(UsageError) -> SettingsText {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let key = path[path.count - 1]
    var entries = try entries(of: nil)
    var (indent, end) = ("", lines.count)
    if path.count == 2 {
      if let mapping = entries.first(where: { $0.key == path[0] }) {
        entries = try self.entries(of: mapping)
        end = (entries.last ?? mapping).place.line
        indent = String(
          (entries.first.map { lines[$0.place.line - 1] } ?? "  x").prefix { $0 == " " })
      } else {
        if !value.isEmpty { lines.append(path[0] + ":") }
        (entries, indent, end) = ([], "  ", lines.count)
      }
    }
    let line = "\(Self.scalar(key)): \(Self.scalar(value))"
    if let old = entries.first(where: { $0.key == key || PersonWords.key($0.key) == key }) {
      let index = old.place.line - 1
      let comment = try text(of: old).contains("#") ? nil : lines[index].firstMatch(of: /\s+#.*/)?.0
      if value.isEmpty {
        lines.remove(at: index)
      } else {
        lines[index] = indent + line + (comment ?? "")
      }
    } else if !value.isEmpty {
      lines.insert(indent + line, at: end)
    }
    let changed = SettingsText(lines.map { $0 + "\n" }.joined(), file: file)
    // A value in several lines, or the like, is left to the person.
    guard changed.value(at: path) == value, changed.others(than: path) == others(than: path) else {
      throw UsageError("\(file) cannot be changed line by line there; open it: behest config edit")
    }
    return changed
  }

  /// Changes a file, where a link leads as well, while no other process does.
  static func change(
    _ path: String, _ change: (SettingsText) throws(UsageError) -> SettingsText
  ) throws(UsageError) {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The file is replaced as a whole, so that a lock on it would hold the one before.
    let lock = open(folder.path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    try change(SettingsText(reading: path)).write(to: path)
  }

  /// Writes the text, where a link leads as well, at once and with its folder.
  func write(to path: String) throws(UsageError) {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw UsageError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Returns the entries of a mapping, or those of the file.
  private func entries(of entry: SettingsFile.Entry?) throws(UsageError) -> [SettingsFile.Entry] {
    do {
      guard let entry else { return try SettingsFile.entries(in: text, file: file) }
      return try entry.entries()
    } catch {
      throw UsageError("The settings have a mistake; mend it first: behest config edit")
    }
  }

  /// Returns all entries but the one at a path, each with its value; `nil` for a text with a mistake.
  private func others(than path: [String]) -> [String]? {
    guard let all = try? entries(of: nil) else { return nil }
    let flat = all.flatMap { entry -> [(path: [String], value: String?)] in
      guard PersonSettings.mappings.contains(entry.key), let words = try? entry.entries() else {
        return [([entry.key], try? entry.text())]
      }
      return words.map { ([entry.key, PersonWords.key($0.key) ?? $0.key], try? $0.text()) }
    }
    return flat.filter { $0.path != path }.map { "\($0.path) \($0.value ?? "")" }
  }

  private func text(of entry: SettingsFile.Entry) throws(UsageError) -> String {
    do { return try entry.text() } catch { throw UsageError(error.description) }
  }

  /// Returns the value at a path of keys, empty where there is none; `nil` for a text with a mistake.
  private func value(at path: [String]) -> String? {
    var entries = try? entries(of: nil)
    if path.count == 2 {
      guard let mapping = entries?.first(where: { $0.key == path[0] }) else { return "" }
      entries = try? self.entries(of: mapping)
    }
    let key = path[path.count - 1]
    let entry = entries?.first { $0.key == key || PersonWords.key($0.key) == key }
    return entries == nil ? nil : entry.map { try? text(of: $0) } ?? ""
  }

  /// Returns a value as YAML has it: as it is where that is safe, else in quotation marks.
  private static func scalar(_ text: String) -> String {
    let isPlain =
      text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_ .\/-]*[A-Za-z0-9]|[1-9][0-9]*/) != nil
      && !["null", "true", "false", "yes", "no", "on", "off"].contains(text.lowercased())
    return isPlain || ["yes", "no"].contains(text) ? text : JSON.string(text).text(isPretty: false)
  }
}
