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
    #expect(rendering.card.controls.map(\.name) == ["a", "b"])
    #expect(rendering.card.controls.map(\.number) == [1, 2])
    #expect(rendering.card.controls.map(\.isPressable) == [false, true])
    #expect(rendering.actions.count == 2)
  }

  @Test func `an enabled view within a disabled one stays disabled`() {
    let rendering = lower(
      VStack { Button(payload: 1) { Text("a") }.disabled(false) }.disabled(true))
    #expect(rendering.card.controls.map(\.isPressable) == [false])
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

  @Test func `a control of symbols alone has the words of the first, if the app gives none`() {
    func name(of view: some View) -> String? { lower(view).card.controls.first?.name }
    let plus = Image(systemName: "plus.circle.fill")
    #expect(name(of: Button(payload: 0) { plus }) == "Add")
    #expect(
      name(of: Button(payload: 0) { Image(systemName: "cup.and.saucer") }) == "Cup and saucer")
    #expect(name(of: Button(payload: 0) { plus }.accessibilityLabel("More milk")) == "More milk")
    #expect(name(of: Button(payload: 0) { plus.accessibilityLabel("More milk") }) == "More milk")
    let label = Label("Milk", systemImage: "plus").labelStyle(.iconOnly)
    #expect(name(of: Button(payload: 0) { label }) == "Milk")
    #expect(name(of: Button(payload: 0) { Text("\(plus) Milk") }) == "Milk")
    #expect(
      name(of: Toggle(isOn: true, payload: 0) { Image(systemName: "bell") }) == "Notifications")
    let inVain = Button(payload: 0) { Text("−") }.accessibilityLabel("Less milk")
    #expect(name(of: inVain) == "−")
  }

  @Test func `a symbol has the variants of its surroundings`() {
    func symbol(_ view: some View) -> [Block] { lower(view).card.blocks }
    let heart = Image(systemName: "heart")
    #expect(symbol(heart.symbolVariant(.fill)) == [.line(.symbol("heart.fill"))])
    #expect(symbol(heart.symbolVariant(.none)) == [.line(.symbol("heart"))])
    #expect(symbol(heart.symbolVariant(.circle.fill)) == [.line(.symbol("heart.circle.fill"))])
    #expect(symbol(heart.symbolVariant(.slash)) == [.line(.symbol("heart.slash"))])
    #expect(
      symbol(Group { heart.symbolVariant(.circle) }.symbolVariant(.fill))
        == [.line(.symbol("heart.circle.fill"))])
    #expect(
      symbol(Group { heart.environment(\.symbolVariants, .none) }.symbolVariant(.fill))
        == [.line(.symbol("heart"))])
    #expect(
      symbol(Label("Mine", systemImage: "heart.fill").symbolVariant(.fill))
        == [.line(.symbol("heart.fill"), .text(" Mine"))])
    #expect(
      symbol(Text("\(heart) Mine").symbolVariant(.square))
        == [.line(.symbol("heart.square"), .text(" Mine"))])
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.slash))
  }

  @Test func `a label or style that takes the full width makes a button do so`() {
    let plain = Block.control(Control(label: [.text("Go")], action: 0))
    #expect(blocks { Button(payload: 0) { Text("Go") } } == [plain])
    #expect(
      blocks { Button(payload: 0) { Text("Go").frame(maxWidth: .infinity) } }
        == [.row(.spacer, plain, .spacer)])
    #expect(
      blocks { Button(payload: 0) { Text("Go") }.buttonStyle(Wide()) }
        == [.row(.spacer, plain, .spacer)])
    #expect(
      blocks { Button(payload: 0) { Text("Go") }.buttonStyle(.plain).buttonStyle(Wide()) } == [
        plain
      ])
    #expect(
      blocks {
        HStack {
          Button(payload: 0) { Text("Go") }
          Button(payload: 1) { Text("Stop") }
        }
        .buttonStyle(Wide())
      } == [
        .row(
          .spacer, plain, .spacer, .spacer,
          .control(Control(label: [.text("Stop")], action: 1)), .spacer)
      ])
  }

  private struct Wide: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(maxWidth: .infinity).padding().background(.blue)
    }
  }

  @Test func `a control group is a row, and the content of a menu is indented`() {
    let buttons = Group {
      Button(payload: 0) { Text("a") }
      Button(payload: 1) { Text("b") }
    }
    let a = Block.control(Control(label: [.text("a")], action: 0))
    let b = Block.control(Control(label: [.text("b")], action: 1))
    #expect(blocks { ControlGroup { buttons } } == [.row(a, b)])
    let indented = [a, b].map { Block.stack(.init([$0], padding: .init(leading: 16))) }
    #expect(blocks { Menu("More") { buttons } } == [.line("More")] + indented)
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
