// Writes XML that is well formed for any texts.

import OutputPolicies

/// A writer of XML elements, indented by two spaces a level.
struct XMLWriter {
  /// The document so far.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    text += margin + "<" + name + Self.list(attributes) + ">\n"
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    text += margin + "</" + name + ">\n"
  }

  mutating func empty(_ name: String, _ attributes: [(String, String)]) {
    text += margin + "<" + name + Self.list(attributes) + "/>\n"
  }

  mutating func element(_ name: String, _ attributes: [(String, String)], text content: String) {
    text += margin + "<" + name + Self.list(attributes) + ">"
    text += Self.escaped(content, inAttribute: false) + "</" + name + ">\n"
  }

  private var margin: String { String(repeating: "  ", count: depth) }

  private static func list(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1, inAttribute: true))\"" }.joined()
  }

  /// Escapes markup; characters that are invisible or not permitted are written as `\u{1B}`.
  static func escaped(_ text: String, inAttribute: Bool) -> String {
    var escaped = ""
    CharacterPolicy.spelled.forEachScalar(of: text) { scalar, isCarried in
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x22: escaped += inAttribute ? "&quot;" : "\""
      // A parser turns unescaped white space in an attribute into spaces, and drops carriage
      // returns.
      case 0x09, 0x0A: escaped += inAttribute ? "&#\(scalar.value);" : String(scalar)
      case 0x0D: escaped += "&#13;"
      default: escaped += isCarried ? String(scalar) : scalar.inWords
      }
    }
    return escaped
  }
}
