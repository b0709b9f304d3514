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

  var json: JSON { ["path": .string(path), "text": .string(text)] }
}
