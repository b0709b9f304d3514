// Blocks as JSON: an object with a `kind` and the fields of that kind beside it.

extension Block: Codable {
  private enum Key: String, CodingKey {
    case kind, level, inlines, language, text, blocks, label, image, control
    case callout, disclosure
  }

  private enum Kind: String, Codable {
    case text, heading, list, quote, code, table, rule, image, columns, stack, spacer, control
    case footnote, callout, disclosure, progress
  }

  /// Decodes a block by its `kind`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .text: self = .text(try TextBlock(from: decoder))
    case .heading:
      self = .heading(
        level: try container.decode(Int.self, forKey: .level),
        try container.decode([Inline].self, forKey: .inlines))
    case .list: self = .list(try List(from: decoder))
    case .quote: self = .quote(try container.decode([Block].self, forKey: .blocks))
    case .code:
      self = .code(
        language: try container.decodeIfPresent(String.self, forKey: .language),
        text: try container.decode(String.self, forKey: .text))
    case .table: self = .table(try Table(from: decoder))
    case .rule: self = .rule
    case .image: self = .image(try container.decode(ImageReference.self, forKey: .image))
    case .columns: self = .columns(try Columns(from: decoder))
    case .stack: self = .stack(try Stack(from: decoder))
    case .spacer: self = .spacer
    case .progress: self = .progress(try Progress(from: decoder))
    case .control: self = .control(try container.decode(Control.self, forKey: .control))
    case .footnote:
      self = .footnote(
        label: try container.decode(String.self, forKey: .label),
        try container.decode([Block].self, forKey: .blocks))
    case .callout: self = .callout(try container.decode(Callout.self, forKey: .callout))
    case .disclosure:
      self = .disclosure(try container.decode(Disclosure.self, forKey: .disclosure))
    }
  }

  /// Encodes the block as an object with its `kind`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    func put(_ kind: Kind, _ fields: any Encodable) throws {
      try container.encode(kind, forKey: .kind)
      try fields.encode(to: encoder)
    }
    func put(_ kind: Kind, _ key: Key? = nil, _ value: some Encodable = "") throws {
      try container.encode(kind, forKey: .kind)
      if let key { try container.encode(value, forKey: key) }
    }
    switch self {
    case .text(let text): try put(.text, text)
    case .heading(let level, let inlines):
      try put(.heading, .level, level)
      try container.encode(inlines, forKey: .inlines)
    case .list(let list): try put(.list, list)
    case .quote(let blocks): try put(.quote, .blocks, blocks)
    case .code(let language, let text):
      try put(.code)
      try container.encodeIfPresent(language, forKey: .language)
      try container.encode(text, forKey: .text)
    case .table(let table): try put(.table, table)
    case .rule: try put(.rule)
    case .image(let image): try put(.image, .image, image)
    case .columns(let columns): try put(.columns, columns)
    case .stack(let stack): try put(.stack, stack)
    case .spacer: try put(.spacer)
    case .progress(let progress): try put(.progress, progress)
    case .control(let control): try put(.control, .control, control)
    case .footnote(let label, let blocks):
      try put(.footnote, .label, label)
      try container.encode(blocks, forKey: .blocks)
    case .callout(let callout): try put(.callout, .callout, callout)
    case .disclosure(let disclosure): try put(.disclosure, .disclosure, disclosure)
    }
  }
}

extension Control: Codable {
  private enum Key: String, CodingKey {
    case kind, isOn, destination, label, role, prominence, isEnabled, action
  }

  private enum Word: String, Codable {
    case button, toggle, link
  }

  /// Decodes a control by its `kind`; `isEnabled` is `true` where it is missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let kind: Kind =
      switch try container.decode(Word.self, forKey: .kind) {
      case .button: .button
      case .toggle: .toggle(isOn: try container.decode(Bool.self, forKey: .isOn))
      case .link: .link(destination: try container.decode(String.self, forKey: .destination))
      }
    self.init(
      kind, label: try container.decode([Inline].self, forKey: .label),
      role: try container.decodeIfPresent(Role.self, forKey: .role),
      prominence: try container.decodeIfPresent(Prominence.self, forKey: .prominence),
      isEnabled: try container.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true,
      action: try container.decodeIfPresent(Int.self, forKey: .action))
  }

  /// Encodes the control as an object with its `kind`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch kind {
    case .button: try container.encode(Word.button, forKey: .kind)
    case .toggle(let isOn):
      try container.encode(Word.toggle, forKey: .kind)
      try container.encode(isOn, forKey: .isOn)
    case .link(let destination):
      try container.encode(Word.link, forKey: .kind)
      try container.encode(destination, forKey: .destination)
    }
    try container.encode(label, forKey: .label)
    try container.encodeIfPresent(role, forKey: .role)
    try container.encodeIfPresent(prominence, forKey: .prominence)
    try container.encode(isEnabled, forKey: .isEnabled)
    try container.encodeIfPresent(action, forKey: .action)
  }
}
