// What each modifier that acts does to a card.

import Cards
import Foundation
import SwiftUI
import Testing

@MainActor struct ActingModifierTests {
  /// The styles around a text to which a modifier was applied, outermost first.
  private func styles(_ view: some View) -> [Style] {
    guard case .text(let text)? = blocks({ view }).first else { return [] }
    var inlines = text.inlines
    var styles: [Style] = []
    while case .styled(let style, let inner)? = inlines.first, inlines.count == 1 {
      styles.append(style)
      inlines = inner
    }
    return styles
  }

  @Test(arguments: [
    (Font.largeTitle, [Style.title]), (.title, [.title]), (.title2, [.title]),
    (.title3, [.headline]), (.headline, [.headline]), (.subheadline, []), (.body, []),
    (.callout, []), (.footnote, [.caption]), (.caption, [.caption]), (.caption2, [.caption]),
    (.system(size: 40), []), (.system(.title, design: .rounded), [.title]),
    (.system(size: 12, weight: .bold, design: .monospaced), [.strong, .monospaced]),
    (.caption.italic().weight(.heavy), [.caption, .strong, .emphasis]),
    (.body.monospaced(), [.monospaced]),
    (.custom("Papyrus", size: 12, relativeTo: .title), [.title]),
  ])
  func `a font is its role`(_ font: Font, _ expected: [Style]) {
    #expect(styles(Text("a").font(font)) == expected)
    #expect(styles(Group { Text("a") }.font(font)) == expected)
  }

  @Test func `weights from semibold on are strong`() {
    #expect(styles(Text("a").fontWeight(.medium)) == [])
    #expect(styles(Text("a").fontWeight(.semibold)) == [.strong])
    #expect(styles(Group { Text("a") }.fontWeight(.black)) == [.strong])
    #expect(styles(Group { Text("a").fontWeight(.light) }.fontWeight(.black)) == [])
  }

  @Test func `a text's own style goes before that around it`() {
    #expect(
      styles(Group { Text("a").foregroundStyle(.red) }.foregroundStyle(.blue)) == [.tint(.red)])
    #expect(styles(Group { Text("a").bold(false) }.bold()) == [])
    #expect(styles(Group { Text("a").font(.caption) }.bold().font(.title)) == [.caption, .strong])
  }

  @Test func `styles of letters`() {
    #expect(
      styles(Group { Text("a") }.italic().underline().strikethrough().monospaced()) == [
        .emphasis, .monospaced, .underline, .strikethrough,
      ])
    #expect(styles(Group { Text("a") }.fontDesign(.monospaced)) == [.monospaced])
    #expect(styles(Group { Text("a") }.strikethrough(false)) == [])
    #expect(blocks { Group { Text("aß") }.textCase(.uppercase) } == [.line("ASS")])
  }

  @Test func `colours are roles or names`() {
    #expect(styles(Text("a").foregroundStyle(.secondary)) == [.secondary])
    #expect(styles(Text("a").foregroundStyle(.tertiary)) == [.tertiary])
    #expect(styles(Text("a").foregroundStyle(.primary)) == [])
    #expect(styles(Text("a").foregroundStyle(.tint)) == [.tint(.accent)])
    #expect(styles(Text("a").foregroundStyle(Color.accentColor)) == [.tint(.accent)])
    #expect(styles(Group { Text("a") }.foregroundStyle(.orange.gradient)) == [.tint(.orange)])
    #expect(styles(Group { Text("a") }.foregroundColor(.secondary)) == [.secondary])
    #expect(styles(Text("a").foregroundColor(nil)) == [])
    #expect(styles(Text("a").foregroundStyle(Color(red: 1, green: 0, blue: 0))) == [])
    #expect(styles(Text("a").foregroundStyle(Color(uiColor: .systemTeal))) == [.tint(.teal)])
    #expect(styles(Text("a").foregroundStyle(AnyShapeStyle(.red))) == [.tint(.red)])
    #expect(styles(Text("a").foregroundStyle(Warmth(isWarm: true))) == [.tint(.red)])
  }

  private struct Warmth: ShapeStyle {
    let isWarm: Bool

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      isWarm ? Color.red : Color.blue
    }
  }

  @Test func `lines are limited and aligned`() {
    #expect(
      blocks {
        Group { Text("a") }.lineLimit(2).multilineTextAlignment(.trailing)
      } == [.text(TextBlock([.text("a")], alignment: .trailing, lineLimit: 2))])
    #expect(blocks { Text("a").lineLimit(1...3) } == [.text(TextBlock([.text("a")], lineLimit: 3))])
    #expect(blocks { Text("a").lineLimit(0) } == [.text(TextBlock([.text("a")], lineLimit: 1))])
    #expect(blocks { Text("a").lineLimit(nil) } == [.line("a")])
  }

  @Test func `a frame without an end takes the room there is`() {
    #expect(
      blocks { Text("a").frame(maxWidth: .infinity) } == [
        .text(TextBlock([.text("a")], alignment: .center))
      ])
    #expect(
      blocks { Text("a").frame(maxWidth: .infinity, alignment: .trailing) } == [
        .text(TextBlock([.text("a")], alignment: .trailing))
      ])
    #expect(blocks { Text("a").frame(maxWidth: 300) } == [.line("a")])
    #expect(blocks { Text("a").frame(width: 10, height: 10) } == [.line("a")])
  }

  @Test func `what is hidden or transparent is not shown`() {
    #expect(blocks { Text("a").hidden() } == [])
    #expect(blocks { Text("a").opacity(0) } == [])
    #expect(blocks { Text("a").opacity(0.1) } == [.line("a")])
  }

  @Test func `an overlay stands under what it is over`() {
    #expect(
      blocks {
        Text("a").overlay(alignment: .topTrailing) { Text("b") }
      } == [.line("a"), .line("b")])
    #expect(
      blocks {
        Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1))
      } == [.line("a")])
  }

  @Test func `a badge stands at the trailing side`() {
    let badge = Block.line(.styled(.secondary, [.text("3")]))
    #expect(blocks { Text("a").badge(3) } == [.row(.line("a"), .spacer, badge)])
    #expect(blocks { Text("a").badge(0) } == [.line("a")])
  }

  @Test func `a client's modifier is applied`() {
    #expect(
      blocks { Text("a").modifier(Boxed(note: "b").concat(EmptyModifier())) } == [
        .line(.styled(.strong, [.text("a")])), .line("b"),
      ])
  }

  private struct Boxed: ViewModifier {
    let note: String

    func body(content: Content) -> some View {
      VStack(alignment: .leading) {
        content.bold()
        Text(note)
      }
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    }
  }

  @Test func `what is accepted changes nothing`() {
    let plain = blocks { Text("a") }
    #expect(
      blocks {
        Text("a").background(.red).clipShape(.capsule).shadow(radius: 3).cornerRadius(4)
          .animation(.default, value: 1).onAppear {}.task {}.id(3).accessibilityHidden(true)
          .navigationTitle("b").padding(8).background { Text("c") }.buttonStyle(.plain)
      } == plain)
  }
}
