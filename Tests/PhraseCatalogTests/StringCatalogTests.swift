// Tests reading String Catalogs, broken ones above all.

import PhraseCatalog
import PhraseMatching
import Testing

struct StringCatalogTests {
  @Test func `phrases keep their language, line and column`() throws {
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "" : {},
          "Order in ${applicationName}" : {
            "comment" : "how to order",
            "localizations" : {
              "de" : { "stringSet" : { "state" : "translated", "values" : [ "Bestell in ${applicationName}",
                "In ${applicationName} bestellen" ] } },
              "fr" : { "stringUnit" : { "state" : "new", "value" : "" } },
              "it" : { "stringUnit" : { "value" : "Ordina \\u0069n ${applicationName}" } }
            }
          },
          "Eat with ${applicationName}" : { }
        },
        "version" : "1.0"
      }
      """
    let catalog = try StringCatalog(parsing: text, file: "f")
    #expect(catalog.sourceLanguage == "en")
    #expect(
      catalog.keys.map(\.key) == ["Order in ${applicationName}", "Eat with ${applicationName}"])
    #expect(catalog.phrases.map(\.language) == ["de", "de", "it"])
    #expect(catalog.phrases.map(\.text)[2] == "Ordina in ${applicationName}")
    #expect(catalog.phrases[1].place.line == 9)
    #expect(catalog.phrases[1].place.column == 12)
  }

  @Test(arguments: [
    ("{", "f:1:2: a key in quotation marks is expected, not the end of the file"),
    ("{\"a\": 1,}", "f:1:9: a key in quotation marks is expected, not “}”"),
    ("{\n  \"strings\" : {},\n  \"version\" \"1\"\n}", "f:3:13: “:” is expected, not “\"”"),
    ("{\"strings\": {} \"a\": 1}", "f:1:16: “,” or “}” (for line 1) is expected, not “\"”"),
    ("[]", "f:1:1: a String Catalog has to be an object, not an array"),
    ("{\"strings\": {}}", "f:1:1: “sourceLanguage” is missing"),
    (
      "{\"sourceLanguage\": 3, \"strings\": {}}",
      "f:1:20: “sourceLanguage” has to be a string, not a number"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"en\":\n {\"stringSet\": {\"values\": \"x\"}}}}}}",
      "f:2:27: “values” has to be an array, not a string"
    ),
    ("{\"a\": \"b", "f:1:7: the string does not end"),
    ("{\"a\": \"\\q\"}", "f:1:8: “\\” is followed by “q”"),
    ("{\"é\": tru}", "f:1:7: a value is expected, not “t”"),
    ("{\"a\": 1, \"a\": 2}", "f:1:10: the key “a” is there twice"),
    ("{} x", "f:1:4: “x” after the end of the JSON value"),
  ])
  func `a broken catalog names the place`(_ text: String, _ message: String) {
    let error = #expect(throws: PhraseFileError.self) {
      try StringCatalog(parsing: text, file: "f")
    }
    #expect(error?.description == message)
  }

  @Test func `nesting and lone surrogates do no harm`() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: PhraseFileError.self) { try StringCatalog(parsing: deep, file: "f") }
    let text = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en":
        {"stringUnit": {"value": "a\\ud800b"}}}}}}
      """
    #expect(try StringCatalog(parsing: text, file: "f").phrases.map(\.text) == ["a\u{FFFD}b"])
  }
}
