// Classifies the lines of a session: utterances, or the shell's own words, and what these print.

import BehestCards
import CardTerminal
import Foundation
import IntentEngine
import SpokenValues

/// A line that is typed while no question is pending.
enum SessionLine: Sendable {
  case nothing
  case word(ShellWord.Action)
  case unknownWord(String)
  case input(Input)
  /// The words after `run`, the name of an intent and values of its parameters, and the utterance that
  /// the line is if no intent has this name.
  case run([String], Input)
  /// A word of the shell about something, such as an app, and the utterance that the line is if there is
  /// no such thing.
  case about(String, ShellWord, Input)
  /// The name after `use`, and the utterance that the line is if no app has this name.
  case use(String, Input)

  /// Returns a line that is an utterance, even if the shell has such a word.
  static func utterance(_ text: String) -> SessionLine {
    text.trimmingSpaces.isEmpty ? .nothing : .input(Input(.text(text)))
  }

  /// Interprets a line; a block or a file at its end is the value of the first text parameter without one.
  ///
  /// - Parameter meaning: Returns what a person's own words in a line stand for.
  init(_ line: String, meaning: (String) -> String = { $0 }) {
    let (whole, block) = Continuation.parse(line)
    let file = block == nil ? ValueText.attachment(of: whole.trimmingSpaces) : nil
    let words = meaning((file?.words ?? whole).trimmingSpaces)
    // A block without words before it is what is said.
    let text = words.isEmpty ? block?.trimmingSpaces ?? "" : words
    let folded = text.lowercased()
    let attachment =
      block.map { block in { @Sendable () async -> Data? in Data(block.utf8) } } ?? file?.data
    if text.isEmpty {
      self = .nothing
    } else if block == nil, file == nil,
      let problem = ValueText.problem(ofFileIn: whole.trimmingSpaces)
    {
      self = .unknownWord(problem)
    } else if let word = ShellWord.named(folded) {
      self = .word(word.action)
    } else if let name = ShellWord.nameToUse(in: text) {
      self = .use(name, Input(.text(text), attachment: attachment))
    } else if let (subject, word) = ShellWord.subject(of: text) {
      self = .about(subject, word, Input(.text(text), attachment: attachment))
    } else if var words = ShellWord.wordsToRun(in: text) {
      // The block behind "content=" is that value.
      let isValue = block != nil && words.last?.last == "="
      if isValue, let block { words[words.count - 1] += block }
      self = .run(words, Input(.text(text), attachment: isValue ? nil : attachment))
    } else if text.hasPrefix(":") {
      let names = ShellWord.all.map { word in
        word.names.first { $0.hasPrefix(":") } ?? word.names[0]
      }
      let near = Nearest.word(to: text, among: names).map { Sentence.didYouMeanName(name: $0) }
      self = .unknownWord(
        [Sentence.noShellWord(word: text), near ?? Sentence.typeHelp()].sentences)
    } else {
      self = .input(Input(.text(text), attachment: attachment))
    }
  }
}

extension SessionLine {
  /// Whether the line is a word of the shell, by itself or about something.
  var isShellWord: Bool {
    switch self {
    case .word, .about, .run, .use: true
    case .nothing, .unknownWord, .input: false
    }
  }
}

