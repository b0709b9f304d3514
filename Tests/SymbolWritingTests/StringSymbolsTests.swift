// Tests the names and arguments of the symbols, by what Xcode 26 makes of the same keys.

import Foundation
import SymbolWriting
import Testing

struct StringSymbolsTests {
  /// Returns the source of the symbols of a catalogue with one key.
  private func source(
    _ key: String, _ members: [String: Any] = [:], table: String = "Localizable"
  ) throws -> String {
    let entry = ["extractionState": "manual"].merging(members) { $1 }
    return try source([[key: entry]], table: table)
  }

  /// Returns the source of the symbols of catalogues of one table.
  private func source(_ catalogs: [[String: [String: Any]]], table: String) throws -> String {
    var symbols = StringSymbols(table: table)
    for strings in catalogs {
      let catalog: [String: Any] = ["sourceLanguage": "en", "strings": strings]
      try symbols.add(catalog: JSONSerialization.data(withJSONObject: catalog))
    }
    return symbols.source
  }

  @Test func `catalogues of one name are one enumeration, with each symbol once`() throws {
    let manual: [String: Any] = ["extractionState": "manual"]
    let symbols = try source(
      [
        ["tooFar": manual.merging(text("First")) { $1 }],
        ["tooFar": manual.merging(text("Second")) { $1 }, "tooNear": manual],
      ], table: "Errors")
    #expect(symbols.components(separatedBy: "enum Errors {").count == 2, "\(symbols)")
    #expect(symbols.components(separatedBy: "static var tooFar:").count == 2, "\(symbols)")
    #expect(symbols.contains("defaultValue: \"First\""), "\(symbols)")
    #expect(symbols.contains("static var tooNear:"), "\(symbols)")
  }

  /// Returns the localizations of a key with one text.
  private func text(_ value: String) -> [String: Any] {
    ["localizations": ["en": ["stringUnit": ["state": "new", "value": value]]]]
  }

  @Test(arguments: [
    ("character.bear", "characterBear"), ("F_A_Title", "fATitle"), ("Minimal Mono", "minimalMono"),
    ("Retro Green CRT", "retroGreenCrt"), ("SPEED BOOST", "speedBoost"), ("On", "on"),
    ("CFBundleDisplayName", "cfbundleDisplayName"), ("use CKAsset data", "useCkassetData"),
    ("Setting Up iCloud Sync…", "settingUpICloudSync"), ("Snip Snap’s limit", "snipSnapsLimit"),
    ("black-and-white", "blackAndWhite"), ("game.encouragement.0", "gameEncouragement0"),
    ("continue", "`continue`"), ("3 days", "_3Days"),
  ])
  func `a key without specifiers is a property`(_ key: String, _ name: String) throws {
    #expect(try source(key).contains("static var \(name): LocalizedStringResource {"))
  }

  @Test(arguments: [
    ("%lld MiB", "miB(_ arg1: Int)"),
    ("Score %@, %@ %lld", "score(_ arg1: String, _ arg2: String, _ arg3: Int)"),
    ("common.minutesShort %lld %lld", "commonMinutesShort(_ arg1: Int, _ arg2: Int)"),
    (
      "%(landmark)@ is contained in %(landmarkCollection)@",
      "isContainedIn(landmark: String, landmarkCollection: String)"
    ),
    ("%d of %u, %.1f%%", "of(_ arg1: Int32, _ arg2: UInt32, _ arg3: Float)"),
    ("50% discount %lld", "_50Iscount(_ arg1: Int32, _ arg2: Int)"),
    ("%2$lf after %1$@", "after(_ arg1: String, _ arg2: Double)"),
  ])
  func `a key with specifiers is a function`(_ key: String, _ signature: String) throws {
    #expect(try source(key).contains("static func \(signature) -> LocalizedStringResource {"))
  }

  @Test func `the text of the source language has the arguments of a key without any`() throws {
    let symbol = try source("F_B_Description", text("Aged %(age)llu"))
    #expect(symbol.contains("static func fBDescription(age: UInt) ->"))
    #expect(
      symbol.contains(##"defaultValue: "Aged \(age, specifier: "%llu")""##), "\(symbol)")
    let plural: [String: Any] = [
      "localizations": [
        "en": [
          "variations": [
            "plural": [
              "one": ["stringUnit": ["value": "One"]],
              "other": ["stringUnit": ["value": "%lld items"]],
            ]
          ]
        ]
      ]
    ]
    #expect(try source("itemsCount", plural).contains("func itemsCount(_ arg1: Int) ->"))
  }

  @Test func `substitutions are labelled arguments`() throws {
    let substituted: [String: Any] = [
      "localizations": [
        "en": [
          "stringUnit": ["value": "%#@done@ of %#@total@"],
          "substitutions": [
            "done": ["argNum": 1, "formatSpecifier": "lld"],
            "total": ["argNum": 2, "formatSpecifier": "lld"],
          ],
        ]
      ]
    ]
    #expect(try source("session", substituted).contains("session(done: Int, total: Int)"))
  }

  @Test func `another table is an enumeration`() throws {
    let symbols = try source("alps.name", text("The \"Alps\""), table: "LandmarkData")
    #expect(symbols.contains("enum LandmarkData {\n"))
    #expect(symbols.contains(##"defaultValue: "The \"Alps\"""##))
    #expect(symbols.contains(#"table: "LandmarkData""#))
  }

  @Test(arguments: ["", "stale", "extracted_with_value"])
  func `a key that was found in the code has no symbol`(_ state: String) throws {
    #expect(try !source("title", ["extractionState": state]).contains("LocalizedStringResource"))
  }

  @Test func `a key can be without a symbol`() throws {
    #expect(try !source("title", ["generatesSymbol": false]).contains("LocalizedStringResource"))
  }
}
