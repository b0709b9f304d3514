// Intents whose values are hard to name: by a query that lists nothing, or that tells cases apart.

import AppIntents
import SwiftUI

struct JuiceEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Juice"
  static let defaultQuery = JuiceQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct JuiceQuery: EntityStringQuery {
  private let all = ["Apple Juice", "Pear Juice", "Cloudy Pear"].map { JuiceEntity(id: $0) }

  func entities(for identifiers: [String]) async throws -> [JuiceEntity] {
    all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [JuiceEntity] {
    all.filter { $0.id.contains(string) }
  }

  func suggestedEntities() async throws -> [JuiceEntity] { all }
}

struct OrderJuiceIntent: AppIntent {
  static let title: LocalizedStringResource = "Order Juice"

  @Parameter(title: "Juice")
  var juice: JuiceEntity

  @Parameter(title: "Glasses", default: 1)
  var glasses: Int

  init() {}

  init(_ juice: JuiceEntity, glasses: Int) {
    self.juice = juice
    self.glasses = glasses
  }

  func perform() async throws -> some IntentResult & ReturnsValue<JuiceEntity> & ProvidesDialog {
    try await requestConfirmation(
      actionName: .order,
      snippetIntent: JuiceCardIntent(juice: juice, glasses: glasses))
    return .result(value: juice, dialog: "\(glasses) × \(juice.id).")
  }
}

struct JuiceCardIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Juice Card"

  @Parameter(title: "Juice")
  var juice: JuiceEntity

  @Parameter(title: "Glasses", default: 1)
  var glasses: Int

  init() {}

  init(juice: JuiceEntity, glasses: Int) {
    self.juice = juice
    self.glasses = glasses
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: VStack {
        Text("\(glasses) × \(juice.id)")
        Button("One More", intent: OrderJuiceIntent(juice, glasses: glasses + 1))
        Button("Taste", intent: TasteJuiceIntent(juice))
      })
  }
}

struct TasteJuiceIntent: AppIntent {
  static let title: LocalizedStringResource = "Taste Juice"

  @Parameter(title: "Juice")
  var juice: JuiceEntity

  init() {}

  init(_ juice: JuiceEntity) { self.juice = juice }

  func perform() async throws -> some IntentResult & ReturnsValue<JuiceEntity> {
    .result(value: juice)
  }
}

struct ShowJuiceIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Juice"

  @Parameter(title: "Juice")
  var juice: JuiceEntity

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: JuiceCardIntent(juice: juice, glasses: 1))
  }
}

/// A bin, which its query finds by its identifier alone.
struct BinEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bin"
  static let defaultQuery = BinQuery()

  let id: Int

  var displayRepresentation: DisplayRepresentation { "Bin \(id)" }
}

struct BinQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [BinEntity] {
    identifiers.filter { $0 < 5 }.map { BinEntity(id: $0) }
  }
}

struct NewBinIntent: AppIntent {
  static let title: LocalizedStringResource = "New Bin"

  func perform() async throws -> some IntentResult & ReturnsValue<BinEntity> {
    .result(value: BinEntity(id: 4))
  }
}

struct EmptyBinIntent: AppIntent {
  static let title: LocalizedStringResource = "Empty Bin"

  @Parameter(title: "Bin")
  var bin: BinEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Emptied bin \(bin.id).")
  }
}

/// A worm, whose query cannot list any.
struct WormEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Worm"
  static let defaultQuery = WormQuery()

  let id: Int

  var displayRepresentation: DisplayRepresentation { "Worm \(id)" }
}

struct WormQuery: EntityQuery {
  enum Reason: Error { case tooDark }

  func entities(for identifiers: [Int]) async throws -> [WormEntity] {
    identifiers.map { WormEntity(id: $0) }
  }

  func suggestedEntities() async throws -> [WormEntity] { throw Reason.tooDark }
}

struct FreeWormIntent: AppIntent {
  static let title: LocalizedStringResource = "Free Worm"

  @Parameter(title: "Worm")
  var worm: WormEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Freed worm \(worm.id).")
  }
}

/// What nobody registers.
struct Ladder: Sendable {}

struct ClimbIntent: AppIntent {
  static let title: LocalizedStringResource = "Climb"

  @Dependency
  var ladder: Ladder

  @Parameter(title: "Crate")
  var crate: Crate

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Climbed on \(ladder) with the \(crate.rawValue) crate.")
  }
}
