// The door of the review: findings for the Swift files of an app.

import Foundation

/// Reviews App Intents sources by the rules that can be told from the sources alone.
///
/// The sources are read, never compiled or run: what a macro or another module adds is not known,
/// and a rule that would have to know it says nothing.
package struct IntentReview {
  private let model: IntentModel

  /// The files that are not reviewed although they should be, in the order they were given.
  package let unread: [UnreadFile]

  /// How many files have to do with App Intents.
  package var fileCount: Int { model.files.count }

  /// Reads Swift files; those that do not mention App Intents are left out.
  ///
  /// - Parameter files: Paths, as `SourceFinder` gives them. Files that cannot be read, that are
  ///   larger than 4 MB or nested too deeply are left out, and named in `unread`.
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

  /// Reads one text as if it were a file; for tests.
  package init(text: String, path: String = "App.swift") {
    self.init(texts: [(path, Array(text.utf8))])
  }

  /// Reads texts as if they were files; for tests.
  package init(texts: [(path: String, text: [UInt8])]) {
    self.init(
      DeepStack.run { texts.map { SourceReader.file(path: $0.path, text: $0.text) } } ?? [])
  }

  /// What was found, by file, line and column.
  ///
  /// - Parameter isWanted: Whether a rule is looked for.
  package func findings(where isWanted: (ReviewRule) -> Bool = { _ in true }) -> [ReviewFinding] {
    let findings = Self.checks.filter { isWanted($0.rule) }.flatMap { $0.findings(in: model) }
    return Set(findings).sorted {
      ($0.file, $0.line, $0.column, $0.rule.id, $0.words)
        < ($1.file, $1.line, $1.column, $1.rule.id, $1.words)
    }
  }

  /// Every rule, in the order in which they are listed.
  package static var rules: [ReviewRule] { checks.map { $0.rule } }
}
