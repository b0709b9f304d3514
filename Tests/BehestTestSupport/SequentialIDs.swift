// Identifiers that are the same in the same order in each run, so that they are an input.

package import Foundation
import Synchronization

/// A generator of `00000000-0000-0000-0000-000000000001`, `…2`, `…3` and so on.
package final class SequentialIDs: Sendable {
  private let count = Mutex<UInt64>(0)

  /// Creates a generator that begins with 1.
  package init() {}

  /// Returns the next identifier.
  package func next() -> UUID {
    let number = count.withLock { count in
      count += 1
      return count
    }
    var bytes = [UInt8](repeating: 0, count: 16)
    for index in 0..<8 { bytes[15 - index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
