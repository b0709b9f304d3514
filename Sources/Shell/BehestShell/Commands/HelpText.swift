// Lists the phrases, buttons and shell words that can be typed at present.

import CardTerminal
import IntentEngine

/// The answer to `help` when no question is pending.
struct HelpText {
  private let context: ShellWord.Context

  init(_ context: ShellWord.Context) {
    self.context = context
  }

  /// Returns the phrases of each app, the buttons of the card, and the shell's own words.
  func lines() async -> [String] {
    let page = context.page
    let phrases = await context.surroundings.phrases()
    var lines: [String] = []
    for app in await context.surroundings.apps() where answers(app) {
      lines.append(page.strong(page.plain(app.name)))
      var seen: Set<String> = []
      for entry in phrases where entry.app == app.name && seen.insert(entry.phrase).inserted {
        lines.append("  " + page.plain(entry.phrase))
      }
    }
    if !context.buttons.isEmpty {
      lines.append(page.strong("Buttons of the card"))
      lines += context.buttons.enumerated().map { "  \($0 + 1)  \(page.plain($1))" }
    }
    lines.append(page.strong("In the shell"))
    let widest = ShellWord.all.map { $0.names[0].count }.max() ?? 0
    for word in ShellWord.all {
      let gap = String(repeating: " ", count: widest - word.names[0].count + 2)
      lines.append("  " + word.names[0] + gap + page.secondary(word.summary))
    }
    let completion = context.surroundings.completes ? "Tab completes. " : ""
    lines += TerminalText.wrapped(
      completion + "A line that ends in \\ goes on; \"\"\" opens and closes a block of lines.",
      to: page.width)
    return lines
  }

  private func answers(_ app: AppEntry) -> Bool {
    guard let only = context.app?.lowercased() else { return true }
    return ([app.name] + app.synonyms).contains { $0.lowercased() == only }
  }
}
