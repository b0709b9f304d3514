// The door of lint: everything that is wrong with the phrases of a subject.

public import PhraseCatalog
import PhraseMatching

/// Looks for everything that the rules name.
///
/// Each check takes the subject and gives findings; none sees those of another, except that phrases
/// that cannot be compiled are left out of what follows. Overlaps are found as `OverlapFinder` says:
/// in the strict tiers, where words are neither mistyped nor left out.
public struct Linter {
  private let subject: LintSubject
  private let wanted: Set<LintRule>

  /// Prepares to look.
  ///
  /// - Parameter level: The least that counts; rules below it are not looked for.
  /// - Parameter disabled: Rules that are not looked for, by id.
  public init(_ subject: LintSubject, level: LintLevel = .warning, disabled: Set<String> = []) {
    self.subject = subject
    wanted = Set(LintRule.all.filter { $0.level >= level && !disabled.contains($0.id) })
  }

  /// The finding that a file which cannot be read is.
  public static func finding(_ error: PhraseFileError, rule: LintRule = .brokenPhrase)
    -> LintFinding
  {
    LintFinding(
      rule, error.words,
      at: SourcePlace(file: error.file, line: error.line, column: error.column))
  }

  /// Everything that was found, by place, and phrases of source code first.
  public func findings() -> [LintFinding] {
    var findings = subject.remarks.map { Self.finding($0, rule: .fileRemark) }
    var forms = PhraseFormChecks(subject.inventory)
    findings += forms.findings()
    let usable = forms.usable
    findings += ShortcutLimitChecks(usable, files: subject.files).findings()
    findings += UseChecks(subject.inventory, usable: usable.templates).findings()
    findings += subject.files.flatMap { FileChecks($0).findings() }
    findings += OverlapChecks(usable, wanted: wanted).findings()
    return findings.filter { wanted.contains($0.rule) }.inOrder
  }
}

extension [LintFinding] {
  /// Each finding once, by place, and what source code declares first.
  public var inOrder: [LintFinding] { Set(self).sorted { $0.order < $1.order } }
}

extension LintFinding {
  /// What findings are sorted by, so that those of one file follow each other.
  fileprivate var order: (String, Int, Int, String, String) {
    (place?.file ?? "", place?.line ?? 0, place?.column ?? 0, words, rule.id)
  }
}
