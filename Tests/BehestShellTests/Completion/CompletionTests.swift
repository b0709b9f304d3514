// Tests of what Tab offers, and how it is listed.

import BehestShell
import BehestTestSupport
import Foundation
import IntentEngine
import Testing

@Suite struct CompletionTests {
  private let phrases = [
    "Order Tomato Soup in Soupy", "Order Tomato Basil Soup in Soupy", "Get soup from Soupy",
  ].map { PhraseEntry(app: "Soupy", intent: "Order", phrase: $0, language: nil) }

  private func offered(_ typed: String) -> [String] {
    let words = [Completion(text: ":quit"), Completion(text: "Advance")]
    return Completion.phrases(phrases, words: words, for: typed).map(\.text)
  }

  @Test func `phrases are offered that begin as the words do`() {
    #expect(offered("order tom").count == 2)
    #expect(offered("order  tomato b") == ["Order Tomato Basil Soup in Soupy"])
    #expect(offered("order tomato ").count == 2)
    #expect(offered("order tomatos") == [])
    #expect(offered("").count == 3)
  }

  @Test func `candidates that are one after folding are one`() {
    let spellings = ["Find note Alp", "find note Alp", "find  note Álp", "ｆind note alp"]
    let notes = spellings.map {
      PhraseEntry(app: "Notes", intent: "Find", phrase: $0, language: nil)
    }
    let words = [Completion(text: "FIND NOTE ALP")]
    func found(_ typed: String) -> [Completion] {
      Completion.phrases(notes, words: words, for: typed)
    }
    #expect(found("find no").map(\.text) == ["FIND NOTE ALP"])
    #expect(found("").map(\.text) == ["Find note Alp"])
    #expect(found("fínd note ál").count == 1)
  }

  @Test func `the common beginning is found whatever the spelling`() {
    let texts = ["Preview markdown in Notes", "preview Márkdown with Notes"]
    let common = Completion.commonPrefix(of: texts.map { Completion(text: $0) }, typed: "preview m")
    #expect(common == "Preview markdown ")
  }

  @Test func `shell words and buttons are offered once something is typed`() {
    #expect(offered(":") == [":quit"])
    #expect(offered("ad") == ["Advance"])
  }

  @Test func `the common beginning is never shorter than what is typed`() {
    let completions = Completion.phrases(phrases, for: "order tom")
    #expect(Completion.commonPrefix(of: completions, typed: "order tom") == "Order Tomato ")
    let unlike = [Completion(text: "abc"), Completion(text: "xyz")]
    #expect(Completion.commonPrefix(of: unlike, typed: "q") == "q")
    #expect(Completion.commonPrefix(of: [], typed: "q") == "q")
  }

  @Test func `a list fits the screen and says how much is left out`() {
    let completions = (1...40).map { Completion(text: "phrase \($0)", detail: "a long detail") }
    let rows = Completion.list(completions, size: TerminalSize(columns: 20, rows: 12))
      .split(separator: "\n")
    #expect(rows.count == 8)
    #expect(rows.first == "  phrase 1  a long…")
    #expect(rows.last == "  … 33 more")
  }

  @Test func `files are offered behind an at sign, and where a file is asked for`() throws {
    let folder = try TemporaryFolder()
    for name in ["notes.md", "news.md", ".hidden"] {
      try Data().write(to: folder.url.appending(path: name))
    }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "nested"), withIntermediateDirectories: false)
    func offered(_ typed: String, isFile: Bool = false) -> [String] {
      var parameter = Question.Parameter(name: "text", title: "Text", type: "text", isText: true)
      parameter.isFile = isFile
      let question = Question(kind: .value, prompt: "Which?", parameter: parameter)
      return Completion.answers(to: question, for: typed.replacing("DIR", with: folder.path))
        .map { $0.text.replacing(folder.path, with: "DIR") }
    }
    #expect(offered("@DIR/ne") == ["@DIR/nested/", "@DIR/news.md"])
    #expect(offered("@DIR/") == ["@DIR/nested/", "@DIR/news.md", "@DIR/notes.md"])
    #expect(offered("@DIR/.") == ["@DIR/.hidden"])
    #expect(offered("@@DIR/") == [] && offered("DIR/") == [])
    #expect(offered("DIR/not", isFile: true) == ["DIR/notes.md"])
  }
}
