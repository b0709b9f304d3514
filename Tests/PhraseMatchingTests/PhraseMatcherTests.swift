// Tests the matcher as its callers use it.

import BehestTestSupport
import PhraseMatching
import Testing

struct PhraseMatcherTests {
  let matcher: PhraseMatcher

  init() throws {
    matcher = try PhraseMatcher(
      templates: [
        PhraseTemplate("Preview markdown in ${applicationName}", app: "ms", intent: "Preview"),
        PhraseTemplate("Find document in ${applicationName}", app: "ms", intent: "Find"),
        PhraseTemplate(
          "Find document ${document} in ${applicationName}", app: "ms", intent: "Find",
          slots: ["document": .entity("Document", isOpen: true)]),
        PhraseTemplate(
          "Order ${soup} in ${applicationName}", app: "soupy", intent: "Order",
          slots: ["soup": .entity("Soup", isOpen: false)]),
        PhraseTemplate("Check my order in ${applicationName}", app: "soupy", intent: "Check"),
      ],
      applications: [
        ApplicationNames(
          app: "ms", names: ["MarkdownSnippet", "Markdown Snippet", "Markdown Snippets"]),
        ApplicationNames(
          app: "soupy", names: ["Soupy", "Soup Shop"],
          negativePhrases: ["Check my order in ${applicationName} history"]),
      ],
      values: [
        PhraseValue(type: "Soup", id: "1", texts: ["Tomato Soup", "Tomato"]),
        PhraseValue(type: "Soup", id: "2", texts: ["Lentil Soup"]),
        PhraseValue(type: "Document", id: "a", texts: ["Groceries"]),
        PhraseValue(type: "Document", id: "b", texts: ["Notes"]),
        PhraseValue(type: "Document", id: "c", texts: ["Notes"]),
      ])
  }

  @Test(arguments: [
    ("Preview markdown in MarkdownSnippet", "Preview", Tier.exact),
    ("preview Markdown in markdownsnippet!", "Preview", .normalised),
    ("  preview   markdown in markdown snippet", "Preview", .normalised),
    ("please preview markdown in MarkdownSnippet", "Preview", .fillers),
    ("could you preview the markdown in MarkdownSnippet, thanks", "Preview", .fillers),
    ("check order in Soupy", "Check", .fillers),
    ("previw markdwon in MarkdownSnippet", "Preview", .slips),
    ("order tomatoe soup in Soupy", "Order", .slips),
    ("Order Tomato Soup in Soup Shop", "Order", .exact),
  ])
  func `an utterance finds its intent in the right tier`(
    _ utterance: String, _ intent: String, _ tier: Tier
  ) {
    let result = matcher.matches(in: utterance, with: [.suggestions, .explanation])
    #expect(result.matches.map(\.intent) == [intent], "\(String(describing: result.explanation))")
    #expect(result.tier == tier)
    #expect(matcher.matches(in: utterance, upTo: tier).matches.count == 1)
    if let stricter = Tier.allCases.last(where: { $0 < tier }) {
      #expect(matcher.matches(in: utterance, upTo: stricter).matches.isEmpty)
    }
  }

  @Test func `a value is reported with its place in the original`() throws {
    let text = "Ordér, sorry: order «tomato   soup» in Soupy"
    #expect(matcher.matches(in: text).matches.isEmpty)
    let match = try #require(matcher.matches(in: "order «tomato   soup» in Soupy").matches.first)
    let soup = try #require(match.parameters.first)
    #expect(soup.text == "tomato   soup")
    #expect(soup.range == 8..<21)
    #expect(soup.value == "1")
  }

