// `behest app phrases`: writes a phrase pack for an app, to begin with.

import AppProtocol
import ArgumentParser
import BehestJSON
import BehestShell
import Foundation
import InstalledApps
import IntentEngine
import PhraseCatalog

struct AppPhrasePack: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrases", abstract: "Write a phrase pack for an app, to say things your way.",
    discussion: """
      The pack has a phrase of each intent, made of its title. Its sentences come beside those that \
      work already; edit them as you like. It is written into Phrases in your configuration folder, \
      unless there is one.

      Example:
        behest app phrases Git
      """)

  @Argument(
    help: ArgumentHelp("The name of the app.", valueName: "app"), completion: .addedApps)
  var name: String

  @Flag(help: "Print the pack instead of writing it.") var print = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let manifest = try MountedApps.ofPerson.manifest(named: name)
    let catalog = try context.catalog()
    let pack = PackText(
      app: manifest.name, intents: try catalog.intents(of: manifest.name),
      phrases: try catalog.phrases(of: manifest.name)
    ).text
    guard !print else {
      context.print([pack], json: PackRecord(app: manifest.name, file: nil, text: pack))
      return .done
    }
    guard let folder = PhraseFolders.current().own else {
      throw UsageError("There is no folder for phrase packs: HOME is not set. Use --print.")
    }
    let url = URL(filePath: "\(folder)/\(manifest.name)/en.yaml")
    guard !FileManager.default.fileExists(atPath: url.path) else {
      throw UsageError("\(url.path) is there already; --print shows what would be written.")
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(pack.utf8).write(to: url)
    context.console.note("Wrote \(url.path).")
    context.print([], json: PackRecord(app: manifest.name, file: url.path, text: pack))
    return .done
  }
}

/// A phrase pack, as `--json` prints it.
private struct PackRecord: JSONRecord {
  let app: String
  /// The path of the file that was written; `nil` where none was.
  let file: String?
  let text: String
}

/// The text of a phrase pack with the phrases that an app has.
private struct PackText {
  let app: String
  let intents: [IntentEntry]
  let phrases: [PhraseEntry]

  var text: String {
    var lines = [
      "# What can be said to \(app). Each sentence names the app, or is about it.", "language: en",
      "intents:",
    ]
    for intent in intents {
      let own = phrases.filter { $0.intent == intent.name }.map(\.phrase)
      guard !own.isEmpty else { continue }
      lines.append("  \(intent.name):")
      lines.append("    data:")
      lines.append("      - sentences:")
      lines += own.map { phrase in
        let sentence = phrase.replacing(" in \(app)", with: " in {applicationName}")
        return "          - \"\(sentence)\""
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
