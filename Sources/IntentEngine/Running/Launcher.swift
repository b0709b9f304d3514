// Launches each application once, before anything of it runs.

/// Remembers which applications have registered their dependencies.
actor Launcher {
  private var launched: Set<String> = []

  /// Launches an application unless it has been.
  func launch(_ app: InstalledApp) {
    guard launched.insert(app.name).inserted else { return }
    app.launch()
  }
}
