// Tests of the blocks for buttons, toggles, links and labels.

import BehestCards
import BehestSwiftUI
import Foundation
import Testing

@MainActor struct ControlTests {
  @Test func `a button with a closure is shown and cannot be pressed`() {
    let rendering = lower(Button("Go", role: .destructive) {})
    #expect(
      rendering.card.blocks == [
        .control(Control(label: [.text("Go")], role: .destructive, isEnabled: false))
      ])
    #expect(rendering.card.controls == [])
    #expect(rendering.actions.isEmpty)
  }

  @Test func `a disabled button keeps its payload and cannot be pressed`() {
    let rendering = lower(
      VStack {
        Button(payload: 1) { Text("a") }.disabled(true)
        Button(payload: 2) { Text("b") }.disabled(false)
      })
    #expect(rendering.card.controls.map { $0.label.plainText } == ["b"])
    #expect(rendering.card.controls.first?.action == 1)
    #expect(rendering.actions.count == 2)
  }

  @Test func `an enabled view within a disabled one stays disabled`() {
    let rendering = lower(
      VStack { Button(payload: 1) { Text("a") }.disabled(false) }.disabled(true))
    #expect(rendering.card.controls == [])
  }

  @Test func `a toggle shows its state`() {
    let rendering = lower(Toggle(isOn: true, payload: "flip") { Text("Lamp") })
    let toggle = Control(.toggle(isOn: true), label: [.text("Lamp")], action: 0)
    #expect(rendering.card.blocks == [.control(toggle)])
    #expect(rendering.actions.first as? String == "flip")
    #expect(
      lower(Toggle("Lamp", isOn: .constant(false))).card.blocks == [
        .control(Control(.toggle(isOn: false), label: [.text("Lamp")], isEnabled: false))
      ])
  }

  @Test func `a link shows where it leads`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    #expect(
      blocks { Link("There", destination: url) } == [
        .control(Control(.link(destination: "https://example.org/a"), label: [.text("There")]))
      ])
  }

  @Test func `a label of several views becomes one line`() {
    let rendering = lower(
      Button(payload: 0) {
        VStack {
          Text("Tomato").font(.headline)
          HStack {
            Text("hot")
            Spacer()
            Text("5")
          }
        }
      })
    #expect(rendering.card.controls.first?.label.plainText == "Tomato hot 5")
  }

  @Test func `a tint colours controls and not texts`() {
    let rendering = lower(
      VStack(alignment: .leading) {
        Text("a")
        Button(payload: 0) { Text("b") }
      }
      .tint(.green))
    #expect(
      rendering.card.blocks == [
        .line("a"),
        .control(Control(label: [.styled(.tint(.green), [.text("b")])], action: 0)),
      ])
  }

  @Test func `a label style chooses what a label shows`() {
    let label = Label("Home", systemImage: "house")
    #expect(blocks { label } == [.line(.symbol("house"), .text(" Home"))])
    #expect(blocks { label.labelStyle(.titleOnly) } == [.line("Home")])
    #expect(blocks { label.labelStyle(.iconOnly) } == [.line(.symbol("house", alt: "Home"))])
    #expect(
      blocks { label.labelStyle(Reversed()) } == [
        .line(.text("Home "), .symbol("house"))
      ])
  }

  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }
}
