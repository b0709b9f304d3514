// A trie for many names: of applications, or of the values of every type.

/// A trie of words for many names, each of which belongs to an owner.
///
/// The words of a name lead to a node; its names are found by one probe with the node and an owner
/// (an app, or a type of values), so a walk costs the same for one name as for a million.
struct NameTrie: Sendable {
  /// A name that ends at a node.
  struct Entry: BitwiseCopyable, Sendable {
    /// The number of the named app or value.
    var item: UInt32
    /// The index of the name among the item's texts.
    var text: UInt32
    /// The next entry with the same node and owner, in the order of insertion.
    var next: UInt32
    /// The last entry with the same node and owner; only the first entry knows it.
    fileprivate var last: UInt32
  }

  /// The node where every walk starts.
  static let root: UInt32 = 0
  static let none = PackedTable.none

  private var edges = PackedTable()
  /// The first entry of a node and owner.
  private var heads = PackedTable()
  /// Whether a name of any owner ends at each node.
  private var endings = FlatArray<Bool>(repeating: false, count: 1)
  private(set) var entries = FlatArray<Entry>()

  var nodeCount: Int { endings.count }

  /// Reserves space for more names, so that adding them does not reallocate.
  mutating func reserve(_ names: Int) {
    heads.reserve(names)
    entries.reserve(names)
  }

  /// Returns the node after a word, or `none`.
  @inline(__always)
  func child(of node: UInt32, by word: UInt32) -> UInt32 { edges.find(node, word) }

  /// Whether a name of any owner ends at a node.
  @inline(__always)
  func isEnding(_ node: UInt32) -> Bool { endings[node] }

  /// Returns the first name of an owner that ends at a node, or `none`.
  @inline(__always)
  func entry(at node: UInt32, of owner: UInt32) -> UInt32 { heads.find(node, owner) }

  /// Adds a name; the same words may be added again for other items.
  ///
  /// - Returns: The node at the end of the name.
  @discardableResult
  mutating func insert(
    _ words: some Sequence<UInt32>, owner: UInt32, item: UInt32, text: UInt32
  ) -> UInt32 {
    var node = Self.root
    for word in words {
      let next = edges.find(node, word)
      if next == Self.none {
        let new = UInt32(endings.count)
        endings.append(false)
        edges.set(node, word, new)
        node = new
      } else {
        node = next
      }
    }
    let place = UInt32(entries.count)
    endings[node] = true
    let first = heads.find(node, owner)
    if first == Self.none {
      heads.set(node, owner, place)
    } else {
      entries[entries[first].last].next = place
      entries[first].last = place
    }
    entries.append(Entry(item: item, text: text, next: Self.none, last: place))
    return node
  }
}
