// Finds the parts of a renderer's output that could do more to a terminal than show text.

import CardTerminal

/// A part of the output that is not text, SGR, OSC 8 or a line feed.
struct OutputFault: CustomStringConvertible {
  let description: String

  /// Creates the first fault in an output; `nil` when there is none.
  init?(in output: String, profile: TerminalProfile) {
    var rest = output.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        guard let sequence = Self.sequence(&rest) else {
          description = "an escape that is neither SGR nor OSC 8"
          return
        }
        let mayStand =
          sequence == .link ? profile.hyperlinks : profile.attributes || profile.color != .none
        if !mayStand {
          description = "a sequence the profile does not allow"
          return
        }
      } else if scalar != "\n", Self.isForbidden(scalar) {
        description = "U+\(String(scalar.value, radix: 16, uppercase: true))"
        return
      }
    }
    return nil
  }

  /// Returns the text without its well-formed escape sequences.
  static func withoutSequences(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar != "\u{1B}" || sequence(&rest) == nil { result.append(scalar) }
    }
    return String(result)
  }

  private enum Sequence {
    case appearance, link
  }

  /// Parses the sequence after an escape: `[` digits and semicolons `m`, or `]8;` … `ESC \`.
  private static func sequence(_ rest: inout Substring.UnicodeScalarView) -> Sequence? {
    if rest.first == "[" {
      let body = rest.dropFirst()
      let parameters = body.prefix { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
      guard body.dropFirst(parameters.count).first == "m" else { return nil }
      rest = body.dropFirst(parameters.count + 1)
      return .appearance
    }
    guard rest.starts(with: "]8;".unicodeScalars) else { return nil }
    let body = rest.prefix { $0.value >= 0x20 && $0.value != 0x7F && $0.value < 0x80 }
    let end = rest.dropFirst(body.count)
    guard end.starts(with: "\u{1B}\\".unicodeScalars) else { return nil }
    rest = end.dropFirst(2)
    return .link
  }

  /// The format characters that are drawn or join others: signs of Arabic and Syriac, joiners.
  private static let visible: Set<UInt32> = [
    0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x200C, 0x200D,
    0x110BD, 0x110CD,
  ]

  /// Returns whether a character is a control, a bidi control, a line separator or private.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse: true
    case .format: !visible.contains(scalar.value) && !(0xE0020...0xE007F).contains(scalar.value)
    default: false
    }
  }
}
