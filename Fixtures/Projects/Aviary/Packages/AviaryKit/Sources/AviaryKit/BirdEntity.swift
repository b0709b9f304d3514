// A bird as the system sees it.

public import AppIntents

/// A kind of bird.
public struct BirdEntity: AppEntity {
  /// The name of the type.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bird"
  /// The query that finds birds.
  public static let defaultQuery = BirdQuery()

  /// The name.
  public let id: String

  /// The wingspan in centimetres.
  @Property(title: "Wingspan")
  public var wingspan: Int

  /// The name, with the wingspan below it.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", subtitle: "\(wingspan) cm")
  }

  init(_ bird: Bird) {
    id = bird.name
    wingspan = bird.wingspan
  }
}

/// Finds birds by their names.
public struct BirdQuery: EntityStringQuery {
  /// Creates the query.
  public init() {}

  /// Returns the birds of the names.
  public func entities(for identifiers: [String]) async throws -> [BirdEntity] {
    Bird.all.filter { identifiers.contains($0.name) }.map(BirdEntity.init)
  }

  /// Returns the birds whose names have a text in them.
  public func entities(matching string: String) async throws -> [BirdEntity] {
    Bird.all.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(BirdEntity.init)
  }

  /// Returns all birds.
  public func suggestedEntities() async throws -> [BirdEntity] {
    Bird.all.map(BirdEntity.init)
  }
}

/// The intents of this package, for apps that include them.
public struct AviaryKitPackage: AppIntentsPackage {}
