// An application as it is handed to the engine.

public import AppIntents
public import PhraseMatching

/// An application the engine may run: its intents, its shortcuts and the words it answers to.
///
/// On Apple's systems the build extracts this list from the application; here the application
/// names its parts and `InstalledApps` adds what its phrase files say.
public struct InstalledApp: Sendable {
  /// A phrase that a phrase file adds to one declared in the source.
  public struct LocalizedPhrase: Hashable, Sendable {
    /// The declared phrase it belongs to, as files spell it: "Find document in ${applicationName}".
    public var key: String

    /// The phrase to say instead, in the same spelling.
    public var text: String

    /// The language it is in, as a tag: "de".
    public var language: String

    /// Where it stands: file and line.
    public var origin: Origin

    /// Creates a phrase of a file.
    public init(key: String, text: String, language: String, origin: Origin) {
      self.key = key
      self.text = text
      self.language = language
      self.origin = origin
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

  /// Phrases from its phrase files, best language first.
  public var phrases: [LocalizedPhrase]

  /// Registers its dependencies; called once, before its first intent or query runs.
  public var launch: @Sendable () -> Void

  /// Creates an application.
  public init(
    name: String, synonyms: [String] = [], intents: [any AppIntent.Type],
    shortcuts: (any AppShortcutsProvider.Type)? = nil, phrases: [LocalizedPhrase] = [],
    launch: @escaping @Sendable () -> Void = {}
  ) {
    self.name = name
    self.synonyms = synonyms
    self.intents = intents
    self.shortcuts = shortcuts
    self.phrases = phrases
    self.launch = launch
  }
}
