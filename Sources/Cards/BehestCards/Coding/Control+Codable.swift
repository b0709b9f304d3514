// Controls as JSON: `kind` is a word, and what only that kind has stands beside it.

extension Control: Codable {
  private enum Key: String, CodingKey {
    case kind, isOn, destination, label, role, prominence, isEnabled, action
  }

  private enum Word: String, Codable {
    case button, toggle, link
  }

  /// Reads a control by its `kind`; `isEnabled` is `true` where it is missing.
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

  /// Writes the control as an object with its `kind`.
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
