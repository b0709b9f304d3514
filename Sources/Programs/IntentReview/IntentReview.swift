// The main entry point of the review: finds problems in the Swift files of an app.

import Foundation

/// A review of App Intents sources by rules that need the sources only.
///
/// The sources are parsed, never compiled or run. The effects of macros and other modules are
/// unknown, and a rule that depends on them reports nothing.
package struct IntentReview {
  private let model: IntentModel

  /// The relevant files that could not be reviewed, in the order they were given.
  package let unread: [UnreadFile]

  /// The number of files that use App Intents.
  package var fileCount: Int { model.files.count }

  /// Reads Swift files; those that do not use App Intents are ignored.
  ///
  /// - Parameter files: Paths, as from `SourceFinder`. Files that cannot be read, that are larger
  ///   than 4 MB or nested too deeply are not reviewed, and are listed in `unread`.
  package init(files: [String]) {
    self.init(DeepStack.run { files.map { SourceReader.read($0) } } ?? [])
  }

  private init(_ outcomes: [SourceReader.Outcome]) {
    var files: [SourceFile] = []
    var unread: [UnreadFile] = []
    for outcome in outcomes {
      switch outcome {
      case .read(let file): files.append(file)
      case .unread(let file): unread.append(file)
      case .other: continue
      }
    }
    model = IntentModel(files)
    self.unread = unread
  }

  /// Creates a review of a text as if it were a file; for tests.
  package init(text: String, path: String = "App.swift") {
    self.init(texts: [(path, Array(text.utf8))])
  }

  /// Creates a review of texts as if they were files; for tests.
  package init(texts: [(path: String, text: [UInt8])]) {
    self.init(
      DeepStack.run { texts.map { SourceReader.file(path: $0.path, text: $0.text) } } ?? [])
  }

  /// Returns the findings by file, line and column.
  ///
  /// - Parameter isWanted: Returns whether a rule is checked.
  package func findings(where isWanted: (ReviewRule) -> Bool = { _ in true }) -> [ReviewFinding] {
    let findings = Self.checks.filter { isWanted($0.rule) }.flatMap { $0.findings(in: model) }
    return Set(findings).sorted {
      ($0.file, $0.line, $0.column, $0.rule.id, $0.words)
        < ($1.file, $1.line, $1.column, $1.rule.id, $1.words)
    }
  }

  /// All rules, in the order in which they are listed.
  package static var rules: [ReviewRule] { checks.map { $0.rule } }
}
