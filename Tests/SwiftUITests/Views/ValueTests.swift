// Tests of the blocks for grids, progress and labelled values.

import BehestCards
import BehestSwiftUI
import Foundation
import Testing

@MainActor struct ValueTests {
  @Test func `a grid of texts is a table`() {
    #expect(
      blocks {
        Grid(alignment: .leading) {
          GridRow {
            Text("Soup")
            Text("4")
          }
          Divider()
          GridRow { Text("Bread") }
        }
      } == [
        .table(
          .init(
            alignments: [.leading, .leading],
            rows: [[[.text("Soup")], [.text("4")]], [[.text("Bread")]]]))
      ])
  }

  @Test func `a grid of anything else is rows`() {
    #expect(
      blocks {
        Grid(alignment: .leading) {
          GridRow {
            Text("Soup")
            Button("Order") {}
          }
        }
      } == [.row(.line("Soup"), .control(Control(label: [.text("Order")], isEnabled: false)))])
  }

  @Test func `a lazy grid is filled row by row`() {
    #expect(
      blocks {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(1..<4) { Text("\($0)") }
        }
      } == [
        .columns(.init([.line("1"), .line("2")], evenColumns: 2)),
        .columns(.init([.line("3")], evenColumns: 2)),
      ])
    #expect(
      blocks {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
          ForEach(1..<4) { Text("\($0)") }
        }
      } == [.row(.line("1"), .line("2"), .line("3"))])
  }

  @Test func `a labelled value stands at the other side`() {
    #expect(
      blocks { LabeledContent("Price", value: "3") } == [
        .row(.line("Price"), .spacer, .line(.styled(.secondary, [.text("3")])))
      ])
  }

  @Test(arguments: [(0.4, 1.0, "40%"), (3, 4, "75%"), (9, 4, "100%"), (-1, 4, "0%")])
  func `progress is a bar and its share in words`(
    _ value: Double, _ total: Double, _ words: String
  ) {
    let bar = Block.Progress(share: value / total, label: [.text(words)])
    #expect(
      blocks {
        ProgressView("Soup", value: value, total: total)
          .environment(\.locale, Locale(identifier: "en_US"))
      } == [.line("Soup"), .progress(bar)])
  }

  @Test func `progress of unknown length, or of none, does no harm`() {
    #expect(blocks { ProgressView() } == [.line("…")])
    #expect(blocks { ProgressView("Cooking") } == [.line("Cooking")])
    #expect(blocks { ProgressView("Cooking", value: 1, total: 0) } == [.line("Cooking")])
    #expect(blocks { ProgressView("Cooking", value: Double.nan) } == [.line("Cooking")])
  }

  @Test func `a gauge shows its own words for its value`() {
    #expect(
      blocks {
        Gauge(value: 21, in: 0...40) {
          Text("Oven")
        } currentValueLabel: {
          Text("21°")
        }
      } == [
        .line("Oven"), .progress(Block.Progress(share: 21.0 / 40, label: [.text("21°")])),
      ])
  }

  @Test func `a bar has the tint around it, and no words of a label it lacks`() {
    #expect(
      blocks {
        ProgressView(value: 0.5).tint(.green).environment(\.locale, Locale(identifier: "en_US"))
      } == [.progress(Block.Progress(share: 0.5, label: [.text("50%")], tint: .green))])
  }

  @Test func `what is missing has a headline and a remark`() {
    #expect(
      blocks {
        ContentUnavailableView("No Soup", systemImage: "mug", description: Text("Come back."))
      } == [
        .text(
          TextBlock(
            [
              .styled(.headline, [.symbol("mug")]), .text(" "),
              .styled(.headline, [.text("No Soup")]),
            ], alignment: .center)),
        .text(TextBlock([.styled(.secondary, [.text("Come back.")])], alignment: .center)),
      ])
  }

  @Test func `an image at an address is referred to, not loaded`() throws {
    let url = try #require(URL(string: "https://example.org/soup.png"))
    let image = Block.image(ImageReference(.address("https://example.org/soup.png")))
    #expect(blocks { AsyncImage(url: url) } == [image])
    #expect(
      blocks {
        AsyncImage(url: url) {
          $0.resizable()
        } placeholder: {
          Text("none")
        }
      } == [image])
    #expect(
      blocks {
        AsyncImage(url: nil) {
          $0.resizable()
        } placeholder: {
          Text("none")
        }
      } == [.line("none")])
    #expect(
      blocks {
        AsyncImage(url: nil) { phase in
          if let image = phase.image { image } else { ProgressView() }
        }
      } == [.line("…")])
  }

  @Test func `content for a size is made for one`() {
    #expect(blocks { GeometryReader { Text(verbatim: "\($0.size.width > 0)") } } == [.line("true")])
  }

  @Test func `words for a whole do not stand for the images in it`() {
    let view = HStack {
      Image(systemName: "mug")
      Text("Soup")
    }
    #expect(blocks { view.accessibilityLabel("Order") } == [.line(.symbol("mug"), .text(" Soup"))])
  }

  @Test func `an image of the app is described by its name, a decoration by nothing`() {
    #expect(blocks { Image("soup") } == [.image(ImageReference(.asset("soup"), alt: "soup"))])
    #expect(blocks { Image(decorative: "soup") } == [.image(ImageReference(.asset("soup")))])
    #expect(
      blocks { Image(systemName: "mug").accessibilityLabel("Soup") } == [
        .line(.symbol("mug", alt: "Soup"))
      ])
  }
}
