// Remembers values as long as there is room, and counts how often that helped.

/// How a cache has done.
public struct CacheCounts: Hashable, Codable, Sendable {
  /// Values that were found.
  public var hits = 0
  /// Values that had to be made.
  public var misses = 0
  /// Values that were forgotten to make room.
  public var evictions = 0
  /// What the values cost that are held, most often bytes.
  public var cost = 0

  /// Makes counts of nothing.
  public init() {}
}

/// Values by key, those used last kept longest, up to a total cost.
package struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var value: Value
    var cost: Int
    var used: UInt64
  }

  /// How the cache has done.
  package private(set) var counts = CacheCounts()
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0
  private let limit: Int

  /// Makes an empty cache.
  ///
  /// - Parameter limit: The most its values may cost together.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The value of a key, and counts whether there is one.
  package mutating func value(for key: Key) -> Value? {
    clock += 1
    guard let index = entries.index(forKey: key) else {
      counts.misses += 1
      return nil
    }
    counts.hits += 1
    entries.values[index].used = clock
    return entries.values[index].value
  }

  /// Remembers a value; one that costs more than a quarter of the limit is not worth it.
  ///
  /// - Complexity: O(1) amortized, O(*n* log *n*) where half of the values are forgotten.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit / 4 else { return }
    if let old = entries[key] { counts.cost -= old.cost }
    clock += 1
    entries[key] = Entry(value: value, cost: cost, used: clock)
    counts.cost += cost
    guard counts.cost > limit else { return }
    for (key, entry) in entries.sorted(by: { $0.value.used < $1.value.used }) {
      guard counts.cost > limit / 2 else { break }
      entries[key] = nil
      counts.cost -= entry.cost
      counts.evictions += 1
    }
  }
}
