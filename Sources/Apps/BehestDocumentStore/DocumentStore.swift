// The door: what can be done with the documents.

public import Foundation
import GRDB

/// The documents of this person, in one SQLite file.
///
/// Making a store touches no file: the database is opened, and made if need be, by the first
/// call that reads or writes. Several stores in several processes may work on one file at once;
/// each change is one transaction, on disk when its call returns.
///
/// Every method throws `DocumentStoreError`, or `CancellationError` when its task is cancelled.
public final class DocumentStore: Sendable {
  let connection: Connection
  let now: @Sendable () -> Date
  let makeID: @Sendable () -> UUID

  /// Makes a store over the file in the person's data folder.
  ///
  /// That is `$XDG_DATA_HOME/behest/MarkdownSnippet.sqlite`, where `XDG_DATA_HOME` is
  /// `~/.local/share` unless it is set to an absolute path.
  ///
  /// - Parameter environment: Where `XDG_DATA_HOME` and `HOME` are looked up, on first use.
  public convenience init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(location: { () throws(DocumentStoreError) in
      try StoreLocation.standard(environment: environment)
    })
  }

  /// Makes a store over a file of your choice.
  ///
  /// - Parameters:
  ///   - file: The database; it and its folder are made on first use.
  ///   - now: The clock that stamps new and changed documents.
  ///   - makeID: Makes the id of a new document; it must not repeat itself.
  public convenience init(
    file: URL,
    now: @escaping @Sendable () -> Date = { Date() },
    makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    self.init(location: { () throws(DocumentStoreError) in file.path }, now: now, makeID: makeID)
  }

  /// Makes a store with every input in the caller's hands.
  ///
  /// - Parameters:
  ///   - location: Yields the path of the database; called on first use, again after a failure.
  ///   - limits: How long to wait for other writers and how large the file may grow.
  ///   - now: The clock that stamps new and changed documents.
  ///   - makeID: Makes the id of a new document.
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
