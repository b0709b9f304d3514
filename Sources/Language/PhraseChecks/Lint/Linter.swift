// The main entry point of lint: its input, and the run of all checks.

public import PhraseCatalog
public import PhraseMatching

/// A linter that runs the checks of all rules.
///
/// Each check takes the subject and returns findings; checks are independent, except that phrases
/// that cannot be compiled are excluded from later ones. Overlaps are found by `OverlapFinder` in
/// the strict tiers, where words are neither misspelt nor missing.
public struct Linter {
  private let subject: LintSubject
  private let wanted: Set<LintRule>
  private let requiresName: Bool

  /// Creates a linter for a subject.
  ///
  /// - Parameter level: The minimum severity; rules below it are not checked.
  /// - Parameter disabled: The names of rules that are not checked.
  /// - Parameter requiresName: Whether every phrase has to name the app, as Siri requires.
  public init(
    _ subject: LintSubject, level: LintLevel = .warning, disabled: Set<String> = [],
    requiresName: Bool = false
  ) {
    self.subject = subject
    self.requiresName = requiresName
    wanted = Set(LintRule.all.filter { $0.level >= level && !disabled.contains($0.id) })
  }

  /// Returns the finding for an error in a file.
  public static func finding(
    _ error: PhraseFileError, rule: LintRule = .brokenPhrase
  ) -> LintFinding {
    LintFinding(rule, error.words, at: error.place)
  }

  /// Runs the checks and returns the findings by location, those in source code first.
  public func findings() -> [LintFinding] {
    var findings = subject.remarks.map { Self.finding($0, rule: .fileRemark) }
    var forms = PhraseFormChecks(subject.inventory)
    findings += forms.findings()
    let usable = forms.usable
    findings += ShortcutLimitChecks(usable, files: subject.files).findings()
    findings += UseChecks(subject.inventory, usable: usable.templates).findings()
    if wanted.contains(.unknownWord) {
      findings += WordChecks(subject.inventory, usable: usable.templates).findings()
    }
    if requiresName { findings += NameChecks(usable: usable.templates).findings() }
    findings += subject.files.flatMap { FileChecks(files: $0).findings() }
    findings += OverlapChecks(usable, wanted: wanted).findings()
    return findings.filter { wanted.contains($0.rule) }.inOrder
  }
}

extension [LintFinding] {
  /// The findings without duplicates by location, those in source code first.
  public var inOrder: [LintFinding] { Set(self).sorted { $0.order < $1.order } }
}

extension LintFinding {
  /// The sort key, by which findings of one file are adjacent.
  fileprivate var order: (String, Int, Int, String, String) {
    (place?.file ?? "", place?.line ?? 0, place?.column ?? 0, words, rule.id)
  }
}

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

extension PhraseInventory {
  /// Adds phrases that cannot be compiled; those without an intent are negative phrases.
  package mutating func add(_ broken: [PhraseTemplate]) {
    templates += broken.filter { !$0.intent.isEmpty }
    for phrase in broken where phrase.intent.isEmpty {
      let index = applications.firstIndex { $0.app == phrase.app }
      if let index { applications[index].negativePhrases.append(phrase.text) }
    }
  }
}
