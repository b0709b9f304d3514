// What the commands of one sentence match, as text for people.

package import IntentEngine
import PhraseMatching

/// The commands of a sentence as lines of text.
public struct SequenceText: Sendable {
  private let sequence: CommandSequence
  private let page: Page

  /// Creates the text of a sequence on a page.
  package init(_ sequence: CommandSequence, page: Page) {
    self.sequence = sequence
    self.page = page
  }

  /// Each command by number, with what it matches.
  public var matches: String {
    var lines = ["\(sequence.commands.count) commands, one after the other:"]
    for (index, command) in sequence.commands.enumerated() {
      lines.append("\(index + 1)  " + page.plain("“\(command.text)”"))
      let text = MatchText(command.result, page: page, saying: { words(for: $0, of: command) })
      lines += text.matches.split(separator: "\n").map { "   " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// Why each command is what it is.
  public var explanation: String {
    sequence.commands.enumerated().map { index, command in
      let completed = command.result.utterance
      let read = completed == command.text ? "" : ", read as “\(completed)”"
      return page.plain("\(index + 1)  “\(command.text)”\(read)") + "\n"
        + MatchText(command.result, page: page).explanation
    }.joined(separator: "\n")
  }

  private func words(for slot: SlotMatch, of command: CommandSequence.Command) -> String? {
    guard command.references.contains(slot.name) else { return nil }
    return "\(slot.name): “\(command.text(of: slot))”, what the command before gives"
  }
}
