// What a person can press on a card.

/// A button, a toggle or a link of a card.
public struct Control: Hashable, Sendable {
  /// What the control is.
  public enum Kind: Hashable, Sendable {
    /// It does something.
    case button
    /// It is on or off, and changes over.
    case toggle(isOn: Bool)
    /// It leads somewhere; a front end shows where, and never goes by itself.
    case link(destination: String)
  }

  /// What a button is for, where that changes how it looks.
  public enum Role: String, Codable, Hashable, Sendable {
    /// It destroys something.
    case destructive
    /// It leaves without doing anything.
    case cancel
  }

  /// How much a button stands out.
  public enum Prominence: String, Codable, Hashable, Sendable {
    /// It has a border.
    case bordered
    /// It is the one most people will press.
    case prominent
  }

  /// What the control is.
  public var kind: Kind
  /// Its words.
  public var label: [Inline]
  /// What it is for; `nil` for an ordinary control.
  public var role: Role?
  /// How much it stands out; `nil` for no more than its number.
  public var prominence: Prominence?
  /// Whether it may be pressed.
  public var isEnabled: Bool
  /// Zero-based index into the actions that came with the card; `nil`: it does nothing.
  public var action: Int?

  /// Makes a control.
  public init(
    _ kind: Kind = .button, label: [Inline], role: Role? = nil, prominence: Prominence? = nil,
    isEnabled: Bool = true, action: Int? = nil
  ) {
    self.kind = kind
    self.label = label
    self.role = role
    self.prominence = prominence
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Whether pressing it does something: an enabled button or toggle that has an action.
  public var isPressable: Bool {
    if case .link = kind { return false }
    return isEnabled && action != nil
  }
}

extension Card {
  /// The controls that can be pressed, in reading order: the one drawn as `[n]` is at `n - 1`.
  ///
  /// Disabled and inert controls have no number, and neither has a link.
  public var controls: [Control] {
    var controls: [Control] = []
    for block in blocks {
      block.walk { block in
        if case .control(let control) = block, control.isPressable { controls.append(control) }
      }
    }
    return controls
  }
}
