// The commands of the shell itself, one row each.

import IntentEngine

/// A word that is a command for the shell instead of an utterance.
struct ShellWord: Sendable {
  /// The action of a word.
  enum Action: Sendable {
    /// Leaves the shell.
    case leave
    /// Shows the last card once more.
    case cardAgain
    /// Prints lines.
    case print(@Sendable (Context) async -> [String])
  }

  /// The context in which a word is used.
  struct Context: Sendable {
    /// The page that the answer is written on.
    var page: Page
    /// The installed apps and their phrases.
    var surroundings: Surroundings
    /// The buttons of the last card.
    var buttons: [String]
    /// The only app whose phrases may match; `nil` admits all.
    var app: String?
  }

  /// The spellings of the word; the first one is listed.
  var names: [String]

  /// The description of the action, in a few words.
  var summary: String

  /// The action of the word.
  var action: Action

  /// All words, in the order they are listed.
  static let all: [ShellWord] = [
    ShellWord(
      names: ["help", ":help", "?"], summary: "what can be said here and now",
      action: .print { await HelpText($0).lines() }),
    ShellWord(
      names: [":apps"], summary: "the installed applications",
      action: .print { ListText(page: $0.page).apps(await $0.surroundings.apps()) }),
    ShellWord(
      names: [":phrases"], summary: "every phrase",
      action: .print { ListText(page: $0.page).phrases(await $0.surroundings.phrases()) }),
    ShellWord(names: [":card"], summary: "shows the last card again", action: .cardAgain),
    ShellWord(
      names: [":undo", "undo"], summary: "takes back what was done last, where the app can",
      action: .print { context in
        guard let name = await context.surroundings.undo() else {
          return ["There is nothing to take back."]
        }
        return [name.isEmpty ? "Taken back." : context.page.plain("Taken back: \(name)")]
      }),
    ShellWord(
      names: [":cancel", "cancel"], summary: "leaves a question",
      action: .print { _ in ["There is no question to leave."] }),
    ShellWord(
      names: [":quit", "exit", "quit", ":exit", ":q"], summary: "leaves the shell; so does Ctrl-D",
      action: .leave),
  ]

  /// Returns the word that a line consists of; `nil` when the line is not for the shell.
  static func named(_ line: String) -> ShellWord? {
    let line = line.lowercased()
    return all.first { $0.names.contains(line) }
  }

  /// Returns the message for an unknown word that begins with a colon.
  static func unknown(_ line: String) -> String {
    let names = all.map { word in word.names.first { $0.hasPrefix(":") } ?? word.names[0] }
    let near = Nearest.word(to: line, among: names).map { " Did you mean \($0)?" }
    return "The shell has no word “\(line)”." + (near ?? " Type help for those it has.")
  }

  /// Returns the shell's words and the buttons of the card for completion with Tab.
  static func completions(_ screen: SessionScreen) -> [Completion] {
    screen.buttons.map { Completion(text: $0, detail: "button") }
      + all.map { Completion(text: $0.names[0], detail: $0.summary) }
  }

  /// Returns the lines that the word prints; an empty array for a word with another action.
  func lines(_ context: Context) async -> [String] {
    guard case .print(let lines) = action else { return [] }
    return await lines(context)
  }
}
