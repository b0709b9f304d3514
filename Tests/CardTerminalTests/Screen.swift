// Parses a renderer's output strictly: text, SGR, OSC 8 and nothing else.

import CardTerminal

/// The content of an output as a terminal would show it.
struct Screen {
  /// Something in an output that is neither text nor SGR nor OSC 8.
  struct Violation: Error, CustomStringConvertible {
    var description: String
  }

  /// The lines without their escape sequences.
  private(set) var lines: [String] = []
  /// The targets of links, in order.
  private(set) var links: [String] = []
  /// The number of escape sequences.
  private(set) var sequenceCount = 0

  /// Reads an output whose every line ends with a line feed.
  init(_ output: String) throws {
    var line = String.UnicodeScalarView()
    var scalars = Array(output.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case 0x0A:
        lines.append(String(line))
        line = .init()
      case 0x1B: try readSequence(&scalars)
      default:
        guard Self.isHarmless(scalar) else {
          throw Violation(description: "U+\(String(scalar.value, radix: 16)) in the output")
        }
        line.append(scalar)
      }
    }
    guard line.isEmpty else { throw Violation(description: "the last line has no end") }
  }

  private mutating func readSequence(_ scalars: inout ArraySlice<Unicode.Scalar>) throws {
    sequenceCount += 1
    switch scalars.popFirst() {
    case "[":
      while let scalar = scalars.popFirst() {
        if scalar == "m" { return }
        guard ("0"..."9").contains(scalar) || scalar == ";" else { break }
      }
      throw Violation(description: "a control sequence that is not SGR")
    case "]":
      var text = ""
      while let scalar = scalars.popFirst() {
        if scalar.value == 0x1B {
          guard scalars.popFirst() == "\\", text.hasPrefix("8;") else { break }
          let target = text.dropFirst(2).drop { $0 != ";" }.dropFirst()
          if !target.isEmpty { links.append(String(target)) }
          return
        }
        guard scalar.value >= 0x20, scalar.value < 0x7F else { break }
        text.unicodeScalars.append(scalar)
      }
      throw Violation(description: "an operating system command that is not OSC 8")
    default: throw Violation(description: "an escape that begins neither SGR nor OSC 8")
    }
  }

  /// Returns whether a scalar can be part of shown text.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator: return false
    case .format:
      // Joiners and the tags of flags are part of pictures and scripts; number signs are visible.
      return [0x200C, 0x200D].contains(scalar.value) || (0xE0020...0xE007F).contains(scalar.value)
        || (0x0600...0x0605).contains(scalar.value)
        || [0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD].contains(scalar.value)
    default: return true
    }
  }

  /// The widest line in cells.
  var width: Int { lines.reduce(0) { max($0, TerminalText.width(of: $1)) } }
}
