// The main entry point of CodeHighlighting: finds the tokens of code in a language.

/// A highlighter that finds keywords, strings, comments and other tokens in code.
///
/// Code is read once, from its first byte to its last, without backtracking: the time is
/// proportional to the length of any code, and code with errors only gets other colours. A language
/// is data, one entry of a table under `Languages`; what a table cannot express (which `/` begins a
/// regular expression, say) is left plain.
public enum CodeHighlighter {
  /// Returns the tokens of a text, in order and without overlap.
  ///
  /// - Parameters:
  ///   - code: UTF-8; tokens begin and end between characters.
  ///   - language: The first word of a fence's info string, in any case: `swift`, `c++`.
  /// - Returns: An empty array for an unknown language.
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

  /// Returns the tokens of a text.
  public static func parts(of code: String, language: String) -> [CodePart] {
    var code = code
    return code.withUTF8 { parts(of: $0, language: language) }
  }

  /// The names of the known languages, sorted, without aliases.
  public static var languages: [String] { Grammar.all.map { $0.names[0] }.sorted() }

  /// Whether a language with this name or alias is known.
  public static func knows(_ language: String) -> Bool { Grammar.named(language) != nil }
}

/// A token of code.
public struct CodePart: Hashable, Sendable {
  /// The kinds of tokens.
  public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    /// A keyword of the language.
    case keyword
    /// The name of a type.
    case type
    /// The name of a function in a call or declaration, or of a tag.
    case function
    /// A string literal.
    case string
    /// A number.
    case number
    /// A constant that is a word: `true`, `nil`.
    case constant
    /// A comment.
    case comment
    /// An annotation, a directive, a variable with a sigil, or the key of a value.
    case attribute
    /// A line added by a diff.
    case inserted
    /// A line deleted by a diff.
    case deleted
  }

  /// The zero-based UTF-8 offset of the first byte.
  public var start: Int
  /// The offset after the last byte.
  public var end: Int
  /// The kind of token.
  public var kind: Kind

  /// Creates a token from its kind and range.
  public init(_ kind: Kind, _ range: Range<Int>) {
    start = range.lowerBound
    end = range.upperBound
    self.kind = kind
  }
}
