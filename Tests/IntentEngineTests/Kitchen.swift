// A small application for the engine's tests: every way an intent can ask, fail and answer.

import AppIntents
import BehestSwiftUI
import BehestTestSupport
import Foundation
import IntentEngine
import SwiftApps
import Synchronization

/// The state of the application under test, which tests inspect.
final class Kitchen: Sendable {
  struct Dish: Hashable, Sendable {
    var id: String
    var name: String
    var origin: String
  }

  let dishes: Mutex<[Dish]>
  let log = Mutex<[String]>([])
  let count = Mutex(0)
  /// The clock of the tests of time.
  let clock = ManualClock()

  init(_ dishes: [Dish] = Kitchen.menu) {
    self.dishes = Mutex(dishes)
  }

  static let menu = [
    Dish(id: "1", name: "Tomato Soup", origin: "Naples"),
    Dish(id: "2", name: "Tomato Salad", origin: "Crete"),
    Dish(id: "3", name: "Lentil Stew", origin: "Castile"),
  ]

  func note(_ line: String) { log.withLock { $0.append(line) } }
  var notes: [String] { log.withLock { $0 } }

  /// The application, with its own kitchen.
  func installed(registering: Bool = true) -> IntentEngine.App {
    IntentEngine.App(
      name: "Kitchen", synonyms: ["Cook Book"],
      intents: [
        CookIntent.self, ServeIntent.self, CountIntent.self, NoteIntent.self, AskIntent.self,
        FailIntent.self, CounterIntent.self, CounterSnippetIntent.self, StepIntent.self,
        ConfirmCardIntent.self, HandOverIntent.self, NeedIntent.self, ChoiceIntent.self,
        GuardedIntent.self, ForeverIntent.self, OrphanIntent.self, ReadIntent.self, TwinIntent.self,
      ],
      shortcuts: KitchenShortcuts.self,
      launch: { if registering { AppDependencyManager.shared.add(dependency: self) } })
  }
}

struct DishEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dish"
  static let defaultQuery = DishQuery()

  let id: String
  @Property(title: "Name") var name: String
  let origin: String

  init(_ dish: Kitchen.Dish) {
    id = dish.id
    origin = dish.origin
    name = dish.name
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(origin)")
  }
}

struct DishQuery: EntityStringQuery {
  @Dependency var kitchen: Kitchen

  func entities(for identifiers: [String]) async throws -> [DishEntity] {
    kitchen.dishes.withLock { $0 }.filter { identifiers.contains($0.id) }.map(DishEntity.init)
  }

  func entities(matching string: String) async throws -> [DishEntity] {
    kitchen.dishes.withLock { $0 }
      .filter { $0.name.lowercased().contains(string.lowercased()) }.map(DishEntity.init)
  }

  func suggestedEntities() async throws -> [DishEntity] {
    kitchen.dishes.withLock { $0 }.map(DishEntity.init)
  }
}

enum Heat: String, AppEnum {
  case mild, hot

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Heat"
  static let caseDisplayRepresentations: [Heat: DisplayRepresentation] = [
    .mild: "Mild", .hot: DisplayRepresentation(title: "Hot", subtitle: "Careful"),
  ]
}

/// Required entity and enumeration, default with a range, optional text.
struct CookIntent: AppIntent {
  static let title: LocalizedStringResource = "Cook a Dish"
  static let description = IntentDescription("Cooks something.")

  @Parameter(title: "Dish") var dish: DishEntity
  @Parameter(title: "Heat") var heat: Heat
  @Parameter(title: "Portions", default: 1, inclusiveRange: (1, 12)) var portions: Int
  @Parameter(title: "Note") var note: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let words = "\(portions) \(heat.rawValue) \(dish.name) (\(note ?? "no note"))"
    return .result(value: words, dialog: "Cooked \(dish.name).")
  }
}

/// A confirmation in the middle.
struct ServeIntent: AppIntent {
  static let title: LocalizedStringResource = "Serve a Dish"
  @Parameter(title: "Dish") var dish: DishEntity
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .order, dialog: "Serve \(dish.name)?")
    kitchen.note("served \(dish.name)")
    return .result(dialog: "Served \(dish.name).")
  }
}

/// Asks again from inside `perform()`, and starts over with the value.
struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Plates"
  @Parameter(title: "Plates") var plates: Int?
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    kitchen.note("performed")
    guard let plates else { throw $plates.needsValueError("How many would you like?") }
    return .result(value: plates)
  }
}

/// Text with more than a line, and a file that a pipe may fill.
struct NoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Write a Note"
  static let isDiscoverable: Bool = false
  @Parameter(title: "Times", default: 1) var times: Int
  @Parameter(
    title: "Text", description: "What to write down", requestValueDialog: "What shall I write?")
  var text: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: text)
  }
}

/// Suspends in `perform()` and goes on where it was.
struct AskIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask Around"
  @Parameter(title: "Dish") var dish: DishEntity?
  @Parameter(title: "Amount") var amount: Int?
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    kitchen.note("performed")
    let amount = try await $amount.requestValue("How much?")
    let dish = try await $dish.requestDisambiguation(
      among: kitchen.dishes.withLock { $0 }.map(DishEntity.init), dialog: "Which of these?")
    let isSure = try await $amount.requestConfirmation(for: amount, dialog: "Charge \(amount)?")
    return .result(value: "\(dish.name) \(amount) \(isSure)")
  }
}

struct Burnt: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "It is burnt." }
}

struct Unspeakable: Error {}

struct FailIntent: AppIntent {
  static let title: LocalizedStringResource = "Fail"
  @Parameter(title: "Loudly", default: true) var loudly: Bool

