// Decides what of `#if` is compiled on Linux.

/// The conditions of `#if` that hold on Linux.
package struct CompilationConditions: Hashable, Sendable {
  /// The modules that can be imported.
  package var modules: Set<String>
  /// The names that are defined, as by `-D`.
  package var defined: Set<String>
  /// The language mode, 5 or 6: in the older one, `swift(>=6)` does not hold.
  package var languageMode: Int

  /// Creates conditions from modules, defined names and a language mode.
  package init(modules: Set<String>, defined: Set<String> = ["DEBUG"], languageMode: Int = 6) {
    self.modules = modules
    self.defined = defined
    self.languageMode = languageMode
  }

  /// Returns whether a condition holds. One that cannot be read does not.
  func holds(_ condition: String) -> Bool {
    var reader = Reader(words: Self.words(condition), conditions: self)
    return reader.either()
  }

  private static func words(_ text: String) -> ArraySlice<String> {
    ArraySlice(
      text.matches(of: /[A-Za-z_][A-Za-z0-9_]*|[0-9][0-9.]*|&&|\|\||[<>]=?|[!(),.]/)
        .map { String($0.output) })
  }

  /// Whether a predicate such as `os(iOS)` holds.
  private func holds(_ name: String, of arguments: [String]) -> Bool {
    let first = arguments.first ?? ""
    switch name {
    case "os": return first == "Linux"
    // The modules that stand in for Apple's have no submodules.
    case "canImport": return modules.contains(first) && arguments.dropFirst().first != "."
    case "swift", "compiler":
      let isOlder = name == "swift" && languageMode == 5
      let version = isOlder ? Self.versionOfSwift5 : Self.version
      return Self.holds(version, first, arguments.dropFirst().first ?? "")
    case "arch":
      #if arch(arm64)
        return first == "arm64"
      #else
        return first == "x86_64"
      #endif
    case "hasFeature", "hasAttribute": return true
    case "_endian": return first == "little"
    default: return false
    }
  }

  /// The version of the compiler that this package needs.
  private static let version = [6, 3]
  /// The version that the compiler has in the older language mode.
  private static let versionOfSwift5 = [5, 10]

  /// Returns whether a version stands in a relation to another, such as `>=` to `5.9`.
  private static func holds(_ version: [Int], _ relation: String, _ other: String) -> Bool {
    var parts = other.split(separator: ".").compactMap { Int($0) }
    while parts.last == 0 { parts.removeLast() }
    let isBefore = version.lexicographicallyPrecedes(parts)
    return relation == ">=" ? !isBefore : relation == "<" && isBefore
  }

  private struct Reader {
    var words: ArraySlice<String>
    let conditions: CompilationConditions
    var depth = 0

    mutating func either() -> Bool {
      var holds = both()
      while words.first == "||" {
        words.removeFirst()
        let next = both()
        holds = holds || next
      }
      return holds
    }

    private mutating func both() -> Bool {
      var holds = one()
      while words.first == "&&" {
        words.removeFirst()
        let next = one()
        holds = holds && next
      }
      return holds
    }

    private mutating func one() -> Bool {
      guard depth < 64, let word = words.popFirst() else { return false }
      depth += 1
      defer { depth -= 1 }
      if word == "!" { return !one() }
      if word == "(" {
        let holds = either()
        if words.first == ")" { words.removeFirst() }
        return holds
      }
      guard words.first == "(" else {
        return word == "true" || conditions.defined.contains(word)
      }
      let end = words.firstIndex(of: ")") ?? words.endIndex
      let arguments = words[words.index(after: words.startIndex)..<end]
      words = words[end...].dropFirst()
      return conditions.holds(word, of: Array(arguments))
    }
  }
}
