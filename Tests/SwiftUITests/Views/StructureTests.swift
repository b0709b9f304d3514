// Tests of the blocks for conditions, loops and custom views.

import BehestCards
import BehestSwiftUI
import Foundation
import Testing

@MainActor struct StructureTests {
  private enum Weather { case sun, rain(Int) }

  private struct Report: View {
    let weather: Weather
    let note: String?

    var body: some View {
      switch weather {
      case .sun: Text("Sun")
      case .rain(let amount):
        Text("Rain")
        Text("\(amount) mm")
      }
      if let note { Text(note) }
      if #available(iOS 26, *) { Text("new") } else { Text("old") }
    }
  }

  @Test func `branches, optionals and availability choose views`() {
    #expect(blocks { Report(weather: .sun, note: nil) } == [.line("Sun"), .line("new")])
    #expect(
      blocks { Report(weather: .rain(3), note: "Wet") } == [
        .line("Rain"), .line("3 mm"), .line("Wet"), .line("new"),
      ])
  }

  @Test func `tabs and columns show all they have, one under the other`() {
    #expect(
      blocks {
        TabView {
          Text("one").tabItem { Text("1") }
          Tab("2", systemImage: "star") { Text("two") }
        }
        NavigationSplitView {
          Text("side")
        } detail: {
          Text("detail")
        }
      } == [.line("one"), .line("two"), .line("side"), .line("detail")])
  }

  private struct Branch: Identifiable {
    let id: String
    var children: [Branch]?
  }

  @Test func `a tree is shown whole, what is below another thing after it`() {
    let tree = [
      Branch(id: "fruit", children: [Branch(id: "apple"), Branch(id: "pear")]),
      Branch(id: "bread"),
    ]
    let shown = blocks {
      Text("fruit")
      Text("apple").padding(.leading)
      Text("pear").padding(.leading)
      Text("bread")
    }
    #expect(blocks { OutlineGroup(tree, children: \.children) { Text($0.id) } } == shown)
    let rows = List(tree, children: \.children) { Text($0.id) }
    #expect(
      blocks { rows }
        == blocks { List { OutlineGroup(tree, children: \.children) { Text($0.id) } } })
  }

  private struct Stacked: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { .zero }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func `a layout of an app's own shows its content top to bottom, a stack's as the stack`() {
    let words = Group {
      Text("a")
      Text("b")
    }
    #expect(blocks { Stacked() { words } } == blocks { VStack(alignment: .leading) { words } })
    #expect(blocks { AnyLayout(HStackLayout()) { words } } == blocks { HStack { words } })
    #expect(blocks { AnyLayout(VStackLayout()) { words } } == blocks { VStack { words } })
  }

  @Test func `what scrolls, goes through phases or is grouped is shown as it is at first`() {
    #expect(
      blocks {
        ScrollViewReader { _ in Text("one") }
        PhaseAnimator(["two", "three"]) { Text($0) }
        ControlGroup { Text("four") }
        ColorPicker("five", selection: .constant(.red))
      } == [.line("one"), .line("two"), .line("four"), .line("five")])
  }

  @Test func `rows that are deleted and moved leave the others in order`() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [1, 3])
    #expect(letters == Array("ace"))
    letters.move(fromOffsets: [0], toOffset: 3)
    #expect(letters == Array("cea"))
    letters.move(fromOffsets: [1, 2], toOffset: 0)
    #expect(letters == Array("eac"))
  }

  @Test func `content that changes with time is shown as it is now`() {
    let moments = blocks {
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(abs(context.date.timeIntervalSinceNow) < 60 ? "now" : "another time")
      }
    }
    #expect(moments == [.line("now")])
  }

  @Test func `more than ten views fit in a block`() {
    let lines = blocks {
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    }
    #expect(lines.count == 12)
  }

  private struct Dish: Identifiable {
    let id: Int
    let name: String
  }

  @Test func `a view for each element, in order`() {
    let dishes = [Dish(id: 2, name: "Soup"), Dish(id: 1, name: "Bread")]
    let named: [Block] = [.line("Soup"), .line("Bread")]
    #expect(blocks { ForEach(dishes) { Text($0.name) } } == named)
    #expect(blocks { ForEach(dishes, id: \.name) { Text($0.name) } } == named)
    #expect(blocks { List(dishes) { Text($0.name) } } == named)
    #expect(blocks { ForEach(0..<2) { Text("\($0)") } } == [.line("0"), .line("1")])
    #expect(
      blocks {
        ForEach(Array(dishes.enumerated()), id: \.offset) { index, dish in
          Text("\(index) \(dish.name)")
        }
      } == [.line("0 Soup"), .line("1 Bread")])
  }

  @Test func `bindings to elements read and write them`() {
    var names = ["a", "b"]
    let binding = Binding(get: { names }, set: { names = $0 })
    #expect(
      blocks {
        ForEach(binding, id: \.self) { $name in Text(name) }
      } == [.line("a"), .line("b")])
    binding[dynamicMember: \.[0]].wrappedValue = "c"
    #expect(names == ["c", "b"])
  }

  private struct Bodiless: View {
    typealias Body = Never
  }

  @Test func `a view without a body shows nothing`() {
    #expect(blocks { Bodiless() } == [])
  }

  @Test func `an erased view is what it was`() {
    #expect(blocks { AnyView(Text("a")) } == [.line("a")])
    #expect(blocks { TupleView((Text("a"), Text("b"))) } == [.line("a"), .line("b")])
  }

  @Test func `a section has its header above and its footer under it`() {
    #expect(
      blocks {
        Form {
          Section("Soups") { Text("Tomato") }
          Section {
            Text("Rye")
          } header: {
            Text("Breads")
          } footer: {
            Text("Baked today")
          }
        }
      } == [
        .line(.styled(.headline, [.text("Soups")])), .line("Tomato"),
        .line(.styled(.headline, [.text("Breads")])), .line("Rye"),
        .line(.styled(.caption, [.styled(.secondary, [.text("Baked today")])])),
      ])
  }
}
