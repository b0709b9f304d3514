// The errors of a test, each in one sentence that names the remedy.

import IntentEngine

/// An error about missing parts of a test, or about an intent that did not finish under `run()`.
public struct AppIntentsTestingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error; new kinds may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the code.
    public let rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No app, intent, parameter, entity, property, enumeration, option or button has this name.
    public static let unknownName = Code(rawValue: "unknownName")
    /// Phrases of the app's shortcuts cannot be compiled.
    public static let brokenPhrases = Code(rawValue: "brokenPhrases")
    /// A value is not of the expected type.
    public static let wrongType = Code(rawValue: "wrongType")
    /// An entity or a case with this identifier does not exist.
    public static let notFound = Code(rawValue: "notFound")
    /// The intent asked a question, which `run()` cannot answer.
    public static let asked = Code(rawValue: "asked")
    /// An answer was given although nothing had been asked.
    public static let nothingAsked = Code(rawValue: "nothingAsked")
    /// The intent failed with an error.
    public static let failed = Code(rawValue: "failed")
    /// The intent was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
  }

  /// The kind of error.
  public let code: Code

  /// The problem and its remedy, in one sentence; of several phrases a line each.
  public let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  /// Creates an error for an unknown name, with the nearest of the known names.
  init(
    _ code: Code, _ sentence: String, named name: String, among names: [String],
    otherwise hint: String? = nil
  ) {
    self.code = code
    let list = Set(names).sorted().joined(separator: ", ")
    if let near = Nearest.word(to: name, among: names) {
      description = "\(sentence) Did you mean \(near)?"
    } else if list.isEmpty {
      description = [sentence, hint].compactMap { $0 }.joined(separator: " ")
    } else {
      description = "\(sentence) There is \(list)."
    }
  }
}
