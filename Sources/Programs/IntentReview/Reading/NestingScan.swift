// Detects files that would take the parser too long or exhaust its stack.

/// A scan that detects texts nested more deeply than code by people.
///
/// The parser recurses for each level, and not all of its recursion is limited. For array types it
/// looks ahead at each level again, which doubles its time with each `[`.
struct NestingScan {
  private static let mostSquares = 14
  private static let mostOthers = 400

  private enum Place { case code, string(hasCode: Bool), block, line }

  private var squares = 0
  private var others = 0
  private var arguments = 0
  private var conditions = 0
  private var isTooDeep: Bool {
    squares > Self.mostSquares || max(others, arguments, conditions) > Self.mostOthers
  }

  /// Whether brackets, arguments or conditions are nested too deeply to be parsed in time.
  ///
  /// Comments and strings do not count, except for code interpolated in strings; `<` counts even as
  /// a comparison, which the limit allows for.
  static func isTooDeep(_ text: [UInt8]) -> Bool {
    var scan = NestingScan()
    var place = Place.code
    var index = 0
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : 0
      index += 1
      switch (place, byte, next) {
      case (.line, UInt8(ascii: "\n"), _): place = .code
      case (.block, UInt8(ascii: "*"), UInt8(ascii: "/")):
        place = .code
        index += 1
      case (.line, _, _), (.block, _, _): continue
      case (.string, UInt8(ascii: "\""), _), (.string(hasCode: false), UInt8(ascii: "\n"), _):
        place = .code
      case (.string, UInt8(ascii: "\\"), UInt8(ascii: "(")): place = .string(hasCode: true)
      case (.string, UInt8(ascii: "\\"), _): index += 1
      case (.string(hasCode: false), _, _): continue
      case (.code, UInt8(ascii: "\""), _): place = .string(hasCode: false)
      case (.code, UInt8(ascii: "/"), UInt8(ascii: "/")): place = .line
      case (.code, UInt8(ascii: "/"), UInt8(ascii: "*")): place = .block
      case (_, UInt8(ascii: "#"), _): scan.count(condition: text[index...].prefix(3))
      default:
        scan.count(byte)
        if scan.isTooDeep { return true }
      }
    }
    return false
  }

  private mutating func count(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): squares += 1
    case UInt8(ascii: "]"): squares = max(0, squares - 1)
    case UInt8(ascii: "("), UInt8(ascii: "{"): others += 1
    case UInt8(ascii: ")"), UInt8(ascii: "}"): others = max(0, others - 1)
    case UInt8(ascii: "<"): arguments += 1
    case UInt8(ascii: ">"): arguments = max(0, arguments - 1)
    default: return
    }
  }

  private mutating func count(condition word: ArraySlice<UInt8>) {
    if word.starts(with: "if ".utf8) { conditions += 1 }
    if word.starts(with: "end".utf8) { conditions = max(0, conditions - 1) }
  }
}
