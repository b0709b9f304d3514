// Tests reading the notation of phrase packs, writing it back, and listing what it stands for.

import BehestTestSupport
import PhraseMatching
import Testing

struct SentenceParserTests {
  @Test(arguments: [
    // Text, escapes, and brackets that change nothing.
    ("turn on", "turn on"),
    (#"50\% \(half\)"#, "50% (half)"),
    (#"a\\b\é"#, #"a\bé"#),
    ("((a))", "a"),
    ("(turn on) it", "turn on it"),
    ("light(s)", "lights"),
    // One of several, and nothing.
    ("(a|b)", "(a|b)"),
    ("a|b", "(a|b)"),
    ("[a]", "(a|)"),
    ("[a|b]", "(a|b|)"),
    ("[(a|b)]", "(a|b|)"),
    ("(a|)", "(a|)"),
    ("(|a)", "(|a)"),
    ("a( )b", "a b"),
    ("([a]|)", "((a|)|)"),
    ("light[s] on", "light(s|) on"),
    ("[[a] b]", "((a|) b|)"),
    // Any order; the parts are words of their own.
    ("(a;b)", " «a;b» "),
    ("a;b", " «a;b» "),
    ("x(a;b)y", "x «a;b» y"),
    ("x (a;b) y", "x «a;b» y"),
    ("[a;b]", "( «a;b» |)"),
    ("a;b|c", "( «a;b» |c)"),
    ("a|b;c", " «(a|b);c» "),
    ("a;b|c;d", " «( «a;b» |c);d» "),
    // Names.
    ("<rule>", "<rule>"),
    (#"<a\>b>"#, "<a>b>"),
    ("{list}", "{list→list}"),
    ("{list:slot}", "{list→slot}"),
    ("{list:@slot}", "{list→@slot}"),
    ("{@list}", "{list→@list}"),
    ("{a:b:c}", "{a→b:c}"),
    ("{0..100:level}", "{0..100→level}"),
    ("{0..100,5:level}", "{0..100,5→level}"),
    ("{name}[s]", "{name→name}(s|)"),
    ("{area}light in {applicationName}", "{area→area}light in ⟨app⟩"),
  ])
  func `a sentence is read as hassil reads it`(_ text: String, _ expected: String) throws {
    let sentence = try SentenceParser.parse(text)
    #expect(drawn(sentence.expression) == expected)
    let again = try SentenceParser.parse(sentence.expression.notation)
    #expect(again.expression == sentence.expression, "\(sentence.expression.notation)")
  }

  @Test func `references say what is named, where, and what it fills`() throws {
    let references = try SentenceParser.parse("é <in> {rooms:area} {@who} {1..5:n}").references
    #expect(
      references == [
        .init(kind: .rule, name: "in", offset: 4),
        .init(kind: .list, name: "rooms", offset: 9, slot: "area"),
        .init(kind: .list, name: "who", offset: 22, slot: nil),
        .init(kind: .list, name: "1..5", offset: 29, slot: "n"),
      ])
  }

  @Test(arguments: [
    ("", TemplateError.Code.empty, 0, "nothing to say"),
    (" \n", .empty, 0, "nothing to say"),
    ("( )", .empty, 0, "nothing to say"),
    ("turn (on", .unclosedBracket, 5, "“)” is expected"),
    ("turn [on", .unclosedBracket, 5, "“]” is expected"),
    ("é {name", .unclosedBracket, 3, "“}” is expected"),
    ("{a{b}", .unclosedBracket, 0, "“}” is expected"),
    ("<a", .unclosedBracket, 0, "“>” is expected"),
    ("(a [b) c]", .unexpectedBracket, 5, "“]” is expected, not “)”"),
    ("a)", .unexpectedBracket, 1, "write “\\)”"),
    ("a} b", .unexpectedBracket, 1, "write “\\}”"),
    ("5 > 3", .unexpectedBracket, 2, "write “\\>”"),
    ("a ()", .emptyBrackets, 2, "nothing between “(” and “)”"),
    ("a []", .emptyBrackets, 2, "nothing between “[” and “]”"),
    ("a {}", .emptyBrackets, 2, "nothing between “{” and “}”"),
    ("a <>", .emptyBrackets, 2, "nothing between “<” and “>”"),
    ("{:slot}", .badName, 1, "a list before “:”"),
    ("{list:}", .badName, 1, "a name for the slot"),
    ("{@}", .badName, 1, "is expected"),
    ("turn on\\", .openEscape, 7, "is expected after it"),
    (String(repeating: "[", count: 65), .tooDeep, 64, "deeper than 64"),
    (String(repeating: "(", count: 100_000), .tooDeep, 64, "deeper than 64"),
  ])
  func `a mistake is told with its place and what was expected`(
    _ text: String, _ code: TemplateError.Code, _ offset: Int, _ words: String
  ) {
    let error = #expect(throws: SentenceError.self) { try SentenceParser.parse(text) }
    #expect(error?.code == code)
    #expect(error?.offset == offset)
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func `sixty-four brackets may be open`() throws {
    let text = String(repeating: "[", count: 64) + "a" + String(repeating: "]", count: 64)
    _ = try SentenceParser.parse(text)
  }

  @Test func `no text of brackets and letters is more than an error`() throws {
    var random = SplitMix64(seed: 1)
    let characters = Array("()[]{}<>|;:@\\ ab.,é1")
    for _ in 0..<20_000 {
      let text = String(
        (0..<Int.random(in: 0...24, using: &random)).map { _ in
          characters[Int.random(in: 0..<characters.count, using: &random)]
        })
      guard let sentence = try? SentenceParser.parse(text) else { continue }
      let again = try SentenceParser.parse(sentence.expression.notation)
      #expect(again.expression == sentence.expression, "\(text)")
    }
  }
}

struct ExpressionTextsTests {
  @Test(arguments: [
    ("kitchen", ["kitchen"]),
    ("blind[s]", ["blinds", "blind"]),
    ("(closed|shut)", ["closed", "shut"]),
    (
      "[the] ( living | sitting ) room",
      [
        "the living room", "the sitting room", "living room", "sitting room",
      ]
    ),
    ("([a]|[a]|b)", ["a", "b"]),
    ("(a;b;c)", ["a b c", "a c b", "b a c", "b c a", "c a b", "c b a"]),
    ("(a;[b])", ["a b", "a", "b a"]),
    ("<the> lamp", ["the lamp", "my lamp"]),
    ("[x]", ["x"]),
    ("[ ]", []),
  ])
  func `every text comes once, the preferred one first`(
    _ text: String, _ expected: [String]
  ) throws {
    let rules = ["the": try SentenceParser.parse("(the|my)").expression]
    #expect(try SentenceParser.parse(text).expression.texts(rules: rules) == expected)
  }

  @Test(arguments: [
    (String(repeating: "(a|b)", count: 60), TemplateError.Code.tooManyTexts),
    (String(repeating: "[a]", count: 5_000), .tooManyTexts),
    (String(repeating: "([a]|[a]|[a])", count: 2_000), .tooManyTexts),
    ("(" + (0..<40).map { "w\($0)" }.joined(separator: ";") + ")", .tooManyTexts),
    ("(" + Array(repeating: "[a]", count: 40).joined(separator: ";") + ")", .tooManyTexts),
    ("lamp {number}", .slotInValue),
    ("<nothing>", .unknownRule),
    ("<ring>", .recursiveRule),
    ("<doubling>", .tooManyTexts),
  ])
  func `what cannot be listed is refused before it is listed`(
    _ text: String, _ code: TemplateError.Code
  ) throws {
    var rules = ["ring": Expression.rule("ring2"), "ring2": .rule("ring")]
    rules["doubling"] = .rule("r0")
    for index in 0..<40 {
      rules["r\(index)"] = .sequence([.rule("r\(index + 1)"), .rule("r\(index + 1)")])
    }
    rules["r40"] = .alternatives([.text("a"), .text("b")])
    let expression = try SentenceParser.parse(text).expression
    let error = #expect(throws: SentenceError.self) { try expression.texts(rules: rules) }
    #expect(error?.code == code)
  }
}

/// An expression in one line, unlike the notation in that nothing is left to be guessed.
private func drawn(_ expression: Expression) -> String {
  switch expression {
  case .text(let text): text
  case .sequence(let items): items.map(drawn).joined()
  case .alternatives(let choices): "(" + choices.map(drawn).joined(separator: "|") + ")"
  case .permutation(let parts): "«" + parts.map(drawn).joined(separator: ";") + "»"
  case .rule(let name): "<\(name)>"
  case .slot(let slot): "{\(slot.list)→\(slot.isCapture ? "@" : "")\(slot.name)}"
  case .applicationName: "⟨app⟩"
  }
}
