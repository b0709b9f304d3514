// The door of CodeHighlighting: code and a language in, the parts that mean something out.

/// Finds keywords, strings, comments and the like in code.
///
/// It reads code once, from its first byte to its last, and never goes back: the time is
/// proportional to the length whatever the code is, and code that is wrong in its language only
/// gets other colours. A language is data, one entry of a table under `Languages`; what a table
/// cannot say (which `/` begins a regular expression, say) is left plain.
public enum CodeHighlighter {
  /// The parts of a text that are not plain, in order and without overlap.
  ///
  /// - Parameters:
  ///   - code: UTF-8; parts begin and end between characters.
  ///   - language: The first word of a fence's info string, in whatever case: `swift`, `c++`.
  /// - Returns: No part for a language that is not known.
  /// - Complexity: O(*n*) in the length of the code.
  public static func parts(of code: UnsafeBufferPointer<UInt8>, language: String) -> [CodePart] {
    guard let grammar = Grammar.named(language) else { return [] }
    switch grammar.form {
    case .code:
      var scanner = CodeScanner(code, grammar)
      return scanner.parts()
    case .markup:
      var scanner = MarkupScanner(code)
      return scanner.parts()
    case .diff: return DiffScanner.parts(of: code)
    }
  }

  /// The parts of a text that are not plain.
  public static func parts(of code: String, language: String) -> [CodePart] {
    var code = code
    return code.withUTF8 { parts(of: $0, language: language) }
  }

  /// The names of the languages that are known, sorted, without their other names.
  public static var languages: [String] { Grammar.all.map { $0.names[0] }.sorted() }

  /// Whether a language is known by this name.
  public static func knows(_ language: String) -> Bool { Grammar.named(language) != nil }
}

/// A part of code that means something.
public struct CodePart: Hashable, Sendable {
  /// What a part is.
  public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    /// A word of the language.
    case keyword
    /// The name of a type.
    case type
    /// The name of a function where it is called or declared, or of a tag.
    case function
    /// Text in quotes.
    case string
    /// A number.
    case number
    /// A word that is a value: `true`, `nil`.
    case constant
    /// A remark.
    case comment
    /// An annotation, a directive, a variable with a sign, the key of a value.
    case attribute
    /// A line that a change adds.
    case inserted
    /// A line that a change takes away.
    case deleted
  }

  /// Zero-based UTF-8 offset of the first byte.
  public var start: Int
  /// The offset after the last byte.
  public var end: Int
  /// What it is.
  public var kind: Kind

  /// Makes a part.
  public init(_ kind: Kind, _ range: Range<Int>) {
    start = range.lowerBound
    end = range.upperBound
    self.kind = kind
  }
}
