// Tests of lists of what is installed.

import BehestShell
import CardTerminal
import IntentEngine
import Testing

@Suite struct ListTextTests {
  private let pipe = ListText(page: Page(profile: TerminalProfile(width: 20)))
  private let terminal = ListText(page: Page(profile: TerminalProfile(width: 20), isTerminal: true))
  private let apps = [
    AppEntry(name: "Soupy", synonyms: ["Soup Shop"], intentCount: 1, shortcutCount: 2),
    AppEntry(name: "メモ", synonyms: [], intentCount: 0, shortcutCount: 0),
  ]

  @Test func `columns are aligned by cell and empty ends left out`() {
    #expect(
      pipe.apps(apps) == [
        "Soupy  1 intent, 2 shortcuts   also: Soup Shop", "メモ   0 intents, 0 shortcuts",
      ])
  }

  @Test func `rows are cut on a terminal only`() {
    #expect(terminal.apps(apps)[0] == "Soupy  1 intent, 2…")
  }

  @Test func `phrases stand alone and once`() {
    let phrase = PhraseEntry(app: "A", intent: "B", phrase: "Say it in A", language: nil)
    #expect(pipe.phrases([phrase, phrase]) == ["Say it in A"])
  }
}
