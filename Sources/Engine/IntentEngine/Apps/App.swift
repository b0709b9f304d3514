// An application as the engine knows it: values that describe it, and a way to ask it.

import Foundation
package import FoundationGaps
public import PhraseMatching

/// An application the engine may run: its intents, its shortcuts and the words it answers to.
///
/// The engine knows no types of an application's language. Whoever makes an `App` describes what it
/// has in values, and implements the protocols by which it is asked: `AppHost`, `IntentSource`,
/// `EntitySource` and `IntentCall`. In nothing else does an application of this process differ from
/// one of another process.
public struct App: Sendable {
  /// Adds what phrase files say to the phrases that a shortcut declares.
  ///
  /// Given the declared phrases as files spell them ("Order ${soup} in ${applicationName}"), the
  /// application's name, the intent's name and what its slots accept, it returns the templates in
  /// order of preference.
  public typealias PhraseSource =
    @Sendable (
      _ declared: [String], _ app: String, _ intent: String, _ slots: [String: SlotType]
    ) throws -> [PhraseTemplate]

  /// Reads the phrase packs of the application, which say any parameter of any of its intents.
  ///
  /// Given the application's name, the names of its intents and what the parameters of one accept,
  /// `nil` for an intent it does not have.
  package typealias PackSource =
    @Sendable (
      _ app: String, _ intents: [String],
      _ parameters: @escaping (_ intent: String) -> [String: SlotType]?
    ) throws -> [PackPhrases]

  /// What a phrase pack says.
  package struct PackPhrases: Sendable {
    /// Its phrases.
    package var templates: [PhraseTemplate]
    /// The values of its lists.
    package var values: [PhraseValue]
    /// Words that count for nothing wherever they are said.
    package var skipWords: [String]
    /// Groups of words that mean the same.
    package var synonyms: [[String]]
    /// Whether the application's phrases may be said in other words, when nothing else fits.
    package var acceptsParaphrases: Bool

    /// Creates what a pack says.
    package init(
      templates: [PhraseTemplate], values: [PhraseValue] = [], skipWords: [String] = [],
      synonyms: [[String]] = [], acceptsParaphrases: Bool = false
    ) {
      self.templates = templates
      self.values = values
      self.skipWords = skipWords
      self.synonyms = synonyms
      self.acceptsParaphrases = acceptsParaphrases
    }
  }

  /// The display name, and what phrases call it: "MarkdownSnippet".
  public var name: String

  /// Other names it answers to.
  public var synonyms: [String]

  /// Its intents, hidden ones included.
  package var intents: [any IntentSource]

  /// What its phrase files add; `nil` when only declared phrases count.
  package var phrases: PhraseSource?

  /// What its phrase packs say; `nil` when it has none.
  package var packs: PackSource?

  /// Its string tables; `nil` when its texts are shown as its source has them.
  package var texts: (any StringTables)?

  /// Whoever runs it.
  package var host: any AppHost

  /// Creates an application.
  package init(
    name: String, synonyms: [String] = [], intents: [any IntentSource],
    phrases: PhraseSource? = nil, packs: PackSource? = nil, texts: (any StringTables)? = nil,
    host: any AppHost
  ) {
    self.name = name
    self.synonyms = synonyms
    self.intents = intents
    self.phrases = phrases
    self.packs = packs
    self.texts = texts
    self.host = host
  }
}

// MARK: Texts

extension App {
  /// Does something with the application's texts in force.
  func speaking<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let texts else { return try body() }
    return try LocalizationEnvironment.$taskTables.withValue(texts, operation: body)
  }

  /// Does something with the application's texts in force.
  func speaking<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard let texts else { return try await body() }
    return try await LocalizationEnvironment.$taskTables.withValue(
      texts, operation: body, isolation: isolation)
  }
}

/// No tables: every text is as the source has it.
struct NoTexts: StringTables {
  func format(
    forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription,
    locale: Locale, quantities: [Int: Double]
  ) -> String? { nil }

  /// Does something with the texts of the source in force.
  static func inForce<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LocalizationEnvironment.$taskTables.withValue(NoTexts(), operation: body)
  }
}
