// A variable as it is written: its type, its value, and how it is read.

/// The variable that a macro stands on.
struct Variable {
  struct Getter {
    var isAsync = false
    var isThrowing = false
    /// Where `get` is written; `nil` for a body without the word.
    var range: Range<Int>?
  }

  let declaration: Declaration
  /// The name as it is written.
  var name: String { declaration.name }
  /// The type; `nil` when none is stated.
  private(set) var type: String?
  /// The value it starts with; `nil` for none.
  private(set) var value: String?
  /// Where its name, type and value are.
  private(set) var range: Range<Int>
  /// How a computed variable is read; `nil` for one that is stored.
  private(set) var getter: Getter?
  private(set) var hasSetter = false
  /// Whether it has braces: it is computed, or watched.
  private(set) var hasAccessors = false
  /// Whether more variables are declared with it.
  private(set) var hasOthers = false

  /// Reads a variable; `nil` for a declaration that is none.
  init?(_ declaration: Declaration) {
    guard ["let", "var"].contains(declaration.keyword), !declaration.name.isEmpty else {
      return nil
    }
    self.declaration = declaration
    range = declaration.nameRange
    var list = declaration.rest
    if list.take(":") {
      let words = list.take(upTo: ["=", "{", ","])
      type = words.text
      range = range.lowerBound..<(words.range?.upperBound ?? range.upperBound)
    }
    if list.take("=") {
      // A closure in the value would begin with a brace too; it is part of it.
      let words = list.take(upTo: [","], anglesCount: false)
      value = words.text
      range = range.lowerBound..<(words.range?.upperBound ?? range.upperBound)
    }
    if let body = list.takeBrackets("{") {
      hasAccessors = true
      readAccessors(body)
    }
    hasOthers = list.take(",")
  }

  private mutating func readAccessors(_ body: TokenList) {
    var list = body
    var found = false
    while let token = list.first {
      let after = list.second?.text ?? ""
      switch token.text {
      case "get" where ["{", "async", "throws"].contains(after) || list.second == nil:
        found = true
        list.next()
        var read = Getter(range: token.range)
        while let word = list.first, word.kind == .word {
          if word.text == "async" { read.isAsync = true }
          if word.text == "throws" { read.isThrowing = true }
          list.next()
          _ = list.takeBrackets("(")
        }
        getter = read
        _ = list.takeBrackets("{")
      case "set" where ["{", "("].contains(after) || list.second == nil:
        found = true
        hasSetter = true
        list.next()
        _ = list.takeBrackets("(")
        _ = list.takeBrackets("{")
      case "willSet", "didSet", "_read", "_modify", "init":
        guard after == "{" || after == "(" else { return readBody() }
        found = true
        list.next()
        _ = list.takeBrackets("(")
        _ = list.takeBrackets("{")
      case "mutating", "nonmutating", "@":
        list.next()
      case _ where found && token.kind == .word:
        list.next()
      default:
        return readBody()
      }
    }
    if !found { readBody() }
  }

  /// Braces that hold no accessors hold what the variable is.
  private mutating func readBody() {
    getter = Getter()
  }

  /// The name of a stored variable of an instance that nobody has wrapped; `nil` for any other.
  ///
  /// One with a value of its own is left as it is: the wrappers take none.
  var plainName: String? {
    let isPlain =
      declaration.keyword == "var" && !declaration.isOfType
      && !declaration.modifiers.contains("lazy")
      && declaration.attributes.allSatisfy { $0.name == "available" } && !hasAccessors && !hasOthers
      && value == nil && type != nil
    return isPlain ? name.withoutBackticks : nil
  }
}
