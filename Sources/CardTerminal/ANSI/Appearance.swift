// How a piece of a line looks, as facts that a theme and a profile turn into escape sequences.

/// Attributes of text, as terminals know them.
struct Attributes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = Attributes(rawValue: 1)
  static let dim = Attributes(rawValue: 2)
  static let italic = Attributes(rawValue: 4)
  static let underline = Attributes(rawValue: 8)
  static let strikethrough = Attributes(rawValue: 16)

  /// The SGR parameters that turn attributes on, in ascending order.
  static let codes: [(attribute: Attributes, code: UInt8)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.strikethrough, 9),
  ]
}

/// How a piece of a line looks and where it leads.
struct Appearance: Hashable, Sendable {
  var attributes: Attributes = []
  /// The colour of the text; `none` for the terminal's own.
  var color: ThemeColor = .none
  /// One-based number of a link in the layout's list; 0 for none.
  var link: UInt32 = 0

  /// Whether it looks like `other`, wherever they lead.
  func looksLike(_ other: Appearance) -> Bool {
    attributes == other.attributes && color == other.color
  }

  /// The same with more attributes.
  func adding(_ more: Attributes) -> Appearance {
    var copy = self
    copy.attributes.formUnion(more)
    return copy
  }

  /// The same without some attributes.
  func removing(_ some: Attributes) -> Appearance {
    var copy = self
    copy.attributes.subtract(some)
    return copy
  }

  /// The same in another colour.
  func colored(_ color: ThemeColor) -> Appearance {
    var copy = self
    copy.color = color
    return copy
  }
}
