// The word sequences a text of the catalogue may be typed as.

/// The word sequences a text of the catalogue may be typed as.
enum Spellings {
  /// The spellings of a text: as it stands, and with a possessive written without its apostrophe.
  ///
  /// `Anna's list` is two words and a glued `s`, and is also typed `annas list`. A text without
  /// words has no spelling.
  static func words(of text: String, in vocabulary: inout Vocabulary) -> [[UInt32]] {
    let utterance = Normalizer.utterance(text)
    guard !utterance.tokens.isEmpty else { return [] }
    let plain = vocabulary.insert(utterance)
    guard let joined = joined(utterance) else { return [plain] }
    return [plain, vocabulary.insert(joined)]
  }

  /// The same text with every possessive joined to its word; `nil` when there is none.
  static func joined(_ utterance: Utterance) -> Utterance? {
    guard utterance.tokens.contains(where: { !$0.startsWord }) else { return nil }
    var text = ""
    var changed = false
    for index in utterance.tokens.indices {
      let isPossessive = !utterance.tokens[index].startsWord && utterance.word(index) == "s"
      changed = changed || isPossessive
      text += (isPossessive || text.isEmpty ? "" : " ") + utterance.word(index)
    }
    return changed ? Normalizer.utterance(text) : nil
  }
}
