// The options of commands that work on collections of sentences instead of installed apps.

import ArgumentParser
import Foundation
import PhraseCatalog
import PhraseMatching

/// Collections of sentences that stand in for what is installed.
struct SentenceOptions: ParsableArguments {
  @Option(
    name: .customLong("sentences"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Instead of what is installed, read these files and folders of sentences, merged.",
      valueName: "path"))
  var paths: [String] = []

  /// Whether sentences are read, and no installed application.
  var isGiven: Bool { !paths.isEmpty }

  /// The paths, and the words behind them: `--sentences en.json turn on the light`.
  ///
  /// - Parameter mayHaveWords: Whether what is no file or folder can be the first word of a phrase.
  func separated(mayHaveWords: Bool) -> (paths: [String], words: [String]) {
    guard mayHaveWords else { return (paths, []) }
    let files = paths.prefix { FileManager.default.fileExists(atPath: $0) }
    let count = max(files.count, 1)
    return (Array(paths.prefix(count)), Array(paths.dropFirst(count)))
  }

  /// Reads what the paths say, or takes what was compiled from them before.
  ///
  /// - Throws: `UsageError` with file, line and column of the first mistake.
  static func read(_ paths: [String]) throws -> CompiledSentences {
    do {
      return try sentences(paths)
    } catch {
      throw UsageError("\(error)")
    }
  }

  /// Reads what the paths say, or takes what was compiled from them before; the app is called as the
  /// first of them is.
  static func sentences(_ paths: [String]) throws(PhraseFileError) -> CompiledSentences {
    let name = URL(filePath: paths.first ?? "").deletingPathExtension().lastPathComponent
    return try CompiledSentences(readingPaths: paths, app: name, cache: .current)
  }
}

extension CatalogCache? {
  /// Where this program keeps what it has compiled; `nil` without a home folder.
  static var current: CatalogCache? {
    CatalogCache(
      environment: ProcessInfo.processInfo.environment, version: CommandTree.configuration.version)
  }
}

extension CompiledSentences {
  /// The matcher of an app that is known only by these sentences.
  ///
  /// - Throws: `UsageError` with the place of a sentence that cannot be compiled.
  func usableMatcher() throws -> PhraseMatcher {
    do {
      return try matcher()
    } catch {
      throw UsageError(error.description)
    }
  }

  /// The names that are not there, a line each, the first of them when there are many.
  ///
  /// Keys that nobody reads are left to `behest lint`: others may have a use for them.
  var warnings: [String] {
    let most = 20
    let unknown = remarks.filter { $0.code == .unknownName }
    let lines = unknown.prefix(most).map(\.description)
    return unknown.count > most ? lines + ["and \(unknown.count - most) more"] : lines
  }
}
