// Trees that no script should make: random ones, deep ones, wide ones, values of wrong kinds.

import BehestCards
import BehestJSON
import BehestTestSupport
import CardTerminal
import ScriptCards
import Testing

@MainActor struct WrongTreeTests {
  @Test(arguments: 0..<5)
  func `any tree is a card that can be drawn`(_ seed: UInt64) throws {
    var random = RandomTrees(seed: seed)
    let renderer = TerminalRenderer(profile: TerminalProfile(width: 60))
    for _ in 0..<40 {
      let drawn = ScriptCard(random.tree(depth: 6))
      #expect(renderer.render(drawn.card).hasSuffix("╯\n"))
      for control in drawn.card.controls {
        #expect(drawn.actions.indices.contains(try #require(control.action)))
      }
      #expect(drawn.remarks.count <= 20)
    }
  }

  @Test(arguments: ["VStack", "HStack", "List", "Section", "Button", "Grid", "Menu", "ZStack"])
  func `deep trees are cut where the stack ends`(_ view: String) {
    var tree: JSON = "a"
    let modifiers: JSON = .array(
      Array(repeating: ["name": "padding", "value": 1], count: 100))
    for _ in 0..<1000 {
      tree = [
        "view": .string(view), "props": ["modifiers": modifiers], "children": .array([tree]),
      ]
    }
    let drawn = ScriptCard(tree)
    #expect(drawn.remarks.contains { $0.hasPrefix("The views are nested too deep") })
    tree = "a"
    for _ in 0..<1000 { tree = ["view": .string(view), "children": .array([tree])] }
    #expect(ScriptCard(tree).remarks.count == 1)
    for _ in 0..<1000 { tree = .array([tree]) }
    #expect(ScriptCard(tree).actions.isEmpty)
  }

  @Test func `thousands of mistakes are twenty remarks`() {
    let rows = (0..<9_000).map { row -> JSON in
      ["view": "Text", "props": ["font": .string("titel\(row)")], "children": ["a"]]
    }
    #expect(ScriptCard(.array(rows)).remarks.count == 20)
    let same = rows.map { _ in rows[0] }
    #expect(
      ScriptCard(.array(same)).remarks == [
        "“font” of “Text” has no “titel0”: did you mean “title”?"
      ])
  }

  @Test func `text beyond what a card can hold is cut`() {
    let row: JSON = ["view": "Text", "children": [.string(String(repeating: "漢", count: 300_000))]]
    let drawn = ScriptCard(.array([row, row, row, row]))
    #expect(drawn.remarks == ["The view has more text than a card can hold: the rest is left out."])
    let bytes = drawn.card.blocks.flatMap(\.inlineRuns).map(\.plainText.utf8.count).reduce(0, +)
    #expect((1_999_990...2_000_010).contains(bytes))
  }

  @Test func `of a hundred thousand rows the first are drawn`() {
    let row: JSON = ["view": "Text", "children": ["a"]]
    let drawn = ScriptCard(
      ["view": "List", "children": .array(Array(repeating: row, count: 100_000))])
    #expect(drawn.remarks == ["The view has more than 20000 parts: the rest is left out."])
  }
}

/// Makes trees of the views and props there are, with values of any kind.
private struct RandomTrees {
  var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  static let views =
    "AnimatedImage AreaPlot BarChart Button Capsule Chart Circle ColorPicker ContentUnavailableView "
    + "ControlGroup DateLabel DatePicker DateRangeLabel DisclosureGroup Divider Form Gauge Grid "
    + "GridRow Group GroupBox HStack HeatMapChart Image Label LabeledContent LazyHGrid LazyVGrid "
    + "LineChart Link List Markdown Menu MultiPicker NavigationLink NavigationPage NavigationStack "
    + "Picker PieChart PointChart ProgressView QRImage Rectangle SecureField Section Slider Spacer "
    + "Stepper Tab TabView Text TextField TimerIntervalLabel Toggle VStack ZStack ? Unknown"

  static let props =
    "action alignment alert attributedString background badge border bold buttonStyle children "
    + "columns content contextMenu currentValueLabel data date disabled displayedComponents "
    + "endDate fill filePath font fontWeight footer foregroundStyle frame from header hidden image "
    + "imageUrl intent isExpanded isPresented label labelStyle lineLimit marks max min modifiers "
    + "multilineTextAlignment name navigationTitle onChanged onDeleteRow onTapGesture opacity "
    + "options overlay padding privacySensitive prompt redacted role rows safeAreaInset searchable "
    + "selection selections sheet spacing startDate step stroke style styledText systemImage "
    + "systemName tabIndex tabItem tag timerFrom timerTo timestamp tint title to toast toolbar "
    + "total trailingSwipeActions url value"

  static let words = [
    "", "leading", "#ff0000", "rgb(1,2,999999999999999999999)", "hsl(1e400,5%,5%)", "infinity",
    "title", "systemRed", "destructive", "a\nb", "**a** [b](c)", "\u{0}\u{1B}[31m", "漢字 👩‍👩‍👧",
    "https://example.org", "://", "1970-01-01T00:00:00.000Z",
  ]

  static let amounts: [JSON] = [
    0, 1, -1, 1e308.json, (-1e308).json, Double.nan.json, Double.infinity.json, 0.5.json,
    .integer(.max), .integer(.min), 8_640_000_000_000_000, -8_640_000_000_000_000,
    .spelled("1e999"),
  ]

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &numbers)]
  }

  mutating func word(of list: String) -> String {
    String(pick(list.split(separator: " ")))
  }

  mutating func tree(depth: Int) -> JSON {
    var props: JSON = [:]
    for _ in 0..<Int.random(in: 0...6, using: &numbers) {
      props[word(of: Self.props)] = value(depth: depth - 1)
    }
    let count = depth > 0 ? Int.random(in: 0...4, using: &numbers) : 0
    let children = (0..<count).map { _ in
      Bool.random(using: &numbers) ? tree(depth: depth - 1) : value(depth: depth - 1)
    }
    return [
      "view": .string(word(of: Self.views)), "props": props, "children": .array(children),
    ]
  }

  private mutating func value(depth: Int) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &numbers) {
    case 0: return .string(pick(Self.words))
    case 1: return pick(Self.amounts)
    case 2: return .boolean(.random(using: &numbers))
    case 3: return pick([.null, ["$action": 3], ["$action": 0], ["$intent": ["name": "A"]]])
    case 4: return ["$binding": pick(Self.amounts), "value": pick(Self.amounts)]
    case 5: return tree(depth: depth - 1)
    case 6:
      let count = Int.random(in: 0...3, using: &numbers)
      return .array((0..<count).map { _ in value(depth: depth - 1) })
    default:
      var object: JSON = [:]
      for _ in 0..<Int.random(in: 0...4, using: &numbers) {
        object[word(of: Self.props)] = value(depth: depth - 1)
      }
      return object
    }
  }
}

extension Double {
  fileprivate var json: JSON { .number(self) }
}
