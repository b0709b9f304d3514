// What else iOS developers write around intents: providers, dependencies, choices, summaries.

import AppIntents
import SwiftUI

struct CategoryOptions: DynamicOptionsProvider {
  @IntentParameterDependency<PickCategory>(\.$shop, \.$count) var intent

  func results() async throws -> [String] {
    guard let intent else { return [] }
    return (0..<intent.count).map { "\(intent.shop) \($0)" }
  }

  func defaultResult() async -> String? { "first" }
}

struct SectionedOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection {
      ItemSection("Hot") {
        Item("tea", title: "Tea", subtitle: "black", image: .init(systemName: "cup"))
        Item("coffee", title: "Coffee")
      }
    }
  }
}

struct PickCategory: AppIntent {
  static var title: LocalizedStringResource = "Pick Category"

  @Parameter(title: "Shop") var shop: String
  @Parameter(title: "Count", default: 3) var count: Int
  @Parameter(title: "Category", optionsProvider: CategoryOptions()) var category: String
  @Parameter(title: "Drink", default: "tea", optionsProvider: SectionedOptions()) var drink: String?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$count) {
      Case(1) { Summary("Pick one at \(\.$shop)") }
      Case(2, 3) { Summary("Pick a few at \(\.$shop)") { \.$category } }
      DefaultCase {
        When(\.$drink, .equalTo, "tea") {
          Summary("Pick \(\.$count)")
        } otherwise: {
          Summary()
        }
      }
    }
  }

  func perform() async throws -> some IntentResult {
    let now = Option(title: "Now", style: .default)
    let never = Option(title: "Never", style: .destructive)
    switch try await requestChoice(between: [now, never, .cancel], dialog: "When?") {
    case now: break
    default: throw AppIntentError.restartPerform
    }
    try await requestConfirmation(
      result: .result(dialog: "Sure?") { Text("Really") }, confirmationActionName: .set,
      showPrompt: true)
    return .result()
  }
}

struct Till: Sendable {
  var name = "till"
}

struct Charge: AppIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Charge"
  static let isDiscoverable = true

  @Dependency private var till: Till
  @AppDependency(key: "spare") private var spare: Till
  @Parameter(title: "Amount", inclusiveRange: (0.5, 100)) var amount: Double
  @Parameter(title: "Price", currencyCodes: ["EUR", "USD"]) var price: IntentCurrencyAmount?
  @Parameter(title: "Way", defaultUnit: .miles, supportsNegativeNumbers: false)
  var way: Measurement<UnitLength>
  @Parameter(title: "Site") var site: URL
  @Parameter(title: "On", default: true, displayName: Bool.IntentDisplayName(true: "On", false: "Off"))
  var isOn: Bool
  @Parameter(
    title: "Note", description: "For the till",
    inputOptions: String.IntentInputOptions(capitalizationType: .sentences, multiline: true))
  var note: String
  @Parameter(title: "Files", supportedTypeIdentifiers: ["public.image"]) var files: [IntentFile]
  @Parameter(title: "Guest", requestDisambiguationDialog: "Which guest?") var guest: Guest?
  @Parameter var guests: [Guest]?

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> & ProvidesDialog {
    progress.totalUnitCount = 2
    guard amount < 50 else {
      throw $amount.needsValueError("Not that much.")
    }
    let again = try await Refund(amount: amount)(donate: true)
    _ = again
    let file = IntentFile(data: Data(note.utf8), filename: "bill.txt", type: .plainText)
    return .result(
      value: file,
      dialog: IntentDialog(full: "Charged \(amount, format: .number).", supporting: "Charged."))
  }
}

struct Refund: AppIntent {
  static let title = LocalizedStringResource("Refund", comment: "Gives money back")

  @Parameter(title: "Amount") var amount: Double

  init() {}

  init(amount: Double) {
    self.amount = amount
  }

  func perform() async throws -> some ReturnsValue<Double> & OpensIntent {
    .result(value: amount, opensIntent: ShowGuests())
  }
}

struct Guest: AppEntity, Identifiable {
  var id: UUID
  var name: String

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Guest", numericFormat: "\(placeholder: .int) guests")
  }
  static let defaultQuery = GuestQuery()

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct GuestQuery: EntityQuery, EntityStringQuery {
  func entities(for identifiers: [Guest.ID]) async throws -> [Guest] { [] }
  func entities(matching string: String) async throws -> [Guest] { try await suggestedEntities() }
  func suggestedEntities() async throws -> [Guest] { [] }
  func defaultResult() async -> Guest? { try? await suggestedEntities().first }
}

extension GuestQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Guest] { try await suggestedEntities() }
}

struct CafeSettings: UniqueAppEntity {
  static let defaultQuery = CafeSettingsQuery()
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  var displayRepresentation: DisplayRepresentation { "App Settings" }
  var id: String { "app-settings" }
}

struct CafeSettingsQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> CafeSettings { CafeSettings() }
}

struct CafeStyle: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
  @Property(title: "Colour") var colour: String
  var displayRepresentation: DisplayRepresentation { "\(colour)" }
}

struct ShowGuests: AppIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Show Guests"
  static let openAppWhenRun = true

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
    if Bool.random() { throw needsToContinueInForegroundError() }
    try await requestToContinueInForeground("Open the app?")
    return .result(dialog: "Here.", view: GuestList(names: ["A"]))
  }
}

struct GuestList: View {
  var names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Button(intent: Refund(amount: 1)) { Label(name, systemImage: "person") }
      }
      Button("Show", intent: ShowGuests())
      Toggle("Salt", isOn: true, intent: Refund(amount: 2))
    }
  }
}

struct CafeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] = [
    AppShortcut(intent: ShowGuests(), phrases: ["Show guests in \(.applicationName)"])
  ]
  static let shortcutTileColor: ShortcutTileColor = .tangerine
}

struct CafePackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

@MainActor func launchCafe() {
  AppDependencyManager.shared.add(dependency: Till())
  AppDependencyManager.shared.add(key: "spare") { Till(name: "spare") }
  AppDependencyManager.shared.add { () async -> Int in 5 }
  CafeShortcuts.updateAppShortcutParameters()
}
