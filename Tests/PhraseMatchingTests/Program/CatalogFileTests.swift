// Checks that a catalogue from a file answers as the one that was written, and damage does no harm.

import BehestTestSupport
import Foundation
import PhraseMatching
import PhraseReference
import Testing

struct CatalogFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/catalogue"
  }

  private static func matcher(_ grammar: RandomGrammar) -> PhraseMatcher? {
    try? PhraseMatcher(
      templates: grammar.templates, applications: grammar.applications, values: grammar.values,
      languages: ["en", "de"], skipWords: ["um"])
  }

  /// A match without what makes two blocks two: that they are two objects.
  private static func facts(_ match: Match) -> [AnyHashable] {
    let template = match.template
    return [
      template.text, template.app, template.intent, template.slots, template.language,
      template.place, template.expression, template.block?.rules, template.block?.requires,
      template.block?.excludes, template.block?.fixedSlots, template.block?.requiredKeywords,
      template.block?.metadata, match.tier, match.rank, match.slips, match.parameters, match.fixed,
      match.spans,
    ]
  }

  @Test(arguments: 0..<40)
  func `a mapped catalogue answers as the compiled one`(_ seed: Int) throws {
    var lottery = Lottery(seed: UInt64(seed))
    let grammar = RandomGrammar(using: &lottery)
    guard var compiled = Self.matcher(grammar) else { return }
    try compiled.write(to: path, key: "k", notes: .string("n"))
    var (mapped, notes) = try PhraseMatcher.mapped(from: path, key: "k")
    #expect(notes == .string("n"))
    let values = mapped.inventory.values
    #expect(values == compiled.inventory.values && Set(values) == Set(grammar.values))
    #expect(mapped.inventory.applications == grammar.applications)
    #expect(mapped.inventory.languages == ["en", "de"] && mapped.inventory.skipWords == ["um"])
    for round in 0..<15 {
      let utterance = grammar.utterance(using: &lottery)
      let context = Trial.context(using: &lottery)
      let ours = compiled.matches(in: utterance, context: context)
      let theirs = mapped.matches(in: utterance, context: context)
      #expect(ours.matches.map(Self.facts) == theirs.matches.map(Self.facts))
      #expect(ours.vetoed == theirs.vetoed)
      #expect(ours.nearest.map(\.phrase) == theirs.nearest.map(\.phrase))
      guard round % 5 == 4, let value = grammar.values.first else { continue }
      var changed = value
      changed.texts = [lottery.pick(["kitchen", "red lights", "brandnew"])]
      compiled.setValue(changed)
      mapped.setValue(changed)
      if round % 10 == 9 {
        compiled.removeValue(id: value.id, ofType: value.type)
        mapped.removeValue(id: value.id, ofType: value.type)
      }
      if round % 15 == 14 {
        try mapped.write(to: path, key: "again")
        mapped = try PhraseMatcher.mapped(from: path, key: "again").matcher
      }
    }
  }

  @Test func `a file with another key is stale`() throws {
    var lottery = Lottery(seed: 1)
    try #require(Self.matcher(RandomGrammar(using: &lottery))).write(to: path, key: "one")
    #expect(throws: CatalogFileError(code: .stale, path: path)) {
      try PhraseMatcher.mapped(from: path, key: "two")
    }
  }

  @Test func `a file that others may write is not trusted`() throws {
    var lottery = Lottery(seed: 1)
    try #require(Self.matcher(RandomGrammar(using: &lottery))).write(to: path, key: "")
    chmod(path, 0o666)
    #expect(throws: CatalogFileError(code: .untrusted, path: path)) {
      try PhraseMatcher.mapped(from: path, key: "")
    }
    #expect(throws: CatalogFileError.self) {
      try PhraseMatcher.mapped(from: folder.path + "/none", key: "")
    }
    #expect(throws: CatalogFileError.self) {
      try PhraseMatcher.mapped(from: folder.path, key: "")
    }
  }

  @Test func `nothing is left behind where a file cannot be written`() throws {
    var lottery = Lottery(seed: 1)
    let matcher = try #require(Self.matcher(RandomGrammar(using: &lottery)))
    try FileManager.default.createDirectory(
      atPath: path + "/full", withIntermediateDirectories: true)
    #expect(throws: CatalogFileError.self) { try matcher.write(to: path, key: "") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["catalogue"])
  }

  @Test func `a file that is changed or cut anywhere is refused`() throws {
    var lottery = Lottery(seed: 7)
    try #require(Self.matcher(RandomGrammar(using: &lottery))).write(to: path, key: "k")
    let whole = try Data(contentsOf: URL(filePath: path))
    for place in stride(from: 0, to: whole.count, by: 61) {
      var damaged = whole
      damaged[place] ^= 1 << UInt8(place % 8)
      try damaged.write(to: URL(filePath: path))
      chmod(path, 0o600)
      #expect(throws: CatalogFileError.self) { try PhraseMatcher.mapped(from: path, key: "k") }
    }
    for count in stride(from: 0, to: whole.count, by: 997) {
      try whole.prefix(count).write(to: URL(filePath: path))
      chmod(path, 0o600)
      #expect(throws: CatalogFileError.self) { try PhraseMatcher.mapped(from: path, key: "k") }
    }
  }

  /// The checksum stops accidents; this is what stands behind it.
  @Test(arguments: 0..<20)
  func `a file that was made to deceive does no harm`(_ seed: Int) throws {
    var lottery = Lottery(seed: UInt64(seed))
    let grammar = RandomGrammar(using: &lottery)
    guard let matcher = Self.matcher(grammar) else { return }
    try matcher.write(to: path, key: "k")
    let whole = try Data(contentsOf: URL(filePath: path))
    var accepted = 0
    for _ in 0..<40 {
      var forged = whole
      for _ in 0...lottery.number(below: 6) {
        let place =
          40 + (lottery.number(below: 256) << 8 | lottery.number(below: 256)) % (whole.count - 40)
        switch lottery.number(below: 4) {
        case 0: forged[place] ^= 1 << UInt8(lottery.number(below: 8))
        case 1: forged[place] = 0xFF
        case 2: for next in place..<min(place + 4, whole.count) { forged[next] = 0xFF }
        default: forged[place] = UInt8(lottery.number(below: 256))
        }
      }
      let checksum = forged[40...].withUnsafeBytes { Checksum.of($0) }
      withUnsafeBytes(of: checksum.littleEndian) { forged.replaceSubrange(32..<40, with: $0) }
      try forged.write(to: URL(filePath: path))
      chmod(path, 0o600)
      guard var mapped = try? PhraseMatcher.mapped(from: path, key: "k").matcher else { continue }
      accepted += 1
      for _ in 0..<2 {
        let utterance = grammar.utterance(using: &lottery)
        let result = mapped.matches(in: utterance, context: Trial.context(using: &lottery))
        _ = result.nearest
        _ = result.explanation()
        for value in grammar.values.prefix(2) { mapped.setValue(value) }
        mapped.setValue(PhraseValue(type: "Name", id: utterance, texts: [utterance]))
        if let value = grammar.values.last { mapped.removeValue(id: value.id, ofType: value.type) }
      }
      mapped.replaceValues(of: "Area", with: grammar.values.filter { $0.type == "Area" })
      _ = mapped.inventory
    }
    #expect(accepted > 0)
  }

  @Test(
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ] as [(String, UInt64)])
  func `the checksum is XXH64`(_ text: String, _ checksum: UInt64) {
    #expect(Array(text.utf8).withUnsafeBytes { Checksum.of($0) } == checksum)
  }
}
