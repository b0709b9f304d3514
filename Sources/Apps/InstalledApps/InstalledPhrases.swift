// Compiles the phrases of the installed apps, or loads them from the cache.

import Foundation
import IntentEngine
import PhraseCatalog
import PhraseMatching

/// The phrases of apps, compiled from their files for a locale.
struct InstalledPhrases {
  let apps: [BuiltInApp]
  let files: PhraseFolders
  let locale: String?
  let cache: CatalogCache?

  /// Returns the catalogue from the cache, or compiles the files and caches the result.
  ///
  /// - Throws: `PhraseFileError` for the first malformed file.
  func catalog() throws -> Catalog {
    guard let cache, let before = fingerprint(cache) else { return try read() }
    if let kept = cache.catalogue(of: before), let catalog = catalog(kept) { return catalog }
    let read = try read()
    // Errors of compilation are reported later, by the first use of the phrases.
    guard let phrases = try? read.kept() else { return read }
    // If files changed during reading, the fingerprint is not theirs.
    if fingerprint(cache)?.text == before.text {
      cache.keep(phrases.matcher, notes: phrases.notes, as: before)
    }
    return read.compiled(as: phrases)
  }

  private func read() throws -> Catalog {
    let installed = try apps.map { app in
      app.installed(try files.phrases(of: app.name), of: files, locale: locale)
    }
    return try Catalog(installed, languages: languages)
  }

  private func catalog(
    _ kept: (matcher: PhraseMatcher, notes: JSON)
  ) -> Catalog? {
    guard let phrases = KeptPhrases(matcher: kept.matcher, notes: kept.notes),
      phrases.names.count == apps.count
    else { return nil }
    let installed = zip(apps, phrases.names).map { app, names in
      app.installed(
        named: names.first ?? app.name, synonyms: Array(names.dropFirst()), of: files)
    }
    return Catalog(installed, languages: languages, kept: phrases)
  }

  private var languages: [String] {
    locale.flatMap { LanguageTag.tag(ofLocale: $0) }.map { [$0] } ?? []
  }

  private func fingerprint(_ cache: CatalogCache) -> FileFingerprint? {
    let names = apps.map(\.name)
    return FileFingerprint(
      of: files.files(ofApps: names), place: names + files.folders + [locale ?? ""],
      version: cache.version)
  }
}
