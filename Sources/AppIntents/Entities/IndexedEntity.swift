// Entities for the search index. There is no index yet: the declarations are kept by nobody.

/// An entity that can be put into the search index.
///
/// There is no index yet. What an app says here is read by nobody.
public protocol IndexedEntity: AppEntity {
  /// Whether searches leave the entity out.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// Searches find the entity, unless it says otherwise.
  public var hideInSpotlight: Bool { false }
}

/// Finds values for something that is not text, such as what a camera sees.
///
/// Nothing asks such a query yet.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What values are found for.
  associatedtype Input

  /// How the values come.
  associatedtype Result: Collection

  /// Makes the query.
  init()

  /// The values for an input, best first.
  func values(for input: Input) async throws -> Result
}
