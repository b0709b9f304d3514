// A text of a phrase file, with its location.

import PhraseMatching
import YAMLReading

/// A text of a phrase file, with its location.
struct PlacedText: Sendable {
  let text: String
  let node: SyntaxNode
  let source: SourceText

  /// Returns an error about the text as a whole.
  func error(_ code: PhraseFileError.Code, _ words: String) -> PhraseFileError {
    source.error(code, at: node.offset, words)
  }

  /// Returns an error about one of its characters.
  ///
  /// - Parameter offset: The character's zero-based UTF-8 offset.
  func error(
    _ code: PhraseFileError.Code, at offset: Int, _ words: String
  ) -> PhraseFileError {
    PhraseFileError(code: code, at: place(of: offset), words: words)
  }

  /// Returns the location of one of its characters, by the character's zero-based UTF-8 offset.
  func place(of offset: Int) -> SourcePlace {
    let (line, column) = source.position(of: offset, in: node)
    return SourcePlace(file: source.file, line: line, column: column)
  }

  /// Parses the text in the notation of sentences.
  func sentence() throws(PhraseFileError) -> ParsedSentence {
    do {
      return try SentenceParser.parse(text)
    } catch {
      throw self.error(error)
    }
  }

  /// Returns the error of a sentence as one of the file.
  func error(_ error: SentenceError) -> PhraseFileError {
    let isName = error.code == .unknownRule || error.code == .unknownSlot
    return self.error(
      isName ? .unknownName : .badPhrase, at: error.offset,
      "\(error.clause), in “\(excerpt(around: error.offset))”")
  }

  /// Returns the text, or, if it is long, the part around a UTF-8 offset.
  private func excerpt(around offset: Int) -> String {
    let most = 120
    guard text.count > most else { return text }
    let place = text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), text.utf8.count))
    let before = text[..<place].suffix(most / 2)
    let after = text[place...].prefix(most - before.count)
    return (before.startIndex > text.startIndex ? "…" : "") + before + after
      + (after.endIndex < text.endIndex ? "…" : "")
  }
}
