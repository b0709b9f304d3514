// The lexical rules of a language, as data.

/// The lexical rules of a language, as far as highlighting needs them.
struct Grammar: Sendable {
  /// The forms of texts, each with its own scanner.
  enum Form: Sendable {
    /// Words, strings, comments.
    case code
    /// Markup with tags.
    case markup
    /// Added and deleted lines.
    case diff
  }

  /// A kind of string literal.
  struct Quote: Sendable {
    var open: [UInt8]
    var close: [UInt8]
    /// The escape character; `nil` for none.
    var escape: UInt8?
    /// Whether it may span lines.
    var isLong: Bool

    /// Creates a string literal with an opening and a closing text.
    init(_ open: String, _ close: String? = nil, escape: Character? = "\\", isLong: Bool = false) {
      self.open = [UInt8](open.utf8)
      self.close = [UInt8]((close ?? open).utf8)
      self.escape = escape?.asciiValue
      self.isLong = isLong
    }

    static let double = Quote("\"")
    static let single = Quote("'")
    static let backtick = Quote("`", isLong: true)
  }

  /// A kind of comment that may span lines.
  struct Remark: Sendable {
    var open: [UInt8]
    var close: [UInt8]
    var nests: Bool

    /// Creates a comment with an opening and a closing text.
    init(_ open: String, _ close: String, nests: Bool = false) {
      self.open = [UInt8](open.utf8)
      self.close = [UInt8](close.utf8)
      self.nests = nests
    }

    static let c = Remark("/*", "*/")
  }

  /// Lexical rules that apply beyond the table of words.
  struct Habits: OptionSet, Sendable {
    let rawValue: UInt16
    /// Words that begin with a capital are types.
    static let capitalTypes = Habits(rawValue: 1)
    /// A word before a parenthesis is a function.
    static let calls = Habits(rawValue: 2)
    /// `@word` is an attribute.
    static let atSigns = Habits(rawValue: 4)
    /// A line that begins with `#` is a directive: its first word is an attribute.
    static let directives = Habits(rawValue: 8)
    /// `#word` is an attribute anywhere.
    static let hashWords = Habits(rawValue: 16)
    /// `$word` is an attribute.
    static let dollars = Habits(rawValue: 32)
    /// Keywords are matched regardless of case.
    static let anyCase = Habits(rawValue: 64)
    /// `'` begins a character literal of one character or escape, otherwise a lifetime or a label.
    static let characters = Habits(rawValue: 128)
    /// A word or string before a colon is a key.
    static let keys = Habits(rawValue: 256)
    /// A word before `=` at the start of a line is a key, and `[…]` there a section heading.
    static let settings = Habits(rawValue: 512)
    /// Words may contain `-`.
    static let dashes = Habits(rawValue: 1024)
    /// A comment begins only after a space or at the start of a line.
    static let spacedRemarks = Habits(rawValue: 2048)
  }

  var names: [String]
  var form = Form.code
  /// The texts that begin a comment up to the end of the line.
  var lineRemarks: [String] = []
  var remarks: [Remark] = []
  var quotes: [Quote] = [.double, .single]
  var keywords = ""
  var types = ""
  var constants = ""
  var habits: Habits = []

  // MARK: Look-up

  /// Returns the language with a name or alias, in any case; `nil` for an unknown one.
  static func named(_ name: String) -> Grammar? {
    // `{.swift}`, `language-swift`, `swift,ignore` and a label, `swift <2>`, occur too.
    var word = name.lowercased()[...]
    word = word.drop { $0 == "{" || $0 == "." }
    word = word.prefix { $0 != "}" && $0 != "," && $0 != ":" }
    if let label = word.firstRange(of: " <") { word = word[..<label.lowerBound] }
    if word.hasPrefix("language-") { word = word.dropFirst("language-".count) }
    return index[String(word)].map { all[$0] }
  }

  private static let index: [String: Int] = {
    var index: [String: Int] = [:]
    for (number, grammar) in all.enumerated() {
      for name in grammar.names { index[name] = number }
    }
    return index
  }()

  static let all: [Grammar] = cFamily + modern + scripting + functional + data + others
}
