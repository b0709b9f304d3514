// A phrase as its author wrote it, before it is compiled.

/// A phrase as its author wrote it: `Order ${soup} in ${applicationName}`.
///
/// In an App Shortcut phrase `${applicationName}` stands for any name of the app, `${name}` for a
/// value of the slot of that name, and every other character is literal. A phrase of a pack is
/// written in the notation of sentences and comes with its `expression`.
public struct PhraseTemplate: Hashable, Sendable {
  /// The phrase, with its tokens.
  public var text: String
  /// The app that the phrase belongs to, as in `ApplicationNames.app`.
  public var app: String
  /// The intent the phrase runs.
  public var intent: String
  /// The types of the slots, by the slot's list, which in an App Shortcut phrase is its name; slots
  /// that the phrase does not use are allowed.
  public var slots: [String: SlotType]
  /// The language of the phrase as a BCP 47 tag; `nil` for the app's development language.
  public var language: String?
  /// The source location of the phrase.
  public var origin: Origin
  /// The parsed sentence of a pack; `nil` for an App Shortcut phrase, which is parsed from `text`.
  public var expression: Expression?
  /// The rules and conditions that the phrase shares with others of its pack.
  public var block: PhraseBlock?

  /// Creates a template, which is validated when it is compiled.
  public init(
    _ text: String, app: String, intent: String, slots: [String: SlotType] = [:],
    language: String? = nil, origin: Origin = .declared, expression: Expression? = nil,
    block: PhraseBlock? = nil
  ) {
    self.text = text
    self.app = app
    self.intent = intent
    self.slots = slots
    self.language = language
    self.origin = origin
    self.expression = expression
    self.block = block
  }
}

/// The source location of a phrase.
public enum Origin: Hashable, Sendable {
  /// In the app's source code.
  case declared
  /// In a catalogue file; line and column count from one, columns in characters.
  case file(path: String, line: Int, column: Int)
}

extension Origin: CustomStringConvertible {
  /// The text `declared`, or the location as `path:line:column`.
  public var description: String {
    switch self {
    case .declared: "declared"
    case .file(let path, let line, let column): "\(path):\(line):\(column)"
    }
  }
}
