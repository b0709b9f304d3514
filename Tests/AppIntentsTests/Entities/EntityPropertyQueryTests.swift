// Queries by properties: what comparisons make of values, and what the query answers.

import AppIntents
import Testing

private struct Trail: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
  static let defaultQuery = TrailQuery()

  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Length") var length: Double
  @Property(title: "Region") var region: String?
  @Property(title: "Activities") var activities: [String]
  @Property(title: "Opened") var opened: Date?

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(_ id: Int, _ name: String, _ length: Double, _ region: String?, _ activities: [String]) {
    self.id = id
    self.name = name
    self.length = length
    self.region = region
    self.activities = activities
    opened = Date(timeIntervalSince1970: Double(id) * 1000)
  }

  static let all = [
    Trail(1, "Ridge", 12.5, "North", ["hiking"]), Trail(2, "River", 3, nil, ["hiking", "biking"]),
    Trail(3, "Bridge", 7, "South", []),
  ]
}

private struct TrailQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = (Trail) -> Bool

  static let properties = QueryProperties {
    Property(\Trail.$name) {
      EqualToComparator { value in { $0.name == value } }
      NotEqualToComparator { value in { $0.name != value } }
      ContainsComparator { value in { $0.name.contains(value) } }
      HasPrefixComparator { value in { $0.name.hasPrefix(value) } }
      HasSuffixComparator { value in { $0.name.hasSuffix(value) } }
    }
    Property(\Trail.$length) {
      LessThanComparator { value in { $0.length < value } }
      LessThanOrEqualToComparator { value in { $0.length <= value } }
      GreaterThanComparator { value in { $0.length > value } }
      GreaterThanOrEqualToComparator { value in { $0.length >= value } }
    }
    Property(\Trail.$region) {
      EqualToComparator { value in { $0.region == value } }
      HasPrefixComparator { value in { $0.region?.hasPrefix(value) ?? false } }
    }
    Property(\Trail.$activities) {
      ContainsComparator { value in { $0.activities.contains(value) } }
    }
    Property(\Trail.$opened) {
      IsBetweenComparator { from, to in { $0.opened.map { from <= $0 && $0 <= to } ?? false } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Trail.$name)
    SortableBy(\Trail.$length)
  }

  func entities(for identifiers: [Int]) async throws -> [Trail] {
    Trail.all.filter { identifiers.contains($0.id) }
  }

  func entities(
    matching comparators: [(Trail) -> Bool], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Trail>], limit: Int?
  ) async throws -> [Trail] {
    var found = Trail.all.filter { trail in
      switch mode {
      case .and: comparators.allSatisfy { $0(trail) }
      case .or: comparators.contains { $0(trail) }
      }
    }
    for sort in sortedBy.reversed() {
      switch sort.by {
      case \.$name: found.sort { ($0.name < $1.name) == (sort.order == .ascending) }
      case \.$length: found.sort { ($0.length < $1.length) == (sort.order == .ascending) }
      default: break
      }
    }
    return Array(found.prefix(limit ?? found.count))
  }
}

struct EntityPropertyQueryTests {
  private func names(
    _ conditions: [EntityCondition], mode: EntityQueryComparatorMode = .and,
    sortedBy: [(property: String, ascending: Bool)] = [], limit: Int? = nil
  ) async throws -> [String] {
    let query: any EntityQuery = TrailQuery()
    let found = try await query.erasedEntities(
      matching: conditions, mode: mode, sortedBy: sortedBy, limit: limit)
    return try #require(found as? [Trail]).map(\.name)
  }

  @Test(arguments: [
    ("name", EntityComparisonOperator.equalTo, ["Ridge"] as [any Sendable], ["Ridge"]),
    ("name", .notEqualTo, ["Ridge"], ["River", "Bridge"]),
    ("name", .contains, ["idge"], ["Ridge", "Bridge"]),
    ("name", .hasPrefix, ["Ri"], ["Ridge", "River"]),
    ("name", .hasSuffix, ["er"], ["River"]),
    ("length", .lessThan, [7.0], ["River"]),
    ("length", .lessThanOrEqualTo, [7.0], ["River", "Bridge"]),
    ("length", .greaterThan, [7.0], ["Ridge"]),
    ("length", .greaterThanOrEqualTo, [7.0], ["Ridge", "Bridge"]),
    ("region", .equalTo, ["North"], ["Ridge"]),
    ("region", .hasPrefix, ["So"], ["Bridge"]),
    ("activities", .contains, ["biking"], ["River"]),
    (
      "opened", .isBetween,
      [Date(timeIntervalSince1970: 3000), Date(timeIntervalSince1970: 1500)], ["River", "Bridge"]
    ),
  ])
  func `every comparison hands its value to the query`(
    property: String, comparison: EntityComparisonOperator, values: [any Sendable],
    expected: [String]
  ) async throws {
    let condition = EntityCondition(property: property, comparison: comparison, values: values)
    #expect(try await names([condition]) == expected)
  }

  @Test func `conditions hold together or one at a time`() async throws {
    let conditions = [
      EntityCondition(property: "name", comparison: .hasPrefix, values: ["Ri"]),
      EntityCondition(property: "length", comparison: .lessThan, values: [8.0]),
    ]
    #expect(try await names(conditions, mode: .and) == ["River"])
    #expect(try await names(conditions, mode: .or) == ["Ridge", "River", "Bridge"])
  }

  @Test func `entities come sorted and no more than asked for`() async throws {
    #expect(
      try await names([], sortedBy: [(property: "length", ascending: false)], limit: 2)
        == ["Ridge", "Bridge"])
  }

  @Test func `the query tells its properties by name`() async throws {
    let query: any EntityQuery = TrailQuery()
    let fields = try #require(try await query.erasedQueryProperties())
    #expect(fields.map(\.name) == ["name", "length", "region", "activities", "opened"])
    #expect(fields[4].comparisons.map(\.comparison) == [.isBetween])
    #expect(fields[1].comparisons.allSatisfy { $0.inputType == Double.self })
  }

  @Test func `what the query does not declare is an error with what it does`() async throws {
    func code(_ condition: EntityCondition) async -> EntityConditionError? {
      do {
        _ = try await names([condition])
        return nil
      } catch {
        return error as? EntityConditionError
      }
    }
    let stranger = await code(
      EntityCondition(property: "colour", comparison: .equalTo, values: ["red"]))
    #expect(stranger?.code == .unknownProperty)
    #expect(stranger?.known.contains("length") == true)
    let incomparable = await code(
      EntityCondition(property: "length", comparison: .hasPrefix, values: ["1"]))
    #expect(incomparable?.code == .unknownComparison)
    let unfit = await code(
      EntityCondition(property: "length", comparison: .lessThan, values: ["short"]))
    #expect(unfit?.code == .unfitValue)
    await #expect(throws: EntityConditionError.self) {
      try await names([], sortedBy: [(property: "region", ascending: true)])
    }
  }

  @Test func `a query that compares nothing says so`() async throws {
    let query: any EntityQuery = SoupQuery()
    let found = try await query.erasedEntities(matching: [], mode: .and)
    #expect(found == nil)
  }
}
