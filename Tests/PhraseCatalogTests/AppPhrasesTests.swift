// Tests joining declared phrases with those of the files, and finding the files.

import BehestTestSupport
import Foundation
import PhraseCatalog
import PhraseMatching
import Testing

struct AppPhrasesTests {
  /// The phrase files of the checkout.
  let folder = Fixtures.folder.deletingLastPathComponent().appending(path: "Phrases").path

  func soupTemplates(_ locale: String?) throws -> [PhraseTemplate] {
    try AppPhrases(readingFolder: folder + "/Soupy").templates(
      declared: ["Order ${soup} in ${applicationName}", "Order my usual in ${applicationName}"],
      app: "Soupy", intent: "OrderSoup", slots: ["soup": .entity("Soup", isOpen: false)],
      locale: locale)
  }

  @Test func `names come from the Info plist`() throws {
    let phrases = try AppPhrases(readingFolder: folder + "/MarkdownSnippet")
    #expect(phrases.displayName == "MarkdownSnippet")
    #expect(phrases.alternativeNames == ["Markdown Snippet", "Markdown Snippets"])
    #expect(phrases.languages == ["en", "de", "es", "fr", "it", "ja", "ko", "nl", "pt", "zh-Hans"])
  }

  @Test func `names of other languages come from a string catalogue too`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "CFBundleDisplayName": {"localizations": {
          "de": {"stringUnit": {"value": "Vogelhaus"}}, "en": {"stringUnit": {"value": "Feeder"}}}},
        "NSCameraUsageDescription": {"localizations": {"de": {"stringUnit": {"value": "Sieht"}}}}}}
      """
    try Data(catalog.utf8).write(to: folder.appending(path: "InfoPlist.xcstrings"))
    let phrases = try AppPhrases(readingFolder: folder.path)
    #expect(phrases.alternativeNames == ["Vogelhaus", "Feeder"])
  }

  @Test func `a file that is read twice counts once`() throws {
    let once = try AppPhrases(readingFolder: folder + "/Soupy")
    let twice = try AppPhrases(readingFolders: [folder + "/Soupy", folder + "/Soupy"])
    #expect(twice.phrases == once.phrases)
    #expect(twice.keys == once.keys)
    #expect(twice.packs == once.packs && !once.packs.isEmpty)
  }

  @Test func `a pack that is copied as a resource counts once`() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    for folder in ["Sources/Phrases", "app_App.resources/Phrases"] {
      try scratch.write("intents: {}", to: folder + "/en.yaml")
    }
    try scratch.write("intents: {A: {data: []}}", to: "app_App.resources/en.yaml")
    let phrases = try AppPhrases(
      readingModuleFolders: [
        "Sources/Phrases", "app_App.resources/Phrases", "app_App.resources",
      ].map { scratch.path + "/" + $0 })
    #expect(
      phrases.packs.map(\.path)
        == ["Sources/Phrases", "app_App.resources"].map { "\(scratch.path)/\($0)/en.yaml" })
  }

  @Test func `among sources a file that only looks like a pack is none`() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("][", to: "App/API/api.yaml")
    #expect(try AppPhrases(readingModuleFolders: [scratch.path + "/App/API"]).packs.isEmpty)
    #expect(try AppPhrases(readingFolder: scratch.path + "/App/API").packs.count == 1)
  }

  @Test func `files of phrases are told by their paths in one folder, as UTF-8`() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let old = "{\"sourceLanguage\": \"en\", \"strings\": {\"Old\": {}}}"
    let new = old.replacing("Old", with: "New")
    try scratch.write(old, to: "Kit/AppShortcuts.xcstrings")
    try scratch.write(new, to: "App/AppShortcuts.xcstrings")
    try scratch.write("intents: {}", to: "App/Phrases/de.yaml")
    try scratch.write("", to: "App/fr.lproj/AppShortcuts.strings")
    let table = #""New" = "Neuf";"#
    try Data(table.data(using: .utf16) ?? Data())
      .write(to: URL(filePath: scratch.path + "/App/fr.lproj/AppShortcuts.strings"))
    for name in ["Info.plist", "Main.swift"] { try scratch.write("{}", to: "App/" + name) }
    let phrases = try AppPhrases(
      readingModuleFolders: ["Kit", "App", "App/Phrases"].map { scratch.path + "/" + $0 })
    #expect(
      phrases.files.map(\.path) == [
        "AppShortcuts.xcstrings", "de.yaml", "fr.lproj/AppShortcuts.strings",
      ])
    #expect(phrases.files.map(\.text) == [new, "intents: {}", table])
  }

  @Test(arguments: [
    ("{ CFBundleDisplayName = Feeder; }", "Feeder"), ("neither < nor {", nil), ("", nil),
    ("\u{FEFF}<plist><dict><key>CFBundleName</key><string>Nest</string></dict></plist>", "Nest"),
  ])
  func `among sources an Info plist may have any form`(_ text: String, _ name: String?) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write(text, to: "App/Info.plist")
    let phrases = try AppPhrases(readingModuleFolders: [scratch.path + "/App"])
    #expect(phrases.displayName == name)
  }

  @Test func `among sources an Info plist may be binary`() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("", to: "App/Info.plist")
    let list: [String: Any] = [
      "CFBundleDisplayName": "Feeder", "LSRequiresIPhoneOS": true,
      "INAlternativeAppNames": [["INAlternativeAppName": "Bird & Feeder"]],
    ]
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      .write(to: URL(filePath: scratch.path + "/App/Info.plist"))
    let phrases = try AppPhrases(readingModuleFolders: [scratch.path + "/App"])
    #expect(phrases.displayName == "Feeder")
    #expect(phrases.alternativeNames == ["Bird & Feeder"])
    #expect(throws: PhraseFileError.self) {
      try AppPhrases(readingFolder: scratch.path + "/App")
    }
  }

  @Test func `among sources a broken Info plist in XML names the place`() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("<plist><array/></plist>", to: "App/Info.plist")
    #expect(throws: PhraseFileError.self) {
      try AppPhrases(readingModuleFolders: [scratch.path + "/App"])
    }
  }

  @Test(arguments: [
    ("de", "de"), ("de-AT", "de"), ("de_DE.UTF-8", "de"), ("ja_JP", "ja"), ("fr", "fr"),
  ])
  func `phrases of the locale rank before those of the source language`(
    _ locale: String, _ language: String
  ) throws {
    let templates = try soupTemplates(locale)
    #expect(templates.first?.language == language)
    #expect(templates.contains { $0.text == "Order my usual in ${applicationName}" })
    let languages = templates.map(\.language)
    #expect(languages.firstIndex(of: "en") ?? 0 > languages.lastIndex(of: language) ?? 0)
    #expect(Set(languages) == [language, "en"])
  }

  @Test(arguments: ["C", "sv", "", "en-GB"])
  func `a locale without phrases leaves the source language`(_ locale: String) throws {
    let templates = try soupTemplates(locale)
    #expect(Set(templates.map(\.language)) == ["en"])
    #expect(Set(templates.map(\.text)).count == templates.count)
  }

  @Test(arguments: ["MarkdownSnippet", "Soupy"])
  func `every phrase of the checkout is a usable template`(_ app: String) throws {
    let slots: [String: SlotType] = [
      "soup": .entity("Soup", isOpen: false), "size": .enumeration("SoupSize"),
      "document": .entity("Document", isOpen: true),
    ]
    let phrases = try AppPhrases(readingFolder: folder + "/" + app)
    let templates = phrases.templates(
      declared: phrases.keys.map(\.key), app: app, intent: "", slots: slots)
    #expect(templates.allSatisfy { $0.mistake() == nil })
    #expect(phrases.unusedKeys(declared: Set(phrases.keys.map(\.key))).isEmpty)
    #expect(phrases.unusedKeys(declared: []).count == phrases.keys.count)
  }

  @Test(arguments: [
    ("Bestell in", "10:38", "does not contain ${applicationName}"),
    ("Bestell ${supe} in ${applicationName}", "10:36", "uses ${supe}, which is no parameter"),
    ("Bestell ${soup in", "10:36", "opens a slot at offset 8"),
  ])
  func `a phrase that is no template names its place`(
    _ phrase: String, _ place: String, _ words: String
  ) throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Order ${soup} in ${applicationName}" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",

                  "value" :     "\(phrase)"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    try scratch.write(text, to: "App/AppShortcuts.xcstrings")
    let phrases = try AppPhrases(readingFolder: scratch.path + "/App")
    let templates = phrases.templates(
      declared: ["Order ${soup} in ${applicationName}"], app: "a", intent: "i",
      slots: ["soup": .text], locale: "de")
    let error = try #require(templates[0].mistake())
    #expect(error.description.contains("App/AppShortcuts.xcstrings:\(place): "), "\(error)")
    #expect(error.clause.contains(words), "\(error)")
    #expect(templates.compactMap { $0.mistake() }.count == 1)
  }

  @Test func `tables in language folders add phrases and names`() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write(
      "\"Order in ${applicationName}\" = \"Ordina in ${applicationName}\";",
      to: "App/it.lproj/AppShortcuts.strings")
    try scratch.write("CFBundleDisplayName = Zuppa;", to: "App/it.lproj/InfoPlist.strings")
    let phrases = try AppPhrases(readingFolder: scratch.path + "/App")
    #expect(phrases.alternativeNames == ["Zuppa"])
    let templates = phrases.templates(
      declared: ["Order in ${applicationName}"], app: "a", intent: "i", slots: [:], locale: "it")
    #expect(templates.map(\.language) == ["it", "en"])
  }

  @Test func `a folder that does not exist says nothing`() throws {
    #expect(try AppPhrases(readingFolder: folder + "/Nobody") == AppPhrases(readingFolders: []))
  }
}

struct PhraseFoldersTests {
  @Test func `the folder beside an installed program is found through links`() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("", to: "usr/bin/behest")
    try scratch.write("", to: "usr/share/behest/Phrases/App/x")
    try scratch.write("", to: "home/.config/behest/Phrases/App/x")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/link", withDestinationPath: scratch.path + "/usr/bin/behest")
    let found = PhraseFolders(
      executable: scratch.path + "/link", environment: ["HOME": scratch.path + "/home"])
    #expect(found.installed == scratch.path + "/usr/share/behest/Phrases")
    #expect(found.folders.count == 2)
    #expect(found.folders.last == scratch.path + "/home/.config/behest/Phrases")
    #expect(found.complaint == nil)
  }

  @Test func `a checkout is found from its build folder`() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("", to: "work/Package.swift")
    try scratch.write("", to: "work/Phrases/App/x")
    try scratch.write("", to: "work/.build/release/behest")
    let found = PhraseFolders(
      executable: scratch.path + "/work/.build/release/behest", environment: [:])
    #expect(found.installed == scratch.path + "/work/Phrases")
  }

  @Test func `a folder that is asked for is the only one tried`() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    try scratch.write("", to: "a/x")
    let named = ["BEHEST_PHRASES": scratch.path + "/a"]
    #expect(
      PhraseFolders(executable: "/nowhere/behest", environment: named).installed
        == scratch.path + "/a")
    let missing = PhraseFolders(
      explicit: scratch.path + "/b", executable: "/nowhere/behest", environment: named)
    #expect(missing.installed == nil)
    #expect(missing.searched == [scratch.path + "/b"])
    #expect(missing.complaint?.contains(scratch.path + "/b") == true)
  }
}

/// A temporary folder.
struct Scratch {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "phrases-" + UUID().uuidString)
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: path).appending(path: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
