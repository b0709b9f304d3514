// The options of commands that work on collections of sentences instead of the installed apps.

import ArgumentParser
import Foundation
import PhraseCatalog
import PhraseMatching

/// The collections of sentences that replace the installed apps.
struct SentenceOptions: ParsableArguments {
  @Option(
    name: .customLong("sentences"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Instead of what is installed, read these files and folders of sentences, merged.",
      valueName: "path"))
  var paths: [String] = []

  /// Whether sentences are used instead of the installed apps.
  var isGiven: Bool { !paths.isEmpty }

  /// Returns the paths, and the words after them: `--sentences en.json turn on the light`.
  ///
  /// - Parameter mayHaveWords: Whether an argument that is no file or folder begins a phrase.
  func separated(mayHaveWords: Bool) -> (paths: [String], words: [String]) {
    guard mayHaveWords else { return (paths, []) }
    let files = paths.prefix { FileManager.default.fileExists(atPath: $0) }
    let count = max(files.count, 1)
    return (Array(paths.prefix(count)), Array(paths.dropFirst(count)))
  }

  /// Reads sentences from paths.
  ///
  /// - Throws: `UsageError` with file, line and column of the first mistake.
  static func read(_ paths: [String]) throws -> SentenceCollection {
    try UsageError.describing { try sentences(paths) }
  }

  /// Reads sentences from paths; the first path names the app.
  static func sentences(_ paths: [String]) throws(PhraseFileError) -> SentenceCollection {
    let name = URL(filePath: paths.first ?? "").deletingPathExtension().lastPathComponent
    return try SentenceCollection(readingPaths: paths, app: name)
  }
}

extension SentenceCollection {
  /// Returns the matcher of an app that has only these sentences.
  ///
  /// - Throws: `UsageError` with the location of a sentence that cannot be compiled.
  func usableMatcher() throws -> PhraseMatcher {
    try UsageError.describing { try inventory.matcher() }
  }

  /// The remarks about unknown names, one on each line, shortened when there are many.
  ///
  /// Unused keys are left to `behest lint`: other programs may use them.
  var warnings: [String] {
    let most = 20
    let unknown = remarks.filter { $0.code == .unknownName }
    let lines = unknown.prefix(most).map(\.description)
    return unknown.count > most ? lines + ["and \(unknown.count - most) more"] : lines
  }
}
