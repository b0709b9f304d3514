// The folder where the facts about mounted apps are kept, one file an app.

package import BehestJSON
import BehestProcess
package import Foundation
import PhraseMatching

/// The folder of the manifests of mounted apps: `behest/apps` in `XDG_DATA_HOME`.
package struct ManifestFolder: Hashable, Sendable {
  /// The folder.
  package let url: URL

  /// Creates the folder at a place.
  package init(_ url: URL) { self.url = url }

  /// Creates the folder of the person whose environment it is; `nil` without a home.
  package init?(environment: [String: String]) {
    guard let data = UserFolder.data.path(in: environment) else { return nil }
    self.init(URL(filePath: data + "/apps", directoryHint: .isDirectory))
  }

  /// The names of the mounted apps, in alphabetical order.
  package var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(5)) }.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
  }

  /// Returns the path of an app's manifest.
  package func path(of name: String) -> String { url.path + "/" + name + ".json" }

  /// Returns an app's manifest; `nil` when there is none, or it cannot be read.
  package func manifest(of name: String) -> AppManifest? {
    guard let data = FileManager.default.contents(atPath: path(of: name)),
      let json = try? JSON(parsing: Array(data))
    else { return nil }
    return AppManifest(json)
  }

  /// Writes an app's manifest, all of it or nothing; only its owner may read it.
  package func write(_ manifest: AppManifest) throws {
    let manager = FileManager.default
    try manager.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = url.appending(
      path: ".\(manifest.name).\(ProcessInfo.processInfo.processIdentifier)")
    let data = Data(manifest.json.text(isPretty: true, keepsOrder: true).utf8)
    guard
      manager.createFile(
        atPath: draft.path, contents: data, attributes: [.posixPermissions: 0o600]),
      rename(draft.path, path(of: manifest.name)) == 0
    else {
      let reason = String(cString: strerror(errno))
      try? manager.removeItem(at: draft)
      throw ManifestError("\(path(of: manifest.name)) could not be written: \(reason).")
    }
  }

  /// Removes an app's manifest and its phrase files.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(of: name))
    try? FileManager.default.removeItem(atPath: phrases + "/" + name)
    try? FileManager.default.removeItem(at: translations(of: name))
    try write(sources: [], of: name, asOf: .now)
  }

  // MARK: Languages

  private func translations(of name: String) -> URL {
    url.appending(path: "Languages/" + name, directoryHint: .isDirectory)
  }

  /// Writes the facts of an app in other languages, in place of those it had.
  func write(translations: [String: JSON], of name: String) throws {
    let folder = self.translations(of: name)
    try? FileManager.default.removeItem(at: folder)
    guard !translations.isEmpty else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (language, facts) in translations where !language.contains("/") {
      try Data(facts.text(isPretty: false).utf8).write(
        to: folder.appending(path: language + ".json"))
    }
  }

  /// Returns the facts of an app in the language that suits a locale best; `nil` when there are none
  /// but in the app's own.
  func facts(of name: String, in locale: Locale, among languages: [String]) -> JSON? {
    guard
      let language = LanguageTag.bestMatch(for: locale.identifier(.bcp47), among: languages),
      let data = FileManager.default.contents(
        atPath: translations(of: name).appending(path: language + ".json").path)
    else { return nil }
    return try? JSON(parsing: Array(data))
  }

  // MARK: Phrase files

  /// The path of the folder of the phrase files that apps bring along, with one folder an app.
  package var phrases: String { url.path + "/Phrases" }

  /// Writes the phrase files of an app in place of those it had; a path that leads elsewhere is left
  /// out.
  package func write(phraseFiles files: [JSON], of name: String) throws {
    let manager = FileManager.default
    let folder = url.appending(path: "Phrases/" + name, directoryHint: .isDirectory)
    try? manager.removeItem(at: folder)
    for file in files {
      guard let path = file["path"]?.string, let text = file["text"]?.string,
        !path.split(separator: "/").contains("..")
      else { continue }
      let place = folder.appending(path: path)
      try manager.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
  }
}

/// A mistake in a manifest, as one sentence for people.
package struct ManifestError: Error, CustomStringConvertible {
  /// The mistake.
  package let description: String

  init(_ description: String) { self.description = description }
}
