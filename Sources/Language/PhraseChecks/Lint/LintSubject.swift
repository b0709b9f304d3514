// What lint looks at: phrases, and what is known of the files they come from.

public import PhraseCatalog
public import PhraseMatching

/// What lint looks at.
public struct LintSubject: Sendable {
  /// The phrase files of an app, beside what the app declares.
  public struct AppFiles: Sendable {
    /// The app.
    public var app: String
    /// What the files say.
    public var phrases: AppPhrases
    /// The phrases that the app's source declares, with their tokens.
    public var declared: [String]
    /// How many App Shortcuts it declares.
    public var shortcutCount: Int

    /// Creates the files of an app.
    public init(app: String, phrases: AppPhrases, declared: [String], shortcutCount: Int) {
      self.app = app
      self.phrases = phrases
      self.declared = declared
      self.shortcutCount = shortcutCount
    }
  }

  /// The phrases with everything they are matched with.
  public var inventory: PhraseInventory
  /// The apps with phrase files.
  public var files: [AppFiles]
  /// What readers of files remarked.
  public var remarks: [PhraseFileError]

  /// Creates a subject.
  public init(
    inventory: PhraseInventory, files: [AppFiles] = [], remarks: [PhraseFileError] = []
  ) {
    self.inventory = inventory
    self.files = files
    self.remarks = remarks
  }
}
