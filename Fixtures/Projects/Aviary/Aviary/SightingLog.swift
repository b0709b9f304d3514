// The birds seen so far, in order.

import Observation

@Observable
final class SightingLog {
  private(set) var sightings: [String] = []

  func add(_ bird: String, times: Int) {
    sightings += Array(repeating: bird, count: times)
  }

  func count(of bird: String) -> Int {
    sightings.count { $0 == bird }
  }
}
