// GNU Readline in Swift's terms; only this file uses the library.

import CLineEditing
import Glibc

/// The line that Readline reads, and its library.
///
/// Everything but `open(_:)` and `cells(of:)` is for the reading thread.
enum Readline {
  /// A key that Readline asks about before it acts itself.
  enum Key {
    case enter, up, down, pageUp, pageDown, left, right, wordRight, home, end, tab, backTab,
      history, abort, edit

    /// Creates a key from its number in C; `nil` for an unknown one.
    init?(_ number: Int32) {
      switch behest_key(UInt32(number)) {
      case BEHEST_KEY_ENTER: self = .enter
      case BEHEST_KEY_UP: self = .up
      case BEHEST_KEY_DOWN: self = .down
      case BEHEST_KEY_PAGE_UP: self = .pageUp
      case BEHEST_KEY_PAGE_DOWN: self = .pageDown
      case BEHEST_KEY_LEFT: self = .left
      case BEHEST_KEY_RIGHT: self = .right
      case BEHEST_KEY_WORD_RIGHT: self = .wordRight
      case BEHEST_KEY_HOME: self = .home
      case BEHEST_KEY_END: self = .end
      case BEHEST_KEY_TAB: self = .tab
      case BEHEST_KEY_BACK_TAB: self = .backTab
      case BEHEST_KEY_HISTORY: self = .history
      case BEHEST_KEY_ABORT: self = .abort
      case BEHEST_KEY_EDIT: self = .edit
      default: return nil
      }
    }
  }

  /// A list of C strings that Readline will free.
  typealias Matches = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The value that a reader of keys returns at the end of input.
  static let noMoreKeys = Int32(BEHEST_NO_MORE_KEYS)

  /// Finds the library's symbols, in the program or in the system's library; returns whether all are there.
  static func open(
    _ symbol: (@convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?)?
  ) -> Bool {
    behest_readline_open(symbol) != 0
  }

  /// Sets the functions that Readline calls; called once.
  static func setUp(
    readKey: @convention(c) (UnsafeMutablePointer<FILE>?) -> Int32,
    complete: @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> Matches?,
    showCompletions: @convention(c) (Matches?, Int32, Int32) -> Void,
    handleKey: @convention(c) (Int32) -> Int32, drawAround: @convention(c) (Int32) -> Void
  ) {
    // Readline keeps the name as long as the process runs.
    behest_readline_set_up(
      strdup("Behest"), readKey, complete, showCompletions, handleKey, drawAround)
  }

  /// The characters before and behind what takes no room in a prompt: RL_PROMPT_START_IGNORE and its end.
  static let marksOfNoWidth = ("\u{1}", "\u{2}")

  /// Reads a line that begins with a text; `nil` at the end of the input.
  static func read(
    _ prompt: String, start: String, isSecret: Bool, isLive: Bool
  ) -> String? {
    guard let line = behest_readline(prompt, start, isSecret ? 1 : 0, isLive ? 1 : 0)
    else { return nil }
    defer { free(line) }
    return String(
      decoding: UnsafeRawBufferPointer(start: line, count: strlen(line)), as: UTF8.self)
  }

  // MARK: The line

  /// The line as it is typed so far.
  static var line: String { String(cString: behest_readline_buffer()) }

  /// The part of the line before the cursor.
  static var lineToCursor: String {
    String(
      decoding: UnsafeRawBufferPointer(start: behest_readline_buffer(), count: point), as: UTF8.self
    )
  }

  /// Whether the cursor stands before the rest of a word, which a completion would be glued to.
  static var isInWord: Bool {
    line.utf8.dropFirst(point).first.map { $0 != UInt8(ascii: " ") } ?? false
  }

  /// The place of the cursor, as a zero-based offset in bytes.
  static var point: Int { Int(behest_readline_point()) }

  /// Whether the prompt and the line are on the screen as they are, without a search or a count.
  static var isUsual: Bool { behest_readline_is_usual() != 0 }

  /// The mode of the keys as the prompt begins with it, if the person wants it to.
  static var mode: String {
    let parts = String(cString: behest_readline_mode()).split(
      separator: "\u{1}", omittingEmptySubsequences: false)
    // Between two marks stands what takes no room.
    return parts.first.map(String.init).map { first in
      first + parts.dropFirst().map { $0.drop { $0 != "\u{2}" }.dropFirst() }.joined()
    } ?? ""
  }

  /// Whether the keys are those of vi.
  static var isVi: Bool { behest_readline_is_vi() != 0 }

  /// Whether the terminal marks what is pasted while a line is read.
  static var pastes: Bool { behest_readline_pastes() != 0 }

  static func insert(_ text: String) { behest_readline_insert(text) }
  static func replace(with text: String) { behest_readline_replace(text) }

  /// Lets a key be the next that Readline reads, behind those that were pushed before.
  static func push(_ key: UInt8) { behest_readline_push(Int32(key)) }

  static func ring() { behest_readline_ring() }
  static func move(to offset: Int) { behest_readline_move(Int32(offset)) }

  // MARK: The screen

  static func redisplay() { behest_readline_redisplay() }
  static func drawAnew() { behest_readline_draw_anew() }
  static func resized() { behest_readline_resized() }
  static func leaveTerminal() { behest_readline_leave_terminal() }
  static func returnToTerminal() { behest_readline_return_to_terminal() }

  /// Returns the cells of a code point, as Readline counts them; `nil` for one drawn in another way.
  static func cells(of scalar: Unicode.Scalar) -> Int? {
    let width = Int(behest_cells(wchar_t(bitPattern: scalar.value)))
    return width >= 0 ? width : nil
  }

  // MARK: Completion and history

  /// Keeps Readline from completing the names of files.
  static func endCompletion() { behest_readline_completion_is_over() }

  static func matches(_ texts: [String]) -> Matches? {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return behest_readline_make_matches(copies.map { UnsafePointer($0) }, copies.count)
  }

  /// Sets the earlier lines, oldest first.
  static func setHistory(_ lines: [String]) {
    behest_history_clear()
    for line in lines where !line.contains("\0") { behest_history_add(line) }
  }
}
