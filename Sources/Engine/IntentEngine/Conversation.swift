// The engine's interface: inputs go in, replies come out.

public import BehestCards
public import Foundation
import FoundationGaps
public import PhraseMatching

/// A conversation with the installed apps.
///
/// `say(_:)` takes every input and returns every reply. A question, whether asked before an intent
/// runs or from inside its `perform()`, is a reply: the intent's task waits, and the next input is
/// the answer. One intent waits, or two while a button on the card of a confirmation runs its own;
/// a new phrase, a cancellation or the end of the conversation ends them with a cancellation error.
public actor Conversation {
  /// The settings of a conversation.
  public struct Settings: Sendable {
    /// The loosest tier at which an utterance may match a phrase.
    public var tier: Tier
    /// Whether a sentence may consist of several commands: "find Notes and then convert it".
    public var hearsSequences: Bool
    /// Whether inputs may correct what was said, ask back and refer to what was said before.
    ///
    /// The answers of a script in advance never do: see `Input.isScripted`.
    public var listens = false
    /// Whether a person is there, who can be asked what was meant.
    ///
    /// Otherwise what matches nothing is `Reply.nothingMatched`, and any text answers a question for
    /// text.
    public var asksPerson = false
    /// Whether a phrase near enough to what matches nothing runs without being asked about:
    /// `Conversation.acceptedScore`.
    public var acceptsSuggestions = false
    /// The interpreter that is asked about what matches nothing; `nil` for none.
    ///
    /// Its readings are suggested to a person, or listed in `Reply.nothingMatched`; they never run
    /// without being accepted.
    public var interpreter: (any Interpreter)?
    /// A function that returns the current date, for reading relative dates.
    public var now: @Sendable () -> Date
    /// The calendar, with its time zone and locale, for reading dates.
    public var calendar: Calendar
    /// The authenticator for intents that require authentication; `nil` takes a person who is
    /// logged in as authenticated, and refuses intents that require a new proof of identity.
    public var authenticator: (any Authenticator)?
    /// Whether a risky intent is confirmed before it runs: one that deletes, sends or acts on
    /// shared entities.
    ///
    /// The kind or schema of an intent says whether it deletes or sends. Pressing a button needs no
    /// confirmation.
    public var confirmsRisks = true
    /// The time an intent may work without asking, reporting progress or ending; `nil` for no
    /// limit.
    public var budget: Duration?
    /// The clock that measures the budget.
    public var clock: any Clock<Duration>
    /// The hooks for apps that show Markdown: styles and renderers.
    public var markdown = MarkdownHooks.none
    /// A function that puts what an intent has copied on the person's clipboard; `nil` for none.
    ///
    /// It is called when `perform()` has returned, and returns a remark about where the copy went,
    /// or `nil` if that is an ordinary clipboard. The intent fails with the error that it throws.
    public var copy: (@Sendable (Copy) async throws -> Copy.Remark?)?
    /// A function that returns and uses up an answer of a script to a question about any of some names;
    /// `nil` when there is no script.
    ///
    /// It is called for parameters that their intent never asks for.
    public var answer: (@Sendable (_ names: [String]) -> String?)?
    /// A function that receives updates of a running intent, at any time and on any thread.
    public var updates: @Sendable (Update) -> Void

    /// Creates settings, with defaults for a person at a terminal.
    public init(
      tier: Tier = .parts, hearsSequences: Bool = true,
      now: @escaping @Sendable () -> Date = { Date() },
      calendar: Calendar = .current, authenticator: (any Authenticator)? = nil,
      budget: Duration? = .seconds(30), clock: any Clock<Duration> = ContinuousClock(),
      updates: @escaping @Sendable (Update) -> Void = { _ in }
    ) {
      self.budget = budget
      self.clock = clock
      self.updates = updates
      self.tier = tier
      self.hearsSequences = hearsSequences
      self.now = now
      self.calendar = calendar
      self.authenticator = authenticator
    }

    /// The resolver that reads words as values.
    var resolver: ParameterResolver { ParameterResolver(now: now(), calendar: calendar) }

    /// The settings for converting views to cards.
    var cards: CardSettings { CardSettings(markdown: markdown, now: now, calendar: calendar) }
  }

  /// The catalogue of the installed apps.
  public nonisolated let catalog: Catalog

  let settings: Settings
  let matcher: LiveMatcher
  let launcher: Launcher

  /// The intents that have started and not ended, the current one last.
  ///
  /// There is more than one only while a button on the card of a confirmation runs its intent.
  var running: [Running] = []

  /// The card shown last, whose buttons can be pressed.
  var presented: Snippet?

  /// The only app whose phrases may match; `nil` admits all.
  var onlyApp: String?

  /// Whether an input is being handled.
  private var isBusy = false

  /// The callers that wait for the replies to earlier inputs, in order.
  private var callers: [CheckedContinuation<Void, Never>] = []

  /// The undo stacks of the apps, by name.
  var undoStacks: [String: any UndoStack] = [:]

  /// The apps with effects to undo, the most recent one last.
  var undoable: [String] = []

  /// The readings that the person chooses from, and the input that they are of.
  var tie: Tie?

  /// The app in focus, by name; `nil` when there is none.
  var focus: String?

  /// The app that was spoken to last; `nil` at the beginning.
  var lastApp: String?

  /// The commands of a sentence that have not all been run.
  var remaining: Remaining?

  /// The last commands that were performed, to be repeated, corrected and referred to; the last one last.
  var history: [Performed] = []

  /// The intents that ran since an effect that can be undone, or since that was told; each once, the last one last.
  var staying: [(app: App, intent: any IntentSource)] = []

  /// The command that was performed last; `nil` for none.
  var performed: Performed? { history.last }

  /// The commands of the same sentence that were performed with it, itself the last.
  var performedTogether: [Performed] = []

  /// The command that was declined or has failed since; `nil` for none.
  var declined: Performed?

  /// The commands of the same sentence that were declined with it.
  var declinedWith: [Performed] = []

  /// The lists of values that were shown, in questions and as results, the last one first.
  var listed: [[Value]] = []

  /// The value that was told by itself, since other things were listed; `nil` for none.
  var thingTold: Value? { listed.first.flatMap { $0.count == 1 ? $0[0] : nil } }

  /// The commands that were left for another one, or cancelled since the last one that was performed, with their values;
  /// the last one left last.
  var left: [Left] = []
  /// Whether a command was declined since the last one was left, so that it is the one to be taken up.
  var resumesDeclined = false
  /// The number of inputs so far, without those that only proceed with a sentence.
  var countOfInputs = 0
  /// The number of the input that declined a command last; `nil` for none.
  var inputThatDeclined: Int?
  /// The number of questions that were left for another command, those that were resumed included.
  package var countOfLeft = 0

  /// The words that steer the conversation, made when they are first needed.
  lazy var steering = SteeringWords(
    catalog.outline.languages + [
      LocalizationEnvironment.locale.language.languageCode?.identifier ?? "en", "en",
    ])

  /// The words at which sentences of several commands are split.
  let sequenceWords: SequenceWords

  /// Creates a conversation with the apps of a catalogue, without calling any app yet.
  ///
  /// - Throws: `TemplateError` for the first phrase that cannot be compiled.
  public init(catalog: Catalog, settings: Settings = Settings()) throws(TemplateError) {
    self.catalog = catalog
    self.settings = settings
    launcher = Launcher()
    sequenceWords = SequenceWords(catalog.outline)
    matcher = try LiveMatcher(catalog, launcher)
  }

  /// Creates a conversation beside another one with the same apps, which are launched once.
  ///
  /// - Parameter change: Changes the settings, which are those of the other one.
  package init(beside other: Conversation, change: (inout Settings) -> Void) {
    catalog = other.catalog
    launcher = other.launcher
    matcher = other.matcher
    sequenceWords = other.sequenceWords
    var settings = other.settings
    change(&settings)
    self.settings = settings
  }

  /// The settings for converting views to cards.
  package nonisolated var cards: CardSettings { settings.cards }

  /// Launches an app of the catalogue if necessary, and waits until it has been launched.
  package nonisolated func launch(_ app: App) async { await launcher.launch(app) }

  /// Handles an input, and waits for the reply.
  ///
  /// The reply to a sentence of several commands is `.part` after each command but the last;
  /// `.proceed` runs the next command, and any other input discards the rest.
  ///
  /// Inputs are handled one after another: an input waits for the replies to earlier ones.
  /// Cancelling the calling task cancels the intent at once, and the reply is `.cancelled`.
  public func say(_ input: Input) async -> Reply {
    if isBusy { await withCheckedContinuation { callers.append($0) } }
    isBusy = true
    let reply = await passOn(await hear(input))
    if callers.isEmpty { isBusy = false } else { callers.removeFirst().resume() }
    return reply
  }

  private func hear(_ input: Input) async -> Reply {
    if case .proceed = input.content {} else { countOfInputs += 1 }
    if running.last?.waiting != nil { return await answer(input) }
    if !goesOn(input) { await forgetRemaining() }
    switch input.content {
    case .proceed:
      return await proceed()
    case .cancel, .leave:
      tie = nil
      return .cancelled(.init())
    case .press(let number):
      return await press(number)
    case .pressNamed(let words):
      return await press(named: words)
    case .run(let name):
      return await run(named: name, input)
    case .text(let words):
      return await hear(words, input)
    }
  }

  /// Returns whether an input continues the sentence before it.
  private func goesOn(_ input: Input) -> Bool {
    switch input.content {
    case .proceed, .cancel, .leave: true
    case .text: tie != nil
    case .run, .press, .pressNamed: false
    }
  }

  /// Returns the phrases that an utterance matches, best first, without running anything.
  public func matches(
    in utterance: String, app: String? = nil
  ) async throws(Failure) -> MatchResult {
    try await matches(in: utterance, app: app, with: .suggestions)
  }

  /// Returns the phrases that an utterance matches up to a tier, without running anything.
  func matches(
    in utterance: String, app: String?, upTo tier: Tier = .parts, with details: MatchDetails = []
  ) async throws(Failure) -> MatchResult {
    var apps: Set<String>?
    if let app { apps = [try catalog.app(named: app).name] }
    let limit = min(tier, settings.tier)
    return await matcher.matches(in: utterance, upTo: limit, apps: apps, with: details)
  }

  /// Returns the description of an intent with a summary of the given values, without asking.
  ///
  /// - Throws: `Failure` when there is no such intent or parameter, or a value does not parse.
  public func describe(
    _ name: String, in app: String? = nil, values: [Input.Value] = []
  ) async throws(Failure) -> IntentEntry {
    let (app, call) = try await filled(name, in: app, values: values)
    return IntentEntry(call, of: app)
  }

  /// Returns a call of an intent with the given values and no others, without asking.
  ///
  /// - Throws: `Failure` when there is no such intent or parameter, or a value does not parse.
  func filled(
    _ name: String, in app: String?, values: [Input.Value]
  ) async throws(Failure) -> (app: App, call: any IntentCall) {
    let (app, intent) = try catalog.intent(named: name, in: app)
    let call = intent.makeCall()
    await launcher.launch(app)
    var run = makeRun(of: call, in: app, asking: .silent())
    run.given = values.map(IntentRun.Given.init)
    do {
      try await app.speaking { [run] in
        try await run.assignGiven()
        try await call.describe()
      }
    } catch {
      throw Failure(of: error, in: app, otherwise: Sentence.couldNotReadValues(app: app.name))
    }
    return (app, call)
  }

  /// Returns the phrases that can be said at present, with at most `limit` values in each slot.
  package func sayable(limit: Int = 20) async -> [PhraseEntry] {
    await matcher.sayable(limit: limit)
  }

  /// Returns the phrases and words that utterances are matched with, values of slots included.
  ///
  /// - Throws: `TemplateError` for the first phrase that cannot be compiled.
  public static func inventory(
    of catalog: Catalog
  ) async throws(TemplateError) -> PhraseInventory {
    try await LiveMatcher(catalog, Launcher()).inventory()
  }

  /// Returns the entities of a type that its app's query finds.
  ///
  /// - Throws: `Failure` when there is no such type, or the query fails.
  package func entities(
    of type: String, in app: String? = nil, _ request: EntityRequest
  ) async throws(Failure) -> [Value.Entity] {
    let (app, type) = try catalog.entity(named: type, in: app)
    await launcher.launch(app)
    do {
      return try await app.speaking {
        var entities = try await EntityResolver(type.outsideOfParameters).list(request)
        // Properties that take time to read are complete only for entities requested by identifier.
        if case .identifiers = request {
          for index in entities.indices { entities[index] = try await entities[index].complete() }
        }
        return entities.compactMap { entity in
          if case .entity(let entry) = entity.plain { entry } else { nil }
        }
      }
    } catch {
      throw Failure(
        of: error, in: app,
        otherwise: Sentence.couldNotList(
          app: app.name, names: type.displayName.plural))
    }
  }

  /// Returns the names of the properties by which a type's entities can be searched; empty for none.
  package func comparableProperties(of type: String, in app: String? = nil) async -> [String] {
    guard let (app, type) = try? catalog.entity(named: type, in: app) else { return [] }
    let found = try? await app.speaking { try await type.searchableProperties() }
    return (found ?? nil)?.map(\.name) ?? []
  }
}

/// An authenticator that answers an intent's `authenticationPolicy`.
public protocol Authenticator: Sendable {
  /// Returns whether an intent with this policy may run now; may ask the person to authenticate.
  func admits(_ policy: AuthenticationPolicy, reason: String) async -> Bool
}
