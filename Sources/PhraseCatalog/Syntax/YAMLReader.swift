// Reads YAML and keeps the place of everything; the only importer of Yams.

import PhraseMatching
import Yams

/// Reads YAML; Yams parses it, without ever seeing an alias.
///
/// Yams copies what an alias stands for and compares the copies, so that a few lines can keep it
/// busy for years. Here the `*` of aliases is replaced by a character that means nothing to YAML
/// and put back afterwards; aliases are then resolved with a bound on what they stand for.
struct YAMLReader {
  private static let maximumDepth = 64
  /// What stands for `*` while Yams parses; a character of the private use area.
  private static let star: Unicode.Scalar = "\u{F8F5}"

  private struct Anchored {
    var node: SyntaxNode
    var size: Int
    var height: Int
  }

  private let source: SourceText
  private let hidesStars: Bool
  private let lines: YAMLLines
  private var anchors: [String: Anchored] = [:]
  private var budget: Int

  /// The one value a text consists of; null for an empty one.
  static func read(_ source: SourceText) throws(PhraseFileError) -> SyntaxNode {
    if let control = source.bytes.firstIndex(where: { $0 < 0x20 && !(9...13 ~= $0) || $0 == 0x7F })
    {
      throw source.error(.malformed, at: control, "control characters are not allowed")
    }
    var text = String(decoding: source.bytes, as: UTF8.self)
    let hidesStars = source.bytes.contains(UInt8(ascii: "*"))
    if hidesStars {
      guard !text.unicodeScalars.contains(star) else {
        throw PhraseFileError(
          code: .malformed, file: source.file,
          words: "the character U+F8F5 is not allowed in a file with “*”")
      }
      text = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "*" ? star : $0 }))
    }
    var reader = YAMLReader(source: source, hidesStars: hidesStars)
    return try reader.root(of: text)
  }

  private init(source: SourceText, hidesStars: Bool) {
    self.source = source
    self.hidesStars = hidesStars
    lines = YAMLLines(source.bytes)
    budget = 1_000 + 8 * source.bytes.count
  }

  private mutating func root(of text: String) throws(PhraseFileError) -> SyntaxNode {
    let parser: Parser
    let root: Node?
    do {
      parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      root = try parser.singleRoot()
    } catch let error as YamlError {
      throw failure(error)
    } catch {
      throw PhraseFileError(code: .malformed, file: source.file, words: "\(error)")
    }
    // The parser owns the anchors that its nodes refer to.
    defer { withExtendedLifetime(parser) {} }
    guard let root else { return SyntaxNode(value: .null, offset: 0) }
    return try node(root, depth: 0).node
  }

  private mutating func node(_ node: Node, depth: Int) throws(PhraseFileError) -> Anchored {
    let offset = offset(of: node.mark)
    guard depth <= Self.maximumDepth else {
      throw source.error(.malformed, at: offset, "the nesting is deeper than \(Self.maximumDepth)")
    }
    if case .scalar(let scalar) = node, let name = alias(scalar) {
      return try anchored(name, at: offset, depth: depth)
    }
    var size = 1
    var height = 0
    func count(_ child: Anchored) {
      size += child.size
      height = max(height, child.height + 1)
    }
    let value: SyntaxNode.Value
    var style = SyntaxNode.Style.json
    switch node {
    case .scalar(let scalar):
      (value, style) = self.scalar(scalar)
    case .sequence(let sequence):
      var nodes: [SyntaxNode] = []
      for item in sequence {
        let child = try self.node(item, depth: depth + 1)
        count(child)
        nodes.append(child.node)
      }
      value = .array(nodes)
    case .mapping(let mapping):
      var members = YAMLMembers()
      for (key, item) in mapping {
        let name = try self.key(key, depth: depth)
        let child = try self.node(item, depth: depth + 1)
        count(child)
        if try members.add(name, child.node) { continue }
        throw source.error(.malformed, at: name.offset, "the key “\(name.text)” is there twice")
      }
      value = .object(members.all)
    case .alias:
      throw source.error(.malformed, at: offset, "the alias cannot be read")
    }
    let result = Anchored(
      node: SyntaxNode(value: value, offset: offset, style: style), size: size, height: height)
    if let anchor = node.anchor { anchors[anchor.rawValue] = result }
    return result
  }

  private mutating func key(
    _ node: Node, depth: Int
  ) throws(PhraseFileError) -> YAMLMembers.Key {
    let key = try self.node(node, depth: depth + 1).node
    let place = offset(of: node.mark)
    switch key.value {
    case .string(let text), .number(let text):
      return .init(text: text, offset: place, isMerge: text == "<<" && key.style == .plain)
    case .bool, .null:
      return .init(text: node.scalar?.string ?? "", offset: place, isMerge: false)
    case .object, .array:
      throw source.error(
        .wrongType, at: place, "a key that is text is expected, not \(key.kind)")
    }
  }

  /// The name that a scalar refers to, when it is an alias.
  private func alias(_ scalar: Node.Scalar) -> String? {
    guard hidesStars, scalar.style == .plain, scalar.string.unicodeScalars.first == Self.star
    else { return nil }
    return String(scalar.string.unicodeScalars.dropFirst())
  }

  private mutating func anchored(
    _ name: String, at offset: Int, depth: Int
  ) throws(PhraseFileError) -> Anchored {
    guard let anchored = anchors[name] else {
      throw source.error(
        .malformed, at: offset,
        "“*” is an alias and there is no anchor “&\(restored(name))” before it;"
          + " a text that starts with it is expected in quotation marks")
    }
    budget -= anchored.size
    guard budget >= 0, depth + anchored.height <= Self.maximumDepth else {
      throw source.error(.malformed, at: offset, "the aliases stand for more than is reasonable")
    }
    return anchored
  }

  private func scalar(_ scalar: Node.Scalar) -> (SyntaxNode.Value, SyntaxNode.Style) {
    let text = restored(scalar.string)
    switch scalar.style {
    case .singleQuoted: return (.string(text), .singleQuoted)
    case .doubleQuoted: return (.string(text), .doubleQuoted)
    case .literal, .folded: return (.string(text), .block)
    case .plain, .any:
      let tag = scalar.tag.rawValue
      let isText = tag == Tag.Name.str.rawValue || tag == Tag.Name.nonSpecific.rawValue
      return (isText ? .string(text) : YAMLScalar.value(of: text), .plain)
    }
  }

  private func restored(_ text: String) -> String {
    guard hidesStars, text.unicodeScalars.contains(Self.star) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == Self.star ? "*" : $0 }))
  }

  private func offset(of mark: Mark?) -> Int {
    mark.map { lines.offset(line: $0.line, column: $0.column, in: source.bytes) } ?? 0
  }

  private func failure(_ error: YamlError) -> PhraseFileError {
    func failure(_ problem: String, _ context: YamlError.Context?, _ mark: Mark) -> PhraseFileError
    {
      if problem.hasPrefix("Maximum nesting") {
        return source.error(
          .malformed, at: offset(of: mark), "the nesting is deeper than \(Self.maximumDepth)")
      }
      let hint =
        problem.contains("cannot start any token")
        ? "; a tab cannot indent, and a text that starts with “@”, “`” or “%” needs quotation marks"
        : ""
      let context = context.map { " (\($0.text), from line \($0.mark.line))" } ?? ""
      return source.error(
        .malformed, at: offset(of: mark), "the YAML is not well formed: \(problem)\(context)\(hint)"
      )
    }
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return failure(problem, context, mark)
    case .duplicatedKeysInMapping(let keys, let context):
      let key = restored(keys.first ?? "")
      return source.error(
        .malformed, at: offset(of: context.mark), "the key “\(key)” is there twice")
    case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem),
      .representer(let problem):
      return PhraseFileError(code: .malformed, file: source.file, words: problem)
    case .no, .memory, .dataCouldNotBeDecoded:
      return PhraseFileError(code: .malformed, file: source.file, words: "it cannot be read")
    }
  }
}

