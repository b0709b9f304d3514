// Reads property lists in the old style, as Xcode writes its projects.

/// A value of a property list in the old style, such as `{ isa = PBXGroup; children = (A, B); }`.
///
/// Foundation reads these lists too, but writes about broken ones on standard error.
enum OldPropertyList {
  case text(String)
  case array([OldPropertyList])
  case dictionary([String: OldPropertyList])

  /// Reads a list; `nil` if it is broken, or nested in more than 32 levels.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  /// The value as Foundation would give it.
  var plain: Any {
    switch self {
    case .text(let text): text
    case .array(let values):
      values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    case .dictionary(let values): values.mapValues(\.plain)
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var at = 0

    mutating func value(depth: Int) -> OldPropertyList? {
      guard depth < 32, let byte = next() else { return nil }
      switch byte {
      case UInt8(ascii: "{"):
        at += 1
        return dictionary(depth: depth)
      case UInt8(ascii: "("):
        at += 1
        return array(depth: depth)
      default: return text().map { .text($0) }
      }
    }

    private mutating func dictionary(depth: Int) -> OldPropertyList? {
      var values: [String: OldPropertyList] = [:]
      while let byte = next() {
        if take(UInt8(ascii: "}"), byte) { return .dictionary(values) }
        guard let key = text(), let equals = next(), take(UInt8(ascii: "="), equals),
          let value = value(depth: depth + 1), let end = next(), take(UInt8(ascii: ";"), end)
        else { return nil }
        values[key] = value
      }
      return nil
    }

    private mutating func array(depth: Int) -> OldPropertyList? {
      var values: [OldPropertyList] = []
      while let byte = next() {
        if take(UInt8(ascii: ")"), byte) { return .array(values) }
        guard let value = value(depth: depth + 1), let end = next() else { return nil }
        values.append(value)
        guard take(UInt8(ascii: ","), end) || end == UInt8(ascii: ")") else { return nil }
      }
      return nil
    }

    private mutating func text() -> String? {
      guard let quote = next() else { return nil }
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        let start = at
        while at < bytes.count, Self.isPlain(bytes[at]) { at += 1 }
        return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
      }
      at += 1
      var found: [UInt8] = []
      while at < bytes.count, bytes[at] != quote {
        if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count {
          at += 1
          switch bytes[at] {
          case UInt8(ascii: "n"): found.append(UInt8(ascii: "\n"))
          case UInt8(ascii: "t"): found.append(UInt8(ascii: "\t"))
          default: found.append(bytes[at])
          }
        } else {
          found.append(bytes[at])
        }
        at += 1
      }
      guard at < bytes.count else { return nil }
      at += 1
      return String(decoding: found, as: UTF8.self)
    }

    /// Returns the next byte that is neither space nor comment, without taking it.
    private mutating func next() -> UInt8? {
      while at < bytes.count {
        let byte = bytes[at]
        let follower = at + 1 < bytes.count ? bytes[at + 1] : 0
        if byte == UInt8(ascii: "/"), follower == UInt8(ascii: "*") {
          at += 2
          while at + 1 < bytes.count, !(bytes[at] == 42 && bytes[at + 1] == 47) { at += 1 }
          at += 2
        } else if byte == UInt8(ascii: "/"), follower == UInt8(ascii: "/") {
          while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
        } else if byte <= UInt8(ascii: " ") {
          at += 1
        } else {
          return byte
        }
      }
      return nil
    }

    private mutating func take(_ wanted: UInt8, _ byte: UInt8) -> Bool {
      if byte == wanted { at += 1 }
      return byte == wanted
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"), 0x80...:
        true
      default: false
      }
    }
  }
}
