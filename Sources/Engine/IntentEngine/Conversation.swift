// The engine's only door: words go in, replies come out.

public import BehestCards
public import Foundation
public import PhraseMatching

/// A conversation with the installed applications.
///
/// `say(_:)` is the only way in and `Reply` the only way out. A question, whether asked before an
/// intent runs or from inside its `perform()`, is a reply: the intent's task waits, and the next
/// input is its answer. At most one intent waits; a new phrase, a cancellation or the end of the
/// conversation ends it with a cancellation error.
public actor Conversation {
  /// What a conversation depends on besides the applications.
  public struct Settings: Sendable {
    /// How loosely an utterance may fit a phrase.
    public var tier: Tier
    /// Whether a sentence may be several commands: "find Notes and then convert it".
    public var hearsSequences: Bool
    /// Whether applications that ask for it answer to their phrases in other words, whatever the tier.
    public var hearsParaphrases: Bool
    /// The least score of a paraphrase, from 0 to 1; `nil` for the calibrated one.
    public var paraphraseThreshold: Double?
    /// The moment that "now" means when dates are read.
    public var now: @Sendable () -> Date
    /// The calendar, with its time zone and locale, that dates are read in.
    public var calendar: Calendar
    /// Decides who may run intents that demand authentication.
    public var authenticator: any Authenticator
    /// Whether an intent that deletes or sends something by its kind or schema, or acts on entities
    /// that are shared, is confirmed before it runs. A button that is pressed is not.
    public var confirmsRisks = true
    /// How long an intent may work without asking, telling its progress or ending; `nil` for ever.
    public var budget: Duration?
    /// What the budget is measured by.
    public var clock: any Clock<Duration>
    /// What takes part where apps show Markdown: styles, renderers.
    public var markdown = MarkdownHooks.none
    /// Takes news of an intent that is at work, at any time and from any thread.
    public var updates: @Sendable (Update) -> Void

    /// Creates settings.
    public init(
      tier: Tier = .slips, hearsSequences: Bool = true, hearsParaphrases: Bool = true,
      paraphraseThreshold: Double? = nil,
      now: @escaping @Sendable () -> Date = { Date() },
      calendar: Calendar = .current, authenticator: any Authenticator = LoggedInSession(),
      budget: Duration? = .seconds(30), clock: any Clock<Duration> = ContinuousClock(),
      updates: @escaping @Sendable (Update) -> Void = { _ in }
    ) {
      self.budget = budget
      self.clock = clock
      self.updates = updates
      self.tier = tier
      self.hearsSequences = hearsSequences
      self.hearsParaphrases = hearsParaphrases
      self.paraphraseThreshold = paraphraseThreshold
      self.now = now
      self.calendar = calendar
      self.authenticator = authenticator
    }
  }

  /// What is installed.
  public nonisolated let catalog: Catalog

  let settings: Settings
  let vocabulary: Vocabulary
  let updates: ValueUpdates
  private let launcher = Launcher()

  /// The intents that have started and not ended: the last one is being heard. More than one only
  /// while a button on the card of a confirmation runs its intent.
  var running: [Running] = []

  /// The card shown last, whose buttons can be pressed.
  var presented: Snippet?

  /// The only application that may answer what is being said; `nil` admits all.
  var onlyApp: String?

  private let turns = Turns()

  /// Where the undoable intents of each application register how to take their effects back.
  var undoStacks: [String: any UndoStack] = [:]

  /// The applications whose intents registered something to undo, the last one at the end.
  var undoable: [String] = []

  /// What the person is choosing among, and the input that fitted it all.
  var tie: (readings: [Reading], input: Input)?

  /// The commands that were said in one sentence and have not all been run.
  var remaining: Remaining?

  /// The words that sentences of several commands are split at.
  let sequenceWords: SequenceWords

  /// Starts a conversation; no application is asked for anything yet.
  ///
  /// - Throws: `TemplateError` for the first phrase that cannot be compiled.
  public init(catalog: Catalog, settings: Settings = Settings()) throws(TemplateError) {
    self.catalog = catalog
    self.settings = settings
    updates = ValueUpdates(of: catalog.installed)
    let launcher = launcher
    sequenceWords = SequenceWords(catalog.outline)
    vocabulary = try Vocabulary(catalog, paraphraseThreshold: settings.paraphraseThreshold) {
      await launcher.launch($0)
    }
  }

  /// Says something, and waits for what comes of it.
  ///
  /// A sentence of several commands is replied to with `.part` after each command but the last;
  /// `.proceed` goes on to the next, and anything else that is said leaves the rest.
  ///
  /// Inputs are taken one after another: one that is said while another is being heard waits for
  /// its reply. Cancelling the calling task cancels the intent at once: the reply is then
  /// `.cancelled`.
  public func say(_ input: Input) async -> Reply {
    await turns.begin()
    defer { turns.end() }
    return passOn(await hear(input))
  }

  private func hear(_ input: Input) async -> Reply {
    if running.last?.waiting != nil { return await answer(input) }
    if !goesOn(input) { remaining = nil }
    switch input.content {
    case .proceed:
      return await proceed()
    case .cancel:
      tie = nil
      return .cancelled(Cancellation())
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

  /// Whether an input belongs to the sentence before it.
  private func goesOn(_ input: Input) -> Bool {
    switch input.content {
    case .proceed, .cancel: true
    case .text: tie != nil
    case .run, .press, .pressNamed: false
    }
  }

  /// The phrases that `utterance` can be, best first; runs nothing.
  public func matches(
    in utterance: String, app: String? = nil
  ) async throws(Failure) -> MatchResult {
    try await matches(in: utterance, app: app, upTo: settings.tier)
  }

  /// The phrases that `utterance` can be up to a tier; runs nothing.
  func matches(
    in utterance: String, app: String?, upTo tier: Tier
  ) async throws(Failure) -> MatchResult {
    var apps: Set<String>?
    if let app { apps = [try catalog.app(named: app).name] }
    let limit = min(tier, settings.tier)
    let result = await vocabulary.matches(in: utterance, upTo: limit, apps: apps)
    guard result.matches.isEmpty, result.vetoed.isEmpty, limit == .slips,
      settings.hearsParaphrases
    else { return result }
    return await vocabulary.paraphrases(of: utterance, apps: apps) ?? result
  }

  /// Describes an intent, its summary as the given values have it; asks nothing.
  ///
  /// - Throws: `Failure` when there is no such intent or parameter, or a value does not parse.
  public func describe(
    _ name: String, in app: String? = nil, values: [Input.Value] = []
  ) async throws(Failure) -> IntentEntry {
    let (app, call) = try await filled(name, in: app, values: values)
    return IntentEntry(call, of: app)
  }

  /// An intent with the given values and no others; asks nothing.
  ///
  /// - Throws: `Failure` when there is no such intent or parameter, or a value does not parse.
  func filled(
    _ name: String, in app: String?, values: [Input.Value]
  ) async throws(Failure) -> (app: App, call: any IntentCall) {
    let (app, intent) = try catalog.intent(named: name, in: app)
    let call = intent.makeCall()
    await launch(app)
    let invocation = Invocation(app: app, call: call, given: values.map(Invocation.Given.init))
    let filler = ParameterFiller(run: intentRun(.silent()), invocation: invocation)
    do {
      try await app.speaking { try await filler.assignGiven() }
    } catch {
      throw Failure(of: error, in: app, otherwise: "\(app.name) could not read the values.")
    }
    return (app, call)
  }

  /// Everything that can be said now, slots filled with at most `limit` values each.
  package func sayable(limit: Int = 20) async -> [PhraseEntry] {
    await vocabulary.sayable(limit: limit)
  }

  /// Everything that utterances of a catalogue are matched with, values of slots included.
  ///
  /// - Throws: `TemplateError` for the first phrase that cannot be compiled.
  public static func inventory(
    of catalog: Catalog
  ) async throws(TemplateError) -> PhraseInventory {
    let launcher = Launcher()
    let vocabulary = try Vocabulary(catalog, spellsNumbers: false) { await launcher.launch($0) }
    return await vocabulary.inventory()
  }

  /// Entities of a type, as its application's query finds them.
  ///
  /// - Throws: `Failure` when there is no such type, or the query fails.
  package func entities(
    of type: String, in app: String? = nil, _ request: EntityRequest
  ) async throws(Failure) -> [EntityEntry] {
    let (app, type) = try catalog.entity(named: type, in: app)
    await launcher.launch(app)
    do {
      return try await app.speaking {
        var entities = try await EntityResolver(type.ownSource).list(request)
        // Who names one wants to know it; a list does not wait for what takes time.
        if case .identifiers = request {
          for index in entities.indices { entities[index] = try await entities[index].complete() }
        }
        return entities.compactMap { entity in
          if case .entity(let entry) = entity.plain { entry } else { nil }
        }
      }
    } catch {
      throw Failure(
        of: error, in: app, otherwise: "\(app.name) could not list its \(type.displayName)s.")
    }
  }

  /// Launches an application unless it has been.
  func launch(_ app: App) async {
    await launcher.launch(app)
  }
}
