// Tests of lists of what is installed.

import AppIntents
import BehestShell
import CardTerminal
import IntentEngine
import SwiftApps
import Testing

private struct Ring: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  static let description = IntentDescription(
    """
    Rings the bell
      twice.

    - loudly
    - or not
    """)

  @Parameter(title: "Bell", description: "The bell\n  of the house.") var bell: String

  func perform() async throws -> some IntentResult { .result() }
}

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

  @Test func `a list has the first paragraph of a description, and its own page the whole`() throws
  {
    let app = IntentEngine.App(name: "Door", intents: [Ring.self])
    let ring = try Catalog([app]).intent(named: "Ring", of: nil)
    #expect(pipe.intents([ring]) == ["Ring  Door  Ring  Rings the bell twice."])
    let page = pipe.description(of: ring)
    #expect(page[1] == "Rings the bell\n  twice.\n\n- loudly\n- or not")
    #expect(page.last == "  bell  Bell  text  required  The bell of the house.")
  }

  @Test func `phrases stand alone and once`() {
    let phrase = PhraseEntry(app: "A", intent: "B", phrase: "Say it in A", language: nil)
    #expect(pipe.phrases([phrase, phrase]) == ["Say it in A"])
  }
}
