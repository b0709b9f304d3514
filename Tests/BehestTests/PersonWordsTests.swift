// Tests what a person's own words stand for in an utterance.

import Testing
import behest

@Suite struct PersonWordsTests {
  private let words = PersonWords(
    aliases: ["lunch": "order soup in Soupy", "good night": "turn off the lights", "ms": "no"],
    abbreviations: ["ms": "MarkdownSnippet"])

  @Test(arguments: [
    ("lunch", "order soup in Soupy"), ("Lunch", "order soup in Soupy"),
    ("lunch for two", "order soup in Soupy for two"), ("good  night", "turn off the lights"),
    ("good nightmare", "good nightmare"), ("my lunch", "my lunch"), ("", ""), ("…", "…"),
    ("preview markdown in MS", "preview markdown in MarkdownSnippet"),
    ("preview  markdown in ms, please", "preview markdown in MarkdownSnippet, please"),
    ("two  spaces stay", "two  spaces stay"), ("in forms", "in forms"),
    ("tell ms-dos", "tell ms-dos"), ("ms", "no"),
  ])
  func `an utterance means what its words stand for`(_ said: String, _ meaning: String) {
    #expect(words.meaning(of: said) == meaning)
  }

  @Test func `without words of one's own an utterance is as it was said`() {
    let none = PersonWords(aliases: [:], abbreviations: [:])
    #expect(none.meaning(of: " lunch ") == " lunch ")
  }
}
