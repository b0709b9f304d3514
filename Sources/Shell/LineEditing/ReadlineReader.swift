// Reads lines at a terminal with GNU Readline; no other file uses the library.

import BehestProcess
package import BehestShell
import CLineEditing
import CardTerminal
import Dispatch
import Glibc
import Synchronization

/// A reader of lines typed at a terminal, with editing, history and completion.
///
/// Readline has global state, so there is one reader in a process. Each line is read on a thread of
/// its own; signals reach that thread through a pipe that is polled together with the terminal.
package final class ReadlineReader: LineReader {
  /// The reader of a program that loads the library when it reads; `nil` if it is not installed.
  ///
  /// Such a program can be built without the library, and is not linked with it.
  package static let opened: ReadlineReader? =
    behest_readline_open(nil) != 0 ? ReadlineReader() : nil

  private let history = Mutex<History?>(nil)

  private init() {}

  /// Creates the reader of a program that is linked with the library; call it once.
  ///
  /// - Parameter symbol: Returns the address of a symbol of the library; `nil` for an unknown name.
  package convenience init(
    linked symbol: @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
  ) {
    let isWhole = behest_readline_open(symbol) != 0
    precondition(isWhole, "The program is linked with a part of readline.")
    self.init()
  }

  /// Records lines in `history`, and offers the lines it contains with the arrow keys.
  package func remember(in history: History) {
    self.history.withLock { $0 = history }
  }

  /// Whether the last line drew more on the screen than its prompt and itself.
  package var drewBesideLine: Bool { keys.drewBesideLine }

  /// Reads one line on a thread of its own.
  package func readLine(_ prompt: Prompt, completer: Completer?) async -> ReadLine {
    let history = history.withLock { $0 }
    return await SignalWatch.shared.handling({ keys.post($0) }) {
      await onThread {
        let result = Self.read(prompt, completer: completer, history: history)
        if prompt.isRecorded, case .line(let line) = result { history?.add(line) }
        return result
      }
    }
  }

  private static func read(_ prompt: Prompt, completer: Completer?, history: History?) -> ReadLine {
    keys.begin(completer: completer)
    setUpOnce()
    loadHistory(prompt.isRecorded ? history?.entries() ?? [] : [])
    let leaving: StaticString = behest_readline_pastes() == 0 ? "" : EscapeSequence.endPasteMarks
    let line =
      TakenTerminal.during(STDIN_FILENO, leaving: leaving, change: nil) {
        behest_readline(prompt.text, prompt.isSecret ? 1 : 0)
      } ?? behest_readline(prompt.text, prompt.isSecret ? 1 : 0)
    defer { free(line) }
    let cutShort = keys.end()
    if let line, cutShort == nil {
      let bytes = UnsafeRawBufferPointer(start: line, count: strlen(line))
      return .line(String(decoding: bytes, as: UTF8.self))
    }
    // Readline ends the line on the screen itself where it leaves bracketed paste.
    if behest_readline_pastes() == 0 { writeToTerminal("\n") }
    return cutShort == .interrupted ? .interrupted : .endOfInput
  }

  private static func setUpOnce() {
    guard !keys.isSetUp else { return }
    keys.isSetUp = true
    chooseLocale()
    // Readline keeps the pointer as long as the process runs.
    behest_readline_set_up(strdup("Behest"), readKey, complete, showCompletions)
    behest_readline_bind(acceptLine, insertNewline)
  }

  /// Sets a locale in which letters beyond ASCII are edited as such.
  ///
  /// The environment may name no locale, or one that is not installed.
  private static func chooseLocale() {
    let name = setlocale(LC_CTYPE, "").map { String(cString: $0) } ?? "C"
    if name == "C" || name == "POSIX" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  private static func loadHistory(_ entries: [String]) {
    behest_history_clear()
    for entry in entries where !entry.contains("\0") { behest_history_add(entry) }
  }
}

/// The keys of the line that is being read, and the event that cuts it short.
private final class Keys: Sendable {
  enum CutShort: Sendable { case interrupted, ended }

  private struct State {
    var isReading = false
    var isSetUp = false
    var cutShort: CutShort?
    var completer: Completer?
    var completions: [Completion] = []
    var signals: [SessionSignal] = []
    /// The time when the first of the signals arrived.
    var waitsSince = ContinuousClock.now
    var drewBesideLine = false
    var paste = PasteMarks()
  }

  private let state = Mutex(State())
  private let wakes = WakePipe()

  var isSetUp: Bool {
    get { state.withLock { $0.isSetUp } }
    set { state.withLock { $0.isSetUp = newValue } }
  }

  var completer: Completer? { state.withLock { $0.completer } }

  var completions: [Completion] {
    get { state.withLock { $0.completions } }
    set { state.withLock { $0.completions = newValue } }
  }

  var drewBesideLine: Bool {
    get { state.withLock { $0.drewBesideLine } }
    set { state.withLock { $0.drewBesideLine = newValue } }
  }

  var isCutShort: Bool { state.withLock { $0.cutShort != nil } }

  func begin(completer: Completer?) {
    state.withLock { state in
      state.isReading = true
      state.cutShort = nil
      state.completer = completer
      state.completions = []
      state.signals = []
      state.drewBesideLine = false
      state.paste = PasteMarks()
    }
  }

  /// Records a key that is passed to readline.
  func note(_ key: UInt8) {
    state.withLock { $0.paste.note(key) }
  }

  /// Returns the next key that ends an unfinished paste, once no more of it is read.
  ///
  /// Without its end mark, readline would wait for more of the paste.
  func nextKeyOfPasteEnd() -> UInt8? {
    state.withLock { state in
      let isOver = state.cutShort != nil || state.signals.contains(where: \.endsLine)
      return isOver ? state.paste.nextKeyOfEnd() : nil
    }
  }

  func end() -> CutShort? {
    state.withLock { state in
      state.isReading = false
      state.completer = nil
      return state.cutShort
    }
  }

  /// The time limit for a signal to wait for the next key; completions take two seconds at most.
  private static let patience: Duration = .seconds(3)

  /// Passes a signal to the reading thread; returns `false` when that thread does not take it.
  ///
  /// That is when no line is being read, or when an earlier signal is still waiting: a command of
  /// readline may take very long, or never end.
  func post(_ signal: SessionSignal) -> Bool {
    state.withLock { state in
      guard state.isReading else { return false }
      if state.signals.isEmpty { state.waitsSince = .now }
      guard state.waitsSince.duration(to: .now) < Self.patience else { return false }
      state.signals.append(signal)
      wakes.wake()
      return true
    }
  }

  func takeSignals() -> [SessionSignal] {
    state.withLock { state in
      wakes.drain()
      defer { state.signals = [] }
      return state.signals
    }
  }

  func cutShort(_ reason: CutShort) {
    state.withLock { $0.cutShort = reason }
  }

  /// Waits for a key or a signal.
  ///
  /// - Returns: `nil` when a signal came first.
  func wait(for descriptor: Int32) -> Descriptor.Chunk? {
    var requests = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakes.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&requests, nfds_t(requests.count), -1) > 0 else { return nil }
    if requests[1].revents != 0 { return nil }
    return Descriptor.read(descriptor, upTo: 1)
  }
}

