// Shows a long text page by page: by the built-in pager, or by the command that a person has chosen.

import BehestProcess
public import CardTerminal
import Foundation
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
      { wakes.handle($0) },
      whileBlocking: {
        TakenTerminal.during(
          terminal, entering: EscapeSequence.enterScreen, leaving: EscapeSequence.leaveScreen,
          change: { cfmakeraw(&$0) }
        ) { run(&view, on: terminal, wakes) } != nil
      })
  }

  private func run(_ view: inout PagerView, on terminal: Int32, _ wakes: WakePipe) {
    var shown: ScreenFrame?
    var decoder = KeyDecoder()
    while true {
      let now = Self.size(of: terminal) ?? view.size
      if now != view.size {
        view.resize(to: now, width: min(profile.width, now.columns))
        shown = nil
      }
      let frame = ScreenFrame(rows: view.rows())
      TakenTerminal.draw(Array(frame.text(over: shown).utf8), on: terminal)
      shown = frame
      switch ScreenInput.read(from: terminal, wakes, waiting: decoder.isWaiting) {
      case .bytes(let bytes):
        for key in decoder.keys(in: bytes) where !view.handle(key) { return }
      case .nothing:
        for key in decoder.finish() where !view.handle(key) { return }
      case .wake: shown = nil
      case .end: return
      }
    }
  }

  // MARK: The terminal

  private static func size(of terminal: Int32) -> TerminalSize? {
    TerminalSize(of: terminal).flatMap { $0.rows > 1 ? $0 : nil }
  }
}

/// A choice of pager for texts that are longer than the screen.
public enum PagerChoice: Hashable, Sendable {
  /// No pager: the text is written as it is.
  case none
  /// The built-in pager, `Pager`.
  case builtIn
  /// A command for `/bin/sh` that receives the whole text.
  case command(String)

  /// Creates a choice from the options and the environment.
  ///
  /// Text is not paged if it is not written to a terminal, or with `--no-pager`. `BEHEST_PAGER`
  /// takes precedence over `PAGER`; `cat` and an empty value mean no pager, `builtin` means
  /// `Pager`, as does the lack of both. For a command, `LESS=FRX` is set if `LESS` is not set, as
  /// git does: then `less` draws colours, and exits at once for a text that fits on the screen.
  ///
  /// - Parameters:
  ///   - environment: Variables by name.
  ///   - isTerminal: Whether text is written to, and keys are read from, a terminal with a movable
  ///     cursor.
  ///   - isWanted: `false` for `--no-pager`.
  public init(environment: [String: String], isTerminal: Bool, isWanted: Bool = true) {
    guard isTerminal, isWanted else {
      self = .none
      return
    }
    switch (environment["BEHEST_PAGER"] ?? environment["PAGER"])?.trimmingSpaces {
    case nil, "builtin": self = .builtIn
    case "", "cat": self = .none
    case let command?: self = .command(command)
    }
  }

  /// Runs a command for `/bin/sh` with a text as its input, as much of it as the command reads.
  ///
  /// `LESS` is set to `FRX` if it is not set. The command may exit before it has read everything.
  ///
  /// - Returns: `false` when the command cannot be run; then the caller writes the text.
  public static func show(_ bytes: [UInt8], with command: String) -> Bool {
    var environment = ProcessInfo.processInfo.environment
    if environment["LESS"] == nil { environment["LESS"] = "FRX" }
    // A shell exits with 127 when it cannot find a command.
    return ForegroundProcess(command, environment: environment).run(input: bytes) != 127
  }
}
