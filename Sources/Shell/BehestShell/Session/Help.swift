// Says what can be said: by app with what it does, all of one app, and the shell's own words.

import CardTerminal
import IntentEngine
import SpokenValues

/// The help of a session, as lines.
struct Help {
  /// The most phrases of an app that the overview shows.
  private static let mostPhrases = 3

  private let page: Page
  private let context: ShellWord.Context

  /// Creates the help in a context.
  init(_ context: ShellWord.Context) {
    self.context = context
    page = context.page
  }

  /// Returns a few phrases of each app with what they do, as many as fit into the window, and the buttons
  /// of the card; of an app in focus all phrases.
  func overview() async -> [String] {
    let buttons = context.buttons.map { "  \($0.number)  \($0.name)" }
    let footer =
      (buttons.isEmpty ? [] : [page.strong(Sentence.buttonsOfCard())] + buttons)
      + TerminalText.wrapped(
        [Sentence.helpListsWords(command: "\(Self.word) \(Self.topic)"), typing].sentences,
        to: page.width)
    if let focus = await context.surroundings.focus(), let lines = await lines(about: focus) {
      return lines + footer
    }
    let apps = await context.surroundings.apps().filter(context.surroundings.admits)
    let examples = await examples()
    let room = context.rows.map { rows in
      (rows - 1 - footer.count - apps.count) / max(1, apps.count)
    }
    let count = max(1, min(Self.mostPhrases, room ?? Self.mostPhrases))
    let shown = apps.map { app in examples.filter { $0.app == app.name }.prefix(count) }
    let rows = ListText(page: page).table(
      shown.joined().map { ["  \($0.phrase)", $0.explanation] })
    var lines: [String] = []
    var place = 0
    for (app, shown) in zip(apps, shown) {
      let all = await phrases(of: app.name).count
      let hint =
        all > shown.count
        ? "  " + Sentence.helpListsAll(command: "\(Self.word) \(app.name)", count: all) : ""
      lines.append(page.strong(page.plain(app.name)) + page.secondary(page.plain(hint)))
      lines += rows[place..<place + shown.count]
      place += shown.count
    }
    return lines + footer
  }

  /// Returns all phrases of an app, the shell's own words, one or all, the description of an intent, or the phrases
  /// with a word; `nil` for other words.
  func lines(about subject: String) async -> [String]? {
    let name = subject.lowercased()
    if SentenceLanguage.sessionWords.flatMap(\.topics).contains(name) { return words() }
    guard let app = await context.app(named: subject) else {
      let words = ShellWord.all.filter { word in
        word.names.contains(name) || word.names.contains(":" + name)
      }
      return words.isEmpty ? await lines(aboutIntentOrWord: subject) : rows(words)
    }
    return [page.strong(page.plain(app.name))]
      + (await phrases(of: app.name)).map { "  " + page.plain($0) }
  }

  private func lines(aboutIntentOrWord subject: String) async -> [String]? {
    let intents = await context.surroundings.intents()
    let phrases = await context.surroundings.phrases()
    let meant = intents.filter { [$0.name, $0.title].contains { $0.folded == subject.folded } }
    guard meant.isEmpty else {
      return meant.flatMap { intent in
        let own = list(phrases.filter { $0.app == intent.app && $0.intent == intent.name })
        return ListText(page: page).description(of: intent) + (own.isEmpty ? [] : [""] + own)
      }
    }
    guard !subject.contains(" ") else { return nil }
    let found = phrases.filter { entry in
      entry.phrase.split(whereSeparator: { !$0.isLetter }).contains {
        String($0).folded == subject.folded
      }
    }
    return found.isEmpty ? nil : list(found)
  }

  private func list(_ phrases: [PhraseEntry]) -> [String] {
    ListText(page: page).phrases(phrases).map { "  " + $0 }
  }

  /// Returns two lines that can be typed as they stand, with what they do, for who has typed none yet.
  func greeting() async -> [String] {
    let first = await examples().first { !$0.phrase.contains("{") }
    return ListText(page: page).table(
      [first.map { [$0.phrase, $0.explanation] }, [Self.word, Sentence.helpSummary()]].compactMap(
        \.self))
  }

  /// The word that asks for help, and the one for the shell's own words.
  private static var word: String { SentenceLanguage.sessionWords[0].help[0] }
  static var topic: String { SentenceLanguage.sessionWords[0].topics[0] }

  private var typing: String {
    [context.surroundings.completes ? Sentence.tabCompletes() : nil, Sentence.typeLines()].sentences
  }

  private func words() -> [String] {
    [page.strong(Sentence.inTheShell())] + rows(ShellWord.all)
      + TerminalText.wrapped(Sentence.steeringHelp(), to: page.width)
      + TerminalText.wrapped(typing, to: page.width)
  }

  /// Returns words of the shell with what they do, a line each.
  private func rows(_ words: [ShellWord]) -> [String] {
    let widest = words.map { $0.names[0].count }.max() ?? 0
    return words.map { word in
      let gap = String(repeating: " ", count: widest - word.names[0].count + 2)
      return "  " + word.names[0] + gap + page.secondary(word.summary())
    }
  }

  /// Returns the phrases of an app, each once; of an app without any, its intents by name.
  private func phrases(of app: String) async -> [String] {
    var seen: Set<String> = []
    let phrases = await context.surroundings.phrases()
      .filter { $0.app == app && seen.insert($0.phrase).inserted }.map(\.phrase)
    guard phrases.isEmpty else { return phrases }
    let intents = await context.surroundings.intents()
    return intents.filter { $0.app == app }.map { ShellWord.line(running: $0, among: intents) }
  }

  /// Returns a phrase of each intent, with what the intent does; first those that can be said as they are.
  private func examples() async -> [(app: String, phrase: String, explanation: String)] {
    let intents = await context.surroundings.intents()
    let language = SentenceLanguage.current.rawValue
    let sayable = await context.surroundings.sayable()
    var seen: Set<[String]> = []
    var examples: [(app: String, phrase: String, explanation: String)] = []
    let declared = await context.surroundings.phrases()
    for entry in declared where seen.insert([entry.app, entry.intent]).inserted {
      func isSame(_ other: PhraseEntry) -> Bool {
        other.app == entry.app && other.intent == entry.intent
      }
      let spoken = sayable.filter(isSame)
      let phrase =
        (spoken.first { $0.language?.hasPrefix(language) ?? false } ?? spoken.first)?.phrase
        ?? entry.phrase
      let intent = intents.first { $0.app == entry.app && $0.name == entry.intent }
      examples.append((entry.app, phrase, intent?.purpose ?? ""))
    }
    for intent in intents where !declared.contains(where: { $0.app == intent.app }) {
      let line = ShellWord.line(running: intent, among: intents)
      examples.append((intent.app, line, intent.purpose))
    }
    return examples.filter { !$0.phrase.contains("{") }
      + examples.filter { $0.phrase.contains("{") }
  }
}

extension IntentEntry {
  /// The first sentence of the description, or the title without one.
  fileprivate var purpose: String {
    let words = (explanation ?? title).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.split(separator: ". ").first.map {
      $0.hasSuffix(".") ? String($0.dropLast()) : String($0)
    } ?? ""
  }
}
