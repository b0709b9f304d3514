// A case of an utterance file: an utterance, with the expected result.

public import PhraseMatching

/// An utterance, with the expected result.
public struct UtteranceCase: Hashable, Sendable {
  /// The engine's next question.
  public enum Question: Hashable, Sendable {
    /// No question: the intent would run.
    case nothing
    /// A question for the value of a parameter.
    case parameter(String)
  }

  /// The utterance.
  public var utterance: String
  /// The expected app; `nil` for any.
  public var app: String?
  /// The expected intents: none if nothing should match, several for a question which one is meant.
  public var intents: [String]
  /// The expected slots, each with an identifier or the spoken words; `nil` if unchecked.
  ///
  /// A slot has several identifiers if the words name several values.
  public var values: [String: [String]]?
  /// The expected tier; `nil` for any.
  public var tier: Tier?
  /// The expected question; `nil` if unchecked.
  public var asks: Question?
  /// The context in which the utterance is spoken.
  public var context: [String: JSON]
  /// The location of the case.
  public var place: SourcePlace

  /// Creates a case from an utterance and the expected result.
  public init(
    utterance: String, app: String? = nil, intents: [String], values: [String: [String]]? = nil,
    tier: Tier? = nil, asks: Question? = nil, context: [String: JSON] = [:],
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

/// A location in a file.
public struct SourcePlace: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// The line, from one; zero for the file as a whole.
  public var line: Int
  /// The column in characters, from one; zero for the file as a whole.
  public var column: Int

  /// Creates a location from a path, line and column.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The location as `file:line:column`.
  public var description: String { line > 0 ? "\(file):\(line):\(column)" : file }
}

extension SourcePlace {
  /// Returns the location with its path relative to a folder that contains the file.
  public func relative(to folder: String) -> SourcePlace {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard file.hasPrefix(prefix) else { return self }
    return SourcePlace(file: String(file.dropFirst(prefix.count)), line: line, column: column)
  }
}
