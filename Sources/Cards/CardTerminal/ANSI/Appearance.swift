// How a piece of a line looks, as facts that a theme and a profile turn into escape sequences.

/// How a piece of a line looks and where it leads.
///
/// Colours are inks and headings are roles until the writer asks the theme, so layout knows no
/// theme.
struct Appearance: Hashable, Sendable {
  /// Attributes beyond those of the theme's looks; with `.exact`, all there are.
  var attributes: Attributes = []
  /// What the text is part of, as a number of `Ink`; its look applies where `color` says nothing.
  var base: Ink = .none
  /// The colour of the text; `none` for that of `base`.
  var color: Ink = .none
  /// What the text stands on; `none` for what `color` and `base` say.
  var background: Ink = .none
  /// One-based number of a link in the layout's list; 0 for none.
  var link: UInt32 = 0

  /// Whether it looks like `other`, wherever they lead.
  func looksLike(_ other: Appearance) -> Bool {
    attributes == other.attributes && color == other.color && base == other.base
      && background == other.background
  }

  /// The same with more attributes.
  func adding(_ more: Attributes) -> Appearance {
    var copy = self
    copy.attributes.formUnion(more)
    return copy
  }

  /// The same on a ground, unless it has one of its own.
  func standing(on ground: Ink) -> Appearance {
    guard background.isNone else { return self }
    var copy = self
    copy.background = ground
    return copy
  }

  /// The same in another colour.
  func colored(_ color: Ink) -> Appearance {
    var copy = self
    copy.color = color
    return copy
  }
}
