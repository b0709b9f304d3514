// A parsed case of an enumeration.

/// A case of an enumeration.
struct EnumCase {
  /// The name as it is written.
  var name: String
  /// The associated values: labels, with a colon and a space where there is one, and types; `nil`
  /// without parentheses.
  var values: [(label: String, type: String)]?
  /// The range in the source.
  var range: Range<Int>

  /// Returns the cases among the members of an enumeration, in order.
  static func all(in members: TokenList) -> [EnumCase] {
    var list = members
    var cases: [EnumCase] = []
    while let token = list.first {
      // Bodies of functions and computed properties contain other cases.
      if ["(", "[", "{"].contains(where: { list.takeBrackets($0) != nil }) { continue }
      list.next()
      guard token.kind == .word, token.text == "case" else { continue }
      repeat {
        if let found = read(&list) { cases.append(found) }
      } while list.take(",")
    }
    return cases
  }

  private static func read(_ list: inout TokenList) -> EnumCase? {
    guard let name = list.first, name.kind == .word else { return nil }
    list.next()
    var end = name.range.upperBound
    var values: [(label: String, type: String)]?
    if list.first?.text == "(", let inside = list.takeBrackets("(") {
      values = inside.separatedByCommas().map(value)
      end = (inside.range?.upperBound ?? end) + 1
    }
    if list.take("=") { list.next() }
    return EnumCase(name: String(name.text), values: values, range: name.range.lowerBound..<end)
  }

  private static func value(_ words: TokenList) -> (label: String, type: String) {
    var list = words
    let head = list.take(upTo: [":"])
    guard list.take(":") else { return ("", typeWithoutDefault(words)) }
    let name = head.first.map { String($0.text) } ?? "_"
    return (name == "_" ? "" : "\(name): ", typeWithoutDefault(list))
  }

  private static func typeWithoutDefault(_ words: TokenList) -> String {
    var list = words
    return list.take(upTo: ["="]).text
  }
}
