// The name that Xcode gives to the symbol of a key: "detail.itemCount %lld" is detailItemCount.

/// The name of a generated symbol, in lower camel case.
enum SymbolName {
  /// Returns the name for a key or a label, without backticks; `nil` when it has no letter or digit.
  static func lower(_ text: String) -> String? { camelCase(text, first: lowered) }

  /// Returns the name for a table, in upper camel case; `nil` when it has no letter or digit.
  static func upper(_ text: String) -> String? { camelCase(text, first: capitalized) }

  /// Returns a name as it is declared, in backticks if it is a keyword.
  static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static func camelCase(_ text: String, first: (Substring) -> String) -> String? {
    let words = text.filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }
    guard let beginning = words.first else { return nil }
    let name = first(beginning) + words.dropFirst().map(capitalized).joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// `CFBundle` is `cfbundle`, and `MiB` is `miB`.
  private static func lowered(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    return capitals.lowercased() + word.dropFirst(capitals.count)
  }

  /// `CKAsset` is `Ckasset`, and `iCloud` is `ICloud`.
  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + lowered(word).dropFirst()
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
