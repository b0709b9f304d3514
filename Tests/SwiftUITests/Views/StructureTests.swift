// What conditions, loops and custom views become.

import Cards
import Foundation
import SwiftUI
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
