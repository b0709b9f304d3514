// Chooses where to copy, from what surrounds the process.

import Foundation

/// Everything the choice of a clipboard depends on.
package struct PasteboardSurroundings: Sendable {
  /// The person's explicit choice; `nil` when there is none.
  package var configured: PasteboardDestination?

  /// The variables `BEHEST_CLIPBOARD`, `WAYLAND_DISPLAY`, `DISPLAY`, `PATH`, `TERM`, `TMUX`, `STY`.
  package var environment: [String: String]

  /// The device that escape sequences are written to.
  package var terminal: String

  /// How long one program or terminal may take.
  package var patience: Duration

  /// Makes surroundings; the defaults are those of a process at a terminal.
  package init(
    configured: PasteboardDestination? = nil, environment: [String: String],
    terminal: String = "/dev/tty", patience: Duration = .seconds(5)
  ) {
    self.configured = configured
    self.environment = environment
    self.terminal = terminal
    self.patience = patience
  }

  /// The routes to try, the best first; one alone when the person chose.
  ///
  /// - Throws: `.unknownDestination` for a choice that means nothing, `.nowhere` when no route
  ///   exists or the chosen program is not installed.
  func routes() throws(PasteboardError) -> [Route] {
    if let chosen = try chosen() { return [try route(to: chosen)] }
    var routes: [Route] = []
    if isSet("WAYLAND_DISPLAY"), let tool = command(.wayland) { routes.append(.command(tool)) }
    if isSet("DISPLAY"), let tool = command(.x11) { routes.append(.command(tool)) }
    if canAskTerminal { routes.append(terminalRoute) }
    guard !routes.isEmpty else { throw PasteboardError(.nowhere, subject: missingPackage) }
    return routes
  }

  private func chosen() throws(PasteboardError) -> PasteboardDestination? {
    if let configured { return configured }
    guard let text = environment["BEHEST_CLIPBOARD"], !text.isEmpty else { return nil }
    return try PasteboardDestination(text)
  }

  private func route(to destination: PasteboardDestination) throws(PasteboardError) -> Route {
    switch destination {
    case .directory(let path): return .directory(URL(fileURLWithPath: path, isDirectory: true))
    case .wayland, .x11:
      let tool: CopyCommand.Tool = destination == .wayland ? .wayland : .x11
      guard let command = command(tool) else {
        throw PasteboardError(.notInstalled, subject: tool.rawValue, detail: tool.package)
      }
      return .command(command)
    case .terminal: return terminalRoute
    }
  }

  private var terminalRoute: Route {
    .terminal(
      TerminalCopy(device: terminal, multiplexer: Multiplexer(environment: environment)))
  }

  /// Terminals that print an escape sequence they do not know must not be sent one.
  private var canAskTerminal: Bool {
    let name = environment["TERM"] ?? ""
    guard !["", "dumb", "linux", "unknown"].contains(name) else { return false }
    // The device of a process without a terminal can be found and not opened.
    let descriptor = open(terminal, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  private func command(_ tool: CopyCommand.Tool) -> CopyCommand? {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let candidates: [String] = folders.map { "\($0)/\(tool.rawValue)" }
    let executable = candidates.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
    return executable.map {
      CopyCommand(tool: tool, executable: $0, environment: environment)
    }
  }

  /// The package whose installation would help, judged by the display there is.
  private var missingPackage: String? {
    if isSet("WAYLAND_DISPLAY") { return CopyCommand.Tool.wayland.package }
    if isSet("DISPLAY") { return CopyCommand.Tool.x11.package }
    return nil
  }

  private func isSet(_ name: String) -> Bool {
    !(environment[name] ?? "").isEmpty
  }
}
