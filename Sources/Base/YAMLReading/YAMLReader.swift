// Reads YAML with the location of every value; the only importer of Yams.

#if YAML

  import Yams

  /// A reader of YAML based on Yams, which never gets an alias.
  ///
  /// Yams copies the target of an alias and compares the copies, so that a few lines can keep it
  /// busy for years. Here the `*` of aliases is replaced by a character without a meaning in YAML
  /// and restored afterwards; aliases are then resolved with a bound on the size of their targets.
  package struct YAMLReader {
    private static let maximumDepth = 64
    /// The substitute for `*` while Yams parses; a character of the private use area.
    private static let star: Unicode.Scalar = "\u{F8F5}"

    private struct Anchored {
      var node: SyntaxNode
      /// The size of its value in nodes, with long texts counted as several.
      var size: Int
      var height: Int
    }

    private let source: SourceText
    private let hidesStars: Bool
    private var lines: YAMLLines
    private var anchors: [String: Anchored] = [:]
    private var budget: Int

    /// Reads the single value of a text; null for an empty text.
    ///
    /// Aliases are resolved and merge keys (`<<`) followed. Keys are text and must be unique.
    ///
    /// - Throws: `YAMLError` for the first mistake, including nesting deeper than 64 and aliases
    ///   whose targets are much larger than the text itself.
    /// - Complexity: O(*n*) in the length of the text.
    package static func read(_ source: SourceText) throws(YAMLError) -> SyntaxNode {
      var reader = YAMLReader(source)
      try reader.checkCharacters()
      try reader.checkCosts()
      return try reader.root()
    }

    private init(_ source: SourceText) {
      self.source = source
      hidesStars = source.bytes.contains(UInt8(ascii: "*"))
      lines = YAMLLines(source.bytes)
      budget = 1_000 + 8 * source.bytes.count
    }

    /// Rejects characters that YAML does not allow, and the substitute for `*`.
    ///
    /// Long runs of combining characters are rejected too: comparing them takes quadratic time.
    private func checkCharacters() throws(YAMLError) {
      var offset = 0
      var combining = 0
      for scalar in String(decoding: source.bytes, as: UTF8.self).unicodeScalars {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20..<0x7F, 0x85:
          combining = 0
        case 0..<0xA0:
          throw error(at: offset, "control characters are not allowed")
        case 0xFFFE, 0xFFFF:
          throw error(at: offset, "noncharacters are not allowed")
        case Self.star.value where hidesStars:
          throw error(at: offset, "the character U+F8F5 is not allowed in a file with “*”")
        default:
          let isCombining = scalar.properties.canonicalCombiningClass != .notReordered
          combining = isCombining ? combining + 1 : 0
          if combining > 1_000 { throw error(at: offset, "too many combining characters in a row") }
        }
        offset += UTF8.width(scalar)
      }
    }

    /// Rejects texts that take Yams more than linear time.
    ///
    /// These are nested keys, which it compares once for every enclosing key, and tag shorthands.
    /// Bytes alone do not show whether one belongs to a text, so the bounds are wide.
    private func checkCosts() throws(YAMLError) {
      let bytes = source.bytes
      func isEnd(_ index: Int) -> Bool { index >= bytes.count || Self.isSpace(bytes[index]) }
      var lineStart = 0
      // The last byte of the previous line that is no space.
      var last: UInt8?
      var (inLine, inFlow) = (0, 0)
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case 0x0A, 0x0D:
          (lineStart, last, inLine) = (index + 1, nil, 0)
          continue
        case 0x20, 0x09:
          continue
        case UInt8(ascii: "?") where isEnd(index + 1):
          switch last {
          case nil, UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
            guard index - lineStart < 64 else {
              throw error(at: index, "a key after “?” is expected in the first 64 columns")
            }
          case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","):
            inFlow += 1
            guard inFlow <= 64 else {
              throw error(at: index, "more than 64 keys after “?” in brackets are not read")
            }
          default: break
          }
        case UInt8(ascii: "%")
        where index == lineStart && bytes[index...].starts(with: "%TAG".utf8):
          throw error(at: index, "tag directives are not read")
        case UInt8(ascii: ":") where last == UInt8(ascii: "]") || last == UInt8(ascii: "}"):
          inLine += 1
          guard inLine <= 16 else {
            throw error(at: index, "more than 16 “]:” and “}:” in a line are not read")
          }
        default: break
        }
        last = byte
      }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    private mutating func root() throws(YAMLError) -> SyntaxNode {
      var text = String(decoding: source.bytes, as: UTF8.self)
      if hidesStars {
        text = String(
          String.UnicodeScalarView(text.unicodeScalars.map { $0 == "*" ? Self.star : $0 }))
      }
      let parser: Parser
      let root: Node?
      do {
        parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
        root = try parser.singleRoot()
      } catch let error as YamlError {
        throw failure(error)
      } catch {
        throw YAMLError(line: 0, column: 0, words: "\(error)")
      }
      // The parser owns the anchors that its nodes refer to.
      defer { withExtendedLifetime(parser) {} }
      guard let root else { return SyntaxNode(value: .null, offset: 0) }
      return try node(root, depth: 0).node
    }

    private mutating func node(_ node: Node, depth: Int) throws(YAMLError) -> Anchored {
      let offset = offset(of: node)
      guard depth <= Self.maximumDepth else {
        throw error(at: offset, "the nesting is deeper than \(Self.maximumDepth)")
      }
      if case .scalar(let scalar) = node, let name = alias(scalar) {
        return try anchored(name, at: offset, depth: depth)
      }
      var size = 1 + (node.scalar?.string.utf8.count ?? 0) / 16
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
          size += name.text.utf8.count / 16
          if members.add(name, child.node) { continue }
          throw error(at: name.offset, "the key “\(name.text)” is there twice")
        }
        value = .object(members.all)
      case .alias:
        throw error(at: offset, "the alias cannot be read")
      }
      let result = Anchored(
        node: SyntaxNode(value: value, offset: offset, style: style), size: size, height: height)
      if let anchor = node.anchor { anchors[anchor.rawValue] = result }
      return result
    }

    private mutating func key(
      _ node: Node, depth: Int
    ) throws(YAMLError) -> YAMLMembers.Key {
      let key = try self.node(node, depth: depth + 1).node
      let place = offset(of: node)
      switch key.value {
      case .string(let text), .number(let text):
        return .init(text: text, offset: place, isMerge: text == "<<" && key.style == .plain)
      case .bool, .null:
        let text = key.text ?? restored(node.scalar?.string ?? "")
        return .init(text: text, offset: place, isMerge: false)
      case .object, .array:
        throw error(at: place, "a key that is text is expected, not \(key.kind)")
      }
    }

    /// Returns the name in an alias; `nil` for other scalars.
    private func alias(_ scalar: Node.Scalar) -> String? {
      guard hidesStars, scalar.style == .plain, scalar.string.unicodeScalars.first == Self.star
      else { return nil }
      return String(scalar.string.unicodeScalars.dropFirst())
    }

    private mutating func anchored(
      _ name: String, at offset: Int, depth: Int
    ) throws(YAMLError) -> Anchored {
      guard let anchored = anchors[name] else {
        throw error(
          at: offset,
          "“*” is an alias and there is no anchor “&\(restored(name))” before it;"
            + " a text that starts with it is expected in quotation marks")
      }
      budget -= anchored.size
      guard budget >= 0, depth + anchored.height <= Self.maximumDepth else {
        throw error(at: offset, "the aliases stand for more than is reasonable")
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
      return String(
        String.UnicodeScalarView(text.unicodeScalars.map { $0 == Self.star ? "*" : $0 }))
    }

    /// Returns the offset of a node's first byte, after its anchor and tag.
    private mutating func offset(of node: Node) -> Int {
      var offset = offset(of: node.mark)
      if node.scalar?.string.isEmpty ?? false { return offset }
      let bytes = source.bytes
      func skip(while condition: (UInt8) -> Bool) {
        while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
      }
      while offset < bytes.count,
        bytes[offset] == UInt8(ascii: "&") || bytes[offset] == UInt8(ascii: "!")
      {
        skip { !Self.isSpace($0) }
        skip(while: Self.isSpace)
        while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") {
          skip { $0 != 0x0A && $0 != 0x0D }
          skip(while: Self.isSpace)
        }
      }
      return offset
    }

    private mutating func offset(of mark: Mark?) -> Int {
      mark.map { lines.offset(line: $0.line, column: $0.column, in: source.bytes) } ?? 0
    }

    private func error(at offset: Int, _ words: String) -> YAMLError {
      let (line, column) = source.position(of: offset)
      return YAMLError(line: line, column: column, words: words)
    }

    private mutating func failure(_ failure: YamlError) -> YAMLError {
      switch failure {
      case .scanner(let context, let problem, let mark, _),
        .parser(let context, let problem, let mark, _),
        .composer(let context, let problem, let mark, _):
        let offset = offset(of: mark)
        if problem.hasPrefix("Maximum nesting") {
          return error(at: offset, "the nesting is deeper than \(Self.maximumDepth)")
        }
        let hint =
          problem.contains("cannot start any token")
          ? "; a tab cannot indent, and a text that starts with “@”, “`” or “%” needs quotation marks"
          : ""
        let context = context.map { " (\($0.text), from line \($0.mark.line))" } ?? ""
        return error(at: offset, "the YAML is not well formed: \(problem)\(context)\(hint)")
      case .duplicatedKeysInMapping(let keys, let context):
        let key = restored(keys.first ?? "")
        return error(at: offset(of: context.mark), "the key “\(key)” is there twice")
      case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem),
        .representer(let problem):
        return YAMLError(line: 0, column: 0, words: problem)
      case .no, .memory, .dataCouldNotBeDecoded:
        return YAMLError(line: 0, column: 0, words: "it cannot be read")
      }
    }
  }

  /// The members of a mapping, including those of merge keys (`<<`).
  private struct YAMLMembers {
    struct Key {
      let text: String
      let offset: Int
      let isMerge: Bool
    }

    private var members: [SyntaxMember?] = []
    private var places: [String: (index: Int, isMerged: Bool)] = [:]

    /// The members in their order; one that overrides a merged member keeps its own position.
    var all: [SyntaxMember] { members.compactMap(\.self) }

    /// Adds a member; returns `false` if its key exists already.
    mutating func add(_ key: Key, _ node: SyntaxNode) -> Bool {
      guard key.isMerge else {
        if let place = places[key.text] {
          guard place.isMerged else { return false }
          members[place.index] = nil
        }
        append(SyntaxMember(key: key.text, keyOffset: key.offset, node: node), isMerged: false)
        return true
      }
      // A merged member never overrides one of the mapping itself or of an earlier merge.
      for source in node.elements ?? [node] {
        for member in source.members ?? [] where places[member.key] == nil {
          append(member, isMerged: true)
        }
      }
      return true
    }

    private mutating func append(_ member: SyntaxMember, isMerged: Bool) {
      places[member.key] = (members.count, isMerged)
      members.append(member)
    }
  }

  /// The starts of a text's lines as in YAML, which has more line breaks than `\n`.
  private struct YAMLLines {
    private var starts = [0]
    /// The last requested position: the next one is usually a little after it.
    private var last = (line: 1, column: 1, offset: 0)

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

    /// Returns the offset of a position whose column counts Unicode scalars from one.
    ///
    /// - Complexity: O(*n*) in the length of the text for all positions in their order.
    mutating func offset(line: Int, column: Int, in bytes: [UInt8]) -> Int {
      guard line > 0 else { return 0 }
      if line != last.line || column < last.column {
        last = (line, 1, line <= starts.count ? starts[line - 1] : bytes.count)
      }
      while last.column < column, last.offset < bytes.count {
        last.offset += 1
        while last.offset < bytes.count, bytes[last.offset] & 0xC0 == 0x80 { last.offset += 1 }
        last.column += 1
      }
      return last.offset
    }
  }

#endif
