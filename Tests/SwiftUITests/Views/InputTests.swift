// Tests of the blocks for fields, pickers and screens.

import BehestCards
import BehestSwiftUI
import Foundation
import Testing

@MainActor struct InputTests {
  private func value(_ label: String, _ value: String) -> Block {
    .row(.line(label), .spacer, .line(.styled(.secondary, [.text(value)])))
  }

  @Test func `a field shows its label and its value`() {
    #expect(blocks { TextField("Name", text: .constant("Ada")) } == [value("Name", "Ada")])
    #expect(blocks { TextField("Name", text: .constant("")) } == [.row(.line("Name"), .spacer)])
    #expect(blocks { TextEditor(text: .constant("a *b*")) } == [.line("a *b*")])
  }

  @Test func `a secret is not shown`() {
    #expect(blocks { SecureField("Password", text: .constant("hunter2")) } == [.line("Password")])
  }

  @Test func `a slider shows its number`() {
    #expect(
      blocks {
        Slider(value: .constant(0.25)) { Text("Heat") }
          .environment(\.locale, Locale(identifier: "en_US"))
      } == [value("Heat", "0.25")])
  }

  @Test func `a picker shows its choices`() {
    #expect(
      blocks {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }
      } == [.row(.line("Size"), .spacer, .line("Large"))])
    let none: Int? = nil
    for (selection, words) in [(1, "Large"), (none, "Any")] {
      #expect(
        blocks {
          Picker("Size", selection: .constant(selection)) {
            Text("Any").tag(none)
            Text("Large").tag(1)
          }
        } == [.row(.line("Size"), .spacer, .line(words))])
    }
    #expect(
      blocks {
        Picker("Size", selection: .constant("Large")) {
          Text("Small")
          Text("Large")
        }
      } == [.line("Size"), .line("Small"), .line("Large")])
  }

  @Test func `a screen is its content, and a way on its label`() {
    #expect(
      blocks {
        NavigationStack {
          List {
            NavigationLink("More") { Text("not shown") }
            DisclosureGroup("Soups") { Text("Tomato") }
          }
        }
      } == [
        .line("More"),
        .stacked(
          .line("Soups"), .stack(.init([.line("Tomato")], padding: .init(leading: 16))),
          spacing: 0, alignment: .leading),
      ])
  }

  @Test func `a path is emptied and never beyond`() {
    var path = NavigationPath()
    path.append(1)
    path.append("b")
    path.removeLast()
    #expect(path.count == 1)
    path.removeLast(9)
    #expect(path.isEmpty)
  }
}
