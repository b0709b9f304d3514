// Holds every rule of lint to phrases that break it, and to phrases that do not.

import Foundation
import PhraseCatalog
import PhraseChecks
import PhraseMatching
import Testing

@Suite struct LinterTests {
  private static let applications = [
    ApplicationNames(
      app: "Soupy", names: ["Soupy"], negativePhrases: ["Order poison in ${applicationName}"])
  ]

  private static let values = [
    PhraseValue(type: "Soup", id: "tomato", texts: ["Tomato Soup", "poison"]),
    PhraseValue(type: "Size", id: "small", texts: ["small"]),
  ]

  private static let slots: [String: SlotType] = [
    "soup": .entity("Soup", isOpen: false), "any": .entity("Soup", isOpen: true),
    "size": .enumeration("Size"),
  ]

  private func lint(
    _ phrases: [(String, String)], level: LintLevel = .note, disabled: Set<String> = [],
    values: [PhraseValue] = values, slots: [String: SlotType] = slots
  ) -> [String] {
    let templates = phrases.map { text, intent in
      PhraseTemplate(text, app: "Soupy", intent: intent, slots: slots)
    }
    let subject = LintSubject(
      inventory: PhraseInventory(
        templates: templates, applications: Self.applications, values: values))
    return Linter(subject, level: level, disabled: disabled).findings().map {
      "\($0.rule.id): \($0.words)"
    }.filter { !$0.hasPrefix("unused-") && !$0.hasPrefix("unknown-word") }
  }

