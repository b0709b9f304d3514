// Tests of the effect on a card of each modifier that has one.

import BehestCards
import BehestSwiftUI
import Foundation
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
  }

  /// A block in a box, as a modifier makes it.
  private func box(
    _ block: Block, padding: Block.Insets = .init(), style: BehestCards.TextStyle? = nil,
    border: Block.Border? = nil, frame: Block.Frame? = nil
  ) -> Block {
    .stack(.init([block], padding: padding, style: style, border: border, frame: frame))
  }

  @Test func `a frame is a size on both axes`() {
    #expect(
      blocks { Text("a").frame(width: 80, height: 32, alignment: .topTrailing) } == [
        box(
          .line("a"),
          frame: .init(
            minWidth: 80, maxWidth: 80, minHeight: 32, alignment: .trailing,
            verticalAlignment: .top))
      ])
    #expect(
      blocks { Text("a").frame(maxWidth: 300) } == [
        box(.line("a"), frame: .init(maxWidth: 300))
      ])
    #expect(blocks { Text("a").frame(minWidth: -1, maxHeight: .infinity) } == [.line("a")])
    let image = Image(systemName: "mug")
    #expect(blocks { image.frame(width: 40, height: 40) } == blocks { image })
  }

  @Test func `padding of a length is kept, and none of the whole card's`() {
    let insets = Block.Insets(top: 8, leading: 24, bottom: 8, trailing: 24)
    #expect(
      blocks {
        VStack(alignment: .leading) {
          Text("a").padding(8).padding(.horizontal, 16)
          Text("b").padding()
        }.padding(40)
      } == [box(.line("a"), padding: insets), .line("b")])
    #expect(
      blocks {
        HStack {
          Text("a").padding(.trailing, 8)
          Text("b")
        }
      } == [.row(box(.line("a"), padding: .init(trailing: 8)), .line("b"))])
  }

  @Test func `a background is the ground of a line or a box`() {
    let ground = BehestCards.TextStyle(background: .red)
    let line = Block.line(.styled(.custom(ground), [.text("a")]))
    #expect(blocks { Text("a").background(.red) } == [line])
    #expect(blocks { Text("a").background { Color.red } } == [line])
    #expect(blocks { Text("a").background(Capsule().fill(.red)) } == [line])
    #expect(blocks { Text("a").background(.red.gradient, in: Capsule()) } == [line])
    #expect(
      blocks { Text("a").background(Color(white: 1)) } == [
        .line(
          .styled(
            .custom(.init(foreground: .rgb(0), background: .rgb(0xFF_FFFF))), [.text("a")]))
      ])
    #expect(
      blocks {
        VStack(alignment: .leading) {
          Text("a").padding(8).background(.red)
          Text("b")
        }
      } == [
        .row(
          box(
            .line("a"), padding: .init(top: 8, leading: 8, bottom: 8, trailing: 8), style: ground),
          .spacer), .line("b"),
      ])
    for none in [AnyShapeStyle(.thinMaterial), AnyShapeStyle(.secondary)] {
      #expect(blocks { Text("a").background(none) } == [.line("a")])
    }
    #expect(blocks { Text("a").background(Color.red.opacity(0.1)) } == [.line("a")])
  }

  @Test func `the ground of a whole card is under all but its title`() {
    let card = card {
      VStack(alignment: .leading, spacing: 0) {
        Text("Soup")
        Divider()
        Text("hot")
      }.padding().background(.blue).overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
    }
    #expect(card.title == [.text("Soup")])
    #expect(
      card.blocks == [
        .stack(.init([.line("hot")], spacing: 0, style: .init(background: .blue)))
      ])
  }

  @Test func `a border is around a view, in the colour of its style`() {
    let red = box(.line("a"), border: .init(color: .red))
    #expect(blocks { Group { Text("a").border(.red, width: 2) } } == [.row(red, .spacer)])
    #expect(
      blocks { Text("a").overlay(Capsule().stroke(.red, lineWidth: 1)) } == [.row(red, .spacer)])
    #expect(
      blocks { Text("a").border(.secondary) } == [
        .row(box(.line("a"), border: .init()), .spacer)
      ])
    #expect(blocks { Text("a").border(.red, width: 0) } == [.line("a")])
  }

  @Test func `a button stands out by its style`() {
    func prominence(_ view: some View) -> Control.Prominence? {
      guard case .control(let control)? = blocks({ view }).first else { return nil }
      return control.prominence
    }
    let button = Button("a") {}
    #expect(prominence(button) == nil)
    #expect(prominence(button.buttonStyle(.bordered)) == .bordered)
    #expect(prominence(button.buttonStyle(.borderedProminent)) == .prominent)
    #expect(prominence(button.buttonStyle(.plain).buttonStyle(.bordered)) == nil)
    #expect(prominence(Toggle("a", isOn: .constant(true)).buttonStyle(.bordered)) == nil)
  }

  @Test func `what is hidden or transparent is not shown`() {
    #expect(blocks { Text("a").hidden() } == [])
    #expect(blocks { Text("a").opacity(0) } == [])
    #expect(blocks { Text("a").opacity(0.1) } == [.line("a")])
  }

  @Test func `an overlay stands under what it is over, or above it at the top`() {
    let both = ["a", "b"].map { Block.text(TextBlock([.text($0)], alignment: .center)) }
    #expect(blocks { Text("a").overlay { Text("b") } } == both)
    #expect(blocks { Text("a").overlay(alignment: .top) { Text("b") } } == both.reversed())
    #expect(blocks { Text("a").background { Text("b") } } == both)
    #expect(blocks { Text("a").overlay(Color.red) } == [.line("a")])
    #expect(blocks { Color.red.overlay(Text("b")) } == [.line("b")])
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
        Text("a").background(.regularMaterial).clipShape(.capsule).shadow(radius: 3).cornerRadius(4)
          .animation(.default, value: 1).onAppear {}.task {}.id(3).accessibilityHidden(true)
          .navigationTitle("b").padding().buttonStyle(.plain)
      } == plain)
  }
}
