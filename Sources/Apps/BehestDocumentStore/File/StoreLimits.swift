// What a store may use: time spent waiting, space on disk.

/// How long a store waits for other writers, and how large its file may grow.
package struct StoreLimits: Hashable, Sendable {
  /// How long a call waits while another process writes, before it fails with `.busy`.
  package var patience: Duration

  /// The most pages of 4,096 bytes the file may have; `nil` for SQLite's own limit.
  package var maximumPages: Int?

  /// Makes limits; the defaults are those of the app.
  package init(patience: Duration = .seconds(5), maximumPages: Int? = nil) {
    self.patience = patience
    self.maximumPages = maximumPages
  }
}
