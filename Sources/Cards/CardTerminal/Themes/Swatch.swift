// One colour at every depth a terminal may have.

/// A colour as terminals of each depth are told it.
///
/// What is not given is derived: the nearest of the 256, the nearest of the sixteen. A swatch of
/// the sixteen alone stays one of them at every depth, so it follows the terminal's own palette.
public struct Swatch: Hashable, Sendable {
  /// One of the terminal's own sixteen colours, 0 to 15; `nil` for the terminal's own text colour.
  public var ansi16: UInt8?
  /// One of the 256 colours; `nil` to use `ansi16`.
  public var ansi256: UInt8?
  /// Red, green and blue, eight bits each; `nil` to use `ansi256`.
  public var rgb: UInt32?

  /// Makes a swatch of what is given for each depth.
  public init(ansi16: UInt8?, ansi256: UInt8?, rgb: UInt32?) {
    self.ansi16 = ansi16.map { $0 & 15 }
    self.ansi256 = ansi256
    self.rgb = rgb.map { $0 & 0xFF_FFFF }
  }

  /// Makes a swatch of one of the terminal's own sixteen colours.
  public init(ansi16: UInt8) {
    self.init(ansi16: ansi16, ansi256: nil, rgb: nil)
  }

  /// Makes a swatch of a colour; the other depths get the nearest they have.
  public init(rgb: UInt32) {
    self.init(ansi16: Palette.nearest16(to: rgb), ansi256: Palette.nearest256(to: rgb), rgb: rgb)
  }

  /// Makes a swatch of one of the 256 colours.
  public init(index: UInt8) {
    if index < 16 {
      self.init(ansi16: index)
    } else {
      self.init(ansi16: Palette.nearest16(to: Palette.rgb(of: index)), ansi256: index, rgb: nil)
    }
  }

  /// The SGR parameters that turn it on.
  ///
  /// - Parameters:
  ///   - depth: How many colours there are.
  ///   - isBackground: Whether it is what text stands on; the sixteen colours are never that.
  /// - Returns: Parameters without a separator around them; empty when there is no such colour.
  func parameters(_ depth: ColorDepth, isBackground: Bool) -> String {
    let first = isBackground ? 48 : 38
    if depth == .trueColor, let rgb {
      return "\(first);2;\(rgb >> 16);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)"
    }
    if depth != .ansi16, depth != .none, let ansi256 { return "\(first);5;\(ansi256)" }
    guard depth != .none, !isBackground, let ansi16 else { return "" }
    return String(ansi16 < 8 ? 30 + ansi16 : 82 + ansi16)
  }

  /// The colour as red, green and blue at a depth; `nil` for the sixteen, which have no fixed one.
  public func rgb(at depth: ColorDepth) -> UInt32? {
    switch depth {
    case .none, .ansi16: nil
    case .ansi256: ansi256.map { Palette.rgb(of: $0) }
    case .trueColor: rgb ?? ansi256.map { Palette.rgb(of: $0) }
    }
  }
}

extension Swatch: Codable {
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// The swatch by its text; `nil` for a text that names none.
  ///
  /// `#8126A6` is a colour, `ansi177` one of the 256, `magenta` or `bright-magenta` one of the
  /// sixteen; several with `/` between them say it for each depth: `#D08CFF/ansi177/magenta`.
  public init?(text: String) {
    var whole = Swatch(ansi16: nil, ansi256: nil, rgb: nil)
    var isEmpty = true
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      let word = part.lowercased()
      if word.hasPrefix("#"), word.utf8.count == 7, let rgb = UInt32(word.dropFirst(), radix: 16),
        word.dropFirst().allSatisfy(\.isHexDigit)
      {
        whole.rgb = rgb
      } else if word.hasPrefix("ansi"), let index = UInt8(word.dropFirst(4)) {
        if index < 16 { whole.ansi16 = index } else { whole.ansi256 = index }
      } else if let index = Self.names.firstIndex(of: word.replacing("bright-", with: "")) {
        whole.ansi16 = UInt8(index) + (word.hasPrefix("bright-") ? 8 : 0)
      } else {
        return nil
      }
      isEmpty = false
    }
    guard !isEmpty else { return nil }
    if let rgb = whole.rgb, whole.ansi256 == nil { whole.ansi256 = Palette.nearest256(to: rgb) }
    if whole.ansi16 == nil, let rgb = whole.rgb ?? whole.ansi256.map({ Palette.rgb(of: $0) }) {
      whole.ansi16 = Palette.nearest16(to: rgb)
    }
    self = whole
  }

  /// The swatch as `init(text:)` reads it.
  public var text: String {
    var parts: [String] = []
    if let rgb {
      let digits = String(rgb, radix: 16, uppercase: true)
      parts.append("#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits)
    }
    if let ansi256 { parts.append("ansi\(ansi256)") }
    if let ansi16 { parts.append((ansi16 < 8 ? "" : "bright-") + Self.names[Int(ansi16 & 7)]) }
    return parts.joined(separator: "/")
  }

  /// Reads a swatch from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let swatch = Swatch(text: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” is no colour; write #RRGGBB, ansi0 to ansi255 or a name")
    }
    self = swatch
  }

  /// Writes the swatch as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
