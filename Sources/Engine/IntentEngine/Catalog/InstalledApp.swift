// An application as it is handed to the engine.

public import AppIntents
package import FoundationGaps
public import PhraseMatching

/// An application the engine may run: its intents, its shortcuts and the words it answers to.
///
/// On Apple's systems the build extracts this list from the application; here the application
/// names its parts and `InstalledApps` adds what its phrase files say.
public struct InstalledApp: Sendable {
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
  public typealias PackSource =
    @Sendable (
      _ app: String, _ intents: [String],
      _ parameters: @escaping (_ intent: String) -> [String: SlotType]?
    ) throws -> [PackPhrases]

  /// What a phrase pack says.
  public struct PackPhrases: Sendable {
    /// Its phrases.
    public var templates: [PhraseTemplate]
    /// The values of its lists.
    public var values: [PhraseValue]
    /// Words that count for nothing wherever they are said.
    public var skipWords: [String]
    /// Groups of words that mean the same.
    public var synonyms: [[String]]
    /// Whether the application's phrases may be said in other words, when nothing else fits.
    public var acceptsParaphrases: Bool

    /// Creates what a pack says.
    public init(
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
  public var intents: [any AppIntent.Type]

  /// Its shortcuts; `nil` when it declares none.
  public var shortcuts: (any AppShortcutsProvider.Type)?

  /// What its phrase files add; `nil` when only declared phrases count.
  public var phrases: PhraseSource?

  /// What its phrase packs say; `nil` when it has none.
  public var packs: PackSource?

  /// Registers its dependencies; called once, before its first intent or query runs.
  public var launch: @Sendable () async -> Void

  /// Its string tables; `nil` when its texts are shown as its source has them.
  package var texts: (any StringTables)?

  /// Creates an application.
  public init(
    name: String, synonyms: [String] = [], intents: [any AppIntent.Type],
    shortcuts: (any AppShortcutsProvider.Type)? = nil, phrases: PhraseSource? = nil,
    packs: PackSource? = nil, launch: @escaping @Sendable () async -> Void = {}
  ) {
    self.name = name
    self.synonyms = synonyms
    self.intents = intents
    self.shortcuts = shortcuts
    self.phrases = phrases
    self.packs = packs
    self.launch = launch
  }
}
