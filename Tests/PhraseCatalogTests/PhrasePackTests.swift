// Tests the phrase packs of apps: which are read, and that everything they name is there.

import Foundation
import PhraseCatalog
import PhraseMatching
import SpokenValues
import Testing

/// A folder `Phrases/<App>` that is there as long as the test.
private final class PackFolder {
  let path: String

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pack-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

struct PhrasePackTests {
  /// The intents of an app, as the engine describes them.
  static let parameters: @Sendable (String) -> [String: SlotType]? = { intent in
    let soup: [String: SlotType] = [
      "soup": .entity("Soupy.Soup", isOpen: true), "quantity": .number(NumberRange()),
      "size": .enumeration("Soupy.SoupSize"), "date": .typed(.date),
    ]
    return ["OrderSoup": soup, "Ring": [:]][intent]
  }

  private func read(
    _ files: [String: String], locale: String? = nil
  ) throws -> [SentenceCollection] {
    let folder = try PackFolder(files)
    return try AppPhrases(readingFolder: folder.path).packs(
      app: "Soupy", locale: locale, intents: ["OrderSoup", "Ring"], parameters: Self.parameters)
  }

  @Test func `a pack says which words mean the same, and whether other words will do`() throws {
    let pack = try #require(
      try read([
        "en.yaml": """
        parts: false
        synonyms: [[get, order], [soup, "bowl of soup"]]
        intents: {Ring: {data: [{sentences: [ring]}]}}
        """
      ]).first)
    #expect(!pack.acceptsParts)
    #expect(pack.synonyms == [["get", "order"], ["soup", "bowl of soup"]])
    for wrong in ["synonyms: {a: b}", "synonyms: [get]", "parts: yes please"] {
      #expect(throws: PhraseFileError.self) {
        try read(["en.yaml": wrong + "\nintents: {Ring: {data: [{sentences: [ring]}]}}"])
      }
    }
  }

  @Test func `a sentence fills the parameters of its intent`() throws {
    let packs = try read([
      "en.yaml": """
      intents:
        OrderSoup:
          data:
            - sentences: ["<get> {quantity} {sizes:size} {soup} [in {applicationName}] {@aside}"]
              slots: {date: tomorrow}
        Ring:
          data: [{sentences: [ring]}]
      expansion_rules:
        get: (get|order)
      lists:
        sizes: {values: [{in: giant, out: large}]}
        aside: {wildcard: true}
      skip_words: [please]
      """
    ])
    let pack = try #require(packs.first)
    #expect(packs.count == 1 && pack.language == "en" && pack.skipWords == ["please"])
    let template = try #require(pack.templates.first)
    #expect(template.slots["quantity"] == .number(NumberRange()))
    #expect(template.slots["soup"] == .entity("Soupy.Soup", isOpen: true))
    #expect(template.slots["sizes"] == .enumeration("Soupy/en/sizes"))
    #expect(template.slots["aside"] == .text)
    #expect(template.block?.fixedSlots == ["date": .string("tomorrow")])
    #expect(pack.values.map(\.type) == ["Soupy/en/sizes"])
    #expect(pack.values.map(\.output) == [.string("large")])
    #expect(pack.templates.map(\.intent) == ["OrderSoup", "Ring"])
  }

  @Test(arguments: [
    (nil, ["en"]), ("de-AT", ["de", "en"]), ("de_DE.UTF-8", ["de", "en"]), ("en-GB", ["en"]),
    ("fr", ["en"]), ("zh", ["zh-Hant", "en"]),
  ])
  func `the pack of the person's language comes before that of the source language`(
    _ locale: String?, _ languages: [String]
  ) throws {
    let text = "intents: {Ring: {data: [{sentences: [ring]}]}}"
    let packs = try read(
      [
        "en.yaml": text, "de.yml": text, "zh-Hant.yaml": text, "read me.yaml": "][",
        "notes.yaml": "][", "en.txt": "][",
      ], locale: locale)
    #expect(packs.map(\.language) == languages)
  }

  @Test func `a person's own pack is merged with the installed one`() throws {
    let installed = try PackFolder([
      "en.yaml": """
      intents: {Ring: {data: [{sentences: ["<ring>"]}]}}
      expansion_rules: {ring: ring}
      """
    ])
    let own = try PackFolder([
      "en.yaml": """
      language: en
      intents: {Ring: {data: [{sentences: ["<ring> again"]}]}}
      expansion_rules: {ring: buzz}
      """
    ])
    let phrases = try AppPhrases(readingFolders: [installed.path, own.path])
    #expect(phrases.packs.count == 2 && phrases.packLanguages == ["en"])
    let packs = try phrases.packs(
      app: "Soupy", intents: ["Ring"], parameters: Self.parameters)
    #expect(packs.map { $0.templates.map(\.text) } == [["<ring>", "<ring> again"]])
    #expect(packs.first?.templates.first?.block?.rules["ring"] == .text("buzz"))
  }

  @Test(arguments: [
    ("intents: {OrderSuop: {data: []}}", "1:11", "did you mean “OrderSoup”?"),
    ("intents: {Sleep: {data: []}}", "1:11", "it has OrderSoup, Ring"),
    (pack("eat {suop}"), "1:49", "did you mean “soup”?"),
    (pack("eat {spoon:soup}"), "1:49", "there is no list {spoon}"),
    (pack("eat {soup:meal}"), "1:49", "no parameter “meal”: it has date, quantity, size, soup"),
    (pack("eat {soup}", "slots: {sise: large}"), "1:66", "did you mean “size”?"),
    (pack("eat", "requires_context: {a: {slot: b}}"), "1:80", "no parameter “b”"),
    (pack("eat", "sentence: []"), "1:51", "did you mean “sentences”?"),
    (pack("eat") + "\nlanguage: de", "2:11", "has to be “en”"),
    (pack("<eat>"), "1:45", "there is no rule <eat>"),
    (pack("<a>") + "\nexpansion_rules: {a: \"{soop}\"}", "2:24", "did you mean"),
    (pack("eat") + "\nlists: {l: {values: [\"<x>\"]}}", "2:24", "there is no rule <x>"),
  ])
  func `what a pack names has to be there`(
    _ text: String, _ place: String, _ words: String
  ) throws {
    let error = #expect(throws: PhraseFileError.self) { try read(["en.yaml": text]) }
    let description = error?.description ?? ""
    #expect(description.contains("en.yaml:\(place): "), "\(description)")
    #expect(description.contains(words), "\(description)")
  }

  /// A pack with one sentence.
  private static func pack(_ sentence: String, _ more: String = "") -> String {
    let more = more.isEmpty ? "" : ", " + more
    return "intents: {OrderSoup: {data: [{sentences: [\"\(sentence)\"]\(more)}]}}"
  }
}
