// A parsed declaration: attributes, modifiers, name, and the contents of its braces.

/// The declaration that a macro is attached to.
struct Declaration {
  struct Attribute {
    /// The name, without `@` and without a module's.
    var name: String
    /// The arguments in its parentheses; `nil` without parentheses.
    var arguments: TokenList?
    var range: Range<Int>
  }

  private(set) var attributes: [Attribute] = []
  /// Modifiers such as `public` and `static`; without those with arguments, such as `private(set)`.
  private(set) var modifiers: [String] = []
  /// The introducing keyword: "struct", "enum", "var" …
  private(set) var keyword = ""
  /// The name as it is written; empty for a declaration without one.
  private(set) var name = ""
  private(set) var nameRange = 0..<0
  /// Whether a colon with types follows the name.
  private(set) var hasInheritance = false
  /// The contents of the braces of a type.
  private(set) var members: TokenList?
  /// The tokens after the name.
  private(set) var rest: TokenList

  static let keywords: Set<String> = [
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import",
    "init", "let", "macro", "operator", "protocol", "struct", "subscript", "typealias", "var",
  ]

  private static let modifiers: Set<String> = [
    "class", "convenience", "dynamic", "fileprivate", "final", "indirect", "internal", "lazy",
    "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package", "private",
    "public", "required", "static", "unowned", "weak",
  ]

  /// Returns whether a declaration may begin with a token: an attribute, a macro, a modifier or a
  /// keyword.
  static func canBegin(with token: SourceToken) -> Bool {
    let text = String(token.text)
    return text == "@" || text == "#"
      || token.kind == .word && (keywords.contains(text) || modifiers.contains(text))
  }

  /// Creates a declaration from its source; the keyword is empty if the source is no declaration.
  init(_ source: String) {
    var list = TokenList(source)
    rest = list
    while let token = list.first {
      if token.text == "@" {
        readAttribute(&list)
      } else if Self.isKeyword(list) {
        keyword = String(token.text)
        list.next()
        break
      } else if token.kind == .word {
        list.next()
        // `private(set)` does not restrict reading.
        if list.takeBrackets("(") == nil { modifiers.append(String(token.text)) }
      } else {
        break
      }
    }
    if let token = list.first, token.kind == .word {
      name = String(token.text)
      nameRange = token.range
      list.next()
    }
    rest = list
    if ["actor", "class", "enum", "extension", "struct"].contains(keyword) { readBody(list) }
  }

  /// Returns whether a keyword follows; `class` may be a modifier: `class var`.
  private static func isKeyword(_ list: TokenList) -> Bool {
    guard let first = list.first, keywords.contains(String(first.text)) else { return false }
    return first.text != "class"
      || !["func", "let", "subscript", "var"].contains(list.second?.text ?? "")
  }

  private mutating func readAttribute(_ list: inout TokenList) {
    let start = list.next()?.range.lowerBound ?? 0
    var name = list.next()
    while list.take(".") { name = list.next() }
    var end = name?.range.upperBound ?? start
    var arguments: TokenList?
    // A parenthesis after a space belongs to the next token.
    if let open = list.first, open.text == "(", open.range.lowerBound == end {
      arguments = list.takeBrackets("(")
      end = list.first?.range.lowerBound ?? list.source.utf8.count
    }
    attributes.append(
      Attribute(name: name.map { String($0.text) } ?? "", arguments: arguments, range: start..<end))
  }

  private mutating func readBody(_ list: TokenList) {
    var list = list
    let head = list.take(upTo: ["{"])
    hasInheritance = head.tokens.contains { $0.text == ":" }
    members = list.takeBrackets("{")
  }

  /// The access modifier with a space after it; `public` for `open`, empty for internal and private
  /// declarations.
  var access: String {
    if modifiers.contains("public") || modifiers.contains("open") { return "public " }
    return modifiers.contains("package") ? "package " : ""
  }

  var isOfType: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// The declarations in the braces, in order.
  var memberDeclarations: [Declaration] {
    guard var list = members else { return [] }
    var found: [Declaration] = []
    while !list.isEmpty {
      let text = list.takeMember().text
      if !text.isEmpty { found.append(Declaration(text)) }
    }
    return found
  }

  /// The names of the variables and constants among the members.
  var variableNames: [String] {
    guard var list = members else { return [] }
    var names: [String] = []
    while let token = list.first {
      if token.kind == .word, token.text == "var" || token.text == "let" {
        list.next()
        if let name = list.first, name.kind == .word { names.append(String(name.text)) }
      } else if list.takeBrackets("{") != nil || list.takeBrackets("(") != nil
        || list.takeBrackets("[") != nil
      {
        continue
      }
      list.next()
    }
    return names
  }
}

extension String {
  /// The name without the backticks that only the compiler needs.
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
