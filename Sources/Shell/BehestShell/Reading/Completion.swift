// What Tab may offer.

import CardTerminal
package import IntentEngine

/// Offers endings for what is typed so far.
///
/// The argument is the text up to the cursor. The answers are whole texts that may stand in its
/// place, best first; no two of them are one after folding.
public typealias Completer = @Sendable (String) async -> [Completion]

/// One text Tab may put in the place of what is typed.
public struct Completion: Hashable, Sendable {
  /// The whole text up to the cursor, completed.
  public var text: String

  /// What to list when there are several.
  public var label: String

  /// A few words beside the label; empty for none.
  public var detail: String

  /// Creates a completion.
  ///
  /// - Parameter label: `nil` lists the text itself.
  public init(text: String, label: String? = nil, detail: String = "") {
    self.text = text
    self.label = label ?? text
    self.detail = detail
  }

  /// The longest text that all completions begin with, never shorter than what is typed.
  ///
  /// Letter case, accents and width do not count; the spelling is that of the first completion.
  ///
  /// - Returns: `typed` when there is nothing in common beyond it.
  public static func commonPrefix(of completions: [Completion], typed: String) -> String {
    guard var common = completions.first?.text else { return typed }
    for completion in completions.dropFirst() {
      common = common.commonPrefix(with: completion.text)
    }
    return common.count < typed.count ? typed : common
  }
}

extension [Completion] {
  /// The completions that begin with what is typed.
  ///
  /// Letter case, accents, width and repeated spaces do not count; a space at the end does.
  func beginning(with typed: String) -> [Completion] {
    let wanted = typed.foldedForCompletion
    return filter { $0.text.foldedForCompletion.hasPrefix(wanted) }
  }

  /// The completions without those that are one with an earlier one after folding.
  ///
  /// Typing on tells no two of them apart, and what they say matches the same.
  func withoutDuplicates() -> [Completion] {
    var seen: Set<String> = []
    return filter { seen.insert($0.text.foldedForCompletion).inserted }
  }
}

extension String {
  /// The text in the form in which it is completed.
  var foldedForCompletion: String {
    let words = folded.split(separator: " ").joined(separator: " ")
    return last == " " && !words.isEmpty ? words + " " : words
  }

  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 || String($0).folded == String($1).folded }.map(\.0))
  }
}

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

/// Offers the answers a question names.
struct QuestionCompleter {
  private let question: Question

  init(_ question: Question) {
    self.question = question
  }

  /// Those that begin with what is typed, letter case and accents aside; failing that, those that contain it.
  func completions(for typed: String) -> [Completion] {
    var all = question.options.map { option in
      let title = TerminalText.sanitised(option.title)
      return Completion(text: title, detail: TerminalText.sanitised(option.subtitle ?? ""))
    }
    if question.kind == .confirmation {
      all += [question.acceptWords.first ?? "yes", question.declineWords.first ?? "no"]
        .map { Completion(text: $0) }
    }
    all += [
      Completion(text: ":cancel", detail: "leaves the question"),
      Completion(text: ":help", detail: "how to answer"),
    ].filter { typed.hasPrefix(":") && $0.text.hasPrefix(typed) }
    let beginning = all.beginning(with: typed)
    let wanted = typed.foldedForCompletion
    let found =
      beginning.isEmpty
      ? all.filter { $0.text.foldedForCompletion.contains(wanted) } : beginning
    return found.withoutDuplicates()
  }
}

/// Completions as rows: the label, and what is said about it beside it.
public struct CompletionList: Sendable {
  private let completions: [Completion]

  /// Creates a list.
  public init(_ completions: [Completion]) {
    self.completions = completions
  }

  /// The rows, each ended by a newline; never more than two thirds of a screen.
  ///
  /// - Parameter size: The screen's size; rows are cut at its last column.
  public func text(size: TerminalSize) -> String {
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
    if isCut { rows.append("  … \(completions.count - shown.count) more") }
    return rows.map { $0 + "\n" }.joined()
  }
}
