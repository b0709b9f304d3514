// Tests of the choice of the line that becomes the title of a card.

import BehestCards
import BehestSwiftUI
import Testing

@MainActor struct TitleTests {
  @Test func `a divider right under the title becomes its border`() {
    let card = card {
      VStack(alignment: .leading) {
        Label("Weather", systemImage: "cloud")
        Divider()
        Text("Rain")
      }
    }
    #expect(card.title == [.symbol("cloud"), .text(" Weather")])
    #expect(card.blocks == [.line("Rain")])
  }

  @Test func `with more lines above the divider the first is the title`() {
    let card = card {
      VStack(alignment: .leading) {
        Text("Weather")
        Text("Today")
        Divider()
        Text("Rain")
      }
    }
    #expect(card.title == [.text("Weather")])
    #expect(card.blocks == [.line("Today"), .rule, .line("Rain")])
  }

  @Test func `a picture above the first line is no title`() {
    let card = card {
      VStack(alignment: .leading) {
        Image("ridge")
        Text("Ridge")
        Divider()
        Text("Rain")
      }
    }
    #expect(card.title == [])
    #expect(card.blocks.count == 4)
  }

  @Test func `without a divider there is no title`() {
    let card = card {
      VStack {
        Text("Weather")
        Text("Rain")
      }
    }
    #expect(card.title == [])
    #expect(card.blocks.count == 2)
  }

  @Test func `several lines, columns and controls are no title`() {
    #expect(
      card {
        VStack {
          Text(verbatim: "a\nb")
          Divider()
        }
      }.title == [])
    #expect(
      card {
        VStack {
          HStack {
            Text("a")
            Spacer()
            Text("b")
          }
          Divider()
        }
      }.title == [])
    #expect(
      card {
        VStack {
          Button("a") {}
          Divider()
        }
      }.title == [])
  }
}
