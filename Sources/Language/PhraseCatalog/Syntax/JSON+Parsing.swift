// Parses a JSON text without locations, such as a line of input or an option.

package import PhraseMatching
import YAMLReading

extension JSON {
  /// Creates a value from a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - file: The text's name in error messages.
  package init(parsingJSON bytes: [UInt8], file: String) throws(PhraseFileError) {
    self = try JSONReader.read(SourceText(bytes, file: file)).structured
  }
}
