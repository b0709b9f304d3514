// The text of free text: its words and the punctuation next to them.

import PhraseMatching
import SpokenValues

extension Letters {
  /// Returns the free text between two places: its words, and the punctuation next to them.
  ///
  /// A character between two words without a space belongs to neither, and closing punctuation
  /// belongs to the sentence; a pair of quotation marks around the whole is left out.
  package func freeText(_ place: Range<Int>) -> String {
    guard let words = words(place) else { return text(place) }
    let end = utterance.tokens.count
    func gap(_ index: Int) -> String {
      // From the end of the word before to the start of the word after.
      let from = index == 0 ? 0 : Int(utterance.tokens[index - 1].upper)
      let to = index == end ? utterance.text.utf8.count : Int(utterance.tokens[index].lower)
      return String(decoding: Array(utterance.text.utf8)[from..<to], as: UTF8.self)
    }
    var text = utterance.text(of: words)
    let before = gap(words.lowerBound)
    if words.lowerBound == 0 || before.contains(" ") {
      text = (before.split(separator: " ", omittingEmptySubsequences: false).last ?? "") + text
    }
    let after = gap(words.upperBound)
    if words.upperBound == end || after.contains(" ") {
      text += after.split(separator: " ", omittingEmptySubsequences: false).first ?? ""
    }
    while words.upperBound == end, let last = text.last, ".,!?;:".contains(last) {
      text.removeLast()
    }
    for mark in ["\"", "'"] where text.hasPrefix(mark) && text.hasSuffix(mark) {
      let inner = String(text.dropFirst().dropLast())
      let isWhole = inner.split(separator: " ")
        .allSatisfy { !$0.hasPrefix(mark) && !$0.hasSuffix(mark) }
      if isWhole { return inner }
    }
    return text
  }
}
