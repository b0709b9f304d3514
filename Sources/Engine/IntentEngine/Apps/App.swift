// An app as the engine knows it: values that describe it, and the protocols to call it by.

import Foundation
package import FoundationGaps
public import PhraseMatching

/// An app that the engine can run: its intents, shortcuts, names and phrases.
///
/// The engine knows none of the app's Swift types. The maker of an `App` describes it in values
/// and implements the protocols that the engine calls: `AppHost`, `IntentSource`, `IntentCall`,
/// `EntityType` and `EnumerationType`.
public struct App: Sendable {
  /// A function that adds the phrases of phrase files to those that a shortcut declares.
  ///
  /// Its arguments are the declared phrases as files spell them ("Order ${soup} in
  /// ${applicationName}"), the names of the app and the intent, and the types of the slots. It
  /// returns the templates in order of preference.
  public typealias PhraseSource =
    @Sendable (
      _ declared: [String], _ app: String, _ intent: String, _ slots: [String: SlotType]
    ) -> [PhraseTemplate]

  /// A function that reads the app's phrase packs, whose sentences may use any parameter of any
  /// intent.
  ///
  /// Its arguments are the app's name, the names of its intents, and a function that returns the
  /// types of an intent's parameters, or `nil` for an intent that the app does not have. It returns
  /// the contents of each pack, with the words of the app in its only application.
  package typealias PackSource =
    @Sendable (
      _ app: String, _ intents: [String],
      _ parameters: @escaping (_ intent: String) -> [String: SlotType]?
    ) throws -> [PhraseInventory]

  /// The display name, which phrases also call the app by: "MarkdownSnippet".
  public var name: String

  /// Alternative names of the app.
  public var synonyms: [String]
  /// Whether the app only shows what there can be.
  package var isSample = false

  /// The app's intents, hidden ones included; `nil` when the host lists them.
  private var listed: [any IntentSource]?

  /// The source of the phrases in phrase files; `nil` when only declared phrases count.
  package var phrases: PhraseSource?

  /// The source of the phrases in phrase packs; `nil` when the app has none.
  package var packs: PackSource?

  /// The app's string tables; `nil` when its texts are shown as the source has them.
  package var texts: (any StringTables)?

  /// The object that runs the app.
  package var host: any AppHost

  /// Creates an app from values that describe it.
  ///
  /// - Parameter intents: The app's intents; `nil` when the host lists them.
  package init(
    name: String, synonyms: [String] = [], intents: [any IntentSource]? = nil,
    phrases: PhraseSource? = nil, packs: PackSource? = nil, texts: (any StringTables)? = nil,
    host: any AppHost
  ) {
    self.name = name
    self.synonyms = synonyms
    listed = intents
    self.phrases = phrases
    self.packs = packs
    self.texts = texts
    self.host = host
  }
}

extension App {
  /// The app's intents, hidden ones included.
  package var intents: [any IntentSource] {
    get { listed ?? host.intents }
    set { listed = newValue }
  }
}

/// An object that runs an app.
package protocol AppHost: Sendable {
  /// The app's intents, read when they are first needed, where the app does not list them itself.
  var intents: [any IntentSource] { get }

  /// Whether the app runs in this process, so that asking it starts nothing.
  var isInProcess: Bool { get }

  /// Whether the app's process reads no files but its own, so that it is given their contents.
  var isConfined: Bool { get }

  /// The app's shortcuts with the phrases they declare, in the current language.
  var shortcuts: [Shortcut] { get }

  /// Phrases that keep an utterance from meaning the app, as phrase files spell them.
  var negativePhrases: [String] { get }

  /// The languages that the phrases and titles are in, besides those of phrase files.
  var languages: [String] { get }

  /// The paths of the files that all of this is made of, which say by a change that it may be new.
  var sources: [String] { get }

  /// Prepares the app for running. The engine calls it once, before the first intent or query.
  func launch() async

  /// The number of times that the values in the app's phrases have changed, so far.
  var valueChanges: Int { get }

  /// Creates an undo stack for the app's undoable intents.
  func makeUndoStack() -> any UndoStack

  /// Returns the message for an error that the app threw; `nil` when the app has none for it.
  ///
  /// - Parameter app: The app's display name.
  func failure(for error: any Error, of app: String) -> Failure?
}

extension AppHost {
  /// Whether the app runs in this process: true unless stated.
  package var isInProcess: Bool { true }

  /// Whether the app's process reads no files but its own: not so unless stated.
  package var isConfined: Bool { false }

  /// The app's intents: none unless stated, as the app lists them itself.
  package var intents: [any IntentSource] { [] }

  /// The languages of the phrases and titles: not known unless stated.
  package var languages: [String] { [] }

  /// The files that the app is made of: none unless stated.
  package var sources: [String] { [] }
}

/// A shortcut: an intent, and the phrases that the app declares for it.
package struct Shortcut: Sendable {
  /// The intent that the shortcut runs.
  package var intent: any IntentSource
  /// The short title; `nil` when it is that of the intent.
  package var title: String?
  /// The name of the shortcut's symbol; `nil` when it has none.
  package var symbol: String?
  /// The phrases as phrase files spell them: "Order ${soup} in ${applicationName}".
  package var phrases: [String]
  /// The places of the phrases in the source, in the same order; empty when they are not known.
  package var places: [SourcePlace]

  /// Creates a shortcut for an intent from its phrases.
  package init(
    intent: any IntentSource, title: String? = nil, symbol: String? = nil, phrases: [String],
    places: [SourcePlace] = []
  ) {
    self.places = places
    self.intent = intent
    self.title = title
    self.symbol = symbol
    self.phrases = phrases
  }
}

/// A stack of the effects of an app's intents that can be undone.
package protocol UndoStack: Sendable {
  /// Whether there is an effect to undo.
  var canUndo: Bool { get async }

  /// Undoes the last effect.
  ///
  /// - Returns: The name of the effect; empty when the app gave it none.
  func undo() async -> String
}

// MARK: Names

extension App {
  /// Returns the intent's name without "Intent", with its module where another one has that name.
  package func name(of intent: any IntentSource) -> String {
    let name = intent.name
    let isShared = intents.contains { $0.name == name && $0.id != intent.id }
    return isShared ? intent.id.droppingSuffix("Intent") : name
  }

  /// Returns the intent with a name of `name(of:)`.
  package func intent(named name: String) -> (any IntentSource)? {
    intents.first { $0.name == name || $0.id.droppingSuffix("Intent") == name }
  }
}

// MARK: Texts

extension App {
  /// Calls a function with the app's string tables as the current ones.
  package func speaking<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let texts else { return try body() }
    return try LocalizationEnvironment.$taskTables.withValue(texts, operation: body)
  }

  /// Calls an asynchronous function with the app's string tables as the current ones.
  package func speaking<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard let texts else { return try await body() }
    return try await LocalizationEnvironment.$taskTables.withValue(
      texts, operation: body, isolation: isolation)
  }
}
