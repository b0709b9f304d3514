// A text that is edited: its lines, the cursor, and what can be undone.

import CardTerminal

/// A text as lines of UTF-8, with a cursor.
///
/// Lines are arrays of bytes, so that a key in a document of megabytes costs no more than its line.
/// The cursor is always between two clusters, as a terminal draws them. Every change can be undone;
/// what is typed or erased in a row is undone at once.
package struct TextBuffer: Sendable {
  /// A place in the text.
  package struct Position: Hashable, Comparable, Sendable {
    /// The index of the line.
    package var line = 0
    /// The UTF-8 offset within the line.
    package var offset = 0

    /// Creates a place.
    package init(line: Int = 0, offset: Int = 0) {
      self.line = line
      self.offset = offset
    }

    /// Returns whether a place is before another.
    package static func < (one: Position, other: Position) -> Bool {
      (one.line, one.offset) < (other.line, other.offset)
    }
  }

  /// A replacement of a part of the text by another.
  struct Edit: Sendable {
    /// The kinds of edits that are undone together with the one before.
    enum Kind { case typing, erasing, other }

    var kind: Kind
    var start: Position
    var removed: [UInt8]
    var inserted: [UInt8]
    var cursorBefore: Position
  }

  /// The lines without line feeds; at least one, which may be empty.
  package private(set) var lines: [[UInt8]]

  /// The place of the cursor, between two clusters of a line.
  package private(set) var cursor = Position()

  /// The number of changes so far, by which copies of the text can be told apart.
  package private(set) var revision = 0

  private var done: [Edit] = []
  private var undone: [Edit] = []
  /// Whether the next edit is undone separately, since the cursor was moved.
  private var beginsAnew = true

  private static let lineFeed = UInt8(ascii: "\n")
  private static let undoLimit = 1_000

  /// Creates a buffer with a text; the cursor is at its beginning.
  package init(_ text: String = "") {
    lines = Self.lines(of: Array(text.utf8))
  }

  /// The whole text.
  package var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(lines.count) { $0 + $1.count })
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.append(Self.lineFeed) }
      bytes += line
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The length of the text in UTF-8.
  package var length: Int { lines.reduce(lines.count - 1) { $0 + $1.count } }

  /// Whether the text is empty.
  package var isEmpty: Bool { lines.count == 1 && lines[0].isEmpty }

  /// The place after the last character.
  package var end: Position {
    Position(line: lines.count - 1, offset: lines[lines.count - 1].count)
  }

  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: lineFeed, omittingEmptySubsequences: false).map(Array.init)
  }

  // MARK: Changing

  /// Replaces a part of the text, and puts the cursor after what was inserted.
  mutating func replace(_ start: Position, _ end: Position, with bytes: [UInt8], _ kind: Edit.Kind)
  {
    let edit = Edit(
      kind: kind, start: start, removed: self.bytes(from: start, to: end), inserted: bytes,
      cursorBefore: cursor)
    guard !edit.removed.isEmpty || !bytes.isEmpty else { return }
    cursor = splice(start, end, bytes)
    snap()
    remember(edit)
    undone = []
    beginsAnew = false
  }

  private mutating func remember(_ edit: Edit) {
    if !beginsAnew, let last = done.last, last.kind == edit.kind {
      switch edit.kind {
      // A word is undone with the spaces before it.
      case .typing
      where last.start.line == edit.start.line
        && last.start.offset + last.inserted.count == edit.start.offset && edit.removed.isEmpty
        && !(edit.inserted.first == 0x20 && last.inserted.last != 0x20):
        done[done.count - 1].inserted += edit.inserted
        return
      case .erasing where edit.start.line == last.start.line && last.inserted.isEmpty:
        if edit.start == last.start {
          done[done.count - 1].removed += edit.removed
          return
        }
        if edit.start.offset + edit.removed.count == last.start.offset {
          done[done.count - 1].removed = edit.removed + last.removed
          done[done.count - 1].start = edit.start
          return
        }
      default: break
      }
    }
    done.append(edit)
    if done.count > Self.undoLimit { done.removeFirst(done.count - Self.undoLimit) }
  }

  /// Undoes the last change; returns `false` when there is none.
  @discardableResult
  package mutating func undo() -> Bool {
    guard let edit = done.popLast() else { return false }
    _ = splice(edit.start, Self.end(of: edit.inserted, from: edit.start), edit.removed)
    cursor = edit.cursorBefore
    snap()
    undone.append(edit)
    beginsAnew = true
    return true
  }

  /// Makes the change again that was undone last; returns `false` when there is none.
  @discardableResult
  package mutating func redo() -> Bool {
    guard let edit = undone.popLast() else { return false }
    cursor = splice(edit.start, Self.end(of: edit.removed, from: edit.start), edit.inserted)
    snap()
    done.append(edit)
    beginsAnew = true
    return true
  }

  /// Replaces bytes; returns the place after the new ones.
  private mutating func splice(_ start: Position, _ end: Position, _ bytes: [UInt8]) -> Position {
    revision += 1
    if start.line == end.line, !bytes.contains(Self.lineFeed) {
      lines[start.line].replaceSubrange(start.offset..<end.offset, with: bytes)
      return Position(line: start.line, offset: start.offset + bytes.count)
    }
    var parts = Self.lines(of: bytes)
    parts[0] = Array(lines[start.line][..<start.offset]) + parts[0]
    let offset = parts.count == 1 ? parts[0].count : parts[parts.count - 1].count
    parts[parts.count - 1] += lines[end.line][end.offset...]
    lines.replaceSubrange(start.line...end.line, with: parts)
    return Position(line: start.line + parts.count - 1, offset: offset)
  }

  private static func end(of bytes: [UInt8], from start: Position) -> Position {
    guard let last = bytes.lastIndex(of: lineFeed) else {
      return Position(line: start.line, offset: start.offset + bytes.count)
    }
    return Position(
      line: start.line + bytes.count { $0 == lineFeed }, offset: bytes.count - last - 1)
  }

  private func bytes(from start: Position, to end: Position) -> [UInt8] {
    if start.line == end.line { return Array(lines[start.line][start.offset..<end.offset]) }
    var bytes = Array(lines[start.line][start.offset...])
    for line in lines[(start.line + 1)..<end.line] {
      bytes.append(Self.lineFeed)
      bytes += line
    }
    bytes.append(Self.lineFeed)
    return bytes + lines[end.line][..<end.offset]
  }

  /// Moves the cursor out of a cluster that a change has made of its surroundings.
  private mutating func snap() {
    cursor.offset = boundary(atOrAfter: cursor.offset, in: cursor.line)
  }

  // MARK: Moving

  /// Moves the cursor to a place, or to the nearest one after it where it can be.
  package mutating func move(to position: Position) {
    let line = min(max(position.line, 0), lines.count - 1)
    let offset = min(max(position.offset, 0), lines[line].count)
    cursor = Position(line: line, offset: boundary(atOrAfter: offset, in: line))
    beginsAnew = true
  }

  /// Returns the place where a cluster begins that is at an offset or the next after it.
  private func boundary(atOrAfter offset: Int, in line: Int) -> Int {
    var found = lines[line].count
    guard offset < found else { return found }
    TerminalText.clusters(of: lines[line], from: start(near: offset, in: line)) { cluster in
      guard cluster.range.lowerBound >= offset else { return true }
      found = cluster.range.lowerBound
      return false
    }
    return found
  }

  /// Returns the place before an offset, at most the beginning of the line.
  func boundary(before offset: Int, in line: Int) -> Int {
    var found = 0
    guard offset > 0 else { return 0 }
    TerminalText.clusters(of: lines[line], from: start(near: offset - 1, in: line)) { cluster in
      guard cluster.range.lowerBound < offset else { return false }
      found = cluster.range.lowerBound
      return true
    }
    return found
  }

  /// Returns the place after the cluster at an offset, at most the end of the line.
  func boundary(after offset: Int, in line: Int) -> Int {
    var found = lines[line].count
    TerminalText.clusters(of: lines[line], from: offset) { cluster in
      found = cluster.range.upperBound
      return false
    }
    return found
  }

  /// Returns an offset, not after another, where a cluster surely begins: a character of ASCII that
  /// follows another one.
  private func start(near offset: Int, in line: Int) -> Int {
    let bytes = lines[line]
    var start = min(offset, bytes.count)
    while start > 0 {
      if start < bytes.count, 0x20..<0x7F ~= bytes[start], 0x20..<0x7F ~= bytes[start - 1] {
        return start
      }
      start -= 1
    }
    return 0
  }
}
