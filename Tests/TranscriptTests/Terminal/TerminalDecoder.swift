// Splits a program's output to a terminal into characters and control sequences.

/// An event of a terminal: a character or a control.
enum TerminalEvent: Hashable {
  case character(Unicode.Scalar)
  /// A control character below U+0020.
  case control(UInt8)
  /// A control sequence: `CSI ? 1049 h`.
  case sequence(ControlSequence)
  /// An escape followed by one final byte.
  case escape(UInt8)
}

/// The parts of a control sequence.
struct ControlSequence: Hashable {
  /// The private prefix, such as `?` or `>`; `nil` for none.
  var prefix: UInt8?
  /// The numeric parameters; `nil` for one that is left out.
  var parameters: [Int?]
  var final: UInt8

  /// Returns a parameter, or its default when it is left out or 0.
  func count(_ index: Int = 0) -> Int {
    guard index < parameters.count, let value = parameters[index], value > 0 else { return 1 }
    return value
  }
}

/// A state machine after the parser of DEC terminals that Paul Williams describes, vt100.net.
struct TerminalDecoder {
  private enum State {
    case ground
    case escape
    case designation
    case sequence(prefix: UInt8?, text: [UInt8])
    /// An operating system command, or another string: everything up to BEL or `ESC \`.
    case string
    case stringEscape
  }

  private var state = State.ground
  private var character: [UInt8] = []

  /// Consumes one byte; returns the event that it completes, if any.
  mutating func take(_ byte: UInt8) -> TerminalEvent? {
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .designation:
      state = .ground
      return nil
    case .sequence(let prefix, let text): return sequence(byte, prefix: prefix, text: text)
    case .string:
      if byte == 0x07 { state = .ground }
      if byte == 0x1B { state = .stringEscape }
      return nil
    case .stringEscape:
      state = .ground
      return byte == UInt8(ascii: "\\") ? nil : escape(byte)
    }
  }

  private mutating func ground(_ byte: UInt8) -> TerminalEvent? {
    if byte < 0x20 || byte == 0x7F {
      character = []
      if byte == 0x1B {
        state = .escape
        return nil
      }
      return .control(byte)
    }
    character.append(byte)
    let isComplete = byte < 0x80 || character.count == Self.length(character[0])
    guard isComplete else { return nil }
    defer { character = [] }
    return String(decoding: character, as: UTF8.self).unicodeScalars.first.map { .character($0) }
  }

  private mutating func escape(_ byte: UInt8) -> TerminalEvent? {
    switch byte {
    case UInt8(ascii: "["): state = .sequence(prefix: nil, text: [])
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .string
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "#"): state = .designation
    default:
      state = .ground
      return .escape(byte)
    }
    return nil
  }

  private mutating func sequence(
    _ byte: UInt8, prefix: UInt8?, text: [UInt8]
  ) -> TerminalEvent? {
    switch byte {
    case 0x30...0x3B: state = .sequence(prefix: prefix, text: text + [byte])
    case 0x3C...0x3F: state = .sequence(prefix: byte, text: text)
    case 0x20...0x2F: break
    case 0x40...0x7E:
      state = .ground
      let numbers = String(decoding: text, as: UTF8.self)
        .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
      return .sequence(ControlSequence(prefix: prefix, parameters: numbers, final: byte))
    default:
      state = .ground
      return take(byte)
    }
    return nil
  }

  private static func length(_ first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
