// A screen becomes another with as little as possible sent.

import BehestCards
import CardTerminal
import Testing

/// A screen that understands what updates send, and nothing else.
private struct FakeScreen {
  private(set) var rows: [String] = [""]
  private var row = 0

  mutating func write(_ text: String) {
    var rest = Array(text.unicodeScalars)[...]
    var isFresh = true
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\n":
        row += 1
        isFresh = true
        if row == rows.count { rows.append("") }
      case "\r": isFresh = true
      case "\u{1B}":
        _ = rest.popFirst()
        var number = ""
        while let next = rest.first, ("0"..."9").contains(next) {
          number.unicodeScalars.append(next)
          _ = rest.popFirst()
        }
        switch rest.popFirst() {
        case "F":
          row -= Int(number) ?? 1
          isFresh = true
        case "E":
          row += Int(number) ?? 1
          isFresh = true
        case "J":
          rows.removeSubrange((row + 1)...)
          rows[row] = ""
        case "K": rows[row] = ""
        default: Issue.record("unexpected sequence")
        }
      default:
        if isFresh { rows[row] = "" }
        isFresh = false
        rows[row].unicodeScalars.append(scalar)
      }
    }
  }

  var text: String { rows.joined(separator: "\n") }
  var isAtEnd: Bool { row == rows.count - 1 }
}

struct ScreenUpdateTests {
  static let changes: [(String, String, String, Int)] = [
    ("a\nb\nc\n", "a\nB\nc\n", "", 1), ("a\nb\nc\n", "a\nb\nc\n", "x\ny\n", 0),
    ("a\nb\nc\n", "A\nb\nC\n", "x\n", 2), ("a\nb\n", "a\nb\nc\n", "x\ny\n", 1),
    ("a\nb\nc\n", "a\n", "x\n", 0), ("", "a\n", "", 1), ("a\n", "", "x\n", 0),
  ]

  @Test(arguments: changes.indices)
  func `what is sent makes one screen the other`(_ index: Int) {
    let (old, new, below, count) = Self.changes[index]
    var screen = FakeScreen()
    screen.write(old + below)
    let update = ScreenUpdate(from: old, to: new, below: below)
    screen.write(update.text)
    var expected = FakeScreen()
    expected.write(new + below)
    #expect(screen.text == expected.text)
    #expect(screen.isAtEnd)
    #expect(update.drawnLineCount == count)
    #expect(update.text.isEmpty == (old == new))
  }

  @Test func `a card with one changed line sends that line`() {
    let renderer = TerminalRenderer(profile: TerminalProfile(width: 60))
    func card(_ count: Int) -> Card {
      Card(title: [.text("Lights")], blocks: [.paragraph("On: \(count)"), .rule, .paragraph("x")])
    }
    let update = ScreenUpdate(from: renderer.render(card(1)), to: renderer.render(card(2)))
    #expect(update.drawnLineCount == 1)
    #expect(update.text.utf8.count < 90)
  }
}
