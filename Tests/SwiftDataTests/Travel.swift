// Models as an app has them, with every kind of property.

import AppIntents
import SwiftData
import SwiftUI

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var start = Date(timeIntervalSince1970: 0)
  var notes: String? = "a, b { c"
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip)
  var stops: [Stop] = []
  @Transient var cache = [1, 2]
  private(set) var visits = 0
  var kind: Kind

  var isLong: Bool { stops.count > 3 }

  enum Kind: String, Codable { case short, long }

  init(name: String, kind: Kind = .short) {
    self.name = name
    self.kind = kind
  }

  func visit() { visits += 1 }
}

@Model class Stop {
  #Index<Stop>([\.place])

  var id: UUID
  var place: String; var trip: Trip?
  var guests: [Guest]?

  init(_ place: String) {
    id = UUID()
    self.place = place
  }
}

@Model final class Guest {
  var name: String
  var stops: [Stop] = []

  init(name: String) { self.name = name }
}

@Model final class Host {
  @Relationship(deleteRule: .deny) var guest: Guest?

  init(guest: Guest) { self.guest = guest }
}

@ModelActor actor Counter {
  func stops() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Stop>()) }
}

struct TripsView: View {
  @Query(filter: #Predicate<Trip> { $0.visits > 0 }, sort: \.name, order: .reverse)
  var visited: [Trip]
  @Query private var stops: [Stop]
  @Environment(\.modelContext) private var context

  var body: some View {
    List(visited) { trip in
      Text(trip.name)
    }
    Button("Add") { context.insert(Trip(name: "New")) }
    Text("\(stops.count) stops")
  }
}

enum TravelVersion: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 2, 0)
  static var models: [any PersistentModel.Type] { [Trip.self, Stop.self, Guest.self, Host.self] }
}

struct TravelApp: App {
  let container: ModelContainer

  init() {
    do {
      container = try ModelContainer(for: Trip.self, Stop.self)
    } catch {
      fatalError("\(error)")
    }
  }

  var body: some Scene {
    WindowGroup { TripsView() }
      .modelContainer(container)
      .modelContainer(for: [Trip.self, Stop.self], inMemory: true)
  }
}

struct TripEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
  static let defaultQuery = TripQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct TripQuery: EntityStringQuery {
  @Dependency private var container: ModelContainer

  @MainActor private func trips(_ predicate: Predicate<Trip>) throws -> [TripEntity] {
    try container.mainContext.fetch(FetchDescriptor(predicate: predicate))
      .map { TripEntity(id: $0.name) }
  }

  func entities(for identifiers: [String]) async throws -> [TripEntity] {
    try await trips(#Predicate { identifiers.contains($0.name) })
  }

  func entities(matching string: String) async throws -> [TripEntity] {
    try await trips(#Predicate { $0.name.localizedStandardContains(string) })
  }
}

struct VisitIntent: AppIntent {
  static let title: LocalizedStringResource = "Visit"

  @Parameter(title: "Trip") var trip: TripEntity
  @Dependency private var container: ModelContainer

  @MainActor func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
    let name = trip.id
    let found = try container.mainContext.fetch(
      FetchDescriptor<Trip>(predicate: #Predicate { $0.name == name }))
    found.first?.visit()
    return .result(dialog: "Visited \(name).", view: TripsView().modelContainer(container))
  }
}
