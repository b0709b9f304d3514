// Decodes keys from the bytes that a terminal sends, whatever pieces they arrive in.

import CardTerminal

/// A key that is typed on a screen, or a text that is pasted.
package enum TerminalKey: Hashable, Sendable {
  /// Keys that move.
  case up, down, left, right, pageUp, pageDown, home, end
  /// Keys that move further: by words, and to the ends of the text; with Ctrl or Alt.
  case wordLeft, wordRight, top, bottom
  /// Other keys with a name.
  case enter, backspace, delete, escape, tab, backTab
  /// A key that types a character.
  case character(Character)
  /// A key held with Ctrl, as its small letter or its sign.
  case control(Character)
  /// A key held with Alt.
  case alt(Character)
  /// A function key, F1 to F12.
  case function(Int)
  /// A text that was pasted, with the line ends that the terminal sent.
  case paste(String)

  /// Decodes the keys in bytes that a terminal sent at once, ignoring unknown sequences.
  package static func keys(in bytes: [UInt8]) -> [TerminalKey] {
    var decoder = KeyDecoder()
    return decoder.keys(in: bytes) + decoder.finish()
  }
}

/// A decoder of keys, which keeps what is incomplete until the rest arrives.
///
/// The sequences are those of xterm's "Control Sequences", with the modifiers of its `PC-style
/// function keys`; unknown sequences are ignored. A pasted text is one key, at most 64 MB long.
package struct KeyDecoder: Sendable {
  private var rest: [UInt8] = []
  /// The bytes of a paste whose end has not arrived; `nil` without one.
  private var pasted: [UInt8]?

  private static let pasteEnd = Array((EscapeSequence.control + "201~").utf8)
  private static let longestPaste = 64 << 20
  private static let longestSequence = 64

  /// Creates a decoder that has received nothing.
  package init() {}

  /// Whether bytes have arrived that are a key only if no more follow, such as an escape character.
  package var isWaiting: Bool { !rest.isEmpty && pasted == nil }

  /// Returns the keys that bytes complete.
  package mutating func keys(in bytes: [UInt8]) -> [TerminalKey] {
    rest += bytes
    var keys: [TerminalKey] = []
    var start = 0
    while true {
      if pasted != nil {
        guard let end = receivePaste(from: start) else {
          rest = []
          return keys
        }
        keys.append(.paste(String(decoding: pasted ?? [], as: UTF8.self)))
        pasted = nil
        start = end
      }
      guard start < rest.count, let length = read(at: start, into: &keys) else { break }
      start += length
    }
    rest.removeFirst(start)
    return keys
  }

  /// Returns the keys that incomplete bytes stand for, when no more have arrived in time.
  package mutating func finish() -> [TerminalKey] {
    guard isWaiting else { return [] }
    let bytes = rest
    rest = []
    guard bytes[0] == EscapeSequence.escape else { return [] }
    // The beginning of a sequence, or Alt with a bracket.
    return bytes.count == 1 ? [.escape] : bytes.count == 2 ? [.alt(Self.character(bytes[1]))] : []
  }

  /// Moves bytes into the paste; returns the place after its end, or `nil` if it goes on.
  private mutating func receivePaste(from start: Int) -> Int? {
    let before = pasted?.count ?? 0
    let room = max(0, Self.longestPaste - before)
    pasted?.append(contentsOf: rest[start...].prefix(room))
    // The end mark may have arrived in two pieces.
    let searched = max(0, before - Self.pasteEnd.count)
    guard let all = pasted, let found = all[searched...].firstIndex(of: Self.pasteEnd) else {
      return nil
    }
    pasted = Array(all[..<found])
    return start + found + Self.pasteEnd.count - before
  }

  /// Reads a key at a place and returns its length; `nil` if it is incomplete.
  private mutating func read(at start: Int, into keys: inout [TerminalKey]) -> Int? {
    let byte = rest[start]
    switch byte {
    case EscapeSequence.escape: return readEscape(at: start, into: &keys)
    case 0x0A, 0x0D: keys.append(.enter)
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x09: keys.append(.tab)
    case 0x00: keys.append(.control(" "))
    case 0x01..<0x1B: keys.append(.control(Self.character(byte + 0x60)))
    case 0x1C..<0x20: keys.append(.control(Self.character(byte + 0x40)))
    default: return readText(at: start, into: &keys)
    }
    return 1
  }

  /// Reads a run of characters, so that marks stay with their letters.
  private func readText(at start: Int, into keys: inout [TerminalKey]) -> Int? {
    var end = start
    while end < rest.count, rest[end] >= 0x20, rest[end] != 0x7F { end += 1 }
    // The last character may be incomplete.
    if end == rest.count {
      var last = end - 1
      while last > start, rest[last] & 0xC0 == 0x80 { last -= 1 }
      let length = rest[last] < 0xC0 ? 1 : rest[last] < 0xE0 ? 2 : rest[last] < 0xF0 ? 3 : 4
      if last + length > end { end = last }
    }
    guard end > start else { return nil }
    keys += String(decoding: rest[start..<end], as: UTF8.self).map(TerminalKey.character)
    return end - start
  }

  private mutating func readEscape(at start: Int, into keys: inout [TerminalKey]) -> Int? {
    guard start + 1 < rest.count else { return nil }
    let next = rest[start + 1]
    guard next == UInt8(ascii: "[") || next == UInt8(ascii: "O") else {
      guard next < 0x80, next != EscapeSequence.escape else {
        keys.append(.escape)
        return 1
      }
      keys.append(Self.withAlt(next))
      return 2
    }
    guard
      let end = rest[(start + 2)...].firstIndex(where: { !(0x20..<0x40 ~= $0) })
    else {
      guard rest.count - start > Self.longestSequence else { return nil }
      return rest.count - start
    }
    let parameters = String(decoding: rest[(start + 2)..<end], as: UTF8.self)
    if next == UInt8(ascii: "["), rest[end] == UInt8(ascii: "~"), parameters == "200" {
      pasted = []
    } else if let key = Self.key(parameters, rest[end]) {
      keys.append(key)
    }
    return end + 1 - start
  }

  private static func character(_ byte: UInt8) -> Character { Character(UnicodeScalar(byte)) }

  private static func withAlt(_ byte: UInt8) -> TerminalKey {
    switch byte {
    case UInt8(ascii: "b"): .wordLeft
    case UInt8(ascii: "f"): .wordRight
    case UInt8(ascii: "<"): .top
    case UInt8(ascii: ">"): .bottom
    case 0x0D: .enter
    case 0x08, 0x7F: .control("w")
    default: .alt(character(byte))
    }
  }

  /// Returns the key of a sequence by its parameters and its last byte; `nil` for an unknown one.
  private static func key(_ parameters: String, _ last: UInt8) -> TerminalKey? {
    let numbers = parameters.split(separator: ";").map { Int($0) }
    // 1 is added to the sum of Shift 1, Alt 2 and Ctrl 4.
    let modifiers = numbers.count > 1 ? (numbers[1] ?? 1) - 1 : 0
    let isFurther = modifiers & 6 != 0
    switch last {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return isFurther ? .wordRight : .right
    case UInt8(ascii: "D"): return isFurther ? .wordLeft : .left
    case UInt8(ascii: "H"): return isFurther ? .top : .home
    case UInt8(ascii: "F"): return isFurther ? .bottom : .end
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "M") where parameters.isEmpty: return .enter
    // With other parameters, R ends the terminal's answer to a question about its cursor.
    case UInt8(ascii: "P")...UInt8(ascii: "S") where numbers.first ?? 1 == 1:
      return .function(Int(last) - 0x4F)
    case UInt8(ascii: "~"): return tilde(numbers.first ?? nil, isFurther: isFurther)
    default: return nil
    }
  }

  private static func tilde(_ number: Int?, isFurther: Bool) -> TerminalKey? {
    switch number {
    case 1, 7: isFurther ? .top : .home
    case 4, 8: isFurther ? .bottom : .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    case 11, 12, 13, 14, 15: number.map { .function($0 - 10) }
    case 17, 18, 19, 20, 21: number.map { .function($0 - 11) }
    case 23, 24: number.map { .function($0 - 12) }
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the index of the first occurrence of some bytes.
  fileprivate func firstIndex(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first, count >= bytes.count else { return nil }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      guard found + bytes.count <= endIndex else { return nil }
      if self[found..<found + bytes.count].elementsEqual(bytes) { return found }
      start = found + 1
    }
    return nil
  }
}
