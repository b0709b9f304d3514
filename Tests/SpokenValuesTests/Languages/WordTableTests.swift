// Tests the tables of words: folded, without repetitions, and found again.

import SpokenValues
import Testing

struct WordTableTests {
  private func folded(_ text: String) -> String {
    Normalizer.utterance(text).words.joined(separator: " ")
  }

  @Test func `a group of the thesaurus has several words, each once and folded`() {
    for group in EnglishThesaurus.groups + EnglishThesaurus.related {
      #expect(group.count > 1, "\(group)")
      #expect(Set(group).count == group.count, "\(group)")
      for text in group { #expect(folded(text) == text) }
    }
    #expect(Set(EnglishThesaurus.groups).count == EnglishThesaurus.groups.count)
  }

  @Test func `a group of the German thesaurus has several words, each once`() {
    for group in GermanThesaurus.groups {
      #expect(group.count > 1 && Set(group.map(folded)).count == group.count, "\(group)")
      #expect(!group.map(folded).contains(""))
    }
    #expect(Set(GermanThesaurus.groups).count == GermanThesaurus.groups.count)
  }

  /// Words that are two commands in some application.
  static let apart = [
    ("open", "start"), ("stop", "cancel"), ("stop", "pause"), ("remove", "clear"),
    ("delete", "empty"), ("show", "open"), ("send", "share"), ("close", "turn off"),
    ("turn on", "turn off"), ("lock", "close"), ("complete", "delete"), ("order", "reserve"),
    ("increase", "decrease"), ("mute", "stop"), ("restart", "resume"), ("play", "start"),
  ]

  @Test(arguments: apart)
  func `words of two commands are in no group`(_ first: String, _ second: String) {
    for group in EnglishThesaurus.groups {
      #expect(!(group.contains(first) && group.contains(second)), "\(group)")
    }
  }

  @Test func `an irregular form has a base form of its own`() {
    for (form, base) in EnglishThesaurus.irregularForms {
      #expect(folded(form) == form && folded(base) == base && form != base)
      #expect(EnglishThesaurus.irregularForms[base] == nil, "\(form)")
    }
  }

  @Test func `common words are found, slips are not`() {
    let words = "\(EnglishCommonWords.words)".split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(words.count > 9_000)
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(words.allSatisfy(EnglishCommonWords.contains))
    for word in ["pay", "play", "soups", "stories", "crate", "youth", "abandon"] {
      #expect(EnglishCommonWords.contains(word), "\(word)")
    }
    for word in ["", "documnet", "ordr", "trun", "creat", "colour", "color", "zzz", "für"] {
      #expect(!EnglishCommonWords.contains(word), "\(word)")
    }
  }

  @Test func `an idiom is said once, and has the gaps of its plain words`() {
    let idioms = EnglishIdioms.all + EnglishIdioms.suggested
    #expect(idioms.count > 200)
    #expect(Set(idioms.map { [$0.said, $0.plain] }).count == idioms.count)
    for (said, plain) in idioms {
      #expect(said.count { $0 == "…" } == plain.count { $0 == "…" }, "\(said)")
      #expect(said != plain && said.contains { $0 != "…" }, "\(said)")
    }
  }

  @Test func `a frame is folded, said once, and no contrary word`() {
    let frames = [
      EnglishFrames.wishes, EnglishFrames.frames, EnglishFrames.questionFrames,
      EnglishFrames.endings, EnglishFrames.wakeWords,
    ]
    for list in frames {
      for text in list { #expect(folded(text) == text) }
      #expect(Set(list).count == list.count, "twice: \(list)")
    }
    let contrary = Set(RequestWords.words(for: "en").contrary)
    for list in frames { #expect(contrary.isDisjoint(with: list)) }
  }
}
