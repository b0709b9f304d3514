// Tests of the blocks for text views.

import BehestCards
import BehestSwiftUI
import Foundation
import FoundationGaps
import Testing

@MainActor struct TextTests {
  @Test func `a verbatim text and a variable are not`() {
    let words = "**new**"
    #expect(blocks { Text(verbatim: "**new**") } == [.line("**new**")])
    #expect(blocks { Text(words) } == [.line("**new**")])
    #expect(blocks { Text(words.prefix(4)) } == [.line("**ne")])
  }

  @Test func `an interpolated text keeps its style`() {
    #expect(
      blocks { Text("Pay \(Text("now").bold()) or \(3) times") } == [
        .line(.text("Pay "), .styled(.strong, [.text("now")]), .text(" or 3 times"))
      ])
  }

  @Test func `joined texts keep their own styles within the style of the whole`() {
    let text = (Text("a").bold() + Text("b").foregroundColor(.red)).italic()
    #expect(
      blocks { text } == [
        .line(
          .styled(.strong, [.styled(.emphasis, [.text("a")])]),
          .styled(.tint(.red), [.styled(.emphasis, [.text("b")])]))
      ])
  }

  @Test func `a resource and its format are looked up`() {
    let resource: LocalizedStringResource = "Table \(4)"
    #expect(blocks { Text(resource) } == [.line("Table 4")])
  }

  @Test func `line breaks are kept`() {
    #expect(
      blocks { Text(verbatim: "a\n\nb") } == [
        .line(.text("a"), .lineBreak, .lineBreak, .text("b"))
      ])
  }

  @Test func `an empty text shows nothing`() {
    #expect(blocks { Text("") } == [])
  }

  @Test func `a number is written by its format`() {
    let style = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    #expect(blocks { Text(0.25, format: style) } == [.line("25%")])
  }

  @Test func `an image can stand within a text`() {
    #expect(
      blocks { Text(Image(systemName: "star")) + Text(" 5") } == [
        .line(.symbol("star"), .text(" 5"))
      ])
  }

  @Test func `runs of an attributed string keep their attributes`() {
    var text = AttributedString("a")
    text.foregroundColor = .red
    text.font = .caption
    var more = AttributedString("b")
    more.underlineStyle = .single
    more.link = URL(string: "https://example.org")
    #expect(
      blocks { Text(text + more).bold() } == [
        .line(
          .styled(.caption, [.styled(.tint(.red), [.styled(.strong, [.text("a")])])]),
          .link(
            destination: "https://example.org", title: "",
            [.styled(.strong, [.styled(.underline, [.text("b")])])]))
      ])
  }

  @Test func `equal texts are equal`() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a") != Text("a").bold())
  }
}
