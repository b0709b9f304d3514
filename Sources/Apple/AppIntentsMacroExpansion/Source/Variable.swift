// A parsed variable: its type, its initial value and its getter.

/// The variable that a macro is attached to.
struct Variable {
  struct Getter {
    var isAsync = false
    var isThrowing = false
    /// The range of the word `get`; `nil` for a body without it.
    var range: Range<Int>?
  }

  let declaration: Declaration
  /// The name as it is written.
  var name: String { declaration.name }
  /// The type; `nil` when none is stated.
  private(set) var type: String?
  /// The initial value; `nil` for none.
  private(set) var value: String?
  /// The range of its name, type and value.
  private(set) var range: Range<Int>
  /// The getter of a computed variable; `nil` for a stored one.
  private(set) var getter: Getter?
  private(set) var hasSetter = false
  /// Whether it has braces, as a computed variable or one with observers.
  private(set) var hasAccessors = false
  /// Whether other variables are declared with it.
  private(set) var hasOthers = false

  /// Creates a variable from a declaration; `nil` if that is not a variable.
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
      // A closure in the value begins with a brace too, but is part of the value.
      let words = list.take(upTo: [","], anglesCount: false)
      value = words.text
      hasAccessors = words.tokens.contains { $0.text == "didSet" || $0.text == "willSet" }
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

  /// Reads the braces; without accessors, they are the body of the getter.
  private mutating func readBody() {
    getter = Getter()
  }

  /// The name of a stored instance variable without a property wrapper; `nil` for any other.
  ///
  /// A variable with an initial value has none either: the wrappers accept no value.
  var plainName: String? {
    let isPlain =
      declaration.keyword == "var" && !declaration.isOfType
      && !declaration.modifiers.contains("lazy")
      && declaration.attributes.allSatisfy { $0.name == "available" } && !hasAccessors && !hasOthers
      && value == nil && type != nil
    return isPlain ? name.withoutBackticks : nil
  }
}
