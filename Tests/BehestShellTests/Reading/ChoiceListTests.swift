// Tests which choices fit what is typed, which one is selected, and how the rows are drawn.

import BehestShell
import CardTerminal
import Testing

@Suite struct ChoiceListTests {
  private let soups = [
    "Tomato Soup", "Tomato Basil Soup", "Lentil Soup", "Miso Soup", "Crème Fraîche",
  ]
  private let page = Page(profile: TerminalProfile(width: 40))

  private func list(
    _ names: [String]? = nil, selecting selection: ChoiceList.Selection = .first
  ) -> ChoiceList {
    ChoiceList((names ?? soups).map { .init(text: $0) }, isNumbered: true, selecting: selection)
  }

  @Test(arguments: [
    ("", [0, 1, 2, 3, 4], ChoiceFilter.Fit.beginning), ("tom", [0, 1], .beginning),
    ("soup", [0, 1, 2, 3], .words), ("basil tom", [1], .words), ("ent", [2], .part),
    ("tmt", [0, 1], .letters), ("CREME", [4], .beginning), ("fraiche", [4], .words),
    ("omat basil", [1], .part), ("xyz", [], nil), ("soups", [], nil),
  ])
  func `what is typed fits labels, those with its words first`(
    typed: String, indices: [Int], best: ChoiceFilter.Fit?
  ) {
    let found = ChoiceFilter(soups).matches(typed)
    #expect(found.indices == indices)
    #expect(found.best == best)
  }

  @Test func `a label that is what is typed comes before those that begin so`() {
    let names = ["Other 12", "Other 10", "Plan trip", "Other 1"]
    #expect(ChoiceFilter(names).matches("other 1 ").indices == [3, 0, 1])
    #expect(ChoiceFilter(names).matches("other 1").best == .whole)
    // One that a search finds later is selected, too, unless an arrow key has selected another.
    for step in [0, 1] {
      var list = list(Array(names.prefix(3)), selecting: .first)
      list.narrow(to: "other 1")
      if step > 0 { list.move(by: step) }
      list.add([.init(text: "Other 1")])
      #expect(list.choice.map { list.choices[$0].text } == ["Other 1", "Other 10"][step])
    }
  }

  @Test func `two letters select the only choice that has them`() {
    var list = list(["Living Room", "Kitchen", "Porch"])
    list.narrow(to: "oo")
    #expect(list.choice == 0)
    // A no is an answer.
    list.narrow(to: "no")
    #expect(list.choice == nil)
  }

  @Test func `the best fit comes first, and going on narrows the same list`() {
    let names = ["a stop", "on top", "top", "t-o-p"]
    let filter = ChoiceFilter(names)
    #expect(filter.matches("top").indices == [2, 1, 0, 3])
    let narrowed = filter.matches("top", among: filter.matches("to").indices)
    #expect(narrowed.indices == filter.matches("top").indices)
  }

  @Test func `typing more gives what typing all gives`() {
    for text in ["to", "tom", "tomato b", "tomato", "2", "25", "t", ""] {
      var one = list()
      one.narrow(to: text)
      var other = list()
      for end in text.indices { other.narrow(to: String(text[...end])) }
      other.narrow(to: text)
      #expect(one.shown == other.shown && one.choice == other.choice, "\(text)")
    }
  }

  @Test func `a number selects its choice, unless a label begins with it`() {
    var soups = list()
    soups.narrow(to: "3")
    #expect(soups.choice == 2 && soups.shown.count == 5)
    soups.narrow(to: "9")
    #expect(soups.shown.isEmpty && soups.choice == nil)
    var sizes = list(["10 GB", "2 GB"])
    sizes.narrow(to: "2")
    #expect(sizes.choice == 1)
  }

  @Test func `only letters here and there, or nothing typed, select none by themselves`() {
    var first = list()
    #expect(first.choice == 0)
    first.narrow(to: "tmt")
    #expect(first.shown == [0, 1] && first.choice == nil)
    first.narrow(to: "")
    #expect(first.choice == 0)
    var typed = list(selecting: .typed)
    #expect(typed.choice == nil)
    typed.narrow(to: "miso")
    #expect(typed.choice == 3)
    var none = list(selecting: .none)
    none.narrow(to: "miso")
    #expect(none.choice == nil)
    none.move(by: 1)
    #expect(none.choice == 3)
  }

