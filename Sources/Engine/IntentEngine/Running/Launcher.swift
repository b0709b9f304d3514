// Launches each application once, before anything of it runs.

/// Remembers which applications have registered their dependencies.
actor Launcher {
  private var launches: [String: Task<Void, Never>] = [:]

  /// Launches an application unless it has been, and waits until it is.
  func launch(_ app: App) async {
    let launch = launches[app.name] ?? Task { await app.host.launch() }
    launches[app.name] = launch
    await launch.value
  }
}
