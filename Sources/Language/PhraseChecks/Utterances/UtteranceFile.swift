// Reads utterance files, the input of `behest test`.

public import PhraseCatalog
import YAMLReading

/// The utterances of one file.
///
/// A file is a YAML list of cases, or a mapping with `tests` and defaults for all of them:
/// ```yaml
/// app: Soupy
/// tests:
///   - utterance: order tomato soup in Soupy
///     intent: OrderSoup
///     values: { soup: tomato }
///     tier: normalised
///     asks: size
///   - utterance: [cancel my soup, what is the weather]
///     intent: null
/// ```
/// `intent` is a name, `null` for nothing, or a list for a question which one is meant; `asks` is
/// a parameter, or `null` for none.
public struct UtteranceFile: Hashable, Sendable {
  /// The cases, in the order of the file.
  public let cases: [UtteranceCase]

  /// Reads a file.
  ///
  /// - Throws: `PhraseFileError` with the location of the first mistake.
  public init(reading file: String) throws(PhraseFileError) {
    cases = try UtteranceReader(source: SourceText(readingFile: file)).cases()
  }

  /// Reads the contents of a file.
  ///
  /// - Throws: `PhraseFileError` with the location of the first mistake.
  public init(parsing text: String, file: String) throws(PhraseFileError) {
    cases = try UtteranceReader(source: SourceText(Array(text.utf8), file: file)).cases()
  }
}