  @Test func `arrows go around, pages stop at the ends`() {
    var soups = list()
    soups.move(by: -1)
    #expect(soups.choice == 4)
    soups.move(by: 1)
    #expect(soups.choice == 0)
    soups.move(by: 3)
    soups.move(by: 3)
    #expect(soups.choice == 4)
    soups.move(by: -3)
    soups.move(by: -3)
    #expect(soups.choice == 0)
  }

  @Test func `choices that a search finds are added behind the own ones, and replaced by the next`()
  {
    var soups = list(["Tomato Soup"])
    soups.narrow(to: "gazpacho")
    #expect(soups.shown.isEmpty)
    soups.add([.init(text: "Gazpacho"), .init(text: "Cold Soup")])
    #expect(soups.shown == [1, 2] && soups.choice == 1 && soups.ownChoice == nil)
    soups.add([])
    #expect(soups.shown.isEmpty && soups.choices.count == 1)
    soups.narrow(to: "")
    #expect(soups.ownChoice == 0)
  }

  @Test func `rows fit the window and follow the selection`() {
    var soups = list()
    let whole = soups.rows(height: 12, on: page, width: 40)
    #expect(
      whole == [
        "› 1  Tomato Soup", "  2  Tomato Basil Soup", "  3  Lentil Soup", "  4  Miso Soup",
        "  5  Crème Fraîche",
      ])
    soups.move(by: -1)
    let low = soups.rows(height: 3, on: page, width: 20)
    #expect(low == ["  4  Miso Soup", "› 5  Crème Fraîche", "  5 of 5"])
    for (height, width) in [(1, 20), (2, 8), (5, 300), (0, 20)] {
      let rows = soups.rows(height: height, on: page, width: width)
      #expect(rows.count <= height)
      #expect(rows.allSatisfy { TerminalText.width(of: $0) < width }, "\(width): \(rows)")
    }
  }

  private static let marked: [(String, String, Set<Int>)] = [
    ("tom", "Tomato Soup", [0, 1, 2]), ("so", "Miso Soup", [5, 6]), ("ms", "Miso Soup", [0, 2]),
    ("fraî", "Crème Fraîche", [6, 7, 8, 9]),
  ]

  @Test(arguments: marked)
  func `the matched letters are marked`(typed: String, label: String, marks: Set<Int>) {
    #expect(ChoiceFilter.marks(typed, in: label) == marks)
  }

  @Test
  func `several choices are marked, at most as many as there may be, and are the answer together`()
  {
    var list = ChoiceList(
      soups.map { .init(text: $0) }, isNumbered: true, selecting: .first, most: 2)
    let before = list.rows(height: 9, on: page, width: 40)
    #expect(before.last?.contains("Tab marks several") == true)
    let wereMarked = (0..<3).map { _ in list.mark() }
    #expect(wereMarked == [true, true, true])
    #expect(list.markedText == "Tomato Soup, Tomato Basil Soup")
    #expect(list.choice == 3)
    let rows = list.rows(height: 9, on: page, width: 40)
    #expect(rows[1].contains("✓") && !rows[2].contains("✓"))
    #expect(rows.last?.contains("2 of 2 chosen") == true)
    list.move(by: -3)
    _ = list.mark()
    #expect(list.markedText == "Tomato Basil Soup")
  }

  @Test(arguments: [
    (["Salt, Pepper", "Oil"], "1, 2"), (["Oil", "Oil"], "1, 2"), (["3", "4"], "1, 2"),
    (["Oil", "Salt"], "Oil, Salt"),
  ])
  func `titles that cannot be told apart in a list are its numbers`(titles: [String], text: String)
  {
    var list = ChoiceList(
      titles.enumerated().map { .init(text: $1, detail: "\($0)") }, isNumbered: true,
      selecting: .first, most: .max)
    _ = (list.mark(), list.mark())
    #expect(list.markedText == text)
  }

  @Test func `a list that takes one choice has no marks`() {
    var list = list()
    let wasMarked = list.mark()
    #expect(!wasMarked && list.marked.isEmpty)
  }

  @Test func `a part of all choices says of how many, until something is typed`() {
    var list = list()
    list.total = 5000
    #expect(list.rows(height: 9, on: page, width: 40).last?.contains("5 of 5000") == true)
    list.narrow(to: "tom")
    #expect(list.rows(height: 9, on: page, width: 40).last?.contains("2 of 5") == true)
    list.narrow(to: "")
    list.total = 5
    #expect(list.rows(height: 9, on: page, width: 40).count == 5)
  }
}
