// Completes utterances: whole phrases with the values their slots are known to take.

import CardTerminal
public import IntentEngine

/// Offers phrases that begin as the typed words do.
public struct PhraseCompleter: Sendable {
  private let phrases: [PhraseEntry]
  private let words: [Completion]

  /// Creates a completer.
  ///
  /// - Parameter words: Other things that can be said: shell words, buttons of a card.
  public init(phrases: [PhraseEntry], words: [Completion] = []) {
    self.phrases = phrases
    self.words = words
  }

  /// The phrases that begin with what is typed, letter case and repeated spaces aside.
  ///
  /// What is typed keeps its spelling. When no phrase begins so, those are offered whose
  /// application's name does: `soup` finds what can be said to Soupy.
  public func completions(for typed: String) -> [Completion] {
    let wanted = Self.folded(typed)
    var seen: Set<String> = []
    var completions = words.filter { !typed.isEmpty && $0.text.lowercased().hasPrefix(wanted) }
    seen.formUnion(completions.map(\.text))
    for entry in phrases where Self.folded(entry.phrase).hasPrefix(wanted) {
      let phrase = TerminalText.sanitised(entry.phrase)
      if seen.insert(phrase).inserted {
        completions.append(Completion(text: phrase, detail: entry.app))
      }
    }
    guard completions.isEmpty, !wanted.isEmpty else { return completions }
    for entry in phrases where entry.app.lowercased().hasPrefix(wanted) {
      let phrase = TerminalText.sanitised(entry.phrase)
      if seen.insert(phrase).inserted {
        completions.append(Completion(text: phrase, detail: entry.app))
      }
    }
    return completions
  }

  /// Letter case and repeated spaces do not count; a space at the end does.
  private static func folded(_ text: String) -> String {
    var folded = text.lowercased().split(separator: " ").joined(separator: " ")
    if text.last == " ", !folded.isEmpty { folded += " " }
    return folded
  }
}