/// A word that is a command for the shell instead of an utterance.
package struct ShellWord: Sendable {
  /// The action of a word.
  enum Action: Sendable {
    /// Leaves the shell.
    case leave
    /// Shows the last card once more.
    case cardAgain
    /// Clears the screen.
    case clear
    /// Prints lines; throws where what the word stands for cannot be done.
    case print(@Sendable (Context) async throws(Failure) -> [String])
  }

  /// The context in which a word is used.
  struct Context: Sendable {
    /// The page that the answer is written on.
    var page: Page
    /// The installed apps and their phrases.
    var surroundings: Surroundings
    /// The buttons of the last card.
    var buttons: [(number: Int, name: String, isEnabled: Bool)] = []
    /// The last card with its links and code blocks; `nil` where no card was shown.
    var card: NumberedCard?
    /// The height of the window; `nil` where there is none.
    var rows: Int?
    /// The commands that run in the background; `nil` in a script, which has none.
    var work: BackgroundWork?

    /// Returns the app with a name, if its phrases may match.
    func app(named name: String) async -> AppEntry? {
      await surroundings.apps().first { app in
        surroundings.admits(app)
          && ([app.name] + app.synonyms).contains { $0.lowercased() == name.lowercased() }
      }
    }
  }

  /// A function that returns the lines to print about something; `nil` if there is no such thing.
  typealias Lines = @Sendable (_ subject: String, Context) async throws(Failure) -> [String]?

  /// The spellings of the word; the first one is listed.
  var names: [String]

  /// The description of the action, in a few words.
  var summary: Sentence

  /// The action of the word.
  var action: Action

  /// The action of the word before something that it is about; `nil` for words that stand alone.
  var about: Lines?

  /// Whether the word may be about an app.
  var takesApps = false

  /// Whether the word opens apps that have a view of their own.
  var opensApps = false

  /// Whether the word is an utterance without something that it is about, unless it has a colon.
  var needsSubject = false

  /// The subjects beside apps, those to offer.
  var topics: [String] = []

  /// The word that runs an intent, whatever else it may mean.
  static let run = ":run"

  /// The words before and after the name of an intent that run it, those to offer first.
  static var runFrames: [String] { SentenceLanguage.sessionWords.flatMap(\.run) + [run + " {}"] }

  /// Returns the words in a frame that runs an intent; `nil` for any other text.
  static func wordsToRun(in text: String) -> [String]? {
    SessionWords.text(in: text, frames: runFrames).map(\.quotedWords).flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// Returns the line that runs an intent: by its title, or by its name where others have the title too.
  static func line(running intent: IntentEntry, among intents: [IntentEntry]) -> String {
    let isAlone = intents.count { $0.title.lowercased() == intent.title.lowercased() } < 2
    return runFrames[0].replacing("{}", with: isAlone ? intent.title : intent.name)
  }

  /// The words before and after the name of an app that put it in focus, those to offer first.
  private static var useFrames: [String] {
    SentenceLanguage.sessionWords.flatMap(\.use) + [":use {}"]
  }

  /// Returns the name of an app in a frame that puts it in focus; `nil` for any other text.
  static func nameToUse(in text: String) -> String? {
    SessionWords.name(in: text, frames: useFrames).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the word that a line in small letters is as it stands; `nil` for other lines.
  static func named(_ line: String) -> ShellWord? {
    all.first { $0.names.contains(line) && (!$0.needsSubject || line.hasPrefix(":")) }
  }

  /// Returns what a line that begins with a word of the shell is about: "Soupy" of "help Soupy"; empty
  /// where a word that needs it stands alone.
  static func subject(of text: String) -> (String, ShellWord)? {
    if let word = all.first(where: { $0.needsSubject && $0.names.contains(text.lowercased()) }) {
      return ("", word)
    }
    guard let (word, name) = beginning(text) else { return nil }
    return (String(text.dropFirst(name.count)).trimmingSpaces, word)
  }

  /// Returns whether a person's own word would hide one of the shell.
  package static func isTaken(_ word: String) -> Bool { SessionLine(word).isShellWord }

  /// Returns the word that may be about something with which a text begins, and its spelling there.
  private static func beginning(_ text: String) -> (word: ShellWord, name: String)? {
    let folded = text.lowercased()
    return all.lazy.filter { $0.about != nil }.compactMap { word in
      word.names.first { folded.hasPrefix($0 + " ") }.map { (word, $0) }
    }.first
  }

  /// Returns the sentence that there is no app of a name.
  static func refusal(of name: String, in context: Context) async -> String {
    let apps = await context.surroundings.apps().map(\.name)
    return Failure(unknown: name, Sentence.noApplication(name: name), among: apps).words
  }

  /// Returns the first words of a language that leave a question and do not take back what was done: "annulla".
  private static func cancel(_ words: SessionWords) -> String {
    let takingBack = ConversationWords.rows(for: [words.tag]).flatMap(\.takingBack)
    return words.cancel.first { !takingBack.contains($0) } ?? words.cancel[0]
  }

  /// All words, in the order they are listed.
  static var all: [ShellWord] {
    let words = SentenceLanguage.sessionWords
    func names(_ part: (SessionWords) -> [String]) -> [String] { words.flatMap(part) }
    func framing(_ part: (SessionWords) -> [String]) -> [String] {
      names(part).map { $0.replacing("{}", with: "").trimmingSpaces }
    }
    return all(
      help: names(\.help) + names(\.helpQuestions), use: framing(\.use), runs: framing(\.run),
      open: names(\.open), copy: names(\.copy), undo: names(\.undo),
      cancel: words.map(cancel),
      quit: names(\.quit))
  }

  private static func all(
    help helpNames: [String], use: [String], runs: [String], open: [String], copy: [String],
    undo: [String], cancel: [String], quit: [String]
  ) -> [ShellWord] {
    [
      ShellWord(
        names: helpNames + [":help", "?"], summary: .helpSummary,
        action: .print { await Help($0).overview() },
        about: { await Help($1).lines(about: $0) }, takesApps: true, topics: [Help.topic]),
      ShellWord(
        names: [":apps"], summary: .appsSummary,
        action: .print {
          let list = ListText(page: $0.page).apps(await $0.surroundings.apps())
          guard $0.page.isTerminal, let app = await $0.surroundings.focus() else { return list }
          return list + ["", $0.page.secondary($0.page.plain(Sentence.inFocus(app: app)))]
        }),
      ShellWord(
        names: use + [":use"],
        summary: .useSummary,
        action: .print { context in
          guard let app = await context.surroundings.focus() else {
            return [Sentence.noFocusHint()]
          }
          return [context.page.plain(Sentence.focusHint(app: app))]
        }),
      ShellWord(
        names: [":phrases"], summary: .phrasesSummary,
        action: .print { ListText(page: $0.page).phrases(await $0.surroundings.phrases()) },
        about: { name, context in
          guard let app = await context.app(named: name) else { return nil }
          let phrases = await context.surroundings.phrases().filter { $0.app == app.name }
          return ListText(page: context.page).phrases(phrases)
        }, takesApps: true),
      ShellWord(
        names: [":intents"], summary: .intentsSummary,
        action: .print { context in
          let (page, intents) = (context.page, await context.surroundings.intents())
          let list = ListText(page: page).intents(intents)
          // A script reads the list alone.
          guard page.isTerminal, let intent = intents.first else { return list }
          return list + [
            page.secondary(
              page.plain(Sentence.runsByName(line: ShellWord.line(running: intent, among: intents)))
            )
          ]
        },
        about: { name, context in
          guard let app = await context.app(named: name) else { return nil }
          let intents = await context.surroundings.intents().filter { $0.app == app.name }
          return ListText(page: context.page).intents(intents)
        }, takesApps: true),
      ShellWord(
        names: runs + [run], summary: .runSummary,
        action: .print { context in
          let intents = await context.surroundings.intents()
          let line =
            intents.first.map { ShellWord.line(running: $0, among: intents) }
            ?? runFrames[0].replacing("{}", with: "NAME")
          return [
            context.page.plain(Sentence.whichIntent(line: line)),
            Sentence.intentsAreListed(),
          ]
        }),
      ShellWord(
        names: [HistoryText.word], summary: .historySummary,
        action: .print { HistoryText($0).latest() },
        about: { HistoryText($1).lines(for: $0) }, topics: [HistoryText.delete]),
      ShellWord(
        names: [":jobs"], summary: .jobsSummary,
        action: .print { $0.work?.list(on: $0.page) ?? [Sentence.nothingInBackground()] },
        about: { $1.work?.lines(for: $0, on: $1.page) }, topics: [BackgroundWork.stop]),
      ShellWord(names: [":card"], summary: .cardSummary, action: .cardAgain),
      ShellWord(names: [":clear"], summary: .clearSummary, action: .clear),
      CardContent.links.word(names: open + [":open"]),
      CardContent.codeBlocks.word(names: copy + [":copy"]),
      ShellWord(
        names: [":undo"] + undo, summary: .undoSummary,
        action: .print { context async throws(Failure) in
          if let (title, isAboveOther) = await context.surroundings.lastThatStays() {
            let remedy = isAboveOther ? [Sentence.undoAgain()] : []
            throw Failure(
              .nothingBefore, ([Sentence.cannotUndo(title: title)] + remedy).sentences)
          }
          guard let name = await context.surroundings.undo() else {
            throw Failure(.nothingBefore, Sentence.nothingToUndo())
          }
          context.work?.noteOutdatedCard()
          return [
            name.isEmpty ? Sentence.undone() : context.page.plain(Sentence.undoneNamed(name: name))
          ]
        }),
      ShellWord(
        names: [":cancel"] + cancel, summary: .cancelSummary,
        action: .print { _ in [Sentence.nothingToLeave()] }),
      ShellWord(
        names: [":quit"] + quit + [":exit", ":q"], summary: .quitSummary,
        action: .leave),
    ]
  }

  /// Returns the shell's words, and the buttons, links and code blocks of the card for completion with
  /// Tab.
  static func completions(_ screen: SessionScreen) -> [Completion] {
    let words = SentenceLanguage.sessionWords[0]
    return screen.buttons.filter(\.isEnabled).map {
      Completion(text: $0.name, detail: Sentence.button())
    }
      + CardContent.links.completions(of: screen.card, after: words.open[0])
      + CardContent.codeBlocks.completions(of: screen.card, after: words.copy[0])
      + all.filter { !$0.needsSubject }.map {
        Completion(text: $0.names[0], detail: $0.summary())
      }
  }

  /// Returns the completions of apps after the word that puts one in focus.
  static func completions(_ apps: [AppEntry]) -> [Completion] {
    let words = SentenceLanguage.sessionWords[0]
    return (apps.map(\.name) + [words.noApp[0]]).map {
      Completion(text: words.use[0].replacing("{}", with: $0))
    }
  }

  /// Returns the completions of apps, and of other subjects, after a word that may be about one; empty
  /// for other texts.
  static func completions(_ apps: [AppEntry], after typed: String) -> [Completion] {
    guard let (word, name) = beginning(typed) else { return [] }
    let subjects = (word.takesApps ? apps.map(\.name) : []) + word.topics
    return subjects.map { Completion(text: "\(name) \($0)") }
  }
}

extension Substring {
  /// The words between spaces; those in quotation marks are one.
  var quotedWords: [String] {
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
  func admits(_ app: AppEntry) -> Bool {
    guard let only = self.app?.lowercased() else { return true }
    return ([app.name] + app.synonyms).contains { $0.lowercased() == only }
  }
}
