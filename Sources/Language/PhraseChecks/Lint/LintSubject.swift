// The input of lint: phrases, and the files they come from.

public import PhraseCatalog
public import PhraseMatching

/// The input of lint.
public struct LintSubject: Sendable {
  /// The phrase files of an app, with the phrases that it declares.
  public struct AppFiles: Sendable {
    /// The app's identifier.
    public var app: String
    /// The contents of the files.
    public var phrases: AppPhrases
    /// The phrases declared in the app's source, with their tokens.
    public var declared: [String]
    /// The number of App Shortcuts that it declares.
    public var shortcutCount: Int

    /// Creates the files of an app.
    public init(app: String, phrases: AppPhrases, declared: [String], shortcutCount: Int) {
      self.app = app
      self.phrases = phrases
      self.declared = declared
      self.shortcutCount = shortcutCount
    }
  }

  /// The phrases, with their values and settings.
  public var inventory: PhraseInventory
  /// The apps with phrase files.
  public var files: [AppFiles]
  /// The remarks of the readers of files.
  public var remarks: [PhraseFileError]

  /// Creates a subject from phrases and files.
  public init(
    inventory: PhraseInventory, files: [AppFiles] = [], remarks: [PhraseFileError] = []
  ) {
    self.inventory = inventory
    self.files = files
    self.remarks = remarks
  }
}
