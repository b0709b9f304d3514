// Holds the reader of YAML to what it yields, and to the time it takes for hostile texts.

import Testing
import YAMLReading

@Suite struct YAMLReaderTests {
  private func read(_ text: String) throws(YAMLError) -> SyntaxNode {
    try YAMLReader.read(SourceText(Array(text.utf8), file: "x.yaml"))
  }

  /// The value in a short notation; the text of a scalar is followed by its offset.
  private func shown(_ node: SyntaxNode) -> String {
    switch node.value {
    case .object(let members):
      "{" + members.map { "\($0.key): \(shown($0.node))" }.joined(separator: ", ") + "}"
    case .array(let elements): "[" + elements.map(shown).joined(separator: ", ") + "]"
    case .string(let text): "“\(text)”@\(node.offset)"
    case .number(let text): "number \(text)@\(node.offset)"
    case .bool(let value, let text): "\(value) \(text)@\(node.offset)"
    case .null: "null"
    }
  }

  @Test(arguments: [
    ("", "null"),
    ("a: [b, 1, yes, ~, 'no']", "{a: [“b”@4, number 1@7, true yes@10, null, “no”@18]}"),
    // A value stands after its anchor, its tag and what comments are between.
    ("a: &x b\nc: *x", "{a: “b”@6, c: “b”@6}"),
    ("a: &x !!str # one\n  # two\n  1", "{a: “1”@28}"),
    ("- &x on\n- &y\n- !t\n- *y", "[true on@5, null, null, null]"),
    ("a: &x\n  b: c\n*x2 : 1", "x.yaml:3:1"),
    ("? &k a\n: 1\n*k : 2", "x.yaml:3:1"),
    ("- &k a\n- {*k : 2}", "[“a”@5, {a: number 2@15}]"),
    ("- &k yes\n- {*k : 2}", "[true yes@5, {yes: number 2@17}]"),
    // A merge fills in what is not said; what is said stands in its own place.
    (
      "- &m {a: 1, b: 2}\n- {<<: *m, a: 3}",
      "[{a: number 1@9, b: number 2@15}, {b: number 2@15, a: number 3@32}]"
    ),
    (
      "- &m {a: 1}\n- &n {a: 2, b: 3}\n- {<<: [*m, *n]}",
      "[{a: number 1@9}, {a: number 2@21, b: number 3@27}, {a: number 1@9, b: number 3@27}]"
    ),
    ("\"*\": '*a*'", "{*: “*a*”@5}"),
  ])
  func `a value is read with its place`(_ text: String, _ expected: String) {
    do throws(YAMLError) {
      #expect(shown(try read(text)) == expected)
    } catch {
      #expect("x.yaml:\(error.line):\(error.column)" == expected)
    }
  }

  @Test(arguments: [
    ("a: \u{7}", 1, 4), ("a: é\u{9B}", 1, 5), ("a: \u{FFFE}", 1, 4), ("a\u{C}", 1, 2),
    ("a: '*'\nb: \u{F8F5}", 2, 4), ("a: 1\nb: 2\na: 3", 1, 1), ("- [[a]: b]", 1, 4),
    ("a: *b", 1, 4), ("- &a [*a]", 1, 7), ("a: {\n", 2, 1), ("--- a\n--- b", 2, 1),
  ])
  func `a mistake has its place`(_ text: String, _ line: Int, _ column: Int) {
    let error = #expect(throws: YAMLError.self) { try read(text) }
    #expect(error?.line == line && error?.column == column, "\(error?.words ?? "")")
  }

  /// Texts whose cost could grow faster than their length, of about a number of bytes.
  private static let hostile: [(String, @Sendable (Int) -> String)] = [
    (
      "aliases as keys",
      { "- &a0 {x: y}\n" + parts($0) { "- &a\($0 + 1) {? *a\($0) : *a\($0)}\n" } }
    ),
    ("aliases of aliases", { "- &a0 [x]\n" + parts($0) { "- &a\($0 + 1) [*a\($0), *a\($0)]\n" } }),
    (
      "aliases of a long text",
      { "- &a \(String(repeating: "x", count: $0))\n" + parts($0) { _ in "- *a\n" } }
    ),
    (
      "merges in a chain",
      { "- &a0 {k: v}\n" + parts($0) { "- &a\($0 + 1) {<<: *a\($0), k\($0): v}\n" } }
    ),
    (
      "keys over merged ones",
      { "- &a {" + parts($0) { "k\($0): v, " } + "}\n- <<: *a\n" + parts($0) { "  k\($0): w\n" } }
    ),
    ("keys in keys", { String(repeating: "? ", count: 900) + "[" + parts($0) { _ in "a," } + "]" }),
    (
      "keys in keys on a line",
      {
        parts($0) { _ in
          "- " + String(repeating: "[", count: 200) + "a" + String(repeating: "]: 1", count: 200)
            + "\n"
        }
      }
    ),
    ("keys in keys in braces", { String(repeating: "{? ", count: 900) + parts($0) { _ in "a," } }),
    ("a long line", { "[" + parts($0) { "é\($0), " } + "]" }),
    (
      "tags",
      {
        "%TAG ! tag:" + String(repeating: "x", count: 10 * $0) + "\n---\n"
          + parts($0) { _ in "- !a b\n" }
      }
    ),
    ("brackets", { String(repeating: "[", count: $0) }),
    ("combining characters", { "? e" + parts($0 / 4) { _ in "\u{301}\u{316}" } + "\n: a" }),
  ]

  private static func parts(_ count: Int, _ part: (Int) -> String) -> String {
    var text = ""
    var index = 0
    while text.utf8.count < count {
      text += part(index)
      index += 1
    }
    return text
  }

  @Test(arguments: hostile.indices)
  func `a hostile text is read or refused in no time`(_ index: Int) {
    let (name, text) = Self.hostile[index]
    let time = ContinuousClock().measure { _ = try? read(text(40_000)) }
    #expect(time < .seconds(5), "\(name)")
  }
}
