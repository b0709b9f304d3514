// Measures how time grows with size, for tests that must hold on any machine, slow or busy.

import Glibc

/// The factor by which the time of some work grows when its size doubles.
package struct Growth: CustomStringConvertible {
  /// The greatest factor between two consecutive sizes.
  package private(set) var most = Double.infinity
  /// The minimum processor time at each size, in seconds.
  package private(set) var seconds: [Double]

  package var description: String { "\(most) in \(seconds)" }

  /// Measures `work` at sizes that double, repeatedly until the factor is within `bound`.
  ///
  /// Measures the processor time of the calling thread and takes the minimum of several runs:
  /// everything else on the machine only adds to it. More runs reduce noise, but never quadratic
  /// time.
  package init<Size>(
    at sizes: [Size], bound: Double, rounds: Int = 200, work: (Size) throws -> Void
  ) rethrows {
    seconds = sizes.map { _ in .infinity }
    for round in 0..<rounds where round < 2 || most > bound {
      for index in sizes.indices {
        let start = Self.clock()
        try work(sizes[index])
        seconds[index] = min(seconds[index], Self.clock() - start)
        // Growth by this factor needs no further measurement.
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
