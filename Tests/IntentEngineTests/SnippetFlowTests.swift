// Tests of cards that replace each other, of questions with cards, and of what entities show.

import AppIntents
import BehestCards
import BehestSwiftUI
import FoundationGaps
import IntentEngine
import SwiftApps
import Synchronization
import Testing

private let shelf = Mutex<[String]>(["Atlas", "Emma"])

private struct Volume: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"
  static let defaultQuery = VolumeQuery()
  let id: String
  @Property(title: "Title") var title: String
  let _pages = EntityProperty<Int>(
    identifier: "pages", title: "Pages",
    asyncGetter: { (volume: Volume) in volume.title.count * 100 })

  var displayRepresentation: DisplayRepresentation { "\(title)" }

  init(_ title: String) {
    id = title.lowercased()
    self.title = title
  }
}

/// Lists all, and compares: both at once.
private struct VolumeQuery: EnumerableEntityQuery, EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Volume.$title) {
      EqualToComparator { title in title }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Volume.$title) }

  func allEntities() async throws -> [Volume] { shelf.withLock { $0 }.map { Volume($0) } }

  func entities(for identifiers: [String]) async throws -> [Volume] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Volume>], limit: Int?
  ) async throws -> [Volume] {
    try await allEntities().filter { comparators.isEmpty || comparators.contains($0.title) }
  }
}

private struct ShelfSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Shelf"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: VStack {
        Text("Shelf of \(shelf.withLock { $0 }.count)")
        Button("Show Emma", intent: ShowVolumeIntent(Volume("Emma")))
        Button("Add Dracula", intent: AddVolumeIntent("Dracula"))
        Button("Start Again", intent: ClearShelfIntent())
        Button("Hand Over", intent: ClearAfterwardsIntent())
      })
  }
}

private struct ShowVolumeIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Volume"
  @Parameter(title: "Volume") var volume: Volume

  init() {}
  init(_ volume: Volume) { self.volume = volume }

  func perform() async throws -> some IntentResult & ReturnsValue<Volume> & ShowsSnippetView {
    .result(value: volume, view: Text("The volume \(volume.title)"))
  }
}

private struct AddVolumeIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Volume"
  @Parameter(title: "Title") var name: String

  init() {}
  init(_ name: String) { self.name = name }

  func perform() async throws -> some IntentResult {
    shelf.withLock { $0.append(name) }
    return .result()
  }
}

private struct ShowShelfIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Shelf"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: ShelfSnippet())
  }
}

private struct ClearShelfIntent: AppIntent {
  static let title: LocalizedStringResource = "Clear Shelf"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    try await requestConfirmation(
      actionName: .go, dialog: "Clear it?", snippetIntent: ShelfSnippet())
    return .result(value: shelf.withLock { $0.count })
  }
}

/// Leads to the intent whose card has the button.
private struct ClearAfterwardsIntent: AppIntent {
  static let title: LocalizedStringResource = "Clear Afterwards"

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: ClearShelfIntent())
  }
}

@Suite(.serialized) struct SnippetFlowTests {
  private let conversation: Conversation

  init() throws {
    shelf.withLock { $0 = ["Atlas", "Emma"] }
    let app = IntentEngine.App(
      name: "Library",
      intents: [
        ShowShelfIntent.self, ShowVolumeIntent.self, AddVolumeIntent.self, ClearShelfIntent.self,
        ClearAfterwardsIntent.self, ShelfSnippet.self,
      ])
    conversation = try Conversation(catalog: Catalog([app]))
  }

  private func run(_ name: String, _ values: [Input.Value] = []) async -> Reply {
    await conversation.say(Input(.run(intent: name), values: values))
  }

  private func words(_ card: Card?) -> String { "\(card?.blocks ?? [])" }

  @Test func `a button whose intent shows a card replaces the card of a result`() async throws {
    let shown = try #require(await run("ShowShelf").outcome)
    #expect(words(shown.card).contains("Shelf of 2"))
    let pressed = try #require(await conversation.say("Show Emma").outcome)
    #expect(words(pressed.card).contains("The volume Emma"))
    #expect(!pressed.isRefresh)
  }

  @Test func `a button on the card of a question runs, and the question stands`() async throws {
    guard case .question(let question) = await run("ClearShelf") else {
      Issue.record("no question")
      return
    }
    #expect(words(question.card).contains("Shelf of 2"))
    guard case .question(let again) = await conversation.say("Add Dracula") else {
      Issue.record("the question is gone")
      return
    }
    #expect(again.prompt == question.prompt)
    #expect(words(again.card).contains("Shelf of 3"))
    #expect(await conversation.say("go").outcome?.value == .integer(3))
  }

  @Test(arguments: ["Start Again", "Hand Over"])
  func `a button that starts the asking intent anew asks once`(_ button: String) async throws {
    guard case .question = await run("ClearShelf"),
      case .question(let again) = await conversation.say(Input(.pressNamed(button)))
    else {
      Issue.record("no question")
      return
    }
    #expect(again.prompt == "Clear it?")
    #expect(await conversation.say("go").outcome?.value == .integer(2))
    guard case .nothingMatched = await conversation.say("go") else {
      Issue.record("there is still a question")
      return
    }
  }

  @Test func `declining what a button started anew leaves no question behind`() async throws {
    guard case .question = await run("ClearShelf"),
      case .question = await conversation.say(Input(.pressNamed("Start Again"))),
      case .cancelled = await conversation.say("cancel")
    else {
      Issue.record("a question is left")
      return
    }
    guard case .nothingMatched = await conversation.say("go") else {
      Issue.record("there is still a question")
      return
    }
  }

  @Test func `a named entity tells what takes time to read, a list does not`() async throws {
    let all = try await conversation.entities(of: "Volume", .all)
    #expect(all.map(\.title) == ["Atlas", "Emma"])
    #expect(all[0].properties.map { $0.value?.text } == ["Atlas", nil])
    let one = try await conversation.entities(of: "Volume", .identifiers(["atlas"]))
    #expect(one.first?.properties.map { $0.value?.text } == ["Atlas", "500"])
    let returned = await run("ShowVolume", [Input.Value(name: "volume", text: "Emma")])
    guard case .entity(let entry)? = returned.outcome?.value else {
      Issue.record("\(returned)")
      return
    }
    #expect(entry.properties.map { $0.value?.text } == ["Emma", "400"])
  }
}
