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
    try container.encode(kind, forKey: .kind)
    switch self {
    case .text(let text): try text.encode(to: encoder)
    case .heading(let level, let inlines):
      try container.encode(level, forKey: .level)
      try container.encode(inlines, forKey: .inlines)
    case .list(let list): try list.encode(to: encoder)
    case .quote(let blocks): try container.encode(blocks, forKey: .blocks)
    case .code(let language, let text):
      try container.encodeIfPresent(language, forKey: .language)
      try container.encode(text, forKey: .text)
    case .table(let table): try table.encode(to: encoder)
    case .rule, .spacer: break
    case .image(let image): try container.encode(image, forKey: .image)
    case .columns(let columns): try columns.encode(to: encoder)
    case .stack(let stack): try stack.encode(to: encoder)
    case .progress(let progress): try progress.encode(to: encoder)
    case .control(let control): try container.encode(control, forKey: .control)
    case .footnote(let label, let blocks):
      try container.encode(label, forKey: .label)
      try container.encode(blocks, forKey: .blocks)
    case .callout(let callout): try container.encode(callout, forKey: .callout)
    case .disclosure(let disclosure): try container.encode(disclosure, forKey: .disclosure)
    }
  }

  private var kind: Kind {
    switch self {
    case .text: .text
    case .heading: .heading
    case .list: .list
    case .quote: .quote
    case .code: .code
    case .table: .table
    case .rule: .rule
    case .image: .image
    case .columns: .columns
    case .stack: .stack
    case .spacer: .spacer
    case .progress: .progress
    case .control: .control
    case .footnote: .footnote
    case .callout: .callout
    case .disclosure: .disclosure
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
