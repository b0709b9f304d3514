// Collects RTF; the only place that escapes text for it.

import OutputPolicies

/// RTF under construction.
struct RTFText {
  private(set) var text = ""

  /// Appends control words unchanged; they must be ASCII.
  mutating func raw(_ controls: String) {
    text += controls
  }

  /// Appends text: line feeds and tabs become controls, characters beyond ASCII `\u` escapes.
  mutating func escaped(_ text: String) {
    for scalar in CharacterPolicy.document.filtered(text).unicodeScalars {
      switch scalar {
      case "\\", "{", "}": self.text += "\\\(scalar)"
      case "\n": self.text += "\\line "
      case "\t": self.text += "\\tab "
      case " "..."~": self.text.unicodeScalars.append(scalar)
      default:
        // Signed 16-bit units, each followed by the character for readers that do not support \u.
        for unit in String(scalar).utf16 { self.text += "\\u\(Int16(bitPattern: unit))?" }
      }
    }
  }
}
