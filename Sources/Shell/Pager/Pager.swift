// Shows a long text page by page on the terminal, and gives the terminal back as it was.

public import CardTerminal
import Glibc

/// The pager of our own.
///
/// Keys are read from the terminal itself, so that the text may come from standard input. Only
/// what is seen is laid out; a line that did not change is not drawn again.
public struct Pager: Sendable {
  private let title: String
  private let profile: TerminalProfile

  /// Makes a pager.
  ///
  /// - Parameters:
  ///   - title: What the text is called.
  ///   - profile: What the terminal can show. Its width is the most that lines may take; a window
  ///     that is narrower makes them shorter.
  public init(title: String, profile: TerminalProfile) {
    self.title = TerminalText.sanitised(title)
    self.profile = profile
  }

  /// Shows a text until the person leaves it.
  ///
  /// - Returns: `false`, with nothing shown, when the text fits on the screen or there is no
  ///   terminal to read keys from: then the caller writes it.
  public func show(_ text: PagedText) -> Bool {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return false }
    defer { close(terminal) }
    guard let size = Self.size(of: terminal) else { return false }
    var text = text
    text.width = min(profile.width, size.columns)
    var view = PagerView(
      text, title: title, size: size, usesEscapes: profile.attributes || profile.color != .none)
    guard !view.fits() else { return false }
    var saved = termios()
    guard tcgetattr(terminal, &saved) == 0 else { return false }
    var raw = saved
    cfmakeraw(&raw)
    // An interrupted wait is how a new size is noticed.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    var oldAction = sigaction()
    sigaction(SIGWINCH, &action, &oldAction)
    tcsetattr(terminal, TCSAFLUSH, &raw)
    // The alternate screen, without a cursor; a line too long is cut by the terminal.
    Self.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l", to: terminal)
    defer {
      Self.write("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l", to: terminal)
      tcsetattr(terminal, TCSAFLUSH, &saved)
      sigaction(SIGWINCH, &oldAction, nil)
    }
    run(&view, on: terminal)
    return true
  }

  private func run(_ view: inout PagerView, on terminal: Int32) {
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
      guard let bytes = Self.read(from: terminal) else { continue }
      guard !bytes.isEmpty else { return }
      for key in PagerKey.keys(in: bytes) where !view.take(key) { return }
    }
  }

  private func draw(_ rows: [String], over shown: [String], on terminal: Int32) {
    var output = shown.isEmpty ? "\u{1B}[2J" : ""
    for (index, row) in rows.enumerated() where shown.isEmpty || shown[index] != row {
      // Erased first: after a line as wide as the screen the cursor stands on its last cell.
      output += "\u{1B}[\(index + 1);1H\u{1B}[K\(row)"
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

  /// What was typed; `nil` when the wait was interrupted, empty when the terminal is gone.
  private static func read(from terminal: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = Glibc.read(terminal, &bytes, bytes.count)
    if count < 0 { return errno == EINTR ? nil : [] }
    return Array(bytes[..<count])
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
