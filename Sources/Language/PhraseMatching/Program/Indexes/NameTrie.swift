// A trie for many names: of applications, or of the values of every type.

import CompactTables

/// A trie of words for many names, each of which belongs to an owner.
///
/// The words of a name lead to a node; its names are found by one probe with the node and an owner
/// (an app, or a type of values), so a walk costs the same for one name as for a million.
struct NameTrie: Sendable {
  /// A name that ends at a node.
  struct Entry: BitwiseCopyable, Sendable {
    /// The owner of the name.
    let owner: UInt32
    /// The number of the named app or value.
    var item: UInt32
    /// The index of the name among the item's texts.
    var text: UInt32
    /// The next entry with the same node and owner, in the order of insertion.
    var next: UInt32
    /// The last entry with the same node and owner; only the first entry knows it.
    fileprivate var last: UInt32
    /// The first entry of another owner at the node, if this is the first of its owner.
    let nextOwner: UInt32
  }

  /// The node where every walk starts.
  static let root: UInt32 = 0
  static let none = PackedTable.none

  private var edges = PackedTable()
  /// The first entry of a node and owner.
  private var heads = PackedTable()
  /// The first entry of the owner added last at each node, or `none`.
  private var endings = FlatArray<UInt32>(repeating: none, count: 1)
  private(set) var entries = FlatArray<Entry>()

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
  func isEnding(_ node: UInt32) -> Bool { endings[node] != Self.none }

  /// Returns the first name of any owner that ends at a node, or `none`; `nextOwner` goes on.
  @inline(__always)
  func firstOwner(at node: UInt32) -> UInt32 { endings[node] }

  /// Returns the owner of an entry, and the first entry of another owner at the same node.
  @inline(__always)
  func owner(of entry: UInt32) -> (owner: UInt32, next: UInt32) {
    (entries[entry].owner, entries[entry].nextOwner)
  }

  /// Returns the first name of an owner that ends at a node, or `none`.
  @inline(__always)
  func entry(at node: UInt32, of owner: UInt32) -> UInt32 { heads.find(node, owner) }

  /// Adds a name; the same words may be added again for other items.
  mutating func insert(
    _ words: some Sequence<UInt32>, owner: UInt32, item: UInt32, text: UInt32
  ) {
    var node = Self.root
    for word in words {
      let next = edges.find(node, word)
      if next == Self.none {
        let new = UInt32(endings.count)
        endings.append(Self.none)
        edges.set(node, word, new)
        node = new
      } else {
        node = next
      }
    }
    let place = UInt32(entries.count)
    let first = heads.find(node, owner)
    let other = endings[node]
    if first == Self.none {
      heads.set(node, owner, place)
      endings[node] = place
    } else {
      entries[entries[first].last].next = place
      entries[first].last = place
    }
    entries.append(
      Entry(
        owner: owner, item: item, text: text, next: Self.none, last: place, nextOwner: other))
  }
}
