// Styles as JSON: one word each, `strong` or `tint.blue`; a custom one is an object.

extension Style: Codable {
  /// The style by one word, `strong`, `tint.blue`; `nil` for a word that names none.
  public init?(name: String) {
    if name.hasPrefix("tint.") {
      guard let tint = Tint(rawValue: String(name.dropFirst(5))) else { return nil }
      self = .tint(tint)
      return
    }
    guard let style = Self.plain.first(where: { $0.name == name }) else { return nil }
    self = style
  }

  /// The style as one word, `strong`, `tint.blue`; that of every custom style is `custom`.
  public var name: String {
    switch self {
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .strikethrough: "strikethrough"
    case .underline: "underline"
    case .monospaced: "monospaced"
    case .keyboard: "keyboard"
    case .subscript: "subscript"
    case .superscript: "superscript"
    case .title: "title"
    case .headline: "headline"
    case .caption: "caption"
    case .secondary: "secondary"
    case .tertiary: "tertiary"
    case .destructive: "destructive"
    case .success: "success"
    case .warning: "warning"
    case .tint(let tint): "tint.\(tint.rawValue)"
    case .custom: "custom"
    }
  }

  private static let plain: [Style] = [
    .emphasis, .strong, .strikethrough, .underline, .monospaced, .keyboard, .subscript,
    .superscript, .title, .headline, .caption, .secondary, .tertiary, .destructive, .success,
    .warning,
  ]

  /// Reads a style from its word, or a custom one from an object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = try? container.decode(String.self) else {
      self = .custom(try container.decode(TextStyle.self))
      return
    }
    guard let style = Style(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(name)\" is no style")
    }
    self = style
  }

  /// Writes the style as its word, or as an object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .custom(let style) = self {
      try container.encode(style)
    } else {
      try container.encode(name)
    }
  }
}
