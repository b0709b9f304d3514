// The card, an intent's visual result as a value that every front end can draw, and its controls.

/// A card: a title and the blocks under it, independent of where or how it is drawn.
///
/// SwiftUI views and Markdown both become cards; a terminal, a page or a test reads them.
public struct Card: Codable, Hashable, Sendable {
  /// The title, one line; empty when there is none. A framed card has it in its top border.
  public var title: [Inline]
  /// The content, top to bottom. A `.rule` here divides the card from side to side.
  public var blocks: [Block]
  /// The points between neighbouring blocks; `nil` for the spacing of running text.
  ///
  /// Running text has a blank line between paragraphs and none between the items of a tight list.
  public var spacing: Double?

  /// Creates a card of a title and blocks.
  public init(title: [Inline] = [], blocks: [Block] = [], spacing: Double? = nil) {
    self.title = title
    self.blocks = blocks
    self.spacing = spacing
  }
}

/// A button, a toggle or a link of a card.
public struct Control: Hashable, Sendable {
  /// The kinds of controls.
  public enum Kind: Hashable, Sendable {
    /// A button that performs an action.
    case button
    /// A toggle that is on or off.
    case toggle(isOn: Bool)
    /// A link; a front end shows its destination and never opens it by itself.
    case link(destination: String)
  }

  /// The purpose of a button, where that changes its appearance.
  public enum Role: String, Codable, Hashable, Sendable {
    /// A button that destroys something.
    case destructive
    /// A button that cancels.
    case cancel
  }

  /// The visual weight of a button.
  public enum Prominence: String, Codable, Hashable, Sendable {
    /// A button with a border.
    case bordered
    /// The button that most people will press.
    case prominent
  }

  /// The kind of the control.
  public var kind: Kind
  /// The label.
  public var label: [Inline]
  /// The purpose; `nil` for an ordinary control.
  public var role: Role?
  /// The visual weight; `nil` for a control that shows only its number and label.
  public var prominence: Prominence?
  /// Whether the control can be pressed.
  public var isEnabled: Bool
  /// The zero-based index into the actions that came with the card; `nil` for no action.
  ///
  /// A card that is drawn anew keeps the indices of the controls that it still has.
  public var action: Int?

  /// Creates a control.
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

  /// The number to press the control by, from 1; `nil` for a link and for a control without an
  /// action. A disabled control keeps its number.
  public var number: Int? {
    if case .link = kind { return nil }
    return action.map { $0 + 1 }
  }

  /// The words of the label, by which the control can be pressed as well.
  public var name: String {
    label.plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether pressing the control has an effect: an enabled button or toggle with an action.
  public var isPressable: Bool { isEnabled && number != nil }
}

extension Card {
  /// The controls that have a number, in reading order, also the disabled ones.
  public var controls: [Control] {
    var controls: [Control] = []
    for block in blocks {
      block.walk { block in
        if case .control(let control) = block, control.number != nil { controls.append(control) }
      }
    }
    return controls
  }

  /// Returns a copy with each control that has an action and a number changed, in reading order.
  package func mapControls(_ change: (Control) -> Control) -> Card {
    var card = self
    card.blocks = blocks.map { block in
      block.mapControls { $0.number == nil ? $0 : change($0) }
    }
    return card
  }
}
