// The parsed form of a phrase, common to all notations.

/// The texts that a phrase matches, as a tree.
///
/// Both notations are parsed into this: App Shortcut phrases by `TemplateParser`, sentences of
/// phrase packs by `SentenceParser`. Pieces without white space between them form one word:
/// `.sequence([.text("light"), .alternatives([.text("s"), .text("")])])` is `light` or `lights`.
/// White space at the edge of a text separates words; its amount does not matter.
package indirect enum Expression: Hashable, Sendable {
  /// Literal text; may be empty.
  case text(String)
  /// All of these, in this order.
  case sequence([Expression])
  /// One of these; the first is preferred. An optional piece has `.text("")` as its last choice.
  case alternatives([Expression])
  /// All of these, in any order, as separate words.
  case permutation([Expression])
  /// The expression of the rule with this name.
  case rule(String)
  /// A value of the slot.
  case slot(Slot)
  /// Any name of the app.
  case applicationName

  /// A slot as used in a phrase: `{list:name}`.
  package struct Slot: Hashable, Sendable {
    /// The key in `PhraseTemplate.slots` of the values that the slot accepts.
    package var list: String
    /// The name under which the value is passed on; that of the list unless the phrase renames it.
    package var name: String
    /// Whether the words are kept for the reply only and fill no parameter, as in `{list:@name}`.
    package var isCapture: Bool

    /// Creates a slot from its list; without a name it has the list's.
    package init(list: String, name: String? = nil, isCapture: Bool = false) {
      self.list = list
      self.name = name ?? list
      self.isCapture = isCapture
    }
  }

  /// Returns an optional piece.
  package static func optional(_ expression: Expression) -> Expression {
    if case .alternatives(let choices) = expression { return .alternatives(choices + [.text("")]) }
    return .alternatives([expression, .text("")])
  }
}