/// A parser of the marks with which a terminal encloses pasted text.
private struct PasteMarks {
  private static let begin = Array((EscapeSequence.control + "200~").utf8)
  private static let end = Array((EscapeSequence.control + "201~").utf8)

  private var last: [UInt8] = []
  private var isInside = false

  /// Records the next key.
  mutating func note(_ key: UInt8) {
    last = (last + [key]).suffix(Self.end.count)
    if last == Self.begin { isInside = true }
    if last == Self.end { isInside = false }
  }

  /// Returns the next key of the end mark; `nil` outside of a paste.
  mutating func nextKeyOfEnd() -> UInt8? {
    guard isInside else { return nil }
    let matched = (0..<Self.end.count).reversed().first { last.suffix($0) == Self.end.prefix($0) }
    let key = Self.end[matched ?? 0]
    note(key)
    return key
  }
}

private let keys = Keys()

/// Returns the next key to readline.
///
/// Once the line is cut short there are no more keys, also inside a search or a command that waits
/// for its argument.
private func readKey(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 {
  while true {
    if let key = keys.nextKeyOfPasteEnd() { return Int32(key) }
    for signal in keys.takeSignals() { act(on: signal) }
    guard !keys.isCutShort else { return Int32(BEHEST_NO_MORE_KEYS) }
    switch keys.wait(for: STDIN_FILENO) {
    case .bytes(let bytes):
      keys.note(bytes[0])
      return Int32(bytes[0])
    // EOF would make readline accept the half-typed line of a terminal that was closed.
    case .end, .failed: keys.cutShort(.ended)
    case nil: break
    }
  }
}

extension SessionSignal {
  /// Whether the signal ends the line that is being read.
  fileprivate var endsLine: Bool {
    switch self {
    case .interrupt, .end: true
    case .resize, .suspend, .resumed: false
    }
  }
}

private func act(on signal: SessionSignal) {
  switch signal {
  case .interrupt:
    behest_readline_move_to_end()
    behest_readline_redisplay()
    writeToTerminal("^C")
    keys.cutShort(.interrupted)
  case .resize:
    keys.drewBesideLine = true
    behest_readline_resized()
  case .suspend:
    keys.drewBesideLine = true
    behest_readline_leave_terminal()
    SignalWatch.actByDefault(SIGTSTP)
  case .resumed:
    keys.drewBesideLine = true
    behest_readline_leave_terminal()
    behest_readline_return_to_terminal()
  case .end(let number):
    behest_readline_leave_terminal()
    SignalWatch.actByDefault(number)
    keys.cutShort(.ended)
  }
}

private func writeToTerminal(_ text: String) {
  _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
}

private func acceptLine(_ count: Int32, _ key: Int32) -> Int32 {
  guard Continuation.isIncomplete(String(cString: behest_readline_buffer())) else {
    return behest_readline_accept(count, key)
  }
  behest_readline_move_to_end()
  behest_readline_insert("\n")
  return 0
}

private func insertNewline(_ count: Int32, _ key: Int32) -> Int32 {
  behest_readline_insert("\n")
  return 0
}

private func complete(
  _ text: UnsafePointer<CChar>?, _ start: Int32, _ end: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  behest_readline_completion_is_over()
  guard let completer = keys.completer else { return nil }
  let buffer = UnsafeRawBufferPointer(
    start: behest_readline_buffer(), count: Int(behest_readline_point()))
  let typed = String(decoding: buffer, as: UTF8.self)
  let completions = waitFor { await completer(typed) } ?? []
  guard !completions.isEmpty else { return nil }
  keys.completions = completions
  var texts = completions.map(\.text)
  if texts.count > 1 {
    texts.insert(Completion.commonPrefix(of: completions, typed: typed), at: 0)
  }
  return withCStrings(texts) { behest_readline_make_matches($0, texts.count) }
}

private func showCompletions(
  _ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: Int32, _ longest: Int32
) {
  keys.drewBesideLine = true
  let size = TerminalSize.current() ?? TerminalSize(columns: 80, rows: 24)
  let list = Completion.list(keys.completions, size: size)
  writeToTerminal("\n" + list)
  behest_readline_draw_anew()
}

/// Blocks this thread, which is readline's own, until there is a result; returns `nil` after two
/// seconds.
private func waitFor<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value? {
  let answer = Mutex<Value?>(nil)
  let isThere = DispatchSemaphore(value: 0)
  let task = Task {
    answer.withLock { [value = await body()] in $0 = value }
    isThere.signal()
  }
  if isThere.wait(timeout: .now() + 2) == .timedOut { task.cancel() }
  return answer.withLock { $0 }
}

private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies.map { UnsafePointer($0) })
}
