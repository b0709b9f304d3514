// Launches each app once, before its first intent or query.

/// An actor that keeps track of the apps that were launched.
actor Launcher {
  private var launches: [String: Task<Void, Never>] = [:]

  /// Launches an app if necessary, and waits until it has been launched.
  func launch(_ app: App) async {
    let launch = launches[app.name] ?? Task { await app.host.launch() }
    launches[app.name] = launch
    await launch.value
  }
}
