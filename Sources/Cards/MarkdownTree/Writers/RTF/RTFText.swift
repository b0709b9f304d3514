// Collects RTF, and is the one place where text is escaped for it.

import OutputPolicies

/// RTF under construction.
struct RTFText {
  private(set) var text = ""

  /// Adds control words as they are; they must be ASCII.
  mutating func raw(_ controls: String) {
    text += controls
  }

  /// Adds text: line feeds and tabs become controls, what is beyond ASCII becomes `\u` escapes.
  mutating func escaped(_ text: String) {
    for scalar in CharacterPolicy.document.filtered(text).unicodeScalars {
      switch scalar {
      case "\\", "{", "}": self.text += "\\\(scalar)"
      case "\n": self.text += "\\line "
      case "\t": self.text += "\\tab "
      case " "..."~": self.text.unicodeScalars.append(scalar)
      default:
        // Signed 16-bit units, each followed by the one character shown where \u is not known.
        for unit in String(scalar).utf16 { self.text += "\\u\(Int16(bitPattern: unit))?" }
      }
    }
  }
}
