// Checks the manifest of an app with the extension, its phrases by the rules of `behest lint`.

import AppProtocol
import BehestJSON
import Foundation
import IntentEngine
import ModelContextProtocol
import PhraseCatalog
import PhraseChecks
import PhraseMatching

/// The checks of an app of a manifest.
struct ManifestChecks {
  private let manifest: AppManifest
  private let link: ServerLink
  private let facts: JSON

  /// Creates the checks.
  ///
  /// - Parameter link: The server, which is asked for the values of slots.
  init(_ manifest: AppManifest, _ link: ServerLink) {
    self.manifest = manifest
    self.link = link
    facts = manifest.facts ?? [:]
  }

  func findings() async -> [ConformanceFinding] { intents + shortcuts + (await phrases()) }

  private func finding(
    _ rule: ConformanceRule, _ pointer: String, _ words: String
  ) -> ConformanceFinding {
    ConformanceFinding(rule, "app \(manifest.name)", at: pointer, words)
  }

  private var intents: [ConformanceFinding] {
    var known: Set<String> = []
    return (facts["intents"]?.array ?? []).enumerated().compactMap { index, intent in
      for member in ["tool", "id"] where intent[member]?.string?.isEmpty ?? true {
        return finding(.intentIDs, "/intents/\(index)/\(member)", "There is no \(member).")
      }
      let id = intent["id"]?.string ?? ""
      return known.insert(id).inserted
        ? nil : finding(.intentIDs, "/intents/\(index)/id", "An earlier intent has “\(id)”.")
    }
  }

  private var shortcuts: [ConformanceFinding] {
    // A manifest without intents leaves them to the list of tools.
    let declared = facts["intents"]?.array?.map { $0["tool"]?.string ?? "" }
    let tools = Set(declared ?? manifest.tools.map(\.name))
    return (facts["shortcuts"]?.array ?? []).enumerated().compactMap { index, shortcut in
      let tool = shortcut["tool"]?.string ?? ""
      return tools.contains(tool)
        ? nil
        : finding(.shortcutTools, "/shortcuts/\(index)/tool", "No intent has the tool “\(tool)”.")
    }
  }

  private func phrases() async -> [ConformanceFinding] {
    let app = App(manifest, link)
    let declared = app.host.shortcuts.map(\.phrases)
    let files: AppPhrases
    do {
      files = try phraseFiles()
    } catch let error as PhraseFileError {
      let file = error.place.file.split(separator: "/").last ?? ""
      return [
        finding(.phraseFiles, "/phraseFiles", "\(file):\(error.place.line): \(error.words)")
      ]
    } catch {
      return [finding(.phraseFiles, "/phraseFiles", "They cannot be written: \(error)")]
    }
    do {
      let catalog = try Catalog([app])
      var inventory = try await Conversation.inventory(of: catalog)
      inventory.add(catalog.mistakes.map(\.template))
      let subject = LintSubject(
        inventory: inventory,
        files: [
          LintSubject.AppFiles(
            app: manifest.name, phrases: files, declared: declared.flatMap { $0 },
            shortcutCount: declared.count)
        ])
      let rules = Dictionary(
        ConformanceRule.all.filter { $0.group == .phrases }.map { ($0.id, $0) }
      ) { $1 }
      return Linter(subject).findings().compactMap { found in
        rules[found.rule.id].map {
          ConformanceFinding(
            $0, "app \(manifest.name)", found.words + (found.advice.map { " " + $0 } ?? ""))
        }
      }
    } catch {
      return [finding(.manifestForm, "/shortcuts", "The phrases cannot be compiled: \(error)")]
    }
  }

  /// Reads the phrase files that the app brings along, as files.
  private func phraseFiles() throws -> AppPhrases {
    let place = URL.temporaryDirectory.appending(path: "behest-check-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = ManifestFolder(place)
    try folder.write(phraseFiles: facts["phraseFiles"]?.array ?? [], of: manifest.name)
    return try AppPhrases(readingFolder: folder.phrases + "/" + manifest.name)
  }
}
