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

  private let histories = Mutex<(lines: History?, answers: History?)>((nil, nil))

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
  ///
  /// - Parameter answers: The history of answers, each with the name of its question.
  package func remember(in history: History, answers: History? = nil) {
    histories.withLock { $0 = (history, answers) }
  }

  /// Whether the last line drew more on the screen than its prompt and itself.
  package var drewBesideLine: Bool { keys.drewBesideLine }

  /// Reads one line on a thread of its own.
  package func readLine(_ prompt: Prompt, aids: LineAids) async -> ReadLine {
    let histories = histories.withLock { $0 }
    let recorded = Recorded(prompt, histories.lines, histories.answers)
    return await SignalWatch.shared.handling({ keys.post($0) }) {
      await onThread {
        let result = Self.read(prompt, aids: aids, history: recorded.lines)
        if case .line(let line) = result { recorded.add(line) }
        return result
      }
    }
  }

  private static func read(
    _ prompt: Prompt, aids: LineAids, history entries: [String]
  ) -> ReadLine {
    keys.begin(aids)
    setUpOnce()
    loadHistory(entries)
    liveLine = LiveLine(
      prompt: prompt.text, on: prompt.isSecret ? nil : aids.livePage, history: entries,
      note: aids.note)
    if !aids.choices.isEmpty {
      liveLine.open(
        ChoiceList(aids.choices, isNumbered: aids.isNumbered, selecting: aids.selection),
        for: .answers)
    }
    let leaving: StaticString = behest_readline_pastes() == 0 ? "" : EscapeSequence.endPasteMarks
    let (isSecret, isLive): (Int32, Int32) = (prompt.isSecret ? 1 : 0, liveLine.isLive ? 1 : 0)
    let line =
      TakenTerminal.during(STDIN_FILENO, leaving: leaving, change: nil) {
        behest_readline(prompt.text, isSecret, isLive)
      } ?? behest_readline(prompt.text, isSecret, isLive)
    defer { free(line) }
    if liveLine.drewList { keys.drewBesideLine = true }
    let cutShort = keys.end()
    if let line, cutShort == nil {
      let bytes = UnsafeRawBufferPointer(start: line, count: strlen(line))
      let text = String(decoding: bytes, as: UTF8.self)
      return keys.choice.map { .choice($0, text) } ?? .line(text)
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
    behest_readline_set_up(
      strdup("Behest"), readKey, complete, showCompletions,
      { LineCommand($0)?.run() == true ? 1 : 0 },
      drawAround)
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

/// The lines that were typed at a prompt before, and the file that remembers the next one.
private struct Recorded: Sendable {
  let lines: [String]
  private let history: History?
  private let mark: String

  init(_ prompt: Prompt, _ lines: History?, _ answers: History?) {
    mark = prompt.question.map { $0 + "\t" } ?? ""
    history =
      prompt.isSecret ? nil : prompt.isRecorded ? lines : prompt.question == nil ? nil : answers
    self.lines =
      history?.entries().filter { [mark] in $0.hasPrefix(mark) }
      .map { [mark] in String($0.dropFirst(mark.count)) } ?? []
  }

  func add(_ line: String) {
    guard !line.isEmpty, mark.isEmpty || lines.last != line else { return }
    history?.add(mark + line)
  }
}

private let keys = Keys()

// Safe: only the reading thread uses it, and only while a line is read.
nonisolated(unsafe) private var liveLine = LiveLine(prompt: "", on: nil, history: [])

/// The line as it is typed so far.
private var typedLine: String { String(cString: behest_readline_buffer()) }

/// The part of the line before the cursor.
private var typedToCursor: String {
  String(
    decoding: UnsafeRawBufferPointer(
      start: behest_readline_buffer(), count: Int(behest_readline_point())), as: UTF8.self)
}

/// Returns the next key to readline.
///
/// Once the line is cut short there are no more keys, also inside a search or a command that waits
/// for its argument.
private func readKey(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 {
  while true {
    if let key = keys.nextKeyOfPasteEnd() { return Int32(key) }
    for signal in keys.takeSignals() { act(on: signal) }
    guard !keys.isCutShort else { return Int32(BEHEST_NO_MORE_KEYS) }
    if let (line, hint) = keys.takeHint(), line == typedLine {
      liveLine.take(hint, for: line)
      drawAround(1)
    }
    switch keys.wait(for: STDIN_FILENO) {
    case .bytes(let bytes):
      keys.note(bytes[0])
      guard !leavesByEscape(bytes[0]) else { continue }
      noteKey(bytes[0])
      return Int32(bytes[0])
    // EOF would make readline accept the half-typed line of a terminal that was closed.
    case .end, .failed: keys.cutShort(.ended)
    case nil: break
    }
  }
}

extension SessionSignal {
  /// Whether the signal ends the line that is being read.
  var endsLine: Bool {
    switch self {
    case .interrupt, .end: true
    case .resize, .suspend, .resumed: false
    }
  }
}

private func act(on signal: SessionSignal) {
  switch signal {
  case .interrupt:
    liveLine.finish()
    behest_readline_move_to_end()
    behest_readline_redisplay()
    writeToTerminal("^C")
    keys.cutShort(.interrupted)
  case .resize:
    keys.drewBesideLine = true
    liveLine.forget()
    writeToTerminal(liveLine.isLive ? EscapeSequence.eraseBelow : "")
    behest_readline_resized()
    if liveLine.isLive { behest_readline_redisplay() }
  case .suspend:
    keys.drewBesideLine = true
    liveLine.erase()
    behest_readline_leave_terminal()
    SignalWatch.actByDefault(SIGTSTP)
  case .resumed:
    keys.drewBesideLine = true
    liveLine.forget()
    behest_readline_leave_terminal()
    behest_readline_return_to_terminal()
  case .end(let number):
    liveLine.finish()
    behest_readline_leave_terminal()
    SignalWatch.actByDefault(number)
    keys.cutShort(.ended)
  }
}

// MARK: Drawing around the line

private func drawAround(_ isAfter: Int32) {
  guard behest_readline_is_usual() != 0, let size = TerminalSize.current(), size.columns >= 20
  else {
    if isAfter == 0 { liveLine.erase() }
    return
  }
  let line = typedLine
  guard isAfter != 0 else {
    return liveLine.prepare(for: line, columns: size.columns)
  }
  liveLine.draw(around: line, point: Int(behest_readline_point()), size: size)
  guard liveLine.needsHint(for: line) else { return }
  understanding?.cancel()
  guard let hinter = keys.aids.hinter else { return }
  understanding = Task {
    let hint = await hinter(line)
    if !Task.isCancelled { keys.post(hint, for: line) }
  }
}

// Safe: only the reading thread uses it.
nonisolated(unsafe) private var understanding: Task<Void, Never>?

/// Erases what Readline does not know of before a key that ends the line or clears the screen.
private func noteKey(_ key: UInt8) {
  switch key {
  case 0x0C: liveLine.forget()
  case 0x04 where typedLine.isEmpty, 0x0F: liveLine.erase()
  default: break
  }
}

/// Acts on Esc by itself, which leaves a list or a question; returns `false` for any other key.
private func leavesByEscape(_ key: UInt8) -> Bool {
  guard key == EscapeSequence.escape, liveLine.isLive, behest_readline_is_vi() == 0,
    liveLine.list != nil || keys.aids.escapeLeaves,
    Keys.isQuiet(STDIN_FILENO, milliseconds: 50)
  else { return false }
  if LineCommand.leaveList() { return true }
  guard keys.aids.escapeLeaves else { return false }
  liveLine.finish()
  keys.cutShort(.ended)
  return true
}

/// A command of a key that acts before Readline's own command does.
private enum LineCommand {
  case enter, move(Int), page(Int), acceptSuggestion, acceptWord, complete, history, leave, edit

  init?(_ key: Int32) {
    switch behest_key(UInt32(key)) {
    case BEHEST_KEY_ENTER: self = .enter
    case BEHEST_KEY_UP, BEHEST_KEY_BACK_TAB: self = .move(-1)
    case BEHEST_KEY_DOWN: self = .move(1)
    case BEHEST_KEY_PAGE_UP: self = .page(-1)
    case BEHEST_KEY_PAGE_DOWN: self = .page(1)
    case BEHEST_KEY_RIGHT, BEHEST_KEY_END: self = .acceptSuggestion
    case BEHEST_KEY_WORD_RIGHT: self = .acceptWord
    case BEHEST_KEY_TAB: self = .complete
    case BEHEST_KEY_HISTORY: self = .history
    case BEHEST_KEY_ABORT: self = .leave
    case BEHEST_KEY_EDIT: self = .edit
    default: return nil
    }
  }

  /// Runs the command; returns whether Readline's own must not run.
  func run() -> Bool {
    switch self {
    case .enter: enter()
    case .move(let step): move(by: step)
    case .page(let step): move(by: step * liveLine.pageStep)
    case .acceptSuggestion: accept { $0 }
    case .acceptWord:
      accept { ghost in
        let spaces = ghost.prefix { $0 == " " }
        return String(spaces + ghost.dropFirst(spaces.count).prefix { $0 != " " })
      }
    case .complete: complete()
    case .history: openHistory()
    case .leave: Self.leaveList()
    case .edit: edit()
    }
  }

  private func enter() -> Bool {
    let line = typedLine
    if let list = liveLine.list, let index = list.choice {
      let text = list.choices[index].text
      switch liveLine.purpose {
      case .answers:
        guard !keys.aids.isHeardAsItStands(line) else { break }
        keys.choice = list.ownChoice
        behest_readline_replace(text)
        liveLine.close()
        behest_readline_redisplay()
      case .completions, .history:
        liveLine.close()
        behest_readline_replace(text)
        return true
      }
    } else if Continuation.isIncomplete(line) {
      behest_readline_move_to_end()
      behest_readline_insert("\n")
      return true
    }
    liveLine.finish()
    return false
  }

  private func move(by step: Int) -> Bool {
    guard liveLine.list != nil else { return false }
    liveLine.move(by: step)
    return true
  }

  private func accept(_ part: (String) -> String) -> Bool {
    let line = typedLine
    guard Int(behest_readline_point()) == line.utf8.count, let ghost = liveLine.ghost(after: line)
    else { return false }
    behest_readline_insert(part(ghost))
    return true
  }

  private func complete() -> Bool {
    guard liveLine.isLive else { return false }
    if liveLine.list != nil { return move(by: 1) }
    let typed = typedToCursor
    guard typed.utf8.count == typedLine.utf8.count else { return false }
    let aids = keys.aids
    let completions = waitFor { await aids.completions(of: typed) } ?? []
    guard completions.count > 1 else { return false }
    let common = Completion.commonPrefix(of: completions, typed: typed)
    if common != typed { behest_readline_replace(common) }
    let choices = completions.map {
      ChoiceList.Choice(text: $0.text, label: $0.label, detail: $0.detail)
    }
    liveLine.open(ChoiceList(choices, isNumbered: false, selecting: .none), for: .completions)
    return true
  }

  private func openHistory() -> Bool {
    guard liveLine.isLive, !liveLine.history.isEmpty else { return false }
    if liveLine.list != nil { return move(by: 1) }
    let line = typedLine
    var seen: Set<String> = []
    let choices = liveLine.history.reversed().filter { seen.insert($0).inserted }
      .map { ChoiceList.Choice(text: $0) }
    liveLine.open(
      ChoiceList(choices, isNumbered: false, selecting: .first), for: .history(before: line),
      narrowedTo: line)
    return true
  }

  /// Closes the list of completions or of the history; returns `false` where there is none.
  static func leaveList() -> Bool {
    guard liveLine.list != nil else { return false }
    switch liveLine.purpose {
    case .answers: return false
    case .completions: break
    case .history(let before): if before != typedLine { behest_readline_replace(before) }
    }
    liveLine.close()
    behest_readline_redisplay()
    return true
  }

  /// Opens the line in the person's editor, and takes over what was saved.
  private func edit() -> Bool {
    guard let edit = keys.aids.edit else { return false }
    liveLine.erase()
    liveLine.forget()
    keys.drewBesideLine = true
    behest_readline_leave_terminal()
    let edited = edit(typedLine)
    behest_readline_return_to_terminal()
    if let edited { behest_readline_replace(edited) }
    return true
  }
}

private func writeToTerminal(_ text: String) {
  _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
}

private func complete(
  _ text: UnsafePointer<CChar>?, _ start: Int32, _ end: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  behest_readline_completion_is_over()
  let typed = typedToCursor
  let aids = keys.aids
  let completions = waitFor { await aids.completions(of: typed) } ?? []
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
