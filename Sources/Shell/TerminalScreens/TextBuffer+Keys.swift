// Changes a text by keys: typing, erasing, moving within a line and by words.

package import BehestShell

extension TextBuffer {
  /// Edits the text by a key, or moves the cursor; returns `false` for keys that do neither.
  ///
  /// Enter, Tab and the keys that move between rows are left to whoever lays out the text.
  package mutating func handle(_ key: TerminalKey) -> Bool {
    switch key {
    case .character(let character): insert(Self.typable(String(character)), .typing)
    case .paste(let text): insert(Self.typable(text), .other)
    case .backspace: erase(from: before(cursor), to: cursor)
    case .delete, .control("d"): erase(from: cursor, to: after(cursor))
    case .control("w"): erase(from: wordStart, to: cursor)
    case .alt("d"): erase(from: cursor, to: wordEnd)
    case .control("k"): eraseToLineEnd()
    case .control("u"):
      erase(from: Position(line: cursor.line), to: cursor)
    case .control("_"), .alt("u"): undo()
    case .alt("r"), .alt("e"): redo()
    case .left, .control("b"): move(to: before(cursor))
    case .right, .control("f"): move(to: after(cursor))
    case .wordLeft: move(to: wordStart)
    case .wordRight: move(to: wordEnd)
    case .home, .control("a"): move(to: Position(line: cursor.line))
    case .end, .control("e"): move(to: lineEnd)
    default: return false
    }
    return true
  }

  /// Inserts a text at the cursor.
  package mutating func insert(_ text: String) {
    insert(text, .other)
  }

  private mutating func insert(_ text: String, _ kind: Edit.Kind) {
    replace(cursor, cursor, with: Array(text.utf8), kind)
  }

  private mutating func erase(from start: Position, to end: Position) {
    replace(start, end, with: [], .erasing)
  }

  /// Erases the rest of the line or, at its end, the line feed.
  private mutating func eraseToLineEnd() {
    erase(from: cursor, to: cursor == lineEnd ? after(cursor) : lineEnd)
  }

  /// Returns a text as it is inserted: with line feeds, without other control characters but tabs.
  package static func typable(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar {
      case "\n" where isAfterReturn: break
      case "\r", "\n": scalars.append("\n")
      case "\t": scalars.append("\t")
      case _ where scalar.properties.generalCategory == .control: break
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  // MARK: Places

  private var lineEnd: Position {
    Position(line: cursor.line, offset: lines[cursor.line].count)
  }

  /// Returns the place before another, at the end of the line above where it begins one.
  private func before(_ position: Position) -> Position {
    if position.offset > 0 {
      return Position(
        line: position.line, offset: boundary(before: position.offset, in: position.line))
    }
    guard position.line > 0 else { return position }
    return Position(line: position.line - 1, offset: lines[position.line - 1].count)
  }

  private func after(_ position: Position) -> Position {
    if position.offset < lines[position.line].count {
      return Position(
        line: position.line, offset: boundary(after: position.offset, in: position.line))
    }
    guard position.line + 1 < lines.count else { return position }
    return Position(line: position.line + 1)
  }

  /// The beginning of the word before the cursor, or the line above at the beginning of one.
  private var wordStart: Position {
    guard cursor.offset > 0 else { return before(cursor) }
    let bytes = lines[cursor.line]
    var offset = cursor.offset
    while offset > 0, !bytes[offset - 1].isOfWord { offset -= 1 }
    while offset > 0, bytes[offset - 1].isOfWord { offset -= 1 }
    return Position(line: cursor.line, offset: offset)
  }

  /// The end of the word after the cursor, or the line below at the end of one.
  private var wordEnd: Position {
    let bytes = lines[cursor.line]
    guard cursor.offset < bytes.count else { return after(cursor) }
    var offset = cursor.offset
    while offset < bytes.count, !bytes[offset].isOfWord { offset += 1 }
    while offset < bytes.count, bytes[offset].isOfWord { offset += 1 }
    return Position(line: cursor.line, offset: offset)
  }
}

extension UInt8 {
  /// Whether the byte is part of a letter, a digit or an underscore; all beyond ASCII counts.
  fileprivate var isOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
