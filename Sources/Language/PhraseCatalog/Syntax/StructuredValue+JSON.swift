// Reads a JSON text into a value without places: a line of input, an option.

package import PhraseMatching
import YAMLReading

extension StructuredValue {
  /// The value of a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - file: What errors call it.
  package init(parsingJSON bytes: [UInt8], file: String) throws(PhraseFileError) {
    self = try JSONReader.read(SourceText(bytes, file: file)).structured
  }
}
