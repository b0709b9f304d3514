// Says how a line is understood while it is typed: which words are known, and how it may go on.

import CardTerminal
import IntentEngine
import PhraseMatching
import Synchronization

/// The hints for the lines of one prompt, from the phrases that can be said now.
///
/// The phrases are collected once a prompt, with the first letter that is typed.
final class LineHints: Sendable {
  private struct Known {
    /// The phrases, as they are shown and as they are compared.
    var phrases: [(shown: String, folded: String)] = []
    /// The folded words of all phrases.
    var words: Set<String> = []
    /// The folded names of apps.
    var apps: Set<String> = []
    /// The words of the shell.
    var shellWords: Set<String> = []
  }

  private let surroundings: Surroundings
  private let known = Mutex<Known?>(nil)

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// Returns how a line is understood.
  func hint(for line: String) async -> LineHint {
    if let command = BackgroundWork.line(line) {
      return LineHint(parts: await hint(for: command).parts)
    }
    guard !line.isEmpty, !line.contains("\n"), line.utf8.count <= 400 else { return LineHint() }
    let known = await collected()
    let folded = line.foldedForCompletion
    let suggestion = known.phrases.first { $0.folded.hasPrefix(folded) }?.shown
    if known.shellWords.contains(line.trimmingSpaces.lowercased()) {
      return LineHint(parts: [.init(0..<line.utf8.count, .app)], suggestion: suggestion)
    }
    // The words of an alias stand for others, whose places are not theirs.
    let isOwn = surroundings.meaning(line) != line
    let match = isOwn ? nil : await surroundings.matched(line)
    guard let match else {
      return LineHint(parts: Self.parts(of: line, known: known), suggestion: suggestion)
    }
    let unknown = await surroundings.slotsWithoutEntity(match)
    return LineHint(parts: Self.parts(match, unknown: unknown), suggestion: suggestion)
  }

  /// Returns the colours of a phrase that matches: its app, its values, its own words.
  ///
  /// - Parameter unknown: The slots whose words are no value.
  private static func parts(_ match: Match, unknown: Set<String>) -> [LineHint.Part] {
    match.spans.compactMap { span in
      switch span.role {
      case .applicationName: .init(span.range, .app)
      case .slot(let name): .init(span.range, unknown.contains(name) ? .unknown : .value)
      case .literal: .init(span.range, .title)
      case .filler: .init(span.range, .muted)
      }
    }
  }

  /// Returns the colours of a line that matches nothing yet: the names of apps, and the words that no
  /// phrase has.
  ///
  /// The last word may still be on its way to one that is known.
  private static func parts(of line: String, known: Known) -> [LineHint.Part] {
    var parts: [LineHint.Part] = []
    var offset = 0
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      let range = offset..<offset + word.utf8.count
      offset = range.upperBound + 1
      let folded = String(word).folded.filter { $0.isLetter || $0.isNumber }
      guard folded.contains(where: \.isLetter) else { continue }
      if known.apps.contains(folded) {
        parts.append(.init(range, .app))
      } else if !known.words.contains(folded) {
        let isUnfinished =
          index == words.count - 1 && known.words.contains { $0.hasPrefix(folded) }
        if !isUnfinished { parts.append(.init(range, .unknown)) }
      }
    }
    return parts
  }

  private func collected() async -> Known {
    if let known = known.withLock({ $0 }) { return known }
    var new = Known()
    new.phrases = await surroundings.sayable().map {
      let shown = TerminalText.sanitised($0.phrase)
      return (shown, shown.foldedForCompletion)
    }
    for phrase in new.phrases {
      for word in phrase.folded.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        new.words.insert(String(word))
      }
    }
    for app in await surroundings.apps() {
      for name in [app.name] + app.synonyms { new.apps.insert(name.folded) }
    }
    new.shellWords = Set(ShellWord.all.flatMap(\.names))
    new.words.formUnion(new.shellWords.flatMap { $0.split(separator: " ").map(String.init) })
    return known.withLock { known in
      known = known ?? new
      return known ?? new
    }
  }
}
