// Tests of the blocks for stacks and the space between views.

import BehestCards
import BehestSwiftUI
import Foundation
import Testing

@MainActor struct StackTests {
  @Test func `a leading stack is the card itself`() {
    let card = card {
      VStack(alignment: .leading, spacing: 4) {
        Text("a")
        Text("b")
      }
    }
    #expect(card.blocks == [.line("a"), .line("b")])
    #expect(card.spacing == 4)
    #expect(card.title == [])
  }

  @Test func `views one under the other have the standard spacing`() {
    let views = TupleView((Text("a"), Text("b")))
    #expect(card { VStack { views } }.spacing == 8)
    #expect(card { views }.spacing == 8)
    #expect(card { VStack(spacing: 0) { views } }.spacing == 0)
    #expect(card { Text("a") }.spacing == nil)
  }

  @Test func `a stack centres texts and controls unless it says otherwise`() {
    let blocks = blocks {
      VStack {
        Text("a")
        Text("b").frame(maxWidth: .infinity, alignment: .leading)
        Button("c") {}
      }
    }
    #expect(
      blocks == [
        .text(TextBlock([.text("a")], alignment: .center)),
        .row(.line("b"), .spacer),
        .row(.spacer, .control(Control(label: [.text("c")], isEnabled: false)), .spacer),
      ])
  }

  @Test func `an inner stack stays a block`() {
    let blocks = blocks {
      VStack(alignment: .leading) {
        VStack(alignment: .trailing, spacing: 2) {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    let inner = Block.stacked(.line("a"), .line("b"), spacing: 2, alignment: .trailing)
    #expect(blocks == [inner, .line("c")])
  }

  @Test func `texts and images side by side are one line`() {
    #expect(
      blocks {
        HStack {
          Image(systemName: "sun.max")
          Text("21°").bold()
          Text("clear")
        }
      } == [
        .line(.symbol("sun.max"), .text(" "), .styled(.strong, [.text("21°")]), .text(" clear"))
      ])
  }

  @Test func `without spacing they touch`() {
    #expect(
      blocks {
        HStack(spacing: 0) {
          Text("a")
          Text("b")
        }
      } == [.line("ab")])
  }

  @Test func `a spacer pushes views apart`() {
    #expect(
      blocks {
        HStack(spacing: 12) {
          Text("a")
          Spacer()
          Text("b")
        }
      } == [.row(.line("a"), .spacer, .line("b"), spacing: 12)])
  }

  @Test func `a view as wide as there is room pushes too`() {
    #expect(
      blocks {
        HStack {
          Text("a").frame(maxWidth: .infinity, alignment: .leading)
          Text("b").frame(maxWidth: .infinity, alignment: .trailing)
        }
      } == [.row(.line("a"), .spacer, .spacer, .line("b"))])
  }

  @Test func `buttons side by side are columns`() {
    let button = Block.control(Control(label: [.text("a")], isEnabled: false))
    #expect(
      blocks {
        HStack {
          Button("a") {}
          Button("a") {}
        }
      } == [.row(button, button)])
  }

  @Test func `views over one another stand under one another`() {
    #expect(
      blocks {
        ZStack(alignment: .leading) {
          RoundedRectangle(cornerRadius: 4).fill(.blue)
          Text("a")
          Text("b")
        }
      } == [.line("a"), .line("b")])
  }

  @Test func `a spacer in a column draws nothing, a divider in a row stands upright`() {
    #expect(
      blocks {
        VStack(alignment: .leading) {
          Spacer()
          HStack {
            Text("a")
            Divider()
            Text("b")
          }
        }
      } == [.row(.line("a"), .rule, .line("b"))])
  }

  @Test func `a leading padding moves a view in, and one without a length does nothing else`() {
    #expect(
      blocks {
        VStack(alignment: .leading) {
          Text("a").padding(.leading, 16)
          Text("b").padding()
        }
        .padding(24)
      } == [.stack(.init([.line("a")], padding: .init(leading: 16))), .line("b")])
  }

  @Test func `a view that shows nothing makes an empty card`() {
    #expect(card { EmptyView() } == Card())
    #expect(card { VStack {} } == Card())
    #expect(card { HStack { Circle() } } == Card())
  }
}