  func perform() async throws -> some IntentResult {
    guard loudly else { throw Unspeakable() }
    if loudly { throw Burnt() }
    return .result()
  }
}

/// A card with a button that changes what the card shows.
struct CounterIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Counter"
  @Parameter(title: "Dish") var dish: DishEntity?

  func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
    .result(
      dialog: IntentDialog(full: "The counter is open.", supporting: "Open."),
      snippetIntent: CounterSnippetIntent(dish: dish))
  }
}

struct CounterSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Counter"
  static let isDiscoverable: Bool = false
  @Parameter(title: "Dish") var dish: DishEntity?
  @Dependency var kitchen: Kitchen

  init() {}
  init(dish: DishEntity?) { self.dish = dish }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: CounterView(count: kitchen.count.withLock { $0 }, dish: dish?.name))
  }
}

struct CounterView: View {
  let count: Int
  let dish: String?

  var body: some View {
    VStack {
      Text("Count \(count) \(dish ?? "")")
      HStack {
        Button(intent: StepIntent()) { Label("Step Up", systemImage: "plus") }
        Button("Tell", intent: FailIntent())
      }
    }
  }
}

struct StepIntent: AppIntent {
  static let title: LocalizedStringResource = "Step"
  static let isDiscoverable: Bool = false
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    kitchen.count.withLock { $0 += 1 }
    CounterSnippetIntent.reload()
    return .result(dialog: "Stepped.")
  }
}

/// A confirmation whose card has a button of its own.
struct ConfirmCardIntent: AppIntent {
  static let title: LocalizedStringResource = "Confirm Counter"
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    try await requestConfirmation(
      actionName: .go, dialog: "Is that enough?", snippetIntent: CounterSnippetIntent())
    return .result(value: kitchen.count.withLock { $0 })
  }
}

struct HandOverIntent: AppIntent {
  static let title: LocalizedStringResource = "Hand Over"

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: CounterIntent())
  }
}

struct NeedIntent: AppIntent {
  static let title: LocalizedStringResource = "Need One"
  @Parameter(title: "Dish") var dish: DishEntity?
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    guard let dish else {
      throw $dish.needsDisambiguationError(
        among: kitchen.dishes.withLock { $0 }.map(DishEntity.init), dialog: "Which one then?")
    }
    return .result(value: dish.name)
  }
}

struct ChoiceIntent: AppIntent {
  static let title: LocalizedStringResource = "Choose a Way"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let walk = IntentChoiceOption(title: "Walk")
    let chosen = try await requestChoice(
      between: [walk, IntentChoiceOption(title: "Drive", style: .destructive), .cancel],
      dialog: "How?")
    return .result(value: chosen == walk ? "on foot" : "by car")
  }
}

struct GuardedIntent: AppIntent {
  static let title: LocalizedStringResource = "Open the Safe"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

  func perform() async throws -> some IntentResult { .result() }
}

/// Never ends by itself.
struct ForeverIntent: AppIntent {
  static let title: LocalizedStringResource = "Wait Forever"

  func perform() async throws -> some IntentResult {
    try await Task.sleep(for: .seconds(3600))
    return .result()
  }
}

/// Asks two questions at once.
struct TwinIntent: AppIntent {
  static let title: LocalizedStringResource = "Twin"
  @Parameter(title: "First") var first: Int?
  @Parameter(title: "Second") var second: Int?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    async let one = $first.requestValue("First?")
    async let two = $second.requestValue("Second?")
    return .result(value: "\(try await one) \(try await two)")
  }
}

/// One optional parameter of each plain type; says what it was given.
struct ReadIntent: AppIntent {
  static let title: LocalizedStringResource = "Read"
  @Parameter(title: "Whole") var whole: Int?
  @Parameter(title: "Number") var number: Double?
  @Parameter(title: "Flag") var flag: Bool?
  @Parameter(title: "Moment") var moment: Date?
  @Parameter(title: "Span") var span: Duration?
  @Parameter(title: "Link") var link: URL?
  @Parameter(title: "Heat") var heat: Heat?
  @Parameter(title: "Dishes") var dishes: [DishEntity]?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let given: [String?] = [
      whole.map { "\($0)" }, number.map { "\($0)" }, flag.map { "\($0)" },
      moment.map { $0.formatted(.iso8601) }, span.map { "\($0)" }, link?.absoluteString,
      heat?.rawValue, dishes.map { $0.map(\.name).joined(separator: "+") },
    ]
    return .result(value: given.compactMap { $0 }.joined(separator: " "))
  }
}

struct Unregistered: Sendable {}

struct OrphanIntent: AppIntent {
  static let title: LocalizedStringResource = "Orphan"
  @Dependency var missing: Unregistered

  func perform() async throws -> some IntentResult {
    _ = missing
    return .result()
  }
}

struct KitchenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CookIntent(),
      phrases: [
        "Cook \(\.$dish) in \(.applicationName)", "Cook something in \(.applicationName)",
        "Cook it \(\.$heat) in \(.applicationName)",
      ],
      shortTitle: "Cook", systemImageName: "flame")
    AppShortcut(
      intent: CounterIntent(), phrases: ["Show the counter in \(.applicationName)"],
      shortTitle: "Counter", systemImageName: "number")
    AppShortcut(
      intent: CountIntent(), phrases: ["Count in \(.applicationName)"],
      shortTitle: "Count", systemImageName: "number")
    AppShortcut(
      intent: AskIntent(),
      phrases: ["Count with \(.applicationName)", "Count in \(.applicationName)"],
      shortTitle: "Ask", systemImageName: "number")
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Burn \(.applicationName) down"])
  }
}
