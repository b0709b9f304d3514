// What the matcher says, as text for people.

public import PhraseMatching

/// The matches of an utterance as lines of text.
public struct MatchText: Sendable {
  private let result: MatchResult
  private let page: Page
  private let saying: @Sendable (SlotMatch) -> String?

  /// Creates the text of a result on a page.
  ///
  /// - Parameter saying: The line about a value, where it is not the usual one.
  public init(
    _ result: MatchResult, page: Page,
    saying: @escaping @Sendable (SlotMatch) -> String? = { _ in nil }
  ) {
    self.result = result
    self.page = page
    self.saying = saying
  }

  /// Each match with its intent, tier, phrase and values.
  public var matches: String {
    var lines: [String] = []
    if result.isTie { lines.append("Several intents fit equally well:") }
    for match in result.best {
      lines.append(
        page.strong(page.plain("\(match.intent) in \(match.app)")) + " (\(match.tier.rawValue))")
      lines.append("  " + page.plain(match.template.text))
      for slot in match.parameters {
        let known =
          slot.values.isEmpty ? "" : " = " + slot.values.joined(separator: " or ")
        let usual = "\(slot.name): “\(slot.text)”\(known)"
        lines.append("  " + page.plain(saying(slot) ?? usual))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Why the utterance is what it is.
  public var explanation: String { page.text(result.explanation().description) }
}
