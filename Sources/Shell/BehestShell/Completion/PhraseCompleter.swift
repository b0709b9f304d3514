// Completes utterances: whole phrases with the values their slots are known to take.

import CardTerminal
package import IntentEngine

/// Offers phrases that begin as the typed words do.
public struct PhraseCompleter: Sendable {
  private let phrases: [PhraseEntry]
  private let words: [Completion]

  /// Creates a completer.
  ///
  /// - Parameter words: Other things that can be said: shell words, buttons of a card.
  package init(phrases: [PhraseEntry], words: [Completion] = []) {
    self.phrases = phrases
    self.words = words
  }

  /// The phrases that begin with what is typed, letter case, accents and repeated spaces aside.
  ///
  /// When no phrase begins so, those are offered whose application's name does: `soup` finds what can
  /// be said to Soupy.
  public func completions(for typed: String) -> [Completion] {
    let said = phrases.map {
      Completion(text: TerminalText.sanitised($0.phrase), detail: $0.app)
    }
    let all = typed.isEmpty ? said : words + said
    var found = all.beginning(with: typed)
    let wanted = typed.foldedForCompletion
    if found.isEmpty, !wanted.isEmpty {
      found = said.filter { $0.detail.foldedForCompletion.hasPrefix(wanted) }
    }
    return found.withoutDuplicates()
  }
}