  @Test func `the same text naming two values gives both`() throws {
    let match = try #require(
      matcher.matches(in: "find document notes in MarkdownSnippet").matches.first)
    #expect(match.parameters.first?.values == ["b", "c"])
    #expect(match.parameters.first?.value == nil)
  }

  @Test func `an open slot takes unknown words and a closed one does not`() throws {
    let match = try #require(
      matcher.matches(in: "find document Plans for 2026 in MarkdownSnippet").matches.first)
    #expect(match.parameters.first?.text == "Plans for 2026")
    #expect(match.parameters.first?.values == [])
    #expect(matcher.matches(in: "order onion soup in Soupy").matches.isEmpty)
  }

  @Test func `a known value is found behind an article`() throws {
    let result = matcher.matches(
      in: "find document the groceries in MarkdownSnippet", with: [.suggestions, .explanation])
    #expect(result.matches.first?.parameters.first?.value == "a")
    #expect(result.tier == .fillers)
  }

  @Test(arguments: [
    "find monument in MarkdownSnippet", "mind document in MarkdownSnippet",
    "bind documents in MarkdownSnippet", "review markdown in MarkdownSnippet",
    "order tomato soup in soup", "order lentil soup in hoop shop",
  ])
  func `another word is no slip of one`(_ utterance: String) {
    let result = matcher.matches(in: utterance, with: [.suggestions, .explanation])
    #expect(result.matches.isEmpty, "\(String(describing: result.explanation))")
  }

  @Test func `a negative phrase silences its app`() {
    let result = matcher.matches(
      in: "check my order in Soupy history", with: [.suggestions, .explanation])
    #expect(result.matches.isEmpty)
    #expect(result.vetoed.map(\.app) == ["soupy"])
  }

  @Test func `a miss names the nearest phrases and the closest value`() throws {
    let result = matcher.matches(
      in: "order tomatillo in Soupy", with: [.suggestions, .explanation])
    let miss = try #require(result.nearest.first)
    #expect(miss.intent == "Order")
    #expect(miss.failure.reason == .unknownValue)
    #expect(miss.failure.text == "tomatillo")
    #expect(miss.failure.closestValue?.id == "1")
    #expect(
      matcher.matches(in: "what is the population of France", with: .suggestions).nearest.isEmpty)
  }

  @Test(arguments: [
    ("order tomato soup", "Order Tomato Soup in Soupy"),
    ("find document", "Find document in MarkdownSnippet"),
    ("preview markdwon", "Preview markdown in MarkdownSnippet"),
  ])
  func `a phrase without its application's name is nearest to the whole`(
    _ utterance: String, _ phrase: String
  ) {
    let result = matcher.matches(in: utterance, with: [.suggestions, .explanation])
    #expect(result.matches.isEmpty)
    #expect(result.nearest.first?.phrase == phrase, "\(result.nearest.map(\.phrase))")
  }

  @Test func `many values of one title are replaced and keep their order`() throws {
    func soups(_ range: Range<Int>, _ title: String) -> [PhraseValue] {
      range.map { PhraseValue(type: "Soup", id: "\($0)", texts: [title, title.uppercased()]) }
    }
    func ids(_ matcher: PhraseMatcher, _ title: String) -> [String] {
      matcher.matches(in: "order \(title) in Soupy").matches.first?.parameters.first?.values ?? []
    }
    var changed = matcher
    changed.replaceValues(of: "Soup", with: soups(0..<20_000, "Onion"))
    #expect(ids(changed, "onion") == (0..<20_000).map(String.init))
    // Half stays, a quarter goes, a quarter is renamed.
    changed.replaceValues(
      of: "Soup", with: soups(0..<10_000, "Onion") + soups(10_000..<15_000, "Leek"))
    #expect(ids(changed, "onion") == (0..<10_000).map(String.init))
    #expect(ids(changed, "leek") == (10_000..<15_000).map(String.init))
    changed.replaceValues(of: "Soup", with: soups(0..<10_001, "Onion"))
    #expect(ids(changed, "onion") == (0..<10_001).map(String.init))
    #expect(ids(changed, "leek").isEmpty)
    let growth = Growth(at: [2_000, 4_000], bound: 3) { count in
      changed.replaceValues(of: "Soup", with: soups(0..<count, "Onion"))
      changed.replaceValues(of: "Soup", with: soups(0..<count / 2, "Leek"))
    }
    #expect(growth.most <= 3, "\(growth)")
  }

  @Test func `values are replaced without compiling again`() {
    var changed = matcher
    changed.replaceValues(
      of: "Soup", with: [PhraseValue(type: "Soup", id: "3", texts: ["Onion Soup"])])
    #expect(changed.matches(in: "order onion soup in Soupy").matches.count == 1)
    #expect(changed.matches(in: "order tomato soup in Soupy", upTo: .normalised).matches.isEmpty)
    #expect(matcher.matches(in: "order tomato soup in Soupy").matches.count == 1)
    #expect(matcher.matches(in: "order onion soup in Soupy").matches.isEmpty)
  }

  @Test(arguments: [Tier.normalised, .slips])
  func `phrases of the same words are told apart by what their lists have`(_ tier: Tier) throws {
    let count = 60
    // Each list is that of two phrases; all have one value in common.
    let templates = (0..<count).map { number in
      PhraseTemplate(
        number % 3 == 0
          ? "Order ${p} in ${applicationName}" : "Order the ${p} in ${applicationName}",
        app: "Soupy", intent: "Order\(number)",
        slots: ["p": .entity("List\(number % 30)", isOpen: false)])
    }
    let values = (0..<30).flatMap { list in
      ["thing \(list)", "special"].map {
        PhraseValue(type: "List\(list)", id: "\($0) \(list)", texts: [$0])
      }
    }
    let matcher = try PhraseMatcher(
      templates: templates, applications: [ApplicationNames(app: "Soupy", names: ["Soupy"])],
      values: values)
    func intents(_ utterance: String) -> Set<String> {
      Set(matcher.matches(in: utterance, upTo: tier).matches.map(\.intent))
    }
    func intents(_ numbers: some Sequence<Int>) -> Set<String> {
      Set(numbers.map { "Order\($0)" })
    }
    for list in 0..<30 {
      let those = [list, list + 30]
      #expect(
        intents("order \(list % 3 == 0 ? "" : "the ")thing \(list) in soupy") == intents(those))
    }
    let plain = (0..<count).filter { $0 % 3 == 0 }
    #expect(intents("order special in soupy") == intents(plain))
    #expect(
      intents("order the special in soupy")
        == intents((0..<count).filter { !plain.contains($0) }))
    #expect(intents("order thing 30 in soupy").isEmpty)
    #expect(intents("order the speciel in soupy").count == (tier == .slips ? 60 : 0))
  }
}
