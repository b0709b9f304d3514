// Decodes the keys of the pager from the bytes that a terminal sends.

import CardTerminal

/// A key that is typed in the pager.
package enum PagerKey: Hashable, Sendable {
  /// Keys with a name.
  case up, down, pageUp, pageDown, home, end, enter, backspace, escape, tab, backTab
  /// A key that types a character.
  case character(Character)

  /// Decodes the keys in bytes that a terminal sent at once, ignoring unknown sequences.
  package static func keys(in bytes: [UInt8]) -> [PagerKey] {
    var keys: [PagerKey] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case EscapeSequence.escape: keys += sequence(&rest)
      case 0x0A, 0x0D: keys.append(.enter)
      case 0x08, 0x7F: keys.append(.backspace)
      case 0x09: keys.append(.tab)
      case 0x03, 0x04: keys.append(.character("q"))
      case 0x06: keys.append(.pageDown)
      case 0x02: keys.append(.pageUp)
      case 0x0E: keys.append(.down)
      case 0x10: keys.append(.up)
      case 0..<0x20: continue
      default:
        var scalar = [byte]
        while let next = rest.first, next & 0xC0 == 0x80 {
          scalar.append(next)
          _ = rest.popFirst()
        }
        keys += String(decoding: scalar, as: UTF8.self).map(PagerKey.character)
      }
    }
    return keys
  }

  private static func sequence(_ rest: inout ArraySlice<UInt8>) -> [PagerKey] {
    guard let first = rest.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else {
      return [.escape]
    }
    _ = rest.popFirst()
    var parameters: [UInt8] = []
    while let byte = rest.popFirst() {
      guard (0x40...0x7E).contains(byte) else {
        parameters.append(byte)
        continue
      }
      switch (byte, parameters.first) {
      case (UInt8(ascii: "A"), _): return [.up]
      case (UInt8(ascii: "B"), _): return [.down]
      case (UInt8(ascii: "H"), _): return [.home]
      case (UInt8(ascii: "Z"), _): return [.backTab]
      case (UInt8(ascii: "F"), _): return [.end]
      case (UInt8(ascii: "~"), UInt8(ascii: "5")): return [.pageUp]
      case (UInt8(ascii: "~"), UInt8(ascii: "6")): return [.pageDown]
      case (UInt8(ascii: "~"), UInt8(ascii: "1")), (UInt8(ascii: "~"), UInt8(ascii: "7")):
        return [.home]
      case (UInt8(ascii: "~"), UInt8(ascii: "4")), (UInt8(ascii: "~"), UInt8(ascii: "8")):
        return [.end]
      default: return []
      }
    }
    return []
  }
}
