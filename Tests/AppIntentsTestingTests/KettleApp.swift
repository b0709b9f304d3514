// An app inside the tests themselves: what is found of it needs no list and no public type.

import Allotment
import AppIntents
import SwiftUI
import Synchronization

struct KettleApp: App {
  init() {
    let kettle = Kettle()
    AppDependencyManager.shared.add(dependency: kettle)
    Kettle.made.add(1, ordering: .relaxed)
  }

  var body: some Scene {
    WindowGroup { Text("Kettle") }
  }
}

final class Kettle: Sendable {
  static let made = Atomic<Int>(0)

  var isHot: Bool { true }
}

struct KettlePackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [AllotmentIntents.self] }
}

enum Kitchen {
  struct BoilWaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Boil Water"

    @Parameter(title: "Minutes", inclusiveRange: (1, 10))
    var minutes: Int

    @Parameter(title: "Flavours")
    var flavours: [Flavour]?

    @Parameter(title: "Before")
    var before: Date?

    @Dependency private var kettle: Kettle

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
      .result(
        value: (flavours ?? []).map(\.rawValue),
        dialog: "\(kettle.isHot ? "Hot" : "Cold") after \(minutes) minutes.")
    }
  }
}

struct CopyRecipeIntent: AppIntent {
  static let title: LocalizedStringResource = "Copy Recipe"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    UIPasteboard.general.string = "Boil, then wait."
    return .result(dialog: "Copied.")
  }
}

enum Flavour: String, AppEnum {
  case mint, lemon

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Flavour"
  static let caseDisplayRepresentations: [Flavour: DisplayRepresentation] = [
    .mint: "Fresh Mint", .lemon: "Lemon",
  ]
}

private struct DescaleIntent: AppIntent {
  static let title: LocalizedStringResource = "Descale"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult { .result() }
}

private struct Generic<Value: Sendable>: AppIntent {
  static var title: LocalizedStringResource { "Generic" }

  func perform() async throws -> some IntentResult { .result() }
}

/// An entity without stored properties.
enum Shelf: String, AppEntity {
  case upper, lower

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let defaultQuery = ShelfQuery()

  var id: String { rawValue }
  var displayRepresentation: DisplayRepresentation { "\(rawValue)" }
}

struct ShelfQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Shelf] {
    identifiers.compactMap(Shelf.init)
  }
}

/// An entity with identity.
final class Cup: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let defaultQuery = CupQuery()

  let id = 1
  let shelf = Shelf.upper
  var displayRepresentation: DisplayRepresentation { "Cup" }
}

struct CupQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Cup] { identifiers.map { _ in Cup() } }
}
