// Reads utterance files: what `behest test` is given.

import Foundation
public import PhraseCatalog
import PhraseMatching
import Yams

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
  /// - Throws: `PhraseFileError` with the place of the first mistake.
  public init(reading file: String) throws(PhraseFileError) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw PhraseFileError(code: .unreadable, file: file, words: "the file cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw PhraseFileError(code: .badEncoding, file: file, words: "the file is not valid UTF-8")
    }
    try self.init(parsing: text, file: file)
  }

  /// Reads the text of a file.
  ///
  /// - Throws: `PhraseFileError` with the place of the first mistake.
  public init(parsing text: String, file: String) throws(PhraseFileError) {
    var reader = UtteranceReader(file: file)
    cases = try reader.cases(of: try YAMLDocument.root(of: text, file: file))
  }
}
