// What a phrase can be said as: the one form that every notation is read into.

/// What a phrase can be said as.
///
/// Both notations are read into this: App Shortcut phrases by `TemplateParser`, sentences of phrase
/// packs by `SentenceParser`. Where pieces meet without white space between them they are one word:
/// `.sequence([.text("light"), .alternatives([.text("s"), .text("")])])` is `light` or `lights`.
/// White space at the edge of a text separates words; how much of it there is says nothing.
public indirect enum Expression: Hashable, Sendable {
  /// Words to be said as they stand; empty for nothing at all.
  case text(String)
  /// All of these, in this order.
  case sequence([Expression])
  /// One of these; the first is preferred. An optional piece has `.text("")` as its last choice.
  case alternatives([Expression])
  /// All of these, in any order, as separate words.
  case permutation([Expression])
  /// What the rule of this name can be said as.
  case rule(String)
  /// A value of the slot.
  case slot(Slot)
  /// Any name of the app.
  case applicationName

  /// A slot as a phrase uses it: `{list:name}`.
  public struct Slot: Hashable, Sendable {
    /// What the slot accepts, as a key of `PhraseTemplate.slots`.
    public var list: String
    /// The name the value is given under; that of the list unless the phrase renames it.
    public var name: String
    /// Whether the words are kept for the answer only and fill no parameter, as in `{list:@name}`.
    public var isCapture: Bool

    /// Creates a slot.
    public init(list: String, name: String? = nil, isCapture: Bool = false) {
      self.list = list
      self.name = name ?? list
      self.isCapture = isCapture
    }
  }

  /// A piece that may be left out.
  public static func optional(_ expression: Expression) -> Expression {
    if case .alternatives(let choices) = expression { return .alternatives(choices + [.text("")]) }
    return .alternatives([expression, .text("")])
  }
}
