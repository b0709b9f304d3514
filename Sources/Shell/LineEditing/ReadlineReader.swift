// Reads lines at a terminal with GNU Readline, which calls back for keys, completions and drawing.

import BehestProcess
package import BehestShell
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
    Readline.open(nil) ? ReadlineReader() : nil

  private let histories = Mutex<(lines: History?, answers: History?)>((nil, nil))

  private init() {}

  /// Creates the reader of a program that is linked with the library; call it once.
  ///
  /// - Parameter symbol: Returns the address of a symbol of the library; `nil` for an unknown name.
  package convenience init(
    linked symbol: @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
  ) {
    let isWhole = Readline.open(symbol)
    precondition(isWhole, "The program is linked with a part of readline.")
    self.init()
  }

  /// Records lines in `history`, and offers the lines it contains with the arrow keys.
  ///
  /// - Parameter answers: The history of answers, each with the name of its question.
  package func remember(in history: History, answers: History? = nil) {
    histories.withLock { $0 = (history, answers) }
  }

  /// Moves a line from the history of answers to that of lines.
  package func recordAsCommand(_ line: String) {
    let histories = histories.withLock { $0 }
    if let answer = histories.answers?.records().last, answer.line.hasSuffix("\t" + line) {
      histories.answers?.delete(answer)
    }
    histories.lines?.add(line)
  }

  /// Whether the last line drew more on the screen than its prompt and itself.
  package var drewBesideLine: Bool { keys.drewBesideLine }

  /// Whether the prompt and the line are on the screen as they are, as the person has set up Readline.
  package var canDrawAroundLine: Bool {
    Self.setUpOnce()
    return Readline.isUsual
  }

  /// Reads one line on a thread of its own.
  package func readLine(_ prompt: Prompt, aids: LineAids) async -> ReadLine {
    let histories = histories.withLock { $0 }
    let recorded = Recorded(prompt, histories.lines, histories.answers, unsaid: aids.unsaid)
    return await SignalWatch.shared.handling({ keys.post($0) }) {
      await onThread {
        let result = Self.read(prompt, aids: aids, history: recorded.lines)
        // A word of the shell at a question is no answer to it.
        if case .line(let line) = result, aids.literal?(line) != true { recorded.add(line) }
        return result
      }
    }
  }

  private static func read(
    _ prompt: Prompt, aids: LineAids, history entries: [String]
  ) -> ReadLine {
    keys.begin(aids)
    setUpOnce()
    Readline.setHistory(entries)
    liveLine = LiveLine(
      prompt: prompt.text, on: prompt.isSecret ? nil : aids.livePage, history: entries,
      aids: aids)
    if !aids.choices.isEmpty {
      var list = ChoiceList(
        aids.choices, isNumbered: aids.isNumbered, selecting: aids.selection,
        most: aids.mostChoices, marked: aids.markedChoices)
      list.add(aids.otherChoices)
      liveLine.open(list, for: .answers)
    }
    let leaving: StaticString = Readline.pastes ? EscapeSequence.endPasteMarks : ""
    let (isSecret, isLive) = (prompt.isSecret, liveLine.isLive)
    let drawn = prompt.drawn(marks: Readline.marksOfNoWidth)
    // Keys that were typed before are a part of the line, and not only of the screen.
    if isLive { writeToTerminal("\r" + EscapeSequence.eraseLine) }
    let line =
      TakenTerminal.during(STDIN_FILENO, leaving: leaving, change: nil) {
        Readline.read(drawn, start: aids.start, isSecret: isSecret, isLive: isLive)
      } ?? Readline.read(drawn, start: aids.start, isSecret: isSecret, isLive: isLive)
    if liveLine.drewList { keys.drewBesideLine = true }
    Output.mayShowEcho.store(isLive, ordering: .relaxed)
    let cutShort = keys.end()
    if let line, cutShort == nil { return keys.choice.map { .choice($0, line) } ?? .line(line) }
    if !isSecret { aids.left?(Readline.line) }
    // Readline ends the line on the screen itself where it leaves bracketed paste.
    if !Readline.pastes { writeToTerminal("\n") }
    switch cutShort {
    case .interrupted: return .interrupted
    case .ended, nil: return .endOfInput
    case .rung:
      if isLive { writeToTerminal(EscapeSequence.move(by: -1) + EscapeSequence.eraseBelow) }
      if !isLive { keys.drewBesideLine = true }
      return .rung
    }
  }

  private static func setUpOnce() {
    guard !keys.isSetUp else { return }
    keys.isSetUp = true
    chooseLocale()
    Readline.setUp(
      readKey: readKey, complete: complete, showCompletions: showCompletions,
      handleKey: { number in
        Readline.Key(number).flatMap(LineCommand.init)?.run() == true ? 1 : 0
      }, drawAround: drawAround)
  }

  /// Sets a locale in which letters beyond ASCII are edited as such.
  ///
  /// The environment may name no locale, or one that is not installed.
  private static func chooseLocale() {
    let name = setlocale(LC_CTYPE, "").map { String(cString: $0) } ?? "C"
    if name == "C" || name == "POSIX" { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}

/// The lines that were typed at a prompt before, and the file that remembers the next one.
private struct Recorded: Sendable {
  let lines: [String]
  private let history: History?
  private let mark: String

  init(_ prompt: Prompt, _ lines: History?, _ answers: History?, unsaid: String?) {
    mark = prompt.question.map { $0 + "\t" } ?? ""
    history =
      prompt.isSecret ? nil : prompt.isRecorded ? lines : prompt.question == nil ? nil : answers
    let entries =
      history?.entries().filter { [mark] in $0.hasPrefix(mark) }
      .map { [mark] in String($0.dropFirst(mark.count)) } ?? []
    self.lines = entries + [unsaid].compactMap(\.self)
  }

  func add(_ line: String) {
    guard !line.isEmpty, mark.isEmpty || lines.last != line, !HistoryText.isAbout(line) else {
      return
    }
    history?.add(mark + line)
  }
}

/// The keys of the line that is being read.
let keys = Keys()

// Safe: only the reading thread uses it, and only while a line is read.
nonisolated(unsafe) var liveLine = LiveLine(prompt: "", on: nil, history: [], aids: .none)

/// Returns the next key to readline.
///
/// Once the line is cut short there are no more keys, also inside a search or a command that waits
/// for its argument.
private func readKey(_ stream: UnsafeMutablePointer<FILE>?) -> Int32 {
  while true {
    if let key = keys.nextKeyOfPaste() { return passOn(key) }
    let signals = keys.takeSignals()
    signals.forEach(act)
    guard !keys.isCutShort else { return Readline.noMoreKeys }
    // Keys may have come while the terminal was asked.
    guard signals.isEmpty else { continue }
    if let (line, hint) = keys.takeHint(), line == Readline.line {
      liveLine.take(hint, for: line)
      drawAround(1)
    }
    if keys.aids.bell?.isRinging == true, Readline.line.isEmpty, Readline.isUsual,
      liveLine.list == nil
    {
      liveLine.erase()
      keys.cutShort(.rung)
      continue
    }
    switch keys.wait(for: STDIN_FILENO) {
    case .bytes(let read):
      let bytes = keys.isInPaste ? read : withKeysBehindEscape(read)
      guard keys.note(bytes) || !leavesByEscape(bytes) else { continue }
      noteKey(bytes[0])
      // As in other shells, Ctrl-D ends a text of several lines; Enter then says it.
      if bytes == [0x04], Readline.isUsual, Readline.point == Readline.line.utf8.count,
        let closing = Continuation.closing(Readline.line)
      {
        Readline.insert(closing)
        Readline.redisplay()
        continue
      }
      // A question stays above its line.
      if bytes == [0x0C], let reminder = keys.aids.reminder {
        writeToTerminal(
          EscapeSequence.home + EscapeSequence.eraseScreen + reminder() + "\n")
        Readline.drawAnew()
        continue
      }
      return passOn(bytes[0])
    // EOF would make readline accept the half-typed line of a terminal that was closed.
    case .end, .failed: keys.cutShort(.ended)
    case nil: break
    }
  }
}

/// Passes a key on to Readline, with the rest of its sequence: for that, Readline would look at the terminal.
private func passOn(_ key: UInt8) -> Int32 {
  if key == EscapeSequence.escape { keys.takeKeysBehindEscape().forEach(Readline.push) }
  return Int32(key)
}

extension SessionSignal {
  /// Whether the signal ends the line that is being read.
  var endsLine: Bool {
    switch self {
    case .end(SIGQUIT), .resize, .suspend, .resumed: false
    case .interrupt, .end: true
    }
  }
}

private func act(on signal: SessionSignal) {
  switch signal {
  case .interrupt:
    liveLine.finish()
    Readline.move(to: Readline.line.utf8.count)
    Readline.redisplay()
    writeToTerminal("^C")
    keys.cutShort(.interrupted)
  case .resize: resize()
  case .suspend:
    keys.drewBesideLine = true
    liveLine.erase()
    Readline.leaveTerminal()
    SignalWatch.actByDefault(SIGTSTP)
    if let reminder = keys.aids.reminder { writeToTerminal(reminder() + "\n") }
  case .resumed:
    keys.drewBesideLine = true
    liveLine.forget()
    Readline.leaveTerminal()
    Readline.returnToTerminal()
  // Ctrl-\ ends no shell at its prompt.
  case .end(SIGQUIT): break
  case .end(let number):
    liveLine.finish()
    Readline.leaveTerminal()
    SignalWatch.actByDefault(number)
    keys.cutShort(.ended)
  }
}

/// Draws the line anew where its prompt is by now, after the window has changed its size.
private func resize() {
  keys.drewBesideLine = true
  guard liveLine.isLive, Readline.isUsual, let size = TerminalSize.current(),
    let places = liveLine.places(of: Readline.line, at: Readline.point, columns: size.columns)
  else {
    liveLine.forget()
    writeToTerminal(liveLine.isLive ? EscapeSequence.eraseBelow : "")
    Readline.resized()
    if liveLine.isLive { Readline.redisplay() }
    return
  }
  // The terminal is asked only if it matters.
  let isCertain = places.cut.row == places.wrapped.row
  let rows = places.row(ofCursorIn: isCertain ? nil : keys.cursorColumn(of: STDIN_FILENO))
  writeToTerminal(EscapeSequence.move(by: -rows) + EscapeSequence.eraseBelow)
  liveLine.forget()
  Readline.drawAnew()
}

// MARK: Drawing around the line

private func drawAround(_ isAfter: Int32) {
  guard Readline.isUsual, let size = TerminalSize.current() else {
    if isAfter == 0 { liveLine.erase() }
    return
  }
  let line = Readline.line
  liveLine.mode = Readline.mode
  guard size.columns >= 20 else {
    if isAfter == 0 { return liveLine.erase() }
    return liveLine.note(line, point: Readline.point, columns: size.columns)
  }
  guard isAfter != 0 else {
    return liveLine.prepare(for: line, columns: size.columns)
  }
  liveLine.draw(around: line, point: Readline.point, size: size)
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
  case 0x0C:
    liveLine.forget()
    keys.aids.screenCleared?()
  case 0x04 where Readline.line.isEmpty, 0x0F: liveLine.erase()
  default: break
  }
}

