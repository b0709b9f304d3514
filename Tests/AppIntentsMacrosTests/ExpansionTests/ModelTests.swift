// Tests of the expansions of `@Model` and `@ModelActor`.

import AppIntentsMacroExpansion
import Testing

@Suite struct ModelTests {
  private let trip = """
    @Model public final class Trip: Codable {
      @Attribute(.unique, originalName: "n") public var name: String
      var notes: String? = "{ var no: Int }"; weak var guide: Guide?
      @Relationship(deleteRule: .cascade, inverse: \\Stop.trip)
      var stops: [Stop] = [
        Stop()
      ]
      #if DEBUG
      var seen = false
      #endif
      @Transient var cache = 1
      #Index<Trip>(
        [\\.name])
      static let shared = 1
      let constant = 2
      lazy var late = 3
      var isLong: Bool { stops.count > 3 }
      var watched = 0 { didSet { print(watched) } }
      @Other var wrapped = 0
      init(name: String) { var local = 1; self.name = name }
      struct Part { var inner: Int }
    }
    """

  @Test func `stored variables are described, with their details`() throws {
    let members = try Expanded(trip, as: "member").expandedSource
    #expect(
      members == """
        public let _$record = SwiftData._ModelRecord()

        public static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
          [
              SwiftData.Schema.PropertyMetadata(\\Trip.name, SwiftData.Schema.Attribute(.unique, originalName: "n")),
              SwiftData.Schema.PropertyMetadata(\\Trip.notes),
              SwiftData.Schema.PropertyMetadata(\\Trip.guide),
              SwiftData.Schema.PropertyMetadata(\\Trip.stops, SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Stop.trip)),
          ]
        }
        """)
  }

  @Test func `the extension adds what is missing`() throws {
    #expect(
      try Expanded(trip, as: "extension", missing: ["PersistentModel", "Observable"])
        .expandedSource
        == "nonisolated extension Trip: SwiftData.PersistentModel, Observation.Observable {}")
    #expect(try Expanded(trip, as: "extension").expandedSource.isEmpty)
  }

  @Test(arguments: [
    ("var name: String", true), ("@Attribute(.unique) var name: String = \"\"", true),
    ("let name = 1", false), ("@Transient var name = 1", false), ("var name: Int { 1 }", false),
    ("static var name = 1", false), ("func name() {}", false),
  ])
  func `stored variables are observed`(_ member: String, _ isObserved: Bool) throws {
    let added = try Expanded.ofMember(member, macro: "ModelMacro", schema: ".none")
    #expect(added == (isObserved ? "@SwiftData._PersistedProperty" : ""))
    if isObserved {
      let observer = try Expanded(
        "@_PersistedProperty " + member, as: "accessor", type: "PersistedPropertyMacro",
        in: ["class Trip {}"])
      #expect(
        observer.expandedSource == "{ didSet { self._$changed(\\Trip.name, from: oldValue) } }")
    }
  }

  @Test func `an actor gets a context; anything else is refused`() throws {
    let worker = try Expanded("@ModelActor public actor Worker {}", as: "member")
    #expect(worker.expandedSource.contains("public nonisolated let modelContainer"))
    #expect(
      try Expanded("@ModelActor class Worker {}", as: "member").diagnostics.map(\.message)
        == ["'@ModelActor' can only be applied to an actor"])
    #expect(
      try Expanded("@Model struct Trip {}", as: "member").diagnostics.map(\.message)
        == ["'@Model' can only be applied to a class"])
  }
}
