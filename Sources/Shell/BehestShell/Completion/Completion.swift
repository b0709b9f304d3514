// What Tab may offer.

import IntentEngine

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
