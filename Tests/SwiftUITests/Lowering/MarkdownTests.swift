// Tests of the blocks for Markdown in texts: whole documents, and lines of literals.

import BehestCards
import BehestSwiftUI
import Foundation
import FoundationGaps
import Testing

@MainActor struct MarkdownTests {
  @Test func `a literal is read as a line of Markdown`() {
    #expect(
      blocks { Text("2 **new** notes") } == [
        .line(.text("2 "), .styled(.strong, [.text("new")]), .text(" notes"))
      ])
  }

  @Test func `an interpolated string is shown as it is`() {
    let name = "*not stressed*"
    #expect(
      blocks { Text("*Hello*, \(name)!") } == [
        .line(.styled(.emphasis, [.text("Hello")]), .text(", *not stressed*!"))
      ])
  }

  @Test func `a literal is looked up wherever a title is asked for`() {
    #expect(
      blocks { Button("**a**") {} } == [
        .control(Control(label: [.styled(.strong, [.text("a")])], isEnabled: false))
      ])
    #expect(
      blocks { Label("**a**", systemImage: "star").labelStyle(.titleOnly) } == [
        .line(.styled(.strong, [.text("a")]))
      ])
    #expect(
      blocks { Text("\(Text("*b*")) \("*c*")") } == [
        .line(.styled(.emphasis, [.text("b")]), .text(" *c*"))
      ])
  }

  @Test func `values within stress and code are put in place`() {
    let name = "a_b_c"
    #expect(
      blocks { Text("**\(name)** and `\(name)` at [\(name)](https://example.org)") } == [
        .line(
          .styled(.strong, [.text("a_b_c")]), .text(" and "), .code("a_b_c"), .text(" at "),
          .link(destination: "https://example.org", title: "", [.text("a_b_c")]))
      ])
  }

  private func document(_ markdown: String) throws -> Text {
    Text(try AttributedString(markdown: markdown, options: .init(interpretedSyntax: .full)))
  }

  @Test func `a document alone is the card`() throws {
    let text = try document("# Soup\n\nIt is *hot*.\n\n- [x] salt")
    let card = card { text }
    #expect(card.title == [])
    #expect(card.spacing == nil)
    #expect(
      card.blocks == [
        .heading(level: 1, [.text("Soup")]),
        .line(.text("It is "), .styled(.emphasis, [.text("hot")]), .text(".")),
        .list(.init(items: [.init(isChecked: true, [.line("salt")])])),
      ])
  }

  @Test func `a document in a stack keeps its own spacing and rules`() throws {
    let text = try document("Soup\n\n---\n\nBread")
    let card = card {
      VStack(alignment: .leading, spacing: 4) {
        text
        Text("Menu")
      }
    }
    #expect(card.title == [])
    #expect(
      card.blocks == [
        .stacked(.line("Soup"), .rule, .line("Bread"), spacing: nil, alignment: .leading),
        .line("Menu"),
      ])
  }

  @Test func `a document takes the style around it`() throws {
    let text = try document("Soup").foregroundStyle(.secondary)
    #expect(blocks { text } == [.line(.styled(.secondary, [.text("Soup")]))])
    let list = try document("- a").bold()
    #expect(
      blocks { Group { list } } == [
        .list(.init(items: [.init([.line(.styled(.strong, [.text("a")]))])]))
      ])
  }

  @Test func `a document that was changed is its runs`() throws {
    var text = try AttributedString(markdown: "Soup *today*")
    text += AttributedString("!")
    #expect(
      blocks { Text(text) } == [
        .line(.text("Soup "), .styled(.emphasis, [.text("today")]), .text("!"))
      ])
  }

  /// A preview of a note, with a way to copy and to open it.
  private struct NotePreview: View {
    let note: String

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          Image(systemName: "note.text").foregroundStyle(.orange)
          Text("Note").font(.footnote).foregroundStyle(.secondary)
        }
        Divider()
        if let text = try? AttributedString(
          markdown: note, options: .init(interpretedSyntax: .full))
        {
          Text(text).frame(maxWidth: .infinity, alignment: .leading).lineSpacing(2)
        } else {
          Text(note)
        }
        Divider()
        HStack(spacing: 12) {
          Button(payload: "copy") { Label("Copy", systemImage: "doc.on.doc") }
            .buttonStyle(.plain)
          Spacer()
          Button(payload: "open") { Label("Open", systemImage: "arrow.up.forward.app") }
        }
      }
      .padding(12)
      .background(Color(uiColor: .secondarySystemBackground).gradient)
      .clipShape(.containerRelative)
    }
  }

  @Test func `a preview is a title, a body, a rule and two buttons`() {
    let rendering = lower(NotePreview(note: "## Today\n\nBuy **milk**"))
    let card = rendering.card
    #expect(card.title.plainText == " Note")
    #expect(card.blocks.count == 3)
    #expect(
      card.blocks.first
        == .stacked(
          .heading(level: 2, [.text("Today")]),
          .line(.text("Buy "), .styled(.strong, [.text("milk")])), spacing: nil,
          alignment: .leading))
    #expect(card.blocks.dropFirst().first == .rule)
    guard case .columns(let columns)? = card.blocks.last else {
      Issue.record("The buttons are not side by side.")
      return
    }
    #expect(columns.children.count == 3)
    #expect(columns.children.dropFirst().first == .spacer)
    #expect(card.controls.map { $0.label.plainText } == [" Copy", " Open"])
    #expect(rendering.actions.compactMap { $0 as? String } == ["copy", "open"])
  }
}
