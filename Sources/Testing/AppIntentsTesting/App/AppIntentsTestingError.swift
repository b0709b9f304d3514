// What goes wrong in a test, in one sentence that says what would be right.

import IntentEngine

/// Something a test relies on is not there, or an intent did not end as `run()` promises.
public struct AppIntentsTestingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of mistake; new kinds may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code's name.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No app, intent, parameter, entity, property, enumeration, option or button has this name.
    public static let unknownName = Code(rawValue: "unknownName")
    /// A value is not of the type that is wanted.
    public static let wrongType = Code(rawValue: "wrongType")
    /// An entity or a case with this identifier does not exist.
    public static let notFound = Code(rawValue: "notFound")
    /// The intent asked something, and `run()` has nobody to answer.
    public static let asked = Code(rawValue: "asked")
    /// An answer was given, and nothing had been asked.
    public static let nothingAsked = Code(rawValue: "nothingAsked")
    /// The intent failed.
    public static let failed = Code(rawValue: "failed")
    /// The intent was cancelled.
    public static let cancelled = Code(rawValue: "cancelled")
  }

  /// The kind of mistake.
  public let code: Code

  /// What is wrong, and what would be right.
  public let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  /// A name that nothing has, with the nearest of those there are.
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
