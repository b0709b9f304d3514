// Checks that installed apps are known from one run to the next, and never by phrases that changed.

import BehestTestSupport
import Foundation
import InstalledApps
import IntentEngine
import PhraseCatalog
import PhraseMatching
import Testing

struct KeptPhrasesTests {
  private let folder: TemporaryFolder
  private let cache: CatalogCache

  init() throws {
    folder = try TemporaryFolder()
    cache = CatalogCache(folder: folder.path + "/cache", version: "1")
    try write("give me {dish:words} in soupy")
  }

  /// Writes a phrase pack of one sentence, and waits until it is believed to stay as it is.
  private func write(_ sentence: String) throws {
    let app = folder.path + "/Phrases/Soupy"
    try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
    let pack = """
      paraphrase: true
      intents: {OrderByName: {data: [{sentences: ["\(sentence)"]}]}}
      lists: {dish: {values: [{in: the red one, out: tomato}]}}
      """
    try Data(pack.utf8).write(to: URL(filePath: app + "/en.yaml"))
    Thread.sleep(forTimeInterval: 0.1)
  }

  private func catalog(locale: String = "en", cache: CatalogCache?) throws -> Catalog {
    try InstalledApps.catalog(phrases: folder.path + "/Phrases", locale: locale, cache: cache)
  }

  /// The values of the first phrase of an intent that is understood.
  private func heard(
    _ utterance: String, _ intent: String = "OrderByName", in catalog: Catalog
  ) async throws -> [String]? {
    let conversation = try Conversation(catalog: catalog)
    guard case .one(let result) = try await conversation.understanding(of: utterance),
      let match = result.matches.first, match.intent == intent
    else { return nil }
    return match.parameters.map { "\($0.name) \($0.output ?? .null)" }
  }

  /// The numbers of the files that are kept: one that is written again has another.
  private func kept() -> Set<UInt64> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache.folder)) ?? []
    return Set(
      names.map { name in
        var facts = stat()
        return stat(cache.folder + "/" + name, &facts) == 0 ? UInt64(facts.st_ino) : 0
      })
  }

  @Test func `what was compiled is taken the next time, as it was`() async throws {
    let plain = try catalog(cache: nil)
    let first = try catalog(cache: cache)
    let files = kept()
    let second = try catalog(cache: cache)
    #expect(files.count == 1 && kept() == files)
    for catalog in [first, second] {
      #expect(catalog.apps() == plain.apps())
      #expect(try catalog.phrases() == plain.phrases())
      #expect(try catalog.shortcuts() == plain.shortcuts())
      #expect(try await heard("give me the red one in Soupy", in: catalog) != nil)
      #expect(
        try await heard("give me the red one in Soupy", in: catalog)
          == heard("give me the red one in Soupy", in: plain))
      #expect(try await heard("in Soupy give me the red one", in: catalog) != nil)
      // Values of entities are asked for each time; these are no part of what is kept.
      #expect(
        try await heard("order tomato soup in Soupy", "OrderSoup", in: catalog)
          == heard("order tomato soup in Soupy", "OrderSoup", in: plain))
    }
  }

  @Test func `several commands and their words are known of what was kept`() async throws {
    _ = try catalog(cache: cache)
    let conversation = try Conversation(catalog: try catalog(cache: cache))
    let heard = try await conversation.understanding(
      of: "check my order in Soupy and then give me the red one")
    guard case .several(let sequence) = heard else {
      Issue.record("one command was heard: \(heard)")
      return
    }
    #expect(sequence.commands.map(\.result.matches.first?.intent).last == "OrderByName")
  }

  @Test func `a phrase file that changed, came or went is read again`() async throws {
    _ = try catalog(cache: cache)
    try write("bring {dish:words} in soupy")
    let changed = try catalog(cache: cache)
    #expect(try await heard("bring the red one in Soupy", in: changed) != nil)
    #expect(try changed.phrases().contains { $0.phrase.hasPrefix("give me") } == false)

    let info = folder.path + "/Phrases/Soupy/Info.plist"
    let plist = """
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Stew</string></dict></plist>
      """
    try Data(plist.utf8).write(to: URL(filePath: info))
    #expect(try catalog(cache: cache).apps().map(\.name).contains("Stew"))
    try FileManager.default.removeItem(atPath: info)
    #expect(try catalog(cache: cache).apps().map(\.name).contains("Soupy"))
  }

  @Test func `a damaged file is replaced`() async throws {
    _ = try catalog(cache: cache)
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: cache.folder).first)
    let file = URL(filePath: cache.folder + "/" + name)
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 0x55
    try bytes.write(to: file)
    let catalog = try catalog(cache: cache)
    #expect(try await heard("give me the red one in Soupy", in: catalog) != nil)
    #expect(try Data(contentsOf: file) != bytes)
  }

  @Test func `each language has its own`() throws {
    let german = try catalog(locale: "de", cache: cache)
    let english = try catalog(locale: "en", cache: cache)
    #expect(kept().count == 2)
    #expect(try catalog(locale: "de", cache: cache).phrases() == german.phrases())
    #expect(try catalog(locale: "en", cache: cache).phrases() == english.phrases())
  }

  @Test func `a broken file is told each time`() throws {
    _ = try catalog(cache: cache)
    try write("give me {")
    for _ in 1...2 { #expect(throws: PhraseFileError.self) { try catalog(cache: cache) } }
  }
}
