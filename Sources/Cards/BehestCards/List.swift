// Lists and their items.

extension Block {
  /// A list: bulleted, numbered, or with boxes where its items have them.
  public struct List: Codable, Hashable, Sendable {
    /// The number of the first item; `nil` for bullets.
    public var start: Int?
    /// Whether items stand close, without a blank line between them.
    public var isTight: Bool
    /// The items in order.
    public var items: [ListItem]

    /// Makes a list.
    public init(start: Int? = nil, isTight: Bool = true, items: [ListItem]) {
      self.start = start
      self.isTight = isTight
      self.items = items
    }
  }

  /// An item of a list: any blocks, and maybe a box that is checked or not.
  public struct ListItem: Codable, Hashable, Sendable {
    /// Whether the box is checked; `nil` for an item without a box.
    public var isChecked: Bool?
    /// The content; empty for an empty item.
    public var blocks: [Block]

    /// Makes an item.
    public init(isChecked: Bool? = nil, _ blocks: [Block]) {
      self.isChecked = isChecked
      self.blocks = blocks
    }
  }
}