/// Whether Esc by itself is heard: it leaves a list or a question.
private var hearsEscape: Bool {
  (liveLine.isLive || keys.aids.escapeLeaves && Readline.isUsual) && !Readline.isVi
}

/// Returns keys with those that follow an Esc at once, a second one instead of it: Readline would wait for more.
private func withKeysBehindEscape(_ first: [UInt8]) -> [UInt8] {
  let escape = EscapeSequence.escape
  var read = first
  while hearsEscape, read == [escape] || read == [escape, escape] {
    read = [escape]
    // With nothing to leave, Esc and a letter may be a key of Emacs.
    let leaves = liveLine.list != nil || keys.aids.escapeLeaves
    guard !Keys.isQuiet(STDIN_FILENO, milliseconds: leaves ? 50 : 500),
      case .bytes(let more)? = keys.wait(for: STDIN_FILENO)
    else { break }
    read += more
  }
  return read
}

/// Acts on Esc by itself, which leaves a list or a question; returns `false` for any other keys.
private func leavesByEscape(_ read: [UInt8]) -> Bool {
  guard read == [EscapeSequence.escape], hearsEscape else { return false }
  if LineCommand.leaveList() || !keys.aids.escapeLeaves { return true }
  if liveLine.isLive { liveLine.finish() }
  keys.cutShort(.ended)
  return true
}

