// `behest md watch`: shows a file on the screen, drawn again whenever it is written.

import ArgumentParser
import BehestCards
import BehestProcess
import BehestShell
import CardTerminal
import Glibc
import MarkdownTree

struct WatchMarkdown: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Draw a file again whenever it changes.",
    discussion: """
      The view stays where it is when the file changes. Keys: arrows, j and k, Space and b, g and \
      G scroll; q or Ctrl-C leaves, and the screen is as it was before.

      Examples:
        behest md watch notes.md
      """)

  @Argument(help: ArgumentHelp("The file.", valueName: "file"))
  var file: String

  @OptionGroup(title: "Parser") var input: MarkdownInput
  @OptionGroup(title: "Drawing") var drawing: MarkdownDrawing
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  static let refusalOfJSON: String? =
    "A file is watched on the screen: there is no JSON of that. See behest md render."

  func run(in context: CommandContext) async throws -> ExitStatus {
    guard context.facts.inputIsTerminal, context.facts.canMoveCursor else {
      throw UsageError("Watching needs a terminal; behest md render draws once.")
    }
    let source = MarkdownFile(file: file)
    // A file that is missing at the start is a mistake; one that disappears later may come back.
    _ = try source.read()
    guard let watched = WatchedFiles(file: file) else {
      throw UsageError("“\(file)” cannot be watched.")
    }
    var options = input.options
    options.locatesNodes = false
    let chosen = global.width
    let usual = context.writer.page.profile.width
    let view = WatchView(
      file: source, options: options, hooks: drawing.settings.hooks(in: context),
      profile: drawing.settings.profile(in: context)
    ) {
      chosen ?? $0?.columns ?? usual
    }
    let wakes = WakePipe()
    SignalWatch.shared.start(isInteractive: true)
    return await SignalWatch.shared.handling({ wakes.handle($0) }) {
      await onThread {
        var view = view
        return view.run(watching: watched, wakes)
      }
    }
  }
}

/// The view of `behest md watch`.
private struct WatchView: Sendable {
  let file: MarkdownFile
  let options: MarkdownOptions
  let hooks: MarkdownHooks
  var profile: TerminalProfile
  let width: @Sendable (TerminalSize?) -> Int

  /// The drawings made so far: after a change only the changed blocks are drawn again.
  let cache = DrawingCache()

  var text: [UInt8] = []
  var blocks: [Block] = []
  var lines: [[UInt8]] = []
  var problem: String?
  var top = 0
  var size = TerminalSize(columns: 80, rows: 24)

  /// The least time between two drawings in milliseconds, for at most 60 a second.
  private static let pause: Int32 = 17

  /// Shows the file until the person leaves.
  mutating func run(watching watched: WatchedFiles, _ wakes: WakePipe) -> ExitStatus {
    TakenTerminal.during(
      STDIN_FILENO, entering: EscapeSequence.enterScreen, leaving: EscapeSequence.leaveScreen,
      keepsTyped: true,
      change: { $0.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG) }
    ) { show(watched, wakes) } ?? .failed
  }

  private mutating func show(_ watched: WatchedFiles, _ wakes: WakePipe) -> ExitStatus {
    read()
    layOut()
    while true {
      draw()
      usleep(useconds_t(Self.pause) * 1_000)
      var events = [STDIN_FILENO, watched.descriptor, wakes.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      while poll(&events, nfds_t(events.count), -1) == -1, errno == EINTR {}
      if events[2].revents != 0 {
        wakes.drain()
        layOut()
      }
      if events[1].revents != 0, watched.readChanges() {
        read()
        layOut()
      }
      if events[0].revents != 0 {
        guard case .bytes(let keys) = Descriptor.read(STDIN_FILENO, upTo: 256) else { return .done }
        if keys.contains(3) { return .interrupted }
        if keys.contains(UInt8(ascii: "q")) || keys.contains(4) { return .done }
        scroll(keys)
      }
    }
  }

  // MARK: Text

  /// Reads the file; if that fails, the text read before stays.
  private mutating func read() {
    do {
      let bytes = try file.read()
      guard bytes != text || blocks.isEmpty else { return }
      let document = try MarkdownDocument(parsing: bytes, options: options)
      blocks = Block.blocks(of: document.root, hooks: hooks)
      text = bytes
      problem = nil
    } catch let error as MarkdownError {
      problem = error.words
    } catch {
      problem = (error as? UsageError)?.message ?? "The file cannot be read."
    }
  }

  private mutating func layOut() {
    let now = TerminalSize.current()
    size = now ?? size
    profile.width = width(now)
    let drawn = TerminalRenderer(profile: profile).render(blocks, cache: cache)
    lines = drawn.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
      .map(Array.init)
    move(to: top)
  }

  // MARK: Screen

  private var rows: Int { max(size.rows - 1, 1) }

  private mutating func move(to row: Int) {
    top = max(0, min(row, lines.count - rows))
  }

  private mutating func scroll(_ keys: [UInt8]) {
    for key in TerminalKey.keys(in: keys) {
      switch key {
      case .down, .enter, .character("j"): move(to: top + 1)
      case .up, .character("k"): move(to: top - 1)
      case .pageDown, .character(" "), .character("f"): move(to: top + rows)
      case .pageUp, .character("b"): move(to: top - rows)
      case .home, .character("g"): move(to: 0)
      case .end, .character("G"): move(to: lines.count)
      default: break
      }
    }
  }

  /// Writes the whole screen at once over the old one, without clearing it first.
  private func draw() {
    var screen = Array((EscapeSequence.beginUpdate + EscapeSequence.home).utf8)
    for row in 0..<rows {
      // Erased first: after a line as wide as the screen the cursor stays on the last cell.
      screen += EscapeSequence.eraseLine.utf8
      if top + row < lines.count { screen += lines[top + row] }
      screen += "\r\n".utf8
    }
    let place =
      lines.count <= rows ? "" : "  \(top + 1)–\(min(top + rows, lines.count)) of \(lines.count)"
    let words = problem ?? (profile.characters == .ascii ? file.name : "\(file.name)\(place)")
    let status = TerminalText.truncated(words, to: max(1, size.columns - 1))
    screen += profile.styled(status, .muted).utf8
    screen += (EscapeSequence.eraseLine + EscapeSequence.endUpdate).utf8
    TakenTerminal.draw(screen, on: STDOUT_FILENO)
  }
}
