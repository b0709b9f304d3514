// Collections of sentences, compiled or loaded from the cache.

import Foundation
package import PhraseMatching

/// Compiled collections of sentences; if loaded from the cache, their files are not read.
package struct CompiledSentences: Sendable {
  private enum Source: Sendable {
    case kept(PhraseMatcher)
    case read(SentenceCollection, Result<PhraseMatcher, TemplateError>)
  }

  private let source: Source
  /// Possible mistakes, as in `SentenceCollection.remarks`.
  package let remarks: [PhraseFileError]
  /// Whether the sentences also match in other words, if nothing else matches.
  package let acceptsParaphrases: Bool

  /// Loads the sentences from a cache, or reads, compiles and caches them.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, in the order in which they are merged.
  ///   - app: The app's identifier in templates.
  ///   - cache: The cache; `nil` for none.
  /// - Throws: `PhraseFileError` for the first mistake.
  package init(
    readingPaths paths: [String], app: String, cache: CatalogCache?
  ) throws(PhraseFileError) {
    let version = (cache?.version ?? "") + "\n" + app
    let fingerprint = cache.flatMap { _ in Self.fingerprint(ofPaths: paths, version) }
    if let cache, let fingerprint, let kept = cache.catalogue(of: fingerprint),
      let notes = Notes(kept.notes)
    {
      source = .kept(kept.matcher)
      remarks = notes.remarks
      acceptsParaphrases = notes.acceptsParaphrases
      return
    }
    let collection = try SentenceCollection(readingPaths: paths, app: app)
    let inventory = collection.inventory
    let compiled: Result<PhraseMatcher, TemplateError>
    do {
      compiled = .success(try inventory.matcher())
    } catch {
      compiled = .failure(error)
    }
    source = .read(collection, compiled)
    remarks = collection.remarks
    acceptsParaphrases = collection.acceptsParaphrases
    // If files changed during reading, the fingerprint is not theirs.
    if let cache, let fingerprint, case .success(let matcher) = compiled,
      Self.fingerprint(ofPaths: paths, version)?.text == fingerprint.text
    {
      let notes = Notes(remarks: remarks, acceptsParaphrases: acceptsParaphrases)
      cache.keep(matcher, notes: notes.value, as: fingerprint)
    }
  }

  /// Returns the fingerprint of the files at paths; `nil` if one does not exist.
  private static func fingerprint(ofPaths paths: [String], _ version: String) -> FileFingerprint? {
    guard let files = try? paths.flatMap({ try SentenceCollection.files(at: $0) }) else {
      return nil
    }
    return FileFingerprint(
      of: files, place: [FileManager.default.currentDirectoryPath] + paths, version: version)
  }

  /// Returns the matcher of the sentences.
  ///
  /// - Throws: `TemplateError` for the first sentence that cannot be compiled.
  package func matcher() throws(TemplateError) -> PhraseMatcher {
    switch source {
    case .kept(let matcher): matcher
    case .read(_, let compiled): try compiled.get()
    }
  }

  /// The templates, values and settings for matching the sentences.
  package var inventory: PhraseInventory {
    switch source {
    case .kept(let matcher): matcher.inventory
    case .read(let collection, _): collection.inventory
    }
  }
}

/// The notes that are cached with the matcher.
private struct Notes {
  var remarks: [PhraseFileError]
  var acceptsParaphrases: Bool
}

extension Notes {
  init?(_ value: JSON) {
    guard case .object(let facts) = value,
      case .boolean(let acceptsParaphrases) = facts["acceptsParaphrases"],
      case .array(let remarks) = facts["remarks"]
    else { return nil }
    self.acceptsParaphrases = acceptsParaphrases
    self.remarks = remarks.compactMap { remark in
      guard case .array(let parts) = remark, parts.count == 5,
        case .string(let code) = parts[0], case .string(let file) = parts[1],
        case .integer(let line) = parts[2], case .integer(let column) = parts[3],
        case .string(let words) = parts[4]
      else { return nil }
      return PhraseFileError(
        code: PhraseFileError.Code(rawValue: code),
        at: SourcePlace(file: file, line: line, column: column), words: words)
    }
  }

  var value: JSON {
    .object([
      "acceptsParaphrases": .boolean(acceptsParaphrases),
      "remarks": .array(
        remarks.map {
          .array([
            .string($0.code.rawValue), .string($0.place.file), .integer($0.place.line),
            .integer($0.place.column), .string($0.words),
          ])
        }),
    ])
  }
}
