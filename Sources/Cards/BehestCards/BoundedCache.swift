// A least recently used cache with a cost limit and counts of its hits and misses.

/// The statistics of a cache.
public struct CacheCounts: Hashable, Codable, Sendable {
  /// The number of lookups that found a value.
  public var hits = 0
  /// The number of lookups that found none.
  public var misses = 0
  /// The number of values removed to make room.
  public var evictions = 0
  /// The total cost of the values held, most often in bytes.
  public var cost = 0

  /// Creates statistics with all counts zero.
  public init() {}
}

/// A least recently used cache: values by key, up to a total cost.
package struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var value: Value
    var cost: Int
    var used: UInt64
  }

  /// The statistics of the cache.
  package private(set) var counts = CacheCounts()
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0
  private let limit: Int

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The greatest total cost of its values.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Returns the value of a key, and counts a hit or a miss.
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

  /// Inserts a value; one that costs more than a quarter of the limit is not kept.
  ///
  /// - Complexity: O(1) amortized, O(*n* log *n*) when half of the values are removed.
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
