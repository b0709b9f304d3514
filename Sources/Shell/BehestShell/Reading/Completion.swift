// Computes and lists the completions that Tab offers.

import CardTerminal
package import IntentEngine

/// A function that returns completions of the text typed so far.
///
/// The argument is the text up to the cursor. The results are whole texts that replace it, best
/// first; no two of them are equal after folding.
public typealias Completer = @Sendable (String) async -> [Completion]

/// A text that Tab may put in place of the typed one.
public struct Completion: Hashable, Sendable {
  /// The whole text up to the cursor, completed.
  public var text: String

  /// The beginning of the text that its label leaves out, as the folder of a file; empty for none.
  public var head: String

  /// The label in a list of several completions.
  public var label: String

  /// A short description beside the label; empty for none.
  public var detail: String

  /// Creates a completion from its text, label and description.
  ///
  /// - Parameters:
  ///   - head: The text before `text`, which is not completed.
  ///   - label: The label; `nil` for the text itself.
  public init(behind head: String = "", text: String, label: String? = nil, detail: String = "") {
    self.text = head + text
    self.head = head
    self.label = label ?? text
    self.detail = detail
  }

  /// Returns the longest common beginning of all completions, never shorter than the typed text.
  ///
  /// Case, accents and width are ignored; the spelling is that of the first completion.
  ///
  /// - Returns: `typed` when the completions have no longer beginning in common.
  public static func commonPrefix(of completions: [Completion], typed: String) -> String {
    guard var common = completions.first?.text else { return typed }
    for completion in completions.dropFirst() {
      common = common.commonPrefix(with: completion.text)
    }
    return common.count < typed.count ? typed : common
  }
}

extension [Completion] {
  /// Returns the completions that begin with the typed text.
  ///
  /// Case, accents, width and repeated spaces are ignored; a space at the end is significant.
  func beginning(with typed: String) -> [Completion] {
    let wanted = typed.foldedForCompletion
    return filter { $0.text.foldedForCompletion.hasPrefix(wanted) }
  }

  /// Returns the completions without those that equal an earlier one after folding.
  ///
  /// Typing more cannot distinguish such completions, and they match the same phrase.
  func withoutDuplicates() -> [Completion] {
    var seen: Set<String> = []
    return filter { seen.insert($0.text.foldedForCompletion).inserted }
  }
}

extension String {
  /// The text in the form in which completions are compared.
  var foldedForCompletion: String {
    let words = folded.split(separator: " ").joined(separator: " ")
    return last == " " && !words.isEmpty ? words + " " : words
  }

  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 || String($0).folded == String($1).folded }.map(\.0))
  }
}

extension Completion {
  /// Returns the phrases and other words that begin with the typed text, ignoring case, accents and
  /// repeated spaces.
  ///
  /// When there are none, it returns the phrases of apps whose name begins so: `soup` finds those
  /// of Soupy.
  ///
  /// - Parameter words: Other completions: shell words and the buttons of a card.
  package static func phrases(
    _ phrases: [PhraseEntry], words: [Completion] = [], for typed: String
  ) -> [Completion] {
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

  /// Returns the answers to a question that begin with the typed text or, if there are none, that
  /// contain it.
  ///
  /// Case and accents are ignored.
  package static func answers(to question: Question, for typed: String) -> [Completion] {
    var all = question.options.map { option in
      let title = TerminalText.sanitised(option.title)
      return Completion(text: title, detail: TerminalText.sanitised(option.subtitle ?? ""))
    }
    if question.kind == .confirmation {
      all += [
        question.acceptWords.first ?? Sentence.yes(), question.declineWords.first ?? Sentence.no(),
      ]
      .map { Completion(text: $0) }
    }
    all += [
      Completion(text: ":cancel", detail: Sentence.leavesQuestion()),
      Completion(text: ":help", detail: Sentence.howToAnswer()),
    ].filter { typed.hasPrefix(":") && $0.text.hasPrefix(typed) }
    let beginning = all.beginning(with: typed)
    let wanted = typed.foldedForCompletion
    let found =
      beginning.isEmpty
      ? all.filter { $0.text.foldedForCompletion.contains(wanted) } : beginning
    return found.withoutDuplicates() + files(answering: question, for: typed)
  }

  /// Returns completions as rows, each ended by a newline, at most two thirds of a screen: the
  /// label, and the description beside it.
  ///
  /// - Parameter size: The size of the screen; rows are cut at its last column.
  package static func list(_ completions: [Completion], size: TerminalSize) -> String {
    let room = max(1, size.rows * 2 / 3)
    let isCut = completions.count > room
    let shown = completions.prefix(isCut ? max(1, room - 1) : room)
    let labels = shown.map { TerminalText.sanitised($0.label) }
    let widest = labels.map { TerminalText.width(of: $0) }.max() ?? 0
    var rows: [String] = []
    for (completion, label) in zip(shown, labels) {
      var row = "  " + label
      if !completion.detail.isEmpty {
        let gap = widest - TerminalText.width(of: label) + 2
        row += String(repeating: " ", count: gap) + TerminalText.sanitised(completion.detail)
      }
      rows.append(TerminalText.truncated(row, to: max(1, size.columns - 1)))
    }
    if isCut { rows.append("  " + Sentence.moreRows(count: completions.count - shown.count)) }
    return rows.map { $0 + "\n" }.joined()
  }
}
