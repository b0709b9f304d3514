// Random cards and random Markdown, the same for the same seed.

import BehestCards
import BehestTestSupport

/// Makes random blocks, and counts the words in them so that they can be found again.
struct RandomCards {
  var generator: SplitMix64
  /// The words made so far, in reading order.
  private(set) var words: [String] = []
  /// Whether tables and columns are made, whose words do not come out line by line.
  var hasColumns = true

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int.random(in: choices.indices, using: &generator)]
  }

  mutating func word() -> String {
    let word = "w\(words.count)q"
    words.append(word)
    return word
  }

  mutating func text() -> String {
    let noise = [
      " ", " ", " ", "-", "/", "日本語", "、", "「", "」", "한국어", "👩‍👩‍👧", "🇩🇪", "é", "e\u{301}", "\u{A0}",
      "\u{1B}[2J", "\u{9B}1m",
      "\u{202E}", "\u{200B}", "\u{0}", "\t", "\n", "ffffffffffffffffffffffffffffffffffffffff", "❤️",
      "1️⃣", "नि", "क्ष",
      "\u{301}\u{301}", "", "👍🏽", "ﷺ", "(", ")", "…", "🇩",
    ]
    return (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      " " + word() + pick(noise) + pick(noise)
    }.joined()
  }

  mutating func inlines(depth: Int) -> [Inline] {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      switch Int.random(in: 0...(depth > 0 ? 9 : 4), using: &generator) {
      case 0...2: return .text(text())
      case 3: return .code(text())
      case 4: return pick([.lineBreak, .softBreak, .footnoteReference(label: "1")])
      case 5:
        return .link(
          destination: pick(["https://a.b/c", "x y", "#a"]), title: "", inlines(depth: 0))
      case 6: return .styled(.strikethrough, inlines(depth: depth - 1))
      default:
        return .styled(
          pick([
            .strong, .emphasis, .tint(.red), .secondary, .underline, .keyboard, .superscript,
          ]), inlines(depth: depth - 1)
        )
      }
    }
  }

  mutating func blocks(depth: Int) -> [Block] {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in block(depth: depth) }
  }

  mutating func block(depth: Int) -> Block {
    switch Int.random(in: 0...(depth > 0 ? (hasColumns ? 13 : 11) : 5), using: &generator) {
    case 0, 1:
      return .text(TextBlock(inlines(depth: 2), alignment: pick([.leading, .center, .trailing])))
    case 2: return .heading(level: Int.random(in: 0...7, using: &generator), inlines(depth: 1))
    case 3: return .code(language: pick([nil, "swift", ""]), text: text() + "\n" + text())
    case 4:
      return .control(
        Control(
          pick([.button, .toggle(isOn: true)]), label: inlines(depth: 0), action: pick([nil, 1])))
    case 5:
      guard pick([false, false, true]) else { return pick([.rule, .spacer]) }
      return .progress(Block.Progress(share: pick([-1, 0.3, .nan]), label: [.text(word())]))
    case 6, 7:
      let items = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Block.ListItem(isChecked: pick([nil, nil, true, false]), blocks(depth: depth - 1))
      }
      return .list(
        Block.List(
          start: pick([nil, 1, 99, .max, -5]), isTight: pick([true, false]), items: items))
    case 8:
      switch Int.random(in: 0...3, using: &generator) {
      case 0:
        let title = pick([true, false]) ? inlines(depth: 0) : []
        return .callout(
          Block.Callout(pick(Block.Callout.Kind.allCases), title: title, blocks(depth: depth - 1)))
      case 1:
        let summary = inlines(depth: 0)
        return .disclosure(Block.Disclosure(summary: summary, blocks(depth: depth - 1)))
      default: return .quote(blocks(depth: depth - 1))
      }
    case 9, 10:
      let inset = pick([0.0, 8, 40, 4_000, .infinity])
      return .stack(
        Block.Stack(
          blocks(depth: depth - 1), spacing: pick([nil, 0, 40, -1, .nan]),
          alignment: pick([.leading, .center, .trailing]),
          padding: Block.Insets(top: inset, leading: inset, bottom: inset, trailing: inset),
          style: pick([nil, nil, TextStyle(background: .yellow)]),
          border: pick([nil, nil, Block.Border()]),
          frame: pick([
            nil, nil, Block.Frame(minWidth: inset, minHeight: 40),
            Block.Frame(maxWidth: inset, alignment: .trailing, verticalAlignment: .bottom),
          ])))
    case 11: return .footnote(label: pick(["1", "12", "note"]), blocks(depth: depth - 1))
    case 12:
      return .columns(
        Block.Columns(
          blocks(depth: depth - 1) + [pick([.spacer, .rule])] + blocks(depth: depth - 1),
          spacing: pick([nil, 0, 16, 900]), alignment: pick([.top, .center, .bottom])))
    default:
      let columns = Int.random(in: 1...6, using: &generator)
      let rows = (0..<3).map { _ in (0..<columns).map { _ in inlines(depth: 1) } }
      return .table(
        Block.Table(
          alignments: pick([[], [.trailing, .center], [nil]]), header: rows[0],
          rows: Array(rows[1...])))
    }
  }

  /// Markdown put together from pieces that mean something to a parser.
  mutating func markdown() -> String {
    let pieces = [
      "# ", "> ", "- ", "1. ", "999999999) ", "* [x] ", "`", "```\n", "|", "|-|-|\n", "*", "**",
      "~~", "[", "](", ")", "![",
      "<br>", "<b>", "<!--", "-->", "\n", "\n", "\n\n", "    ", "\t", "---\n", "[^1]", "[^1]: ",
      "https://a.b/", "&#27;", "&#x9b;",
      "\u{1B}[31m", "\u{9B}2J", "\u{7F}", "日本語。", "👩‍👩‍👧", "\\", "  \n", "===\n", "word ", "longerword",
      "é", "\u{202E}", "\u{0}",
      "a", " ", " ", "|", "\n|", "](javascript:x)", "](<", ">",
    ]
    return (0..<Int.random(in: 1...80, using: &generator)).map { _ in pick(pieces) }.joined()
  }
}
