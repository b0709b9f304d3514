// One line of an utterance file: what is said, and what should come of it.

public import PhraseMatching

/// What is said, and what should come of it.
public struct UtteranceCase: Hashable, Sendable {
  /// What the engine would ask next.
  public enum Question: Hashable, Sendable {
    /// Nothing: the intent would run.
    case nothing
    /// The value of the parameter of this name.
    case parameter(String)
  }

  /// What is said.
  public var utterance: String
  /// The app that should answer; `nil` when any may.
  public var app: String?
  /// The intents that should fit best: none for nothing at all, several for a question which.
  public var intents: [String]
  /// The slots that should be filled, each with an identifier or the words said; `nil` when unchecked.
  ///
  /// Several identifiers for words that name several values.
  public var values: [String: [String]]?
  /// The tier the match should be in; `nil` when any will do.
  public var tier: Tier?
  /// What should be asked next; `nil` when unchecked.
  public var asks: Question?
  /// What is known when it is said.
  public var context: [String: StructuredValue]
  /// Where the case is written.
  public var place: SourcePlace

  /// Creates a case.
  public init(
    utterance: String, app: String? = nil, intents: [String], values: [String: [String]]? = nil,
    tier: Tier? = nil, asks: Question? = nil, context: [String: StructuredValue] = [:],
    place: SourcePlace
  ) {
    self.utterance = utterance
    self.app = app
    self.intents = intents
    self.values = values
    self.tier = tier
    self.asks = asks
    self.context = context
    self.place = place
  }
}

/// A place in a file.
public struct SourcePlace: Hashable, Sendable {
  /// The file, as a path.
  public var file: String
  /// The line, from one; zero for the file as a whole.
  public var line: Int
  /// The column in characters, from one; zero for the file as a whole.
  public var column: Int

  /// Creates a place.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as `file:line:column`.
  public var description: String { line > 0 ? "\(file):\(line):\(column)" : file }
}

extension SourcePlace {
  /// The place with its file named from a folder, where the file is in it.
  public func relative(to folder: String) -> SourcePlace {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard file.hasPrefix(prefix) else { return self }
    return SourcePlace(file: String(file.dropFirst(prefix.count)), line: line, column: column)
  }
}
