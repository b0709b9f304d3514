// How time grows with size: for tests that must hold on any machine, however slow or busy it is.

import Glibc

/// How much longer work takes at twice the size.
package struct Growth: CustomStringConvertible {
  /// The greatest factor from one size to the next.
  package private(set) var most = Double.infinity
  /// The least seconds of processor time at each size.
  package private(set) var seconds: [Double]

  package var description: String { "\(most) in \(seconds)" }

  /// Measures `work` at sizes that double, as often as it takes to find `bound` kept.
  ///
  /// It is the processor time of the calling thread, the least of several runs: whatever else the
  /// machine does only adds to it. More runs bring noise down, and quadratic time never.
  package init<Size>(
    at sizes: [Size], bound: Double, rounds: Int = 200, work: (Size) throws -> Void
  ) rethrows {
    seconds = sizes.map { _ in .infinity }
    for round in 0..<rounds where round < 2 || most > bound {
      for index in sizes.indices {
        let start = Self.clock()
        try work(sizes[index])
        seconds[index] = min(seconds[index], Self.clock() - start)
        // Time that grows like this needs no proof.
        if index > 0, round > 3, seconds[index] > 8 * seconds[index - 1] { break }
      }
      most = zip(seconds, seconds.dropFirst()).reduce(0) { max($0, $1.1 / $1.0) }
    }
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
