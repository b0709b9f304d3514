// Tests of models in containers: what is inserted, changed, found, saved and deleted.

import AppIntents
import Foundation
import IntentEngine
import SwiftApps
import SwiftData
import Testing

@MainActor struct SwiftDataTests {
  private let container: ModelContainer
  private let context: ModelContext

  init() throws {
    container = try ModelContainer(
      for: Schema(versionedSchema: TravelVersion.self),
      configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    context = container.mainContext
  }

  private func names(_ predicate: Predicate<Trip>? = nil) throws -> [String] {
    try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name)]))
      .map(\.name)
  }

  @Test func `models are found by conditions, in order, in parts`() throws {
    for name in ["Rome", "Oslo", "Bern", "Lima"] { context.insert(Trip(name: name)) }
    #expect(try names() == ["Bern", "Lima", "Oslo", "Rome"])
    let wanted = "o"
    #expect(try names(#Predicate { $0.name.contains(wanted) }) == ["Oslo", "Rome"])
    var part = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)])
    part.fetchOffset = 1
    part.fetchLimit = 2
    #expect(try context.fetch(part).map(\.name) == ["Oslo", "Lima"])
    part.fetchLimit = 0
    #expect(try context.fetchCount(part) == 3)
    part.includePendingChanges = false
    #expect(try context.fetch(part).isEmpty)
  }

  @Test func `both directions of a relationship agree`() throws {
    let trip = Trip(name: "Rome")
    let forum = Stop("Forum")
    trip.stops = [forum]
    context.insert(trip)
    #expect(forum.trip === trip)
    #expect(forum.modelContext == context)
    let temple = Stop("Temple")
    temple.trip = trip
    #expect(trip.stops.map(\.place) == ["Forum", "Temple"])
    #expect(temple.modelContext == context)
    let other = Trip(name: "Oslo")
    context.insert(other)
    other.stops.append(forum)
    #expect(trip.stops.map(\.place) == ["Temple"])
    #expect(forum.trip === other)
    let guest = Guest(name: "Ada")
    forum.guests = [guest]
    temple.guests = [guest]
    #expect(guest.stops.map(\.place) == ["Forum", "Temple"])
    guest.stops.removeFirst()
    #expect(forum.guests?.isEmpty == true)
  }

  @Test func `a later model with the same unique value replaces the earlier`() throws {
    let first = Trip(name: "Rome")
    context.insert(first)
    try context.save()
    context.insert(Trip(name: "Rome", kind: .long))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    #expect(first.kind == .long)
  }

  @Test func `after a replacement there is nothing to save or to undo`() throws {
    let first = Trip(name: "Rome")
    context.insert(first)
    try context.save()
    let second = Trip(name: "Rome", kind: .long)
    context.insert(second)
    try context.save()
    #expect(!context.hasChanges && second.modelContext == nil)
    context.rollback()
    #expect(first.kind == .long)
  }

  @Test func `a model is inserted again after it was deleted`() throws {
    let trip = Trip(name: "Rome")
    context.insert(trip)
    context.delete(trip)
    #expect(trip.modelContext == nil)
    context.insert(trip)
    #expect(try names() == ["Rome"])
    try context.save()
    context.delete(trip)
    context.insert(trip)
    try context.save()
    #expect(try names() == ["Rome"])
  }

  @Test func `a model of a context that is no more belongs to the one that finds it`() throws {
    try autoreleased {
      let other = ModelContext(container)
      other.insert(Trip(name: "Rome"))
      try other.save()
    }
    let found = try #require(context.fetch(FetchDescriptor<Trip>()).first)
    #expect(found.modelContext == context)
    found.stops.append(Stop("Forum"))
    #expect(context.hasChanges)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    context.rollback()
    #expect(found.stops.isEmpty)
  }

  private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

  @Test func `deleting follows the rules of relationships`() throws {
    let trip = Trip(name: "Rome")
    let stop = Stop("Forum")
    let guest = Guest(name: "Ada")
    context.insert(trip)
    trip.stops = [stop]
    guest.stops = [stop]
    try context.save()
    context.delete(trip)
    #expect(trip.isDeleted)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(guest.stops.isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Guest>()) == 1)
    let host = Host(guest: guest)
    context.insert(host)
    try context.save()
    context.delete(host)
    #expect(throws: SwiftDataError.self) { try context.save() }
    context.rollback()
    try context.delete(model: Guest.self, where: #Predicate { $0.name == "Ada" })
    try context.transaction {}
    #expect(try context.fetch(FetchDescriptor<Guest>()).isEmpty)
  }

  @Test func `a rollback undoes what was not saved`() throws {
    let trip = Trip(name: "Rome")
    context.insert(trip)
    try context.save()
    #expect(!context.hasChanges)
    trip.visit()
    trip.stops.append(Stop("Forum"))
    trip.name = "Roma"
    #expect(trip.hasChanges)
    #expect(context.hasChanges)
    context.delete(trip)
    context.rollback()
    #expect(trip.visits == 0)
    #expect(trip.stops.isEmpty)
    #expect(try names() == ["Rome"])
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(!context.hasChanges)
  }

  @Test func `identifiers find their models, also after coding`() throws {
    let trip = Trip(name: "Rome")
    context.insert(trip)
    let id = try JSONDecoder().decode(
      PersistentIdentifier.self, from: try JSONEncoder().encode(trip.persistentModelID))
    #expect(id == trip.id)
    #expect(context.model(for: id) === trip)
    #expect(context.registeredModel(for: id) as Stop? == nil)
    #expect(try context.fetchIdentifiers(FetchDescriptor<Trip>()) == [id])
    #expect(id.entityName == "Trip")
  }

  @Test func `contexts see what others have saved, and the main one saves itself`() async throws {
    context.insert(Stop("Forum"))
    #expect(try await Counter(modelContainer: container).stops() == 1)
    let other = ModelContext(container)
    other.insert(Stop("Temple"))
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 1)
    try other.save()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
  }

  @Test func `containers of one place share their models`() throws {
    let place = URL(filePath: "/nowhere/\(UUID()).store")
    func open() throws -> ModelContext {
      try ModelContext(
        ModelContainer(for: Guest.self, configurations: ModelConfiguration(url: place)))
    }
    let first = try open()
    first.insert(Guest(name: "Ada"))
    try first.save()
    #expect(try open().fetch(FetchDescriptor<Guest>()).map(\.name) == ["Ada"])
    #expect(!FileManager.default.fileExists(atPath: place.path()))
  }

  @Test func `an intent finds models by words, changes them and shows them`() async throws {
    context.insert(Trip(name: "Rome"))
    context.insert(Trip(name: "Oslo"))
    context.insert(Stop("Forum"))
    let app = IntentEngine.App(name: "Travel", intents: [VisitIntent.self])
    let conversation = try Conversation(catalog: Catalog([app]))
    AppDependencyManager.shared.add(dependency: container)
    let reply = await conversation.say(
      Input(.run(intent: "Visit"), values: [Input.Value(name: "trip", text: "rom")]))
    guard case .done(let outcome) = reply else {
      Issue.record("\(reply)")
      return
    }
    #expect(outcome.dialog == "Visited Rome.")
    let card = outcome.card.map { String(describing: $0) } ?? ""
    #expect(card.contains("Rome") && card.contains("1 stops") && !card.contains("Oslo"))
  }
}
