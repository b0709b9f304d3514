// Inlines as JSON: plain text is a string, everything else an object with a `kind`.

extension Inline: Codable {
  private enum Key: String, CodingKey {
    case kind, text, style, inlines, destination, title, image, label
  }

  private enum Kind: String, Codable {
    case code, styled, link, image, lineBreak, softBreak, footnoteReference
  }

  /// Decodes an inline: a string is text, an object names its `kind`.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .code: self = .code(try container.decode(String.self, forKey: .text))
    case .styled:
      self = .styled(
        try container.decode(Style.self, forKey: .style),
        try container.decode([Inline].self, forKey: .inlines))
    case .link:
      self = .link(
        destination: try container.decode(String.self, forKey: .destination),
        title: try container.decodeIfPresent(String.self, forKey: .title) ?? "",
        try container.decode([Inline].self, forKey: .inlines))
    case .image: self = .image(try container.decode(ImageReference.self, forKey: .image))
    case .lineBreak: self = .lineBreak
    case .softBreak: self = .softBreak
    case .footnoteReference:
      self = .footnoteReference(label: try container.decode(String.self, forKey: .label))
    }
  }

  /// Encodes the inline: text as a string, everything else as an object with a `kind`.
  public func encode(to encoder: any Encoder) throws {
    if case .text(let text) = self {
      try text.encode(to: encoder)
      return
    }
    var container = encoder.container(keyedBy: Key.self)
    func put(_ kind: Kind, _ key: Key? = nil, _ value: some Encodable = "") throws {
      try container.encode(kind, forKey: .kind)
      if let key { try container.encode(value, forKey: key) }
    }
    switch self {
    case .text: break
    case .code(let text): try put(.code, .text, text)
    case .styled(let style, let inlines):
      try put(.styled, .style, style)
      try container.encode(inlines, forKey: .inlines)
    case .link(let destination, let title, let inlines):
      try put(.link, .destination, destination)
      if !title.isEmpty { try container.encode(title, forKey: .title) }
      try container.encode(inlines, forKey: .inlines)
    case .image(let image): try put(.image, .image, image)
    case .lineBreak: try put(.lineBreak)
    case .softBreak: try put(.softBreak)
    case .footnoteReference(let label): try put(.footnoteReference, .label, label)
    }
  }
}

extension ImageReference.Source: Codable {
  private enum Key: String, CodingKey {
    case symbol, asset, address
  }

  /// Decodes a source from `{"symbol": …}`, `{"asset": …}` or `{"address": …}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .symbol) {
      self = .symbol(name)
    } else if let name = try container.decodeIfPresent(String.self, forKey: .asset) {
      self = .asset(name)
    } else {
      self = .address(try container.decode(String.self, forKey: .address))
    }
  }

  /// Encodes the source as an object with one key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .symbol(let name): try container.encode(name, forKey: .symbol)
    case .asset(let name): try container.encode(name, forKey: .asset)
    case .address(let address): try container.encode(address, forKey: .address)
    }
  }
}

extension Style: Codable {
  /// Creates the style of a name, `strong`, `tint.blue`; `nil` for an unknown name.
  public init?(name: String) {
    guard let style = Self.named[name] else { return nil }
    self = style
  }

  /// The style's name, `strong`, `tint.blue`; `custom` for every custom style.
  public var name: String { Self.names[self] ?? "custom" }

  private static let named: [String: Style] = {
    let tints = Tint.allCases.map { ("tint." + $0.rawValue, Style.tint($0)) }
    return [
      "emphasis": .emphasis, "strong": .strong, "strikethrough": .strikethrough,
      "underline": .underline, "monospaced": .monospaced, "keyboard": .keyboard,
      "subscript": .subscript, "superscript": .superscript, "title": .title,
      "headline": .headline, "caption": .caption, "secondary": .secondary,
      "tertiary": .tertiary, "destructive": .destructive, "success": .success,
      "warning": .warning,
    ].merging(tints) { plain, _ in plain }
  }()

  private static let names = Dictionary(uniqueKeysWithValues: named.map { ($1, $0) })

  /// Decodes a style from its name, or a custom one from an object.
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

  /// Encodes the style as its name, or a custom one as an object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .custom(let style) = self {
      try container.encode(style)
    } else {
      try container.encode(name)
    }
  }
}
