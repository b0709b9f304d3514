// The words the shell itself understands, one row each.

import IntentEngine

/// A word for the shell rather than for an application.
struct ShellWord: Sendable {
  /// What a word does.
  enum Action: Sendable {
    /// Leaves the shell.
    case leave
    /// Shows the last card once more.
    case cardAgain
    /// Prints lines.
    case print(@Sendable (Context) async -> [String])
  }

  /// Where a word is said.
  struct Context: Sendable {
    /// What the answer is written on.
    var page: Page
    /// What is installed.
    var surroundings: Surroundings
    /// The buttons of the last card.
    var buttons: [String]
    /// The only application that may answer; `nil` admits all.
    var app: String?
  }

  /// What can be typed for it; the first is the one that is listed.
  var names: [String]

  /// What it does, in a few words.
  var summary: String

  /// What it does.
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

  /// The word that a line is; `nil` when the line is not for the shell.
  static func named(_ line: String) -> ShellWord? {
    let line = line.lowercased()
    return all.first { $0.names.contains(line) }
  }

  /// What is said to a word with a colon that there is not.
  static func unknown(_ line: String) -> String {
    let names = all.map { word in word.names.first { $0.hasPrefix(":") } ?? word.names[0] }
    let near = Nearest.word(to: line, among: names).map { " Did you mean \($0)?" }
    return "The shell has no word “\(line)”." + (near ?? " Type help for those it has.")
  }

  /// Words and buttons, as Tab offers them.
  static func completions(_ screen: SessionScreen) -> [Completion] {
    screen.buttons.map { Completion(text: $0, detail: "button") }
      + all.map { Completion(text: $0.names[0], detail: $0.summary) }
  }

  /// What the word prints; nothing for a word that does something else.
  func lines(_ context: Context) async -> [String] {
    guard case .print(let lines) = action else { return [] }
    return await lines(context)
  }
}
