// Fuzzes the readers of string catalogues, and the template compiler with their phrases.

import FuzzSupport
import PhraseCatalog
import PhraseMatching

/// Returns the entry point that libFuzzer calls with each input; always returns 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let format = input.number(0...2)
  let text = input.text(limit: count)
  do throws(PhraseFileError) {
    switch format {
    case 0: try check(StringCatalog(parsing: text, file: "f").phrases, text)
    case 1: try check(StringsTable(parsing: text, language: "en", file: "f").entries, text)
    default: _ = try InfoPlist(parsing: text, file: "f")
    }
  } catch {
    let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
    require((0...lines).contains(error.place.line), "\(error) is on a line that is not there")
    require(!error.words.isEmpty, "an error without words")
  }
  return 0
}

/// Checks the places of phrases, and compiles them.
private func check(_ phrases: [CatalogPhrase], _ text: String) {
  let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
  let templates = phrases.map { phrase in
    require((1...lines).contains(phrase.place.line), "\(phrase) is on a line that is not there")
    require(phrase.place.column >= 1, "\(phrase) has no column")
    return PhraseTemplate(
      phrase.text, app: "App", intent: "Intent",
      slots: ["soup": .entity("Soup", isOpen: true)], language: phrase.language)
  }
  let applications = [ApplicationNames(app: "App", names: ["App"])]
  guard let matcher = try? PhraseMatcher(templates: templates, applications: applications) else {
    return
  }
  _ = matcher.matches(in: phrases.first?.text ?? "")
}
