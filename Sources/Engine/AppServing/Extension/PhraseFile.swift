// A phrase file of an app, as the manifest carries it.

import BehestJSON

/// A file of phrases in one of the formats that Behest reads.
package struct PhraseFile: Hashable, Sendable {
  /// The path within the app's folder of phrases: "de.lproj/AppShortcuts.strings".
  package var path: String
  /// The contents of the file.
  package var text: String

  /// Creates a file from its path and contents.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The languages that a string catalog or a folder of string tables is in; none for other files.
  var languages: Set<String> {
    if let folder = path.split(separator: "/").first, folder.hasSuffix(".lproj") {
      return [String(folder.dropLast(6))]
    }
    guard path.hasSuffix(".xcstrings"), let catalog = try? JSON(parsing: text.utf8),
      let strings = catalog["strings"]?.object
    else { return [] }
    return Set(strings.flatMap { $0.value["localizations"]?.object?.keys ?? [] })
  }

  var json: JSON { ["path": .string(path), "text": .string(text)] }
}
