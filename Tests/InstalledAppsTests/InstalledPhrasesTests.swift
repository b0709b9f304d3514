// Checks that installed apps are known by the phrases that their files have now.

import BehestTestSupport
import Foundation
import InstalledApps
import IntentEngine
import PhraseCatalog
import PhraseMatching
import Testing

struct InstalledPhrasesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("give me {dish:words} in soupy")
  }

  /// Writes a phrase pack of one sentence.
  private func write(_ sentence: String) throws {
    let app = folder.path + "/Phrases/Soupy"
    try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
    let pack = """
      intents: {OrderByName: {data: [{sentences: ["\(sentence)"]}]}}
      lists: {dish: {values: [{in: the red one, out: tomato}]}}
      """
    try Data(pack.utf8).write(to: URL(filePath: app + "/en.yaml"))
  }

  private func catalog() throws -> Catalog {
    try InstalledApps.catalog(phrases: folder.path + "/Phrases", locale: "en")
  }

  /// The values of the best match, if it runs an intent.
  private func heard(
    _ utterance: String, _ intent: String = "OrderByName"
  ) async throws -> [String]? {
    let conversation = try Conversation(catalog: try catalog())
    guard case .one(let result) = try await conversation.understanding(of: utterance),
      let match = result.matches.first, match.intent == intent
    else { return nil }
    return match.parameters.map { $0.output?.string ?? $0.text }
  }

  @Test func `phrases of files stand beside those of shortcuts`() async throws {
    #expect(try await heard("give me the red one in Soupy") == ["tomato"])
    #expect(try await heard("in Soupy give me the red one") == ["tomato"])
    #expect(try await heard("order tomato soup in Soupy", "OrderSoup") == ["tomato soup"])
  }

  @Test func `several commands are told apart by the phrases of files`() async throws {
    let conversation = try Conversation(catalog: try catalog())
    let heard = try await conversation.understanding(
      of: "check my order in Soupy and then give me the red one")
    guard case .several(let sequence) = heard else {
      Issue.record("one command was heard: \(heard)")
      return
    }
    #expect(sequence.commands.map(\.result.matches.first?.intent).last == "OrderByName")
  }

  @Test func `a phrase file that changed, came or went is read again`() async throws {
    try write("ladle {dish:words} in soupy")
    #expect(try await heard("ladle the red one in Soupy") == ["tomato"])
    #expect(try catalog().phrases(of: "Soupy").allSatisfy { !$0.phrase.hasPrefix("give me") })
    let info = folder.path + "/Phrases/Soupy/Info.plist"
    let plist = """
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Stew</string></dict></plist>
      """
    try Data(plist.utf8).write(to: URL(filePath: info))
    #expect(try catalog().apps().map(\.name).contains("Stew"))
    try FileManager.default.removeItem(atPath: info)
    #expect(try catalog().apps().map(\.name).contains("Soupy"))
  }

  @Test func `a broken file is told`() throws {
    try write("give me {")
    #expect(throws: PhraseFileError.self) { try catalog() }
  }
}
