// The bytes and signals that reach the line being read, one at a time.

import BehestProcess
import BehestShell
import CardTerminal
import Glibc
import Synchronization

/// The keys of the line that is being read, and the event that cuts it short.
final class Keys: Sendable {
  enum CutShort: Sendable { case interrupted, ended, rung }

  private struct State {
    var isReading = false
    var isSetUp = false
    var cutShort: CutShort?
    var aids = LineAids.none
    var completions: [Completion] = []
    var hint: (line: String, hint: LineHint)?
    var choice: Int?
    var signals: [SessionSignal] = []
    /// The time when the first of the signals arrived.
    var waitsSince = ContinuousClock.now
    var drewBesideLine = false
    var paste = PasteMarks()
    /// The bytes that are read and not yet passed to readline, in reverse order.
    var rest: [UInt8] = []
    var reports = CursorReports()
  }

  private let state = Mutex(State())
  private let wakes = WakePipe()

  var isSetUp: Bool {
    get { state.withLock { $0.isSetUp } }
    set { state.withLock { $0.isSetUp = newValue } }
  }

  /// The aids that are offered while the line is typed.
  var aids: LineAids { state.withLock { $0.aids } }

  /// The choice below the line that is its answer; `nil` for none.
  var choice: Int? {
    get { state.withLock { $0.choice } }
    set { state.withLock { $0.choice = newValue } }
  }

  var completions: [Completion] {
    get { state.withLock { $0.completions } }
    set { state.withLock { $0.completions = newValue } }
  }

  var drewBesideLine: Bool {
    get { state.withLock { $0.drewBesideLine } }
    set { state.withLock { $0.drewBesideLine = newValue } }
  }

  var isCutShort: Bool { state.withLock { $0.cutShort != nil } }

  func begin(_ aids: LineAids) {
    aids.bell?.wake { [wakes] in wakes.wake() }
    state.withLock { state in
      state.isReading = true
      state.cutShort = nil
      state.aids = aids
      state.hint = nil
      state.choice = nil
      state.completions = []
      state.signals = []
      state.drewBesideLine = false
      state.paste = PasteMarks()
      state.rest = []
    }
  }

  /// Records keys of which the first is passed to readline next; returns whether they are of a paste.
  func note(_ keys: [UInt8]) -> Bool {
    state.withLock { state in
      state.rest = keys.dropFirst().reversed()
      state.paste.note(keys[0])
      return state.paste.isInside
    }
  }

  /// Returns the next key of a paste without waiting; `nil` if it has yet to be read.
  ///
  /// Once the line is over, that is the next key of the mark that ends an unfinished paste: without
  /// it, readline would wait for more.
  func nextKeyOfPaste() -> UInt8? {
    state.withLock { state in
      let isOver = state.cutShort != nil || state.signals.contains(where: \.endsLine)
      if isOver { return state.paste.nextKeyOfEnd() }
      guard let key = state.rest.popLast() else { return nil }
      state.paste.note(key)
      return key
    }
  }

  /// Whether the keys are those of a paste.
  var isInPaste: Bool { state.withLock { $0.paste.isInside } }

  /// Removes and returns the keys behind an Esc that were read with it; none inside of a paste.
  func takeKeysBehindEscape() -> [UInt8] {
    state.withLock { state in
      guard !state.paste.isInside else { return [] }
      let keys = Array(state.rest.reversed())
      state.rest = []
      for key in keys { state.paste.note(key) }
      return keys
    }
  }

  func end() -> CutShort? {
    state.withLock { state in
      state.isReading = false
      state.aids = .none
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
      defer { state.signals = [] }
      return state.signals
    }
  }

  /// Records how a line is understood, and wakes the reading thread, which draws it.
  func post(_ hint: LineHint, for line: String) {
    state.withLock { state in
      guard state.isReading else { return }
      state.hint = (line, hint)
      wakes.wake()
    }
  }

  func takeHint() -> (line: String, hint: LineHint)? {
    state.withLock { state in
      defer { state.hint = nil }
      return state.hint
    }
  }

