// Describes the results of the matcher as text for people.

package import IntentEngine
public import PhraseMatching

/// The matches of an utterance as lines of text.
public struct MatchText: Sendable {
  private let result: MatchResult
  private let page: Page
  private let saying: @Sendable (SlotMatch) -> String?
  /// The values that count instead of those of the matches, by the names of parameters.
  var values: [String: WordsToValues.Reading] = [:]

  /// Creates the text of a result on a page.
  ///
  /// - Parameter saying: Returns the line for a value, or `nil` for the usual one.
  public init(
    _ result: MatchResult, page: Page,
    saying: @escaping @Sendable (SlotMatch) -> String? = { _ in nil }
  ) {
    self.result = result
    self.page = page
    self.saying = saying
  }

  /// The text of the matches with their intents, tiers, phrases and values.
  public var matches: String {
    var lines: [String] = []
    if result.isTie { lines.append("Several intents fit equally well:") }
    for match in result.best {
      let inferred = match.isNameInferred ? ", the app's name inferred" : ""
      lines.append(
        page.strong(page.plain("\(match.intent) in \(match.app)"))
          + " (\(match.tier.rawValue)\(inferred))")
      lines.append("  " + page.plain(match.template.text))
      for slot in match.parameters where values[slot.name] == nil {
        let known = slot.values.joined(separator: " or ").nonEmpty
        lines.append(line(slot.name, slot.text, known, instead: saying(slot)))
      }
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        lines.append(line(name, value.text, value.identifier))
      }
    }
    return lines.joined(separator: "\n")
  }

  private func line(
    _ name: String, _ text: String, _ known: String?, instead: String? = nil
  ) -> String {
    let usual = "\(name): “\(text)”" + (known.map { " = \($0)" } ?? "")
    return "  " + page.plain(instead ?? usual)
  }

  /// The explanation of the result, if it has one.
  public var explanation: String { page.text(result.explanation?.description ?? "") }
}

/// The commands of a sentence as lines of text.
public struct SequenceText: Sendable {
  private let sequence: CommandSequence
  private let page: Page

  /// Creates the text of a sequence on a page.
  package init(_ sequence: CommandSequence, page: Page) {
    self.sequence = sequence
    self.page = page
  }

  /// The commands by number, each with its matches.
  public var matches: String {
    var lines = ["\(sequence.commands.count) commands, one after the other:"]
    for (index, command) in sequence.commands.enumerated() {
      lines.append("\(index + 1)  " + page.plain("“\(command.text)”"))
      lines += text(of: command).matches.split(separator: "\n").map { "   " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// The explanations of the commands.
  public var explanation: String {
    sequence.commands.enumerated().map { index, command in
      // One of several objects has values of its own.
      if !command.values.isEmpty {
        return page.plain("\(index + 1)  “\(command.text)”") + "\n" + text(of: command).matches
      }
      let completed = command.result.utterance
      let read = completed == command.text ? "" : ", read as “\(completed)”"
      return page.plain("\(index + 1)  “\(command.text)”\(read)") + "\n"
        + MatchText(command.result, page: page).explanation
    }.joined(separator: "\n")
  }

  private func text(of command: CommandSequence.Command) -> MatchText {
    var text = MatchText(command.result, page: page, saying: { words(for: $0, of: command) })
    text.values = command.values
    return text
  }

  private func words(for slot: SlotMatch, of command: CommandSequence.Command) -> String? {
    guard command.references.contains(slot.name) else { return nil }
    return "\(slot.name): “\(command.text(of: slot))”, what the command before gives"
  }
}
