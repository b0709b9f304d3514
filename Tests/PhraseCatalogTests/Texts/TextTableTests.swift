// Tests of string tables: catalogues, older tables, plurals, and which language is taken.

import BehestTestSupport
import Foundation
import PhraseCatalog
import PhraseMatching
import Testing

@Suite struct TextTableTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func table(_ name: String = "Localizable") throws -> TextTable {
    try TextTable(named: name, inFolders: [folder.url.path])
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Order": {"comment": "A verb", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Bestellen"}},
        "fr": {"stringUnit": {"state": "new", "value": ""}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "訂購"}},
        "zh-Hans": {"stringUnit": {"state": "translated", "value": "订购"}}}},
      "%lld soups": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"value": "no soup"}},
          "one": {"stringUnit": {"value": "%lld soup"}},
          "other": {"stringUnit": {"value": "%lld soups"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld zupa"}},
          "few": {"stringUnit": {"value": "%lld zupy"}},
          "many": {"stringUnit": {"value": "%lld zup"}},
          "other": {"stringUnit": {"value": "%lld zupy"}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap"}},
        "other": {"stringUnit": {"value": "Click"}}}}}}},
      "%lld soups from %lld kitchens": {"localizations": {"en": {
        "stringUnit": {"value": "%#@soups@ from %#@kitchens@, %3$@"},
        "substitutions": {
          "kitchens": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "one kitchen"}},
            "other": {"stringUnit": {"value": "%arg kitchens"}}}}},
          "soups": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg soup"}},
            "other": {"stringUnit": {"value": "%arg soups"}}}}}}}}}
    }}
    """

  @Test func `the best of a text's languages is taken, then the source's`() throws {
    try write(Self.catalog, to: "Localizable.xcstrings")
    let table = try table()
    func text(_ locale: String) -> String? {
      table.format(forKey: "Order", locale: locale, quantities: [:])
    }
    #expect(text("de_AT") == "Bestellen")
    #expect(text("zh_TW") == "訂購")
    #expect(text("zh_CN") == "订购")
    // Not translated yet, in no language that fits, and the source's own words: the key has to do.
    #expect(text("fr") == nil)
    #expect(text("sv") == nil)
    #expect(text("en_GB") == nil)
    #expect(table.format(forKey: "Tap", locale: "de", quantities: [:]) == "Click")
    #expect(table.format(forKey: "Nothing", locale: "de", quantities: [:]) == nil)
  }

  @Test(arguments: [
    ("en", 0.0, "no soup"), ("en", 1, "%lld soup"), ("en", 2, "%lld soups"),
    ("pl", 1, "%lld zupa"), ("pl", 3, "%lld zupy"), ("pl", 5, "%lld zup"), ("pl", 22, "%lld zupy"),
  ])
  func `a number chooses among plurals`(_ locale: String, _ number: Double, _ text: String) throws {
    try write(Self.catalog, to: "Localizable.xcstrings")
    let found = try table().format(
      forKey: "%lld soups", locale: locale, quantities: [0: number])
    #expect(found == text)
  }

  @Test func `two numbers choose apart from each other`() throws {
    try write(Self.catalog, to: "Localizable.xcstrings")
    let table = try table()
    func text(_ soups: Double, _ kitchens: Double) -> String? {
      table.format(
        forKey: "%lld soups from %lld kitchens", locale: "en", quantities: [0: soups, 1: kitchens])
    }
    #expect(text(1, 2) == "%1$lld soup from %2$lld kitchens, %3$@")
    #expect(text(3, 1) == "%1$lld soups from one kitchen, %3$@")
  }

  @Test func `what formats as an argument counts as one, and nothing else does`() throws {
    let catalog = Self.catalog.replacing(
      "%#@kitchens@, %3$@", with: "%#@kitchens@, 50% discount, 30%y, %@")
    try write(catalog, to: "Localizable.xcstrings")
    let text = try table().format(
      forKey: "%lld soups from %lld kitchens", locale: "en", quantities: [0: 1, 1: 2])
    #expect(text == "%1$lld soup from %2$lld kitchens, 50%3$ discount, 30%y, %4$@")
  }

  @Test func `older tables have a file for each language, and one for plurals`() throws {
    try write("\"Order\" = \"Commander\";", to: "fr.lproj/Shop.strings")
    try write("\"Order\" = \"Order now\";", to: "Base.lproj/Shop.strings")
    try write(
      """
      <plist version="1.0"><dict><key>%lld soups in %@</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@soups@ à %@</string>
        <key>soups</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld soupe</string><key>other</key><string>%lld soupes</string>
        </dict></dict></dict></plist>
      """, to: "fr.lproj/Shop.stringsdict")
    let table = try table("Shop")
    #expect(table.format(forKey: "Order", locale: "fr_CA", quantities: [:]) == "Commander")
    #expect(table.format(forKey: "Order", locale: "de", quantities: [:]) == "Order now")
    func soups(_ count: Double) -> String? {
      table.format(forKey: "%lld soups in %@", locale: "fr", quantities: [0: count])
    }
    #expect(soups(0) == "%1$lld soupe à %2$@")
    #expect(soups(5) == "%1$lld soupes à %2$@")
  }

  @Test func `a later folder wins, text by text`() throws {
    try write(Self.catalog, to: "app/Localizable.xcstrings")
    try write("\"Order\" = \"Her damit\";", to: "own/de.lproj/Localizable.strings")
    let folders = ["app", "own"].map { folder.url.appending(path: $0).path }
    let table = try TextTable(named: "Localizable", inFolders: folders)
    #expect(table.format(forKey: "Order", locale: "de", quantities: [:]) == "Her damit")
    #expect(table.format(forKey: "Order", locale: "zh_TW", quantities: [:]) == "訂購")
  }

  @Test(arguments: [
    ("{\"strings\": {}}", "1:1: “sourceLanguage” is missing"),
    ("{\"sourceLanguage\": \"en\", \"strings\": {\"a\": 3}}", "the entry “a” has to be an object"),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"de\": "
        + "{\"stringUnit\": {\"value\": 1}}}}}}", "“value” has to be a string, not a number"
    ),
  ])
  func `a mistake is told with its place`(_ text: String, _ words: String) throws {
    try write(text, to: "Localizable.xcstrings")
    let error = #expect(throws: PhraseFileError.self) { try table() }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    #expect(error?.place.line == 1)
  }
}