  /// Returns whether nothing more was typed within some milliseconds.
  static func isQuiet(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) == 0
  }

  func cutShort(_ reason: CutShort) {
    state.withLock { $0.cutShort = reason }
  }

  /// Waits for a key or a signal; bytes of a paste may be several.
  ///
  /// Nothing behind the paste is read, which may be for another program.
  ///
  /// - Parameter patience: The time limit in milliseconds; negative for none.
  /// - Returns: `nil` when a signal came first, or nothing in time.
  func wait(for descriptor: Int32, patience: Int32 = -1) -> Descriptor.Chunk? {
    var requests = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakes.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let (isReport, count) = state.withLock { ($0.reports.isIncomplete, $0.paste.atLeast) }
    let limit = isReport ? CursorReports.patience : patience
    guard poll(&requests, nfds_t(requests.count), limit) > 0 else {
      let typed = state.withLock { $0.reports.takeTyped() }
      return typed.isEmpty ? nil : .bytes(typed)
    }
    if requests[1].revents != 0 {
      wakes.drain()
      return nil
    }
    let chunk = Descriptor.read(descriptor, upTo: count)
    guard case .bytes(let bytes) = chunk else { return chunk }
    let typed = state.withLock { $0.reports.typed(in: bytes) }
    return typed.isEmpty ? nil : .bytes(typed)
  }

  /// Asks the terminal for the cursor's column, zero for the first; keys that are typed meanwhile follow.
  ///
  /// - Returns: `nil` when a signal came first, or no report in time; it is left out of the keys when it
  ///   comes.
  func cursorColumn(of terminal: Int32) -> Int? {
    state.withLock { $0.reports.due += 1 }
    writeToTerminal(EscapeSequence.askForCursor)
    let end = ContinuousClock.now + CursorReports.longest
    var typed: [UInt8] = []
    defer { state.withLock { $0.rest = typed.reversed() } }
    while ContinuousClock.now < end, typed.count < CursorReports.mostTyped {
      if let column = state.withLock({ $0.reports.takeColumn() }) { return column }
      switch wait(for: terminal, patience: CursorReports.patience) {
      case .bytes(let bytes): typed += bytes
      case nil where !state.withLock({ $0.signals.isEmpty }): return nil
      case nil: continue
      case .end, .failed: return nil
      }
    }
    return nil
  }
}

/// A parser that separates reports of the cursor's place, `CPR` of ECMA-48, from keys.
struct CursorReports {
  /// The time in milliseconds within which the rest of a report arrives.
  static let patience: Int32 = 25

  /// The time within which a report arrives over a slow line.
  static let longest: Duration = .milliseconds(300)

  /// The most keys that are typed before the report is no longer waited for.
  static let mostTyped = 64

  /// The number of reports that were asked for and have not come.
  var due = 0
  private var sequence: [UInt8] = []
  private var column: Int?

  private static let start = [UInt8](EscapeSequence.control.utf8)

  /// Whether a report, or a key that begins as one, has arrived in part.
  var isIncomplete: Bool { !sequence.isEmpty }

  /// Returns the column of the last report once.
  mutating func takeColumn() -> Int? {
    defer { column = nil }
    return column
  }

  /// Returns the bytes that begin as a report does and are none.
  mutating func takeTyped() -> [UInt8] {
    defer { sequence = [] }
    return sequence
  }

  /// Returns the bytes that are no part of a report.
  mutating func typed(in bytes: [UInt8]) -> [UInt8] {
    guard due > 0 else { return bytes }
    var typed: [UInt8] = []
    for byte in bytes {
      if byte == EscapeSequence.escape { typed += takeTyped() }
      sequence.append(byte)
      let body = sequence.dropFirst(Self.start.count)
      let isDigits = body.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
      if byte == UInt8(ascii: "R"), let column = Self.column(in: body.dropLast()) {
        self.column = column
        due -= 1
        sequence = []
      } else if !Self.start.starts(with: sequence.prefix(Self.start.count)) || !isDigits {
        typed += takeTyped()
      }
    }
    return typed
  }

  /// Returns the column of "12;40", the parameters of a report.
  private static func column(in parameters: some Collection<UInt8>) -> Int? {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 2, numbers[0] != nil, let column = numbers[1] else { return nil }
    return column - 1
  }
}

/// A parser of the marks with which a terminal encloses pasted text.
private struct PasteMarks {
  private static let begin = mark("200~")
  private static let end = mark("201~")
  private static let length = 6

  /// The latest keys, the newest in the lowest byte.
  private var last: UInt64 = 0
  /// Whether the mark that begins a paste was passed, and the one that ends it was not.
  private(set) var isInside = false

  private static func mark(_ name: String) -> UInt64 {
    (EscapeSequence.control + name).utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The number of bytes that follow for certain: those the end mark still lacks, or one key.
  var atLeast: Int { isInside ? Self.length - matched : 1 }

  /// The number of bytes of the end mark that the latest keys are.
  private var matched: Int {
    (0..<Self.length).reversed().first { count in
      last & (1 << (8 * UInt64(count)) - 1) == Self.end >> (8 * UInt64(Self.length - count))
    } ?? 0
  }

  /// Records the next key.
  mutating func note(_ key: UInt8) {
    last = (last << 8 | UInt64(key)) & (1 << 48 - 1)
    if last == Self.begin { isInside = true }
    if last == Self.end { isInside = false }
  }

  /// Returns the next key of the end mark; `nil` outside of a paste.
  mutating func nextKeyOfEnd() -> UInt8? {
    guard isInside else { return nil }
    let key = UInt8(truncatingIfNeeded: Self.end >> (8 * UInt64(Self.length - 1 - matched)))
    note(key)
    return key
  }
}
