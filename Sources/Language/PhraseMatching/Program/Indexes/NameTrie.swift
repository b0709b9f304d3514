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
    /// The previous entry; for the first, the last one.
    fileprivate var previous: UInt32
  }

  /// The node where every walk starts.
  static let root: UInt32 = 0
  static let none = PackedTable.none

  private var edges = LayeredTable()
  /// The first entry of a node and owner.
  private var heads = LayeredTable()
  /// The number of names that end at each node.
  private var endings = LayeredArray<UInt32>(FlatArray(repeating: 0, count: 1))
  /// The names; the first is a placeholder, so that the array is never empty.
  private(set) var entries = LayeredArray<Entry>(
    FlatArray(repeating: Entry(item: none, text: none, next: none, previous: 0), count: 1))

  var nodeCount: Int { endings.count }

  /// Returns the entry after another, or `none`.
  @inline(__always)
  func next(after entry: UInt32) -> UInt32 { entries[entry].next }

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
  func isEnding(_ node: UInt32) -> Bool { endings[Int(node)] > 0 }

  /// Returns the first name of an owner that ends at a node, or `none`.
  @inline(__always)
  func entry(at node: UInt32, of owner: UInt32) -> UInt32 { heads.find(node, owner) }

  /// Adds a name; the same words may be added again for other items.
  ///
  /// Its entry is the next one of `entries`.
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
        endings.append(0)
        edges.set(node, word, new)
        node = new
      } else {
        node = next
      }
    }
    let place = UInt32(entries.count)
    endings[Int(node)] &+= 1
    let first = heads.find(node, owner)
    var previous = place
    if first == Self.none {
      heads.set(node, owner, place)
    } else {
      previous = entries[first].previous
      entries[previous].next = place
      entries[first].previous = place
    }
    entries.append(Entry(item: item, text: text, next: Self.none, previous: previous))
    return node
  }

  /// Removes a name by its words and its entry; the nodes and the index of the entry remain.
  ///
  /// - Complexity: O(*n*) in the words.
  mutating func remove(_ words: some Sequence<UInt32>, owner: UInt32, entry place: UInt32) {
    var node = Self.root
    for word in words where node != Self.none { node = edges.find(node, word) }
    let first = node == Self.none ? Self.none : heads.find(node, owner)
    guard first != Self.none else { return }
    let entry = entries[place]
    endings[Int(node)] &-= 1
    if place == first {
      heads.set(node, owner, entry.next)
    } else {
      entries[entry.previous].next = entry.next
    }
    if entry.next != Self.none {
      entries[entry.next].previous = entry.previous
    } else if place != first {
      entries[first].previous = entry.previous
    }
  }
}
