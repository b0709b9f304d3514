// A mistake in a YAML text, and the reader of a build without YAML.

/// A mistake in a YAML text, with its location.
package struct YAMLError: Error, Hashable, Sendable {
  /// The line, from one; zero if the mistake concerns the whole text.
  package let line: Int
  /// The column in characters, from one; zero if the mistake concerns the whole text.
  package let column: Int
  /// The mistake, as a clause without the location.
  package let words: String
}

#if !YAML

  /// Stands in for the reader where nobody asked for Yams.
  package enum YAMLReader {
    /// Throws an error that tells how to ask for it.
    package static func read(_ source: SourceText) throws(YAMLError) -> SyntaxNode {
      throw YAMLError(
        line: 0, column: 0,
        words: "YAML is read with the trait “YAML” of the package behest:"
          + " .package(…, traits: [\"Macros\", \"WholeModules\", \"YAML\"]) in Package.swift")
    }
  }

#endif
