// Fetches: which models, in what order, how many.

public import Foundation

/// A description of the models to fetch from a context.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that the models meet; `nil` for all.
  public var predicate: Predicate<T>?
  /// The order; that in which they were saved if there is none.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of models; `nil` for any.
  public var fetchLimit: Int?
  /// The number of models that are skipped.
  public var fetchOffset: Int?
  /// Whether models count that have not been saved.
  public var includePendingChanges = true
  /// The properties to fetch. Has no effect: all are.
  public var propertiesToFetch: [any PartialKeyPath<T> & Sendable] = []
  /// The relationships to fetch. Has no effect: all are.
  public var relationshipKeyPathsForPrefetching: [any PartialKeyPath<T> & Sendable] = []

  /// Creates a description.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension FetchDescriptor: Sendable where T: SendableMetatype {}

/// The results of a fetch.
public typealias FetchResultsCollection<T: PersistentModel> = [T]

/// An error of a container or context.
public struct SwiftDataError: LocalizedError, Hashable, Sendable {
  /// A description.
  public let errorDescription: String?

  static func denied(_ model: any PersistentModel) -> SwiftDataError {
    SwiftDataError(
      errorDescription: "\(Schema.entityName(of: type(of: model))) cannot be deleted while others "
        + "refer to it.")
  }

  static let readOnly = SwiftDataError(errorDescription: "The models cannot be saved.")
}
