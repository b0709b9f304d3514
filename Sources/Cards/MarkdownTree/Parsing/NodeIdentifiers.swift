// Generates node identifiers that do not change with edits elsewhere in the text.

/// A generator of identifiers for one document's nodes.
struct NodeIdentifiers {
  private var seen: [UInt64: UInt64] = [:]

  /// The identifier of the document.
  let document = MarkdownNode.ID(Hash().value)

  /// Returns the identifier of a leaf block, from its kind, its text and its index among equals.
  mutating func leaf(
    _ kind: MarkdownNode.Kind, text: Slice<UnsafeRawBufferPointer>
  ) -> MarkdownNode.ID {
    var hash = Hash()
    hash.combine(kind.tag)
    hash.combine(UnsafeRawBufferPointer(rebasing: text))
    return numbered(hash)
  }

  /// Returns the identifier of a container, from its kind and its index among siblings of that
  /// kind.
  mutating func container(
    _ kind: MarkdownNode.Kind, in parent: MarkdownNode.ID
  ) -> MarkdownNode.ID {
    var hash = Hash()
    hash.combine(parent.value)
    hash.combine(kind.tag)
    if case .footnoteDefinition(let label) = kind {
      var label = label
      label.withUTF8 { hash.combine(UnsafeRawBufferPointer($0)) }
    }
    return numbered(hash)
  }

  /// Returns the identifier of an inline, from its position in its parent.
  func inline(at position: Int, in parent: MarkdownNode.ID) -> MarkdownNode.ID {
    var hash = Hash()
    hash.combine(parent.value)
    hash.combine(UInt64(position))
    return MarkdownNode.ID(hash.value)
  }

  private mutating func numbered(_ hash: Hash) -> MarkdownNode.ID {
    var hash = hash
    let occurrence = seen[hash.value, default: 0]
    seen[hash.value] = occurrence + 1
    if occurrence > 0 { hash.combine(occurrence) }
    return MarkdownNode.ID(hash.value)
  }
}

/// A hash that is the same in every process.
///
/// Words of eight bytes are mixed as in MurmurHash3's finaliser (Appleby, 2011): sufficient to
/// distinguish nodes, but not against deliberate collisions.
private struct Hash {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func combine(_ word: UInt64) {
    var mixed = value ^ word
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    value = (mixed ^ (mixed >> 33)) &+ 0x9E37_79B9_7F4A_7C15
  }

  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var tail = UInt64(bytes.count)
    for byte in bytes[offset...] { tail = tail << 8 | UInt64(byte) }
    combine(tail)
  }
}

extension MarkdownNode.Kind {
  /// Whether the node's identifier depends on its text rather than its position.
  var isNamedByText: Bool {
    switch self {
    case .paragraph, .heading, .codeBlock, .htmlBlock, .frontMatter, .thematicBreak, .tableCell:
      true
    default: false
    }
  }

  /// A number for the kind without its attributes that may change.
  fileprivate var tag: UInt64 {
    switch self {
    case .document: 0
    case .paragraph: 1
    case .heading: 2
    case .blockQuote: 3
    case .codeBlock: 4
    case .htmlBlock: 5
    case .thematicBreak: 6
    case .list: 7
    case .listItem: 8
    case .table: 9
    case .tableRow: 10
    case .tableCell: 11
    case .footnoteDefinition: 12
    case .frontMatter: 14
    case .text, .code, .htmlInline, .softBreak, .lineBreak, .emphasis, .strong, .strikethrough,
      .link, .image, .footnoteReference:
      13
    }
  }
}
