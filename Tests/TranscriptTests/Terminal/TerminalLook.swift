// The look of a character at a terminal, as far as a transcript tells of it.

/// The colours and attributes of a character.
struct TerminalLook: Hashable {
  private var attributes: Set<Int> = []
  private var foreground: [Int] = []
  private var background: [Int] = []

  /// The sequence that gives text this look and no other.
  var sequence: String {
    let all = attributes.sorted() + foreground + background
    return "\u{1B}[" + all.map(String.init).joined(separator: ";") + "m"
  }

  /// Applies the parameters of a sequence that changes the look.
  mutating func apply(_ parameters: [Int?]) {
    var rest = parameters.map { $0 ?? 0 }[...]
    if rest.isEmpty { rest = [0] }
    while let code = rest.popFirst() {
      switch code {
      case 0: self = TerminalLook()
      case 1...9: attributes.insert(code)
      case 22: attributes.subtract([1, 2])
      case 23...29: attributes.remove(code - 20)
      case 30...37, 90...97: foreground = [code]
      case 39: foreground = []
      case 40...47, 100...107: background = [code]
      case 49: background = []
      case 38, 48:
        let count = rest.first == 2 ? 4 : 2
        let color = [code] + rest.prefix(count)
        rest = rest.dropFirst(count)
        if code == 38 { foreground = color } else { background = color }
      default: break
      }
    }
  }
}