/// Collects the members of a mapping, those of merge keys (`<<`) included.
private struct YAMLMembers {
  struct Key {
    let text: String
    let offset: Int
    let isMerge: Bool
  }

  private(set) var all: [SyntaxMember] = []
  private var own: Set<String> = []
  private var merged = false

  /// Adds a member; `false` when its key is there already.
  mutating func add(_ key: Key, _ node: SyntaxNode) throws(PhraseFileError) -> Bool {
    guard key.isMerge else {
      guard own.insert(key.text).inserted else { return false }
      if merged { all.removeAll { $0.key == key.text } }
      all.append(SyntaxMember(key: key.text, keyOffset: key.offset, node: node))
      return true
    }
    // What is merged in never replaces what the mapping says itself, nor an earlier merge.
    merged = true
    var sources = [node]
    if case .array(let nodes) = node.value { sources = nodes }
    var known = Set(all.map(\.key))
    for member in sources.flatMap({ $0.members ?? [] }) where known.insert(member.key).inserted {
      all.append(member)
    }
    return true
  }
}

/// Where the lines of a text start as YAML counts them, which has more line breaks than `\n`.
private struct YAMLLines {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x0A:
        starts.append(index)
      case 0x0D:
        if index < bytes.count, bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      case 0xC2 where index < bytes.count && bytes[index] == 0x85:
        starts.append(index + 1)
      case 0xE2
      where bytes[index...].starts(with: [0x80, 0xA8])
        || bytes[index...].starts(with: [0x80, 0xA9]):
        starts.append(index + 2)
      default:
        continue
      }
    }
  }

  /// The offset of a place whose column counts Unicode scalars from one.
  func offset(line: Int, column: Int, in bytes: [UInt8]) -> Int {
    guard line > 0 else { return 0 }
    var offset = line <= starts.count ? starts[line - 1] : bytes.count
    var left = column - 1
    while left > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset
  }
}
