// The apps, phrases and programs around a session, as functions that tests can replace.

import CardTerminal
public import IntentEngine
import PhraseMatching
import SpokenValues

/// The installed apps and phrases as a session sees them, and its actions besides talking.
public struct Surroundings: Sendable {
  /// The only app whose phrases may match; `nil` admits all.
  let app: String?

  /// A function that returns the installed apps.
  let apps: @Sendable () async -> [AppEntry]

  /// A function that returns the phrases as declared, parameters in braces.
  let phrases: @Sendable () async -> [PhraseEntry]

  /// A function that returns the phrases ready to say, slots filled with values.
  let sayable: @Sendable () async -> [PhraseEntry]

  /// A function that returns the intents that lists show.
  let intents: @Sendable () async -> [IntentEntry]

  /// A function that returns the input that runs an intent with values, given in words.
  ///
  /// It returns `nil` for words that may be something else, unless they have to be the name of an intent.
  let run: @Sendable (_ words: [String], _ isName: Bool) throws(ValueTextError) -> Input?

  /// A function that returns the titles of the values that are suggested for a parameter of an intent.
  let values: @Sendable (_ parameter: String, IntentEntry) async -> [String]

  /// A function that returns whether an app has a view of its own, which `open` shows.
  var hasView: @Sendable (_ app: String) -> Bool = { _ in false }
  /// A function that opens the app of an outcome, and returns a message or `nil`.
  let open: @Sendable (Outcome) async -> String?

  /// A function that undoes the last effect, and returns its name; `nil` when there is none.
  let undo: @Sendable () async -> String?

  /// A function that returns the title of what ran last and cannot be undone, once, and whether something before
  /// it can; `nil` otherwise.
  var lastThatStays: @Sendable () async -> (title: String, isAboveOther: Bool)? = { nil }

  /// A function that returns the name of the app in focus; `nil` when there is none.
  let focus: @Sendable () async -> String?

  /// A function that puts an app in focus, or none.
  let use: @Sendable (_ name: String?) async throws(Failure) -> Void

  /// Whether Tab completes the typed text.
  let completes: Bool

  /// A function that returns the phrase that a line matches by itself; `nil` for none, or several.
  var matched: @Sendable (_ line: String) async -> Match? = { _ in nil }

  /// A function that returns the slots of a phrase whose words name none of the app's entities.
  var slotsWithoutEntity: @Sendable (Match) async -> Set<String> = { _ in [] }

  /// Returns whether a line is a word of the shell, or a phrase by itself.
  func isCommand(_ line: String) async -> Bool {
    if case .input = SessionLine(line) { return await matched(line) != nil }
    return true
  }

  /// Returns whether a line is a phrase of an intent that takes a text which the line does not say.
  func takesText(behind line: String) async -> Bool {
    guard let match = await matched(line) else { return false }
    return await intents().contains { intent in
      intent.app == match.app && intent.name == match.intent
        && intent.parameters.contains { parameter in
          parameter.isText && !match.parameters.contains { $0.name == parameter.name }
        }
    }
  }

  /// A function that returns phrases with the values that an app's own search finds for a typed text.
  var valuePhrases: @Sendable (_ typed: String) async -> [Completion] = { _ in [] }

  /// The person's own words for whole utterances, with these.
  var aliases: [Completion] = []

  /// A function that returns a typed text with the name of a value that its last words begin.
  var namesEnding: @Sendable (_ typed: String) async -> [String] = { _ in [] }

  /// Returns the phrases, and other words, that begin with a typed text or with it without its last article,
  /// or else the text with the name of a value at its end.
  func phrases(beginning typed: String, words: [Completion]) async -> [Completion] {
    let said = Completion.phrases(await sayable(), words: words, for: typed)
    let values = await valuePhrases(typed)
    let named = values.beginning(with: typed)
    var all = said + named
    // A whole title may begin longer ones, which the app's search then leaves out.
    if named.count == 1, named.count == values.count {
      all =
        named + (await namesEnding(typed).map { Completion(text: TerminalText.sanitised($0)) })
        + said
    }
    let found = all.withoutDuplicates()
    guard found.isEmpty, values.isEmpty else { return found.isEmpty ? values : found }
    if let (before, article, rest) = SpokenValues.atLastArticle(of: typed) {
      let completions = await phrases(beginning: String(before) + rest, words: []).map {
        completion in
        var completion = completion
        completion.text = String(before) + article + completion.text.dropFirst(before.count)
        return completion
      }
      if !completions.isEmpty { return completions }
    }
    return await namesEnding(typed).map { Completion(text: TerminalText.sanitised($0)) }
  }

  /// The lines typed before; `nil` where they are not remembered.
  var history: History?

  /// A function that lets the person edit a line in another program; `nil` for none.
  var edit: (@Sendable (String) -> String?)?

  /// The command that opens links; `nil` for none.
  var links: LinkHandler?

  /// A function that returns what a person's own words in a line stand for.
  var meaning: @Sendable (_ line: String) -> String = { $0 }

  /// Creates surroundings from functions, for tests.
  package init(
    apps: @escaping @Sendable () async -> [AppEntry],
    phrases: @escaping @Sendable () async -> [PhraseEntry],
    sayable: @escaping @Sendable () async -> [PhraseEntry]
  ) {
    self.apps = apps
    self.phrases = phrases
    self.sayable = sayable
    app = nil
    intents = { [] }
    run = { words, isName throws(ValueTextError) in
      guard isName else { return nil }
      throw ValueTextError(message: Sentence.noIntent(name: words.joined(separator: " ")))
    }
    values = { _, _ in [] }
    open = { _ in nil }
    undo = { nil }
    focus = { nil }
    use = { _ throws(Failure) in }
    completes = true
  }

