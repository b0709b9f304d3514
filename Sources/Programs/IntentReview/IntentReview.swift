// The main entry point of the review: finds problems in the Swift files of an app.

package import ReviewReport
import SwiftSyntax

/// A review of App Intents sources by rules that need the sources only.
///
/// The sources are parsed, never compiled or run. The effects of macros and other modules are
/// unknown, and a rule that depends on them reports nothing.
package struct IntentReview {
  /// All checks, in the order in which their rules are listed; a new rule is added here.
  private static let checks: [any ReviewCheck.Type] = [
    // Files
    SyntaxErrorCheck.self,
    // Intents
    IntentTitleCheck.self, BlockingPerformCheck.self, MutableIntentCheck.self,
    UnguardedActionCheck.self, AssistantMacroCheck.self,
    // Parameters
    MissingSummaryCheck.self, HiddenParameterCheck.self, DemandedOptionalCheck.self,
    // Entities and enumerations
    UnstableIdentifierCheck.self, ExposedSecretCheck.self, MissingRepresentationCheck.self,
    EnumRawValueCheck.self, EnumCaseTitleCheck.self,
    // Queries
    MissingIdentifierCheck.self, MissingSuggestionsCheck.self, UnboundedValuesCheck.self,
    // Phrases
    ApplicationNameCheck.self, ShortcutLimitCheck.self, ExpansionLimitCheck.self,
    PhraseSlotCountCheck.self, PhraseSlotCheck.self, StaleParametersCheck.self,
    // Surfaces
    SurfaceProtocolCheck.self, ControlParameterCheck.self, MutatingConfigurationCheck.self,
    SnippetSideEffectCheck.self, MissedInSnippetCheck.self,
    // Spotlight
    IndexingKeyCheck.self, FreshAttributeSetCheck.self, NeverIndexedCheck.self,
    UnnamedIndexCheck.self, MissingOpenIntentCheck.self,
  ]

  /// All rules, in the order in which they are listed.
  package static var rules: [ReviewRule] { checks.map { $0.rule } }

  private let model: IntentModel

  /// A sentence for each relevant file that could not be reviewed, in the order they were given.
  package let unread: [String]

  /// The number of files that use App Intents.
  package var fileCount: Int { model.files.count }

  /// Reads Swift files; those that do not use App Intents are ignored.
  ///
  /// - Parameter files: Paths, as from `SourceFinder`. Files that cannot be read, that are larger
  ///   than 4 MB or nested too deeply are not reviewed, and are listed in `unread`.
  package init(files: [String]) { self.init { files.map(SourceReader.read) } }

  /// Creates a review of texts as if they were files; for tests.
  package init(texts: [(path: String, text: [UInt8])]) {
    self.init { texts.map { SourceReader.file(path: $0.path, text: $0.text) } }
  }

  private init(_ read: @escaping @Sendable () -> [SourceReader.Outcome]) {
    var files: [SourceFile] = []
    var unread: [String] = []
    for outcome in SourceReader.onDeepStack(read) {
      switch outcome {
      case .read(let file): files.append(file)
      case .unread(let words): unread.append(words)
      case .other: continue
      }
    }
    model = IntentModel(files)
    self.unread = unread
  }

  /// Returns the findings by file, line and column.
  ///
  /// - Parameter isWanted: Returns whether a rule is checked.
  package func findings(where isWanted: (ReviewRule) -> Bool = { _ in true }) -> [ReviewFinding] {
    let findings = Self.checks.filter { isWanted($0.rule) }.flatMap { check in
      check.problems(in: model).compactMap { problem -> ReviewFinding? in
        guard let file = model.file(of: problem.node),
          // A part that does not parse may be all that is missing.
          file.syntaxErrors.isEmpty || check == SyntaxErrorCheck.self
        else { return nil }
        let place = file.place(of: problem.position.utf8Offset)
        return ReviewFinding(
          rule: check.rule.id, words: problem.words, advice: problem.advice ?? check.rule.help,
          file: file.path, line: place.line, column: place.column)
      }
    }
    return Set(findings).sorted {
      ($0.file, $0.line, $0.column, $0.rule, $0.words)
        < ($1.file, $1.line, $1.column, $1.rule, $1.words)
    }
  }
}

/// A check for one rule.
///
/// A check that is not certain reports nothing: a false alarm costs more than a miss.
protocol ReviewCheck: Sendable {
  /// The rule that is checked.
  static var rule: ReviewRule { get }

  /// Returns the problems, in any order.
  static func problems(in model: IntentModel) -> [Problem]
}

/// A problem that a check finds.
struct Problem {
  /// The problem, as one sentence.
  let words: String
  /// The advice, if it is more specific than the rule's help.
  let advice: String?
  /// The node with the problem.
  let node: Syntax
  /// The place of the problem.
  let position: AbsolutePosition

  init(
    _ words: String, advice: String? = nil, at node: some SyntaxProtocol,
    position: AbsolutePosition? = nil
  ) {
    self.words = words
    self.advice = advice
    self.node = Syntax(node)
    self.position = position ?? node.positionAfterSkippingLeadingTrivia
  }
}