  @Test func `phrases that cannot be used are errors, and the others are still looked at`() {
    #expect(
      lint([
        ("Order soup", "A"), ("Order ${stew} in ${applicationName}", "B"),
        ("${applicationName} ${", "C"), ("Stir in ${applicationName}", "D"),
        ("Stir in ${applicationName}", "E"),
      ]).map { String($0.prefix { $0 != ":" }) }.sorted() == [
        "ambiguous-phrases", "broken-phrase", "missing-application-name", "unknown-slot",
      ])
  }

  @Test func `the words for numbers count where they decide what runs`() {
    var words = NumberRange(0...5_000)
    words.acceptsDigits = false
    let slots = Self.slots.merging(["n": .number(words)]) { $1 }
    let found = lint(
      [
        ("Pour ${n} cups in ${applicationName}", "A"),
        ("Pour ${any} cups in ${applicationName}", "B"),
      ], level: .warning, slots: slots)
    #expect(found.first?.hasSuffix("both accept “pour two cups in soupy”; Soupy's A runs.") == true)
  }

  @Test func `numbers of wide ranges are not spelled out where nothing asks for them`() {
    let tags = ["en", "de", "fr", "es", "it", "nl", "pt", "ja", "zh", "ko", "ru", "pl", "sv", "da"]
    let templates = tags.map { tag in
      PhraseTemplate(
        "\(tag) ${n} in ${applicationName}", app: "Soupy", intent: tag,
        slots: ["n": .number(NumberRange())], language: tag)
    }
    let asked = ["Stir soup in ${applicationName}", "Stir ${any} in ${applicationName}"].map {
      text in
      PhraseTemplate(text, app: "Soupy", intent: text, slots: Self.slots)
    }
    let inventory = PhraseInventory(
      templates: templates + asked, applications: Self.applications, values: Self.values)
    var findings: [LintFinding] = []
    let seconds = Self.processorSeconds {
      findings = Linter(LintSubject(inventory: inventory), level: .warning).findings()
    }
    #expect(findings.contains { $0.rule == .overlappingPhrases })
    #expect(seconds < 2, "\(seconds) s")
  }

  /// The time that the thread works for, whatever else the machine does.
  private static func processorSeconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
  }

  @Test func `what only the compiler notices is told of every phrase, negative ones too`() {
    let parts = PhraseMatching.Expression.permutation((0..<11).map { .text("p\($0)") })
    let templates = (0..<150).map { index in
      PhraseTemplate("\(index)", app: "Soupy", intent: "A", expression: parts)
    }
    let block = PhraseBlock(rules: ["r": parts])
    let broken = PhraseTemplate(
      "<r>", app: "Soupy", intent: "A", expression: .rule("r"), block: block)
    let fine = PhraseTemplate("stir in ${applicationName}", app: "Soupy", intent: "B")
    let applications = [
      ApplicationNames(app: "Soupy", names: ["Soupy"], negativePhrases: ["${", "no stirring"])
    ]
    let inventory = PhraseInventory(
      templates: templates + [broken, fine, fine], applications: applications)
    let findings = Linter(LintSubject(inventory: inventory), level: .note).findings()
    #expect(findings.count { $0.rule == .brokenPhrase } == 152)
    #expect(!findings.contains { $0.rule == .unusedRule }, "a broken phrase uses its rules too")
    #expect(findings.count { $0.rule == .redundantPhrases } == 1)
  }

  @Test func `two intents for the same words are an error when neither is preferred`() {
    #expect(
      lint(
        [("Stir in ${applicationName}", "A"), ("stir, in ${applicationName}!", "B")], level: .error)
        == [
          "ambiguous-phrases: “stir, in ${applicationName}!” (Soupy's B) and “Stir in "
            + "${applicationName}” (Soupy's A) both accept “stir in soupy”, equally well."
        ])
  }

  @Test func `of overlapping phrases the one that runs is named`() {
    #expect(
      lint(
        [("Order ${any} in ${applicationName}", "A"), ("Order again in ${applicationName}", "B")],
        level: .warning, disabled: ["silenced-phrase"])
        == [
          "overlapping-phrases: “Order again in ${applicationName}” (Soupy's B) and “Order ${any} "
            + "in ${applicationName}” (Soupy's A) both accept “order again in soupy”; Soupy's B "
            + "runs."
        ])
  }

  @Test func `a phrase that others always beat never wins`() {
    let found = lint(
      [
        ("Order ${soup} in ${applicationName}", "A"), ("Order ${any} in ${applicationName}", "B"),
        ("Order Tomato Soup in ${applicationName}", "C"),
        ("Order poison in ${applicationName}", "C"),
      ], level: .warning, disabled: ["silenced-phrase", "overlapping-phrases"])
    #expect(
      found == [
        "phrase-never-wins: “Order ${soup} in ${applicationName}” (Soupy's A) never wins: of all "
          + "2 ways to say it none runs A; “Order Tomato Soup in ${applicationName}” (Soupy's C) "
          + "is preferred."
      ] || found.allSatisfy { $0.hasPrefix("phrase-never-wins") })
    #expect(found.contains { $0.contains("(Soupy's A) never wins") }, "\(found)")
  }

  @Test func `phrases of one intent are worth a note only`() {
    let phrases = [("Stir in ${applicationName}", "A"), ("stir in ${applicationName}", "A")]
    #expect(lint(phrases, level: .warning).isEmpty)
    #expect(lint(phrases).map { $0.prefix { $0 != ":" } } == ["redundant-phrases"])
  }

  @Test func `a phrase that a negative phrase silences is shown by what it silences`() {
    #expect(
      lint([("Order ${soup} in ${applicationName}", "A")], level: .warning) == [
        "silenced-phrase: “Order ${soup} in ${applicationName}” (Soupy's A) accepts “order poison "
          + "in soupy”, which the negative phrase “Order poison in ${applicationName}” silences."
      ])
  }

  @Test func `limits of App Shortcuts are kept`() {
    let slots: [String: SlotType] = Self.slots.merging(["text": .text]) { $1 }
    let many = (0..<600).map { PhraseValue(type: "Soup", id: "\($0)", texts: ["soup \($0)"]) }
    let found = lint(
      [
        ("Order ${soup} ${size} in ${applicationName}", "A"),
        ("Write ${text} in ${applicationName}", "B"), ("Cook ${soup} in ${applicationName}", "C"),
      ], level: .warning, values: many + Self.values, slots: slots)
    #expect(
      found
        == [
          "slot-type: “Write ${text} in ${applicationName}”: ${text} is neither an entity nor an "
            + "enumeration.",
          "too-many-expansions: The phrases of Soupy are 1203 once values are filled in; 1000 are "
            + "the most.",
          "too-many-slots: “Order ${soup} ${size} in ${applicationName}” has 2 slots; one is the "
            + "most.",
        ].sorted()
        || Set(found.map { $0.prefix { $0 != ":" } }) == [
          "slot-type", "too-many-expansions", "too-many-slots",
        ])
  }

  @Test func `more ways to say a phrase than a number holds are too many`() {
    let slots = Dictionary(
      uniqueKeysWithValues: (0..<9).map { ("s\($0)", SlotType.entity("Soup", isOpen: false)) })
    let many = (0..<200).map { PhraseValue(type: "Soup", id: "\($0)", texts: ["soup \($0)"]) }
    let phrase = (0..<9).map { "${s\($0)}" }.joined(separator: " and ")
    let subject = LintSubject(
      inventory: PhraseInventory(
        templates: [
          PhraseTemplate("\(phrase) in ${applicationName}", app: "Soupy", intent: "A", slots: slots)
        ],
        applications: Self.applications, values: many))
    let disabled: Set<String> = ["overlapping-phrases", "silenced-phrase"]
    let found = Linter(subject, level: .note, disabled: disabled).findings()
    #expect(found.contains { $0.rule == .tooManyExpansions })
  }

  @Test func `words that no thesaurus has are named once, where they are`() throws {
    let places = ["one.yaml", "two.yaml"].map { SourcePlace(file: $0, line: 3, column: 7) }
    func template(
      _ text: String, language: String? = nil, at place: SourcePlace = places[0]
    ) throws -> PhraseTemplate {
      var template = try PhraseTemplate(
        sentence: text, app: "Soupy", intent: "A", slots: Self.slots, language: language)
      template.place = place
      return template
    }
    let inventory = PhraseInventory(
      templates: [
        try template("[please] order[ing] {soup} (in|from) {applicationName} tomorrow at 5"),
        try template("could you perambulate two soups with {applicationName} into the kitchen"),
        try template("perambulate my poison, find[ing] it in {applicationName}", at: places[1]),
        try template("fizzle {applicationName}"),
        try template("perambulieren mit {applicationName}", language: "xx"),
      ],
      applications: [
        ApplicationNames(app: "Soupy", names: ["Soupy"], synonyms: [["fizzle", "fizz"]])
      ], values: Self.values)
    let findings = Linter(LintSubject(inventory: inventory), level: .note).findings()
      .filter { $0.rule == .unknownWord }
    #expect(findings.map { String($0.words.prefix { $0 != " " }) } == ["“perambulate”"])
    #expect(findings.first?.place == places[0])
  }

  @Test func `a phrase that needs no name is told where the name is required`() throws {
    let texts = [
      "order {soup} in {applicationName}", "order {soup} [in {applicationName}]",
      "({applicationName} order|order with {applicationName}) {soup}",
      "(stir|{applicationName} stir) {soup}", "stir <app> {soup}",
    ]
    var templates = try texts.map {
      try PhraseTemplate(sentence: $0, app: "Soupy", intent: $0, slots: Self.slots)
    }
    templates[4].block = PhraseBlock(rules: [
      "app": .sequence([.text("with "), .applicationName]), "loop": .rule("loop"),
    ])
    let subject = LintSubject(
      inventory: PhraseInventory(
        templates: templates, applications: Self.applications, values: Self.values))
    let found = Linter(subject, requiresName: true).findings().filter {
      $0.rule == .namelessPhrase
    }
    #expect(
      Set(found.map(\.words)) == [
        "“order {soup} [in {applicationName}]” can be said without the name of Soupy.",
        "“(stir|{applicationName} stir) {soup}” can be said without the name of Soupy.",
      ])
    #expect(!Linter(subject).findings().contains { $0.rule == .namelessPhrase })
  }

  @Test func `rules and lists of packs are held against their use`() {
    let block = PhraseBlock(rules: [
      "used": .text("please "), "unused": .text("x"), "loop": .rule("pool"), "pool": .rule("loop"),
    ])
    func template(_ expression: PhraseMatching.Expression) -> PhraseTemplate {
      PhraseTemplate(
        "\(expression) in ${applicationName}", app: "Soupy", intent: "A",
        slots: ["soup": .enumeration("Soup"), "empty": .enumeration("Empty")],
        place: SourcePlace(file: "en.yaml", line: 3, column: 7), expression: expression,
        block: block)
    }
    let subject = LintSubject(
      inventory: PhraseInventory(
        templates: [
          template(.sequence([.rule("used"), .text("go")])), template(.rule("loop")),
          template(.rule("missing")), template(.slot(.init(list: "nowhere"))),
          template(.sequence([.text("eat "), .slot(.init(list: "empty"))])),
        ], applications: Self.applications, values: Self.values))
    let findings = Linter(subject, level: .note).findings()
    #expect(
      Set(findings.map(\.rule.id)) == [
        "recursive-rule", "unknown-rule", "unknown-slot", "unsayable-phrase", "unused-rule",
        "unused-list",
      ])
    #expect(findings.first { $0.rule == .unknownRule }?.place?.description == "en.yaml:3:7")
    #expect(
      findings.filter { $0.rule == .unusedRule }.map(\.words).contains(
        "No phrase uses the rule <unused>."))
  }

  @Test func `every rule has an id of its own, words and help`() {
    #expect(Set(LintRule.all.map(\.id)).count == LintRule.all.count)
    for rule in LintRule.all {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(rule.summary.hasSuffix(".") && rule.summary.count < 110, "\(rule.id)")
      #expect(!rule.help.isEmpty)
    }
  }

  @Test func `a SARIF log has the form that the standard prescribes`() throws {
    let subject = LintSubject(
      inventory: PhraseInventory(
        templates: ["A", "B"].map { intent in
          PhraseTemplate(
            "Stir in ${applicationName}", app: "Soupy", intent: intent,
            place: intent == "A"
              ? nil : SourcePlace(file: "my files/a;b.strings", line: 4, column: 9))
        }, applications: Self.applications))
    let text = SARIFReport(Linter(subject).findings(), version: "1.2.3").text
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(result["ruleId"] as? String == "ambiguous-phrases")
    #expect(rules[index]["id"] as? String == "ambiguous-phrases")
    #expect(result["level"] as? String == "error")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == "my%20files/a%3Bb.strings")
    let region = try #require(physical["region"] as? [String: Any])
    #expect(region["startLine"] as? Int == 4)
    #expect(region["startColumn"] as? Int == 9)
  }
}
