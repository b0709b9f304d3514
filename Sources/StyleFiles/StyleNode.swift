// Values of a style file with their places; the one file of this module that imports Yams.

import Yams

/// A value of a style file.
struct StyleNode {
  private let node: Node
  private let file: String

  /// The most bytes of a file.
  private static let limit = 256 << 10
  /// What stands for `*` while Yams parses, so that it sees no aliases and copies nothing.
  private static let star = "\u{F8F5}"

  /// Reads a text whose one value is a mapping; an empty text is an empty mapping.
  static func read(_ yaml: String, file: String) throws(StyleFileError) -> StyleNode {
    func failure(_ words: String, _ mark: Mark? = nil) -> StyleFileError {
      StyleFileError(file: file, line: mark?.line ?? 0, column: mark?.column ?? 0, words: words)
    }
    guard yaml.utf8.count <= limit else { throw failure("the file is larger than 256 KiB") }
    guard !yaml.contains(star) else { throw failure("the character U+F8F5 is not allowed") }
    let node: Node?
    do {
      node = try Yams.compose(yaml: yaml.replacing("*", with: star), .basic)
    } catch let error as YamlError {
      switch error {
      case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
        .composer(_, let problem, let mark, _):
        throw failure(problem, mark)
      default: throw failure("this is not YAML")
      }
    } catch {
      throw failure("this is not YAML")
    }
    guard let node, node.scalar?.string != "" else {
      return StyleNode(node: Node([(Node, Node)]()), file: file)
    }
    let root = StyleNode(node: node, file: file)
    guard node.mapping != nil else { throw root.error("a style file is a mapping of keys") }
    return root
  }

  /// An error at this value.
  func error(_ words: String) -> StyleFileError {
    StyleFileError(
      file: file, line: node.mark?.line ?? 0, column: node.mark?.column ?? 0, words: words)
  }

  /// The text of a scalar.
  func text() throws(StyleFileError) -> String {
    guard let scalar = node.scalar else { throw error("a text is expected here") }
    return scalar.string.replacing(Self.star, with: "*")
  }

  /// The values of a list.
  func items() throws(StyleFileError) -> [StyleNode] {
    guard let sequence = node.sequence else { throw error("a list is expected here") }
    return sequence.map { StyleNode(node: $0, file: file) }
  }

  /// The pairs of a mapping, in order.
  func pairs() throws(StyleFileError) -> [(key: StyleNode, value: StyleNode)] {
    guard let mapping = node.mapping else { throw error("a mapping of keys is expected here") }
    return mapping.map { (StyleNode(node: $0, file: file), StyleNode(node: $1, file: file)) }
  }

  /// The value of a key; `nil` when it is missing.
  subscript(key: String) -> StyleNode? {
    node.mapping?.first { $0.key.scalar?.string == key }
      .map { StyleNode(node: $0.value, file: file) }
  }

  /// Throws for the first key that is none of these.
  func expect(keys: Set<String>) throws(StyleFileError) {
    for (key, _) in try pairs() {
      let name = try key.text()
      guard keys.contains(name) else {
        throw key.error(
          "“\(name)” is no key here; there are \(keys.sorted().joined(separator: ", "))")
      }
    }
  }

  /// Whether a key is true; `nil` when it is missing.
  func flag(_ key: String) throws(StyleFileError) -> Bool? {
    guard let value = self[key] else { return nil }
    switch try value.text().lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: throw value.error("true or false is expected here")
    }
  }

  /// The number of a key within a range; `nil` when it is missing.
  func number(_ key: String, in range: ClosedRange<Int>) throws(StyleFileError) -> Int? {
    guard let value = self[key] else { return nil }
    guard let number = Int(try value.text()), range.contains(number) else {
      throw value.error("a number from \(range.lowerBound) to \(range.upperBound) is expected here")
    }
    return number
  }

  /// The choice of a key by its name; `nil` when it is missing.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) throws(StyleFileError) -> Choice? {
    guard let value = self[key] else { return nil }
    let text = try value.text()
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw value.error("“\(text)” is not known here; there are \(names)")
    }
    return choice
  }
}
