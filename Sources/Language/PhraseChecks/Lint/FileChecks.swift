// Compares the phrase files of an app with its declarations.

import PhraseCatalog
import PhraseMatching

/// A comparison of the phrase files of an app with its declarations.
struct FileChecks {
  let files: LintSubject.AppFiles

  func findings() -> [LintFinding] { unusedKeys + missingLanguages }

  private var unusedKeys: [LintFinding] {
    files.phrases.unusedKeys(declared: Set(files.declared)).map { key in
      LintFinding(
        .unusedKey, "\(files.app) declares no phrase “\(key.key)”.", at: key.place, app: files.app)
    }
  }

  /// The declared phrases without a translation in some language, located in the file.
  private var missingLanguages: [LintFinding] {
    let source = files.phrases.sourceLanguage
    let languages = files.phrases.languages.filter { $0 != source }
    guard !languages.isEmpty else { return [] }
    var translated: [String: Set<String>] = [:]
    for phrase in files.phrases.phrases {
      translated[phrase.key, default: []].insert(phrase.language)
    }
    return files.declared.compactMap { declared in
      let missing = languages.filter { translated[declared]?.contains($0) != true }
      guard !missing.isEmpty else { return nil }
      let place = files.phrases.keys.first { $0.key == declared }?.place
      return LintFinding(
        .missingLanguage,
        "“\(declared)” of \(files.app) has no phrase in \(missing.joined(separator: ", ")).",
        at: place, app: files.app)
    }
  }
}
