// The main entry point: a store of documents.

public import Foundation
import GRDB

/// A store of this user's documents, in one SQLite file.
///
/// Creating a store accesses no file: the first call that reads or writes opens the database, or
/// creates it. Several stores in several processes may use one file at the same time; each change
/// is one transaction, on disk when its call returns.
///
/// Every method throws `DocumentStoreError`, or `CancellationError` if its task is cancelled.
public final class DocumentStore: Sendable {
  let connection: Connection
  let now: @Sendable () -> Date
  let makeID: @Sendable () -> UUID

  /// Creates a store for the file in the user's data folder.
  ///
  /// The file is `$XDG_DATA_HOME/behest/MarkdownSnippet.sqlite`, where `XDG_DATA_HOME` is
  /// `~/.local/share` unless it is set to an absolute path.
  ///
  /// - Parameter environment: The variables, of which `XDG_DATA_HOME` and `HOME` are used.
  public convenience init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(location: { () throws(DocumentStoreError) in
      try StoreLocation.standard(environment: environment)
    })
  }

  /// Creates a store for a given file.
  ///
  /// - Parameters:
  ///   - file: The database; it and its folder are created on first use.
  ///   - now: The clock for the dates of new and changed documents.
  ///   - makeID: Returns the identifier of a new document; it must be unique.
  public convenience init(
    file: URL,
    now: @escaping @Sendable () -> Date = { Date() },
    makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    self.init(location: { () throws(DocumentStoreError) in file.path }, now: now, makeID: makeID)
  }

  /// Creates a store from all its dependencies.
  ///
  /// - Parameters:
  ///   - location: Returns the path of the database; called on first use, again after a failure.
  ///   - limits: The limits on waiting for other writers and on the size of the file.
  ///   - now: The clock for the dates of new and changed documents.
  ///   - makeID: Returns the identifier of a new document.
  package init(
    location: @escaping @Sendable () throws(DocumentStoreError) -> String,
    limits: StoreLimits = StoreLimits(),
    now: @escaping @Sendable () -> Date = { Date() },
    makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    self.connection = Connection(location: location, limits: limits)
    self.now = now
    self.makeID = makeID
  }
}
