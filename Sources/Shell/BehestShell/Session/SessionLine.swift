// Classifies the lines of a session: utterances, or the shell's own words, and what these print.

import CardTerminal
import Foundation
import IntentEngine

/// A line that is typed while no question is pending.
enum SessionLine: Sendable {
  case nothing
  case word(ShellWord.Action)
  case unknownWord(String)
  case input(Input)
  /// The words after `:run`: the name of an intent, and values of its parameters.
  case run([String], Input)
  /// The name after `use`, and the utterance that the line is if no app has this name.
  case use(String, Input)

  /// Interprets a line; a block at its end is the value of the first text parameter without one.
  init(_ line: String) {
    let (words, block) = Continuation.parse(line)
    let text = words.trimmingSpaces
    let folded = text.lowercased()
    let attachment = block.map { block in { @Sendable () async -> Data? in Data(block.utf8) } }
    if text.isEmpty {
      self = .nothing
    } else if let word = ShellWord.all.first(where: { $0.names.contains(folded) }) {
      self = .word(word.action)
    } else if let name = ShellWord.nameToUse(in: text) {
      self = .use(name, Input(.text(text), attachment: attachment))
    } else if folded.hasPrefix(ShellWord.run + " ") {
      let words = text.dropFirst(ShellWord.run.count).quotedWords
      self = .run(words, Input(.text(""), attachment: attachment))
    } else if text.hasPrefix(":") {
      let names = ShellWord.all.map { word in
        word.names.first { $0.hasPrefix(":") } ?? word.names[0]
      }
      let near = Nearest.word(to: text, among: names).map { "Did you mean \($0)?" }
      self = .unknownWord(
        "The shell has no word “\(text)”. " + (near ?? "Type help for those it has."))
    } else {
      self = .input(Input(.text(text), attachment: attachment))
    }
  }
}

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
    var buttons: [(number: Int, name: String, isEnabled: Bool)]
  }

  /// The spellings of the word; the first one is listed.
  var names: [String]

  /// The description of the action, in a few words.
  var summary: String

  /// The action of the word.
  var action: Action

  /// The word that runs an intent.
  static let run = ":run"

  /// The word that puts an app in focus.
  static let use = "use"

  /// Returns the name of an app after the word that puts it in focus; `nil` for any other text.
  static func nameToUse(in text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, [use, ":" + use].contains(words[0].lowercased()) else { return nil }
    return words[1].trimmingSpaces
  }

  /// All words, in the order they are listed.
  static let all: [ShellWord] = [
    ShellWord(
      names: ["help", ":help", "?"], summary: "what can be said here and now",
      action: .print(help)),
    ShellWord(
      names: [":apps"], summary: "the installed applications",
      action: .print {
        let list = ListText(page: $0.page).apps(await $0.surroundings.apps())
        guard $0.page.isTerminal, let app = await $0.surroundings.focus() else { return list }
        return list + ["", $0.page.secondary("In focus: " + $0.page.plain(app))]
      }),
    ShellWord(
      names: [use, ":" + use],
      summary: "use NAME puts an application in focus, use none ends it",
      action: .print { context in
        guard let app = await context.surroundings.focus() else {
          return ["No application is in focus: use NAME puts one there."]
        }
        return [context.page.plain("In focus: \(app)") + ". use none ends it."]
      }),
    ShellWord(
      names: [":phrases"], summary: "every phrase",
      action: .print { ListText(page: $0.page).phrases(await $0.surroundings.phrases()) }),
    ShellWord(
      names: [":intents"], summary: "every intent, with a phrase or without",
      action: .print { context in
        let (page, intents) = (context.page, await context.surroundings.intents())
        let list = ListText(page: page).intents(intents)
        // A script reads the list alone.
        guard page.isTerminal, let intent = intents.first else { return list }
        return list + [page.secondary("Each runs by its name: \(run) " + page.plain(intent.name))]
      }),
    ShellWord(
      names: [run], summary: "runs an intent: :run NAME --parameter value",
      action: .print { context in
        let name = await context.surroundings.intents().first?.name ?? "NAME"
        return [
          "Which intent? Say its name or title: \(run) \(context.page.plain(name)).",
          "All of them are listed by :intents.",
        ]
      }),
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

  /// Returns the shell's words and the buttons of the card for completion with Tab.
  static func completions(_ screen: SessionScreen) -> [Completion] {
    screen.buttons.filter(\.isEnabled).map { Completion(text: $0.name, detail: "button") }
      + all.map { Completion(text: $0.names[0], detail: $0.summary) }
  }

  /// Returns the completions of apps after the word that puts one in focus.
  static func completions(_ apps: [AppEntry]) -> [Completion] {
    (apps.map(\.name) + ["none"]).map { Completion(text: "\(use) \($0)") }
  }

  /// Returns the completions of intents after the word that runs one.
  static func completions(_ intents: [IntentEntry]) -> [Completion] {
    intents.map { Completion(text: "\(run) \($0.name)", detail: $0.title) }
  }

  /// Returns the phrases of each app, the buttons of the card, and the shell's own words.
  @Sendable private static func help(_ context: Context) async -> [String] {
    let page = context.page
    let phrases = await context.surroundings.phrases()
    let intents = await context.surroundings.intents()
    var lines: [String] = []
    for app in await context.surroundings.apps() where context.surroundings.admits(app) {
      lines.append(page.strong(page.plain(app.name)))
      var seen: Set<String> = []
      for entry in phrases where entry.app == app.name && seen.insert(entry.phrase).inserted {
        lines.append("  " + page.plain(entry.phrase))
      }
      // Of an app without phrases, every intent is said by its name.
      for intent in intents where seen.isEmpty && intent.app == app.name {
        lines.append("  \(run) " + page.plain(intent.name))
      }
    }
    if !context.buttons.isEmpty {
      lines.append(page.strong("Buttons of the card"))
      lines += context.buttons.map { "  \($0.number)  \($0.name)" }
    }
    lines.append(page.strong("In the shell"))
    let widest = all.map { $0.names[0].count }.max() ?? 0
    for word in all {
      let gap = String(repeating: " ", count: widest - word.names[0].count + 2)
      lines.append("  " + word.names[0] + gap + page.secondary(word.summary))
    }
    lines += TerminalText.wrapped(
      "At a question also: back, change the …, not …, make it …, what can I choose, resume. After a "
        + "command: again, the same but ….", to: page.width)
    let completion = context.surroundings.completes ? "Tab completes. " : ""
    lines += TerminalText.wrapped(
      completion + "A line that ends in \\ goes on; \"\"\" opens and closes a block of lines.",
      to: page.width)
    return lines
  }
}

extension Substring {
  /// The words between spaces; those in quotation marks are one.
  fileprivate var quotedWords: [String] {
    var words: [String] = []
    var word: String?
    var mark: Character?
    for character in self {
      if character == mark {
        mark = nil
      } else if mark == nil, character == "\"" || character == "'" && word == nil {
        mark = character
        word = word ?? ""
      } else if mark == nil, character.isWhitespace {
        if let ended = word { words.append(ended) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap { $0 }
  }
}

extension Surroundings {
  /// Returns whether the phrases of an app may match.
  fileprivate func admits(_ app: AppEntry) -> Bool {
    guard let only = self.app?.lowercased() else { return true }
    return ([app.name] + app.synonyms).contains { $0.lowercased() == only }
  }
}
