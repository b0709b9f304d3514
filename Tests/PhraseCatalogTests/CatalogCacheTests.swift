// Checks that compiled collections are kept between runs, and never answer for files that changed.

import BehestTestSupport
import Foundation
import PhraseCatalog
import PhraseMatching
import Testing

struct CatalogCacheTests {
  private let folder: TemporaryFolder
  private let sentences: String
  private let cache: CatalogCache

  init() throws {
    folder = try TemporaryFolder()
    sentences = folder.path + "/lights.yaml"
    cache = CatalogCache(folder: folder.path + "/cache/behest", version: "1")
    try write("turn on [the] {area} light")
  }

  /// Writes sentences that look as old as they are short.
  private func write(_ sentence: String, unreadList: String = "rooms") throws {
    let text = """
      language: en
      intents:
        TurnOn:
          data:
            - sentences: ["\(sentence)"]
              metadata: {kind: lamp}
        Other:
          data:
            - sentences: ["open {nowhere}"]
      lists:
        area: {values: [kitchen, {in: hall, out: corridor}]}
        \(unreadList): {values: [attic]}
      """
    try Data(text.utf8).write(to: URL(filePath: sentences))
    // The clock of the file system has to tick before a file is believed to stay as it is.
    Thread.sleep(forTimeInterval: 0.1)
  }

  private func read(_ cache: CatalogCache?) throws -> CompiledSentences {
    try CompiledSentences(readingPaths: [sentences], app: "lights", cache: cache)
  }

  private func kept() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: cache.folder)) ?? []
  }

  @Test func `what was compiled is taken the next time, as it was`() throws {
    let first = try read(cache)
    #expect(kept().count == 1)
    let second = try read(cache)
    let plain = try read(nil)
    for sentences in [first, second] {
      #expect(sentences.remarks == plain.remarks && !plain.remarks.isEmpty)
      #expect(sentences.acceptsParaphrases == plain.acceptsParaphrases)
      #expect(sentences.inventory.values == plain.inventory.values)
      #expect(sentences.inventory.templates.map(\.text) == plain.inventory.templates.map(\.text))
      #expect(
        sentences.inventory.templates.map(\.place) == plain.inventory.templates.map(\.place))
      let match = try sentences.matcher().matches(in: "turn on the hall light").matches.first
      #expect(match?.intent == "TurnOn")
      #expect(match?.parameters.first?.output == .string("corridor"))
      #expect(match?.template.block?.metadata == .object(["kind": .string("lamp")]))
    }
  }

  @Test func `a file that changed is compiled anew`() throws {
    _ = try read(cache)
    try write("switch on the {area} light")
    let matcher = try read(cache).matcher()
    #expect(matcher.matches(in: "switch on the hall light").matches.count == 1)
    #expect(matcher.matches(in: "turn on the hall light", upTo: .normalised).matches.isEmpty)
    #expect(kept().count == 1)
  }

  @Test func `another version compiles anew`() throws {
    _ = try read(cache)
    let file = cache.folder + "/" + (kept().first ?? "")
    let before = try Data(contentsOf: URL(filePath: file))
    _ = try read(CatalogCache(folder: cache.folder, version: "2"))
    #expect(kept().count == 1)
    #expect(try Data(contentsOf: URL(filePath: file)) != before)
  }

  @Test func `a damaged file is replaced, and one that cannot be is done without`() throws {
    _ = try read(cache)
    let file = cache.folder + "/" + (kept().first ?? "")
    let whole = try Data(contentsOf: URL(filePath: file))
    try whole.prefix(whole.count / 2).write(to: URL(filePath: file))
    #expect(try read(cache).matcher().matches(in: "turn on the hall light").matches.count == 1)
    #expect(try Data(contentsOf: URL(filePath: file)).count == whole.count)
    let none = CatalogCache(folder: sentences + "/no/folder", version: "1")
    #expect(try read(none).matcher().matches(in: "turn on the hall light").matches.count == 1)
  }

  @Test func `a file that is being written is not kept`() throws {
    try Data(contentsOf: URL(filePath: sentences)).write(to: URL(filePath: sentences))
    _ = try read(cache)
    #expect(kept().isEmpty)
  }

  @Test func `the folder is where caches belong`() {
    func folder(_ environment: [String: String]) -> String? {
      CatalogCache(environment: environment, version: "")?.folder
    }
    #expect(folder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/behest/catalogues")
    #expect(folder(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/behest/catalogues")
    #expect(folder(["HOME": ""]) == nil)
  }

  @Test func `few collections are kept`() throws {
    for number in 0..<20 {
      let path = folder.path + "/\(number).yaml"
      try FileManager.default.copyItem(atPath: sentences, toPath: path)
      Thread.sleep(forTimeInterval: 0.06)
      _ = try CompiledSentences(readingPaths: [path], app: "lights", cache: cache)
    }
    #expect(kept().count == 16)
  }
}
