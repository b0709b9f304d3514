// Fuzzes the reader of phrase packs, and the matcher with the templates that it reads.

import FuzzSupport
import PhraseCatalog
import PhraseMatching
import PhraseReference

/// Returns the entry point that libFuzzer calls with each input; always returns 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  // A seed is a whole file: YAML begins with a letter, and JSON with a brace.
  let text = input.text(limit: count)
  let isJSON = text.utf8.first == UInt8(ascii: "{")
  do throws(PhraseFileError) {
    check(try SentenceCollection(parsing: text, file: isJSON ? "f.json" : "f.yaml"), text)
  } catch {
    check(error, text)
  }
  if let complaint = SentenceJudge.complaint(about: text) { require(false, complaint) }
  return 0
}

private func check(_ error: PhraseFileError, _ text: String) {
  let lines = text.utf8.count { $0 == 0x0A } + 1
  require((0...lines).contains(error.place.line), "\(error) is on a line that is not there")
  require(!error.words.isEmpty, "an error without words")
}

/// Checks the places of sentences, compiles them and matches them.
private func check(_ collection: SentenceCollection, _ text: String) {
  for remark in collection.remarks { check(remark, text) }
  let lines = text.utf8.count { $0 == 0x0A } + 1
  for template in collection.templates {
    if let place = template.place {
      require((1...lines).contains(place.line) && place.column >= 1, "\(place) is not there")
    }
  }
  let ids = Dictionary(grouping: collection.values, by: \.type).mapValues { $0.map(\.id) }
  require(ids.values.allSatisfy { Set($0).count == $0.count }, "two values of one identifier")
  let applications = [ApplicationNames(app: collection.app, names: [collection.app])]
  guard
    let matcher = try? PhraseMatcher(
      templates: collection.templates, applications: applications, values: collection.values)
  else { return }
  for template in collection.templates.prefix(4) {
    _ = matcher.matches(in: SentenceJudge.plainest(template))
  }
}