func writeToTerminal(_ text: String) {
  _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
}

private func complete(
  _ text: UnsafePointer<CChar>?, _ start: Int32, _ end: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  Readline.endCompletion()
  guard !Readline.isInWord else { return nil }
  let typed = Readline.lineToCursor
  let aids = keys.aids
  let completions = waitFor { await aids.completions(of: typed) } ?? []
  guard !completions.isEmpty else { return nil }
  keys.completions = completions
  var texts = completions.map(\.text)
  if texts.count > 1 {
    texts.insert(Completion.commonPrefix(of: completions, typed: typed), at: 0)
  }
  return Readline.matches(texts)
}

private func showCompletions(
  _ matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: Int32, _ longest: Int32
) {
  keys.drewBesideLine = true
  let size = TerminalSize.current() ?? TerminalSize(columns: 80, rows: 24)
  let list = Completion.list(keys.completions, size: size)
  writeToTerminal("\n" + list)
  Readline.drawAnew()
}

/// Blocks this thread, which is readline's own, until there is a result; returns `nil` after two
/// seconds.
func waitFor<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value? {
  let answer = Mutex<Value?>(nil)
  let isThere = DispatchSemaphore(value: 0)
  let task = Task {
    answer.withLock { [value = await body()] in $0 = value }
    isThere.signal()
  }
  if isThere.wait(timeout: .now() + 2) == .timedOut { task.cancel() }
  return answer.withLock { $0 }
}