  /// Creates the surroundings of a conversation.
  ///
  /// - Parameters:
  ///   - aliases: The person's own words for whole utterances, with these.
  ///   - meaning: Returns what a person's own words in a line stand for.
  ///   - sayable: Returns the phrases ready to say, with the texts of the apps.
  ///   - history: The lines typed before.
  ///   - edit: Lets the person edit a line in another program.
  package init(
    of conversation: Conversation, app: String? = nil, completes: Bool = true,
    history: History? = nil, edit: (@Sendable (String) -> String?)? = nil,
    links: LinkHandler? = nil, aliases: [Completion] = [],
    meaning: @escaping @Sendable (_ line: String) -> String = { $0 },
    sayable: @escaping @Sendable () async -> [PhraseEntry],
    hasView: @escaping @Sendable (_ app: String) -> Bool = { _ in false },
    open: @escaping @Sendable (Outcome) async -> String?
  ) {
    self.app = app
    apps = { conversation.catalog.apps() }
    phrases = { (try? conversation.catalog.phrases(of: app)) ?? [] }
    intents = { (try? conversation.catalog.intents(of: app)) ?? [] }
    run = { words, isName throws(ValueTextError) in
      try isName
        ? conversation.catalog.input(running: words, of: app)
        : conversation.catalog.input(named: words, of: app)
    }
    values = { parameter, intent in
      await conversation.suggestedValues(of: parameter, intent: intent.name, in: intent.app)
    }
    self.sayable = sayable
    self.hasView = hasView
    self.open = open
    undo = { await conversation.undo() }
    lastThatStays = conversation.lastThatStays
    focus = { await conversation.appInFocus }
    use = { name throws(Failure) in try await conversation.use(app: name) }
    self.completes = completes
    self.meaning = meaning
    self.aliases = aliases
    self.history = history
    valuePhrases = { typed in
      await conversation.values(completing: typed, app: app).map {
        Completion(
          text: TerminalText.sanitised($0.text),
          detail: TerminalText.sanitised($0.value.subtitle ?? ""))
      }
    }
    namesEnding = { await conversation.texts(completingNameIn: $0) }
    self.edit = edit
    self.links = links
    slotsWithoutEntity = conversation.slotsWithoutEntity
    matched = { line in
      let best = try? await conversation.matches(in: line, app: app).best
      return best?.count == 1 ? best?.first : nil
    }
  }

  /// Returns the input that runs an intent, with the block of the line as its attachment.
  ///
  /// A line that is not for the shell alone is said where no intent has the name.
  func input(running words: [String], orSaying said: Input) async throws(ValueTextError) -> Input {
    let name = words.prefix { !$0.isValue }.joined(separator: " ")
    let isForShell = await isForShell(said, about: name)
    var input = try run(words, isForShell) ?? said
    input.app = input.app ?? app
    input.attachment = said.attachment
    return input
  }

  /// Returns whether a line that begins with a word of the shell cannot be an utterance: it has a colon, or
  /// no more than one word follows and no phrase is like it.
  func isForShell(_ line: Input, about subject: String) async -> Bool {
    guard case .text(let text) = line.content else { return false }
    if line.isShellWord { return true }
    return subject.split(separator: " ").count < 2 ? await matched(text) == nil : false
  }

  /// The outcome of a line that may put an app in focus.
  enum Use {
    /// The focus has changed, which the sentence says.
    case said(String)
    /// The name is no app's, which the sentence says.
    case refused(String)
  }

  /// Puts an app in focus by its name, or ends the focus.
  ///
  /// - Returns: `nil` when there is no such app, and the line may be an utterance.
  func use(_ name: String, orSaying input: Input) async -> Use? {
    do throws(Failure) {
      if SentenceLanguage.sessionWords.flatMap(\.noApp).contains(name.lowercased()) {
        try await use(nil)
        return .said(Sentence.noFocus())
      }
      try await use(name)
      let app = await focus() ?? name
      if let only = self.app, only.lowercased() != app.lowercased() {
        try await use(nil)
        return .refused(Sentence.onlyAppAnswers(app: only))
      }
      return .said(Sentence.nowInFocus(app: app))
    } catch {
      return await isForShell(input, about: name) ? .refused(error.words) : nil
    }
  }

  /// Opens the app of a reply if that asks for it; returns a message or `nil`.
  func open(appOf reply: Reply) async -> String? {
    switch reply {
    case .done(let outcome), .part(let outcome, _): outcome.opensApp ? await open(outcome) : nil
    case .question, .nothingMatched, .failed, .cancelled: nil
    }
  }
}

extension Input {
  /// Whether the line begins as only words of the shell do.
  var isShellWord: Bool {
    if case .text(let line) = content { line.hasPrefix(":") } else { false }
  }
}

extension Outcome {
  /// The sentence that the app was opened, where there is no view of it; `nil` when its dialog
  /// begins so.
  public var openedWords: String? {
    let plain = Sentence.opened(app: app)
    if let dialog, dialog.hasPrefix(plain.dropLast()) { return nil }
    return openedTitle.map { Sentence.openedIn(title: $0, app: app) } ?? plain
  }
}
