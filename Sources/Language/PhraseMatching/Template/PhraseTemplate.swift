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
  /// The types of the intent's other parameters, by name: a phrase cannot contain them, but what is
  /// said beside it may fill them.
  public var otherSlots: [String: SlotType] = [:]
  /// The names of parameters that take several values, whose texts may contain known values.
  public var lists: Set<String> = []
  /// Those of `lists` whose values are entities.
  public var entityLists: Set<String> = []
  /// The names of yes and of no, by the names of parameters that have such: "outside", "inside".
  public var truthNames: [String: [String]] = [:]
  /// The names of the parameters that the intent asks for if they are not said.
  public var required: Set<String> = []
  /// Whether the text is what an app calls an intent, such as its title, and no phrase of its own:
  /// it is read by parts alone, and need not contain the app's name.
  public var isImplied = false
  /// The language of the phrase as a BCP 47 tag; `nil` for the app's development language.
  public var language: String?
  /// The location of the phrase in a file; `nil` if it is declared in the app's source code.
  public var place: SourcePlace?
  /// The parsed sentence of a pack; `nil` for an App Shortcut phrase, which is parsed from `text`.
  package var expression: Expression?
  /// The rules and conditions that the phrase shares with others of its pack.
  package var block: PhraseBlock?

  /// Creates a template, which is validated when it is compiled.
  public init(
    _ text: String, app: String, intent: String, slots: [String: SlotType] = [:],
    language: String? = nil, place: SourcePlace? = nil
  ) {
    self.init(
      text, app: app, intent: intent, slots: slots, language: language, place: place,
      expression: nil)
  }

  /// Creates a template of a sentence in the notation of phrase packs: `order [a] {soup}`.
  ///
  /// - Throws: An error with a one-sentence description, for the first mistake in the sentence.
  public init(
    sentence: String, app: String, intent: String, slots: [String: SlotType] = [:],
    language: String? = nil
  ) throws {
    self.init(
      sentence, app: app, intent: intent, slots: slots, language: language,
      expression: try SentenceParser.parse(sentence).expression)
  }

  /// Creates a template from a parsed sentence, or one that is parsed from its text.
  package init(
    _ text: String, app: String, intent: String, slots: [String: SlotType] = [:],
    language: String? = nil, place: SourcePlace? = nil, expression: Expression?,
    block: PhraseBlock? = nil
  ) {
    self.text = text
    self.app = app
    self.intent = intent
    self.slots = slots
    self.language = language
    self.place = place
    self.expression = expression
    self.block = block
  }
}

/// A location in a file.
public struct SourcePlace: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// The line, from one; zero for the file as a whole.
  public var line: Int
  /// The column in characters, from one; zero for the file or the line as a whole.
  public var column: Int

  /// Creates a location from a path, line and column.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace {
  /// Returns the location with its path relative to a folder that contains the file.
  package func relative(to folder: String) -> SourcePlace {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard file.hasPrefix(prefix) else { return self }
    return SourcePlace(file: String(file.dropFirst(prefix.count)), line: line, column: column)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The location as `file:line:column`, without what is not known.
  public var description: String {
    line == 0 ? file : column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }
}
