// A place in a script's source, as a person finds it.

/// A place in a source file.
package struct ScriptPlace: Hashable, Sendable {
  /// The path of the file, relative to the script's folder.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// Creates a place.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
