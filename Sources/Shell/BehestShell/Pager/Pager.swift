// Shows a long text page by page on the terminal, and restores the terminal at the end.

import BehestProcess
public import CardTerminal
import Glibc

/// The built-in pager.
///
/// Keys are read from the terminal itself, so that the text may come from standard input. Only
/// visible blocks are laid out, and only changed lines are drawn.
public struct Pager: Sendable {
  private let title: String
  private let profile: TerminalProfile
  private let actions: PagerActions

  /// Creates a pager.
  ///
  /// - Parameters:
  ///   - title: The title of the text.
  ///   - profile: The capabilities of the terminal. Its width is the maximum width of lines; a
  ///     narrower window makes them shorter.
  ///   - actions: The actions for the selection.
  public init(title: String, profile: TerminalProfile, actions: PagerActions = PagerActions()) {
    self.actions = actions
    self.title = TerminalText.sanitised(title)
    self.profile = profile
  }

  /// Shows a text until the person leaves the pager.
  ///
  /// - Returns: `false` when nothing was shown, because the text fits on the screen or there is no
  ///   terminal to read keys from: then the caller writes it.
  public func show(_ text: PagedText) -> Bool {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return false }
    defer { close(terminal) }
    guard let size = Self.size(of: terminal) else { return false }
    var text = text
    text.width = min(profile.width, size.columns)
    var view = PagerView(
      text, title: title, size: size, usesEscapes: profile.attributes || profile.color != .none,
      actions: actions)
    guard !view.fits() else { return false }
    let wakes = WakePipe()
    SignalWatch.shared.start(isInteractive: true)
    return SignalWatch.shared.handling(
      { wakes.take($0) },
      whileBlocking: {
        TakenTerminal.during(
          terminal, entering: EscapeSequence.enterScreen, leaving: EscapeSequence.leaveScreen,
          change: { cfmakeraw(&$0) }
        ) { run(&view, on: terminal, wakes) } != nil
      })
  }

  private func run(_ view: inout PagerView, on terminal: Int32, _ wakes: WakePipe) {
    var shown: [String] = []
    while true {
      let now = Self.size(of: terminal) ?? view.size
      if now != view.size {
        view.resize(to: now, width: min(profile.width, now.columns))
        shown = []
      }
      let rows = view.rows()
      draw(rows, over: shown, on: terminal)
      shown = rows
      guard let bytes = Self.read(from: terminal, wakes) else {
        shown = []
        continue
      }
      guard !bytes.isEmpty else { return }
      for key in PagerKey.keys(in: bytes) where !view.take(key) { return }
    }
  }

  private func draw(_ rows: [String], over shown: [String], on terminal: Int32) {
    var output = shown.isEmpty ? EscapeSequence.eraseScreen : ""
    for (index, row) in rows.enumerated() where shown.isEmpty || shown[index] != row {
      // The row is erased first, since after a full line the cursor is on its last cell.
      output += EscapeSequence.move(toRow: index) + EscapeSequence.eraseLine + row
    }
    Self.write(output, to: terminal)
  }

  // MARK: The terminal

  private static func size(of terminal: Int32) -> TerminalSize? {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 1 else {
      return nil
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Returns typed bytes; `nil` when the screen must be redrawn, empty when the terminal is gone.
  private static func read(from terminal: Int32, _ wakes: WakePipe) -> [UInt8]? {
    var events = [terminal, wakes.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&events, nfds_t(events.count), -1) == -1, errno == EINTR {}
    if events[1].revents != 0 {
      wakes.drain()
      return nil
    }
    guard case .bytes(let bytes) = Descriptor.read(terminal, upTo: 256) else { return [] }
    return bytes
  }

  private static func write(_ text: String, to terminal: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(terminal, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
