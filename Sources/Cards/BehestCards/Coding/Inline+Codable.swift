// Inlines as JSON: plain text is a string, everything else an object with a `kind`.

extension Inline: Codable {
  private enum Key: String, CodingKey {
    case kind, text, style, inlines, destination, title, image, label
  }

  private enum Kind: String, Codable {
    case code, styled, link, image, lineBreak, softBreak, footnoteReference
  }

  /// Reads an inline: a string is text, an object says its `kind`.
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

  /// Writes the inline: text as a string, everything else as an object with a `kind`.
  public func encode(to encoder: any Encoder) throws {
    if case .text(let text) = self {
      var container = encoder.singleValueContainer()
      try container.encode(text)
      return
    }
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .text: break
    case .code(let text):
      try container.encode(Kind.code, forKey: .kind)
      try container.encode(text, forKey: .text)
    case .styled(let style, let inlines):
      try container.encode(Kind.styled, forKey: .kind)
      try container.encode(style, forKey: .style)
      try container.encode(inlines, forKey: .inlines)
    case .link(let destination, let title, let inlines):
      try container.encode(Kind.link, forKey: .kind)
      try container.encode(destination, forKey: .destination)
      if !title.isEmpty { try container.encode(title, forKey: .title) }
      try container.encode(inlines, forKey: .inlines)
    case .image(let image):
      try container.encode(Kind.image, forKey: .kind)
      try container.encode(image, forKey: .image)
    case .lineBreak: try container.encode(Kind.lineBreak, forKey: .kind)
    case .softBreak: try container.encode(Kind.softBreak, forKey: .kind)
    case .footnoteReference(let label):
      try container.encode(Kind.footnoteReference, forKey: .kind)
      try container.encode(label, forKey: .label)
    }
  }
}
