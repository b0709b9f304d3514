// Chooses the destination of a copy from the environment of the process.

import BehestProcess
import Foundation

/// The surroundings of the process that determine the choice of a clipboard.
package struct PasteboardSurroundings: Sendable {
  /// The person's explicit choice; `nil` when there is none.
  package var configured: PasteboardDestination?

  /// The variables `BEHEST_CLIPBOARD`, `WAYLAND_DISPLAY`, `DISPLAY`, `PATH`, `TERM`, `TMUX`, `STY`,
  /// and those of the person's folders.
  package var environment: [String: String]

  /// The path of `behest-clipboard`, which offers every form at once; `nil` when it is not
  /// installed.
  package var owner: String?

  /// The path of the device that escape sequences are written to.
  package var terminal: String

  /// The time limit for one program or terminal.
  package var patience: Duration

  /// Creates surroundings; the defaults are those of a process at a terminal.
  package init(
    configured: PasteboardDestination? = nil, environment: [String: String], owner: String? = nil,
    terminal: String = "/dev/tty", patience: Duration = .seconds(5)
  ) {
    self.configured = configured
    self.environment = environment
    self.owner = owner
    self.terminal = terminal
    self.patience = patience
  }

  /// Returns the routes to try, the best first; after an explicit choice only those to it.
  ///
  /// - Throws: `.unknownDestination` for an unknown choice, `.nowhere` when no route exists,
  ///   `.notInstalled` when the chosen program is missing.
  func routes() throws(PasteboardError) -> [Route] {
    if let chosen = try chosen() { return try self.routes(to: chosen) }
    // Where a compositor has no data-control protocol, its X11 display often shares its clipboard.
    let displays = Display.allCases.filter { environment[$0.variable]?.isEmpty == false }
    var routes = displays.compactMap(owner) + displays.compactMap(command)
    if canAskTerminal { routes.append(terminalRoute) }
    if let folder = ownFolder { routes.append(.files(folder)) }
    guard !routes.isEmpty else { throw PasteboardError(.nowhere, subject: displays.first?.package) }
    return routes
  }

  func chosen() throws(PasteboardError) -> PasteboardDestination? {
    if let configured { return configured }
    guard let text = environment["BEHEST_CLIPBOARD"], !text.isEmpty else { return nil }
    return try PasteboardDestination(text)
  }

  private func routes(to destination: PasteboardDestination) throws(PasteboardError) -> [Route] {
    switch destination {
    case .directory(let path): return [.directory(URL(fileURLWithPath: path, isDirectory: true))]
    case .wayland, .x11:
      let display: Display = destination == .wayland ? .wayland : .x11
      let routes = [owner(display), command(display)].compactMap { $0 }
      guard !routes.isEmpty else {
        throw PasteboardError(.notInstalled, subject: display.tool, detail: display.package)
      }
      return routes
    case .terminal: return [terminalRoute]
    }
  }

  private func owner(_ display: Display) -> Route? {
    owner.map {
      .owner(ClipboardOwner(display: display, executable: $0, environment: environment))
    }
  }

  private func command(_ display: Display) -> Route? {
    ProgramFolder.search(for: display.tool, in: environment).map {
      .command(CopyCommand(display: display, executable: $0, environment: environment))
    }
  }

  /// The folder for files when there is no clipboard: one deleted at logout, or else the state
  /// folder.
  var ownFolder: URL? {
    let places = [
      ("XDG_RUNTIME_DIR", ""), ("XDG_STATE_HOME", ""), ("HOME", "/.local/state"),
    ]
    for (name, below) in places {
      guard let base = environment[name], base.hasPrefix("/"), access(base, W_OK) == 0 else {
        continue
      }
      return URL(fileURLWithPath: base + below + "/behest/clipboard", isDirectory: true)
    }
    return nil
  }

  private var terminalRoute: Route {
    .terminal(
      TerminalCopy(device: terminal, multiplexer: Multiplexer(environment: environment)))
  }

  /// Whether the terminal may be sent OSC 52; some terminals print unknown escape sequences.
  private var canAskTerminal: Bool {
    let name = environment["TERM"] ?? ""
    guard !["", "dumb", "linux", "unknown"].contains(name) else { return false }
    // A process without a terminal finds the device but cannot open it.
    let descriptor = open(terminal, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }
}
