// Opens the links of a card and copies its code blocks, by the numbers behind them.

import BehestCards
import BehestPasteboard
import CardTerminal
import IntentEngine

/// A kind of content that has numbers on a card.
enum CardContent {
  case links, codeBlocks

  /// Returns the word of the shell that acts on the content of the last card, by its number.
  func word(names: [String]) -> ShellWord {
    var word = ShellWord(
      names: names, summary: summary,
      action: .print { [hint($0, names)] },
      about: { number, context throws(Failure) in
        let items = context.card.map(items) ?? []
        if number.isEmpty { return items.isEmpty ? nil : [hint(context, names)] }
        guard let number = Int(number) else { return nil }
        guard items.indices.contains(number - 1) else {
          if items.isEmpty, await context.surroundings.matched("\(names[0]) \(number)") != nil {
            return nil
          }
          throw Failure(
            .nothingToPress,
            context.card == nil ? Sentence.noCardToShow() : missing(String(number)))
        }
        return await act(on: items[number - 1], context)
      },
      needsSubject: true)
    word.opensApps = self == .links
    return word
  }

  private func hint(_ context: ShellWord.Context, _ names: [String]) -> String {
    context.page.text("\(names[0]) 1: \(summary())")
  }

  /// The description of the word that acts on the content.
  private var summary: Sentence {
    switch self {
    case .links: .openSummary
    case .codeBlocks: .copySummary
    }
  }

  /// Returns the completions of a word that acts on the content of a card.
  func completions(of card: NumberedCard?, after word: String) -> [Completion] {
    (card.map(items) ?? []).enumerated().map { index, item in
      let line = item.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      return Completion(text: "\(word) \(index + 1)", detail: TerminalText.sanitised(line))
    }
  }

  private func items(_ card: NumberedCard) -> [String] {
    switch self {
    case .links: card.links
    case .codeBlocks: card.codeBlocks
    }
  }

  private func missing(_ number: String) -> String {
    let sentence: Sentence =
      switch self {
      case .links: .noLinkNumbered
      case .codeBlocks: .noCodeNumbered
      }
    return sentence(number: number)
  }

  private func act(on item: String, _ context: ShellWord.Context) async -> [String] {
    let words: [String]
    switch self {
    case .links:
      let said = LinkHandler.refusal(of: item) ?? context.surroundings.links?.open(item)
      words = said.map { [$0] } ?? [item, Sentence.nothingOpensLinks()]
    case .codeBlocks:
      do {
        switch try await Pasteboard.general.put(Copy(plainText: item)) {
        case .instead(let remark)?, .besides(let remark)?: words = [remark]
        case nil: words = [Sentence.copied(text: item.shortened)]
        }
      } catch {
        words = [(error as? Failure)?.words ?? String(describing: error)]
      }
    }
    return words.map(context.page.text)
  }
}
