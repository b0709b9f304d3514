// The limits of a store: waiting time and space on disk.

/// The limits on waiting for other writers and on the size of the file.
package struct StoreLimits: Hashable, Sendable {
  /// The time that a call waits while another process writes, before it throws `.busy`.
  package var patience: Duration

  /// The maximum number of pages of 4,096 bytes; `nil` for SQLite's own limit.
  package var maximumPages: Int?

  /// Creates limits; the defaults are those of the app.
  package init(patience: Duration = .seconds(5), maximumPages: Int? = nil) {
    self.patience = patience
    self.maximumPages = maximumPages
  }
}
