// Phrases in their parts, with the names of their parameters.

import AppIntents
import Testing

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderSoup(),
      phrases: [
        "Order \(\.$soup) in \(.applicationName)", "\(.applicationName) soup", "No name",
      ],
      shortTitle: "Order", systemImageName: "cup",
      parameterPresentation: ParameterPresentation(
        for: \.$soup, summary: Summary("Order \(\.$soup)"),
        optionsCollections: {
          OptionsCollection(SoupQuery(), title: "Soups", systemImageName: "list")
        }))
    AppShortcut(intent: SoupSnippet(soup: Soup.menu[0]), phrases: ["Show in \(.applicationName)"])
  }
  static let negativePhrases = NegativeAppShortcutPhrases(phrases: ["Order pizza"])
}

private struct Listed: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    [AppShortcut(intent: SoupSnippet(), phrases: ["Show in \(.applicationName)"])]
    if Soup.menu.isEmpty { AppShortcut(intent: SoupSnippet(), phrases: []) }
  }
}

struct AppShortcutTests {
  // Fails when the wrapper that the key path yields is not found among the intent's own.
  @Test func `a key path in a phrase becomes the name of the parameter`() {
    let shortcut = Shortcuts.appShortcuts[0]
    #expect(
      shortcut.phrases.map(\.segments) == [
        [.literal("Order "), .parameter(name: "soup"), .literal(" in "), .applicationName],
        [.applicationName, .literal(" soup")],
        [.literal("No name")],
      ])
    #expect(shortcut.presentation?.name == "soup")
    #expect(shortcut.presentation?.summary == [.literal("Order "), .parameter(name: "soup")])
    #expect(shortcut.presentation?.collections.count == 1)
  }

  @Test func `a shortcut keeps the values of its intent`() {
    let intent = Shortcuts.appShortcuts[1].intent as? SoupSnippet
    #expect(intent?.soup.id == 1)
    #expect(Shortcuts.appShortcuts[1].shortTitle == nil)
  }

  @Test func `shortcuts may be a list, a body or both`() {
    #expect(Listed.appShortcuts.count == 1)
  }

  @Test func `negative phrases are read through the existential`() {
    let type: any AppShortcutsProvider.Type = Shortcuts.self
    #expect(type.negativePhrases.phrases.map(\.segments) == [[.literal("Order pizza")]])
  }

  @Test func `updates of a provider are counted`() {
    let before = ShortcutUpdates.count(of: Listed.self)
    Listed.updateAppShortcutParameters()
    Shortcuts.updateAppShortcutParameters()
    #expect(ShortcutUpdates.count(of: Listed.self) == before + 1)
  }
}
