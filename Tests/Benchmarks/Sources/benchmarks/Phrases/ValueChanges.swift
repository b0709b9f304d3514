// Measures the time until a change of one value takes effect in the matcher.

import PhraseMatching

/// The changes that apps make when an entity is added, renamed or removed.
enum ValueChanges {
  /// Returns the median microseconds of each kind of change to types of a workload.
  ///
  /// Changes are made to a matcher that is not shared, and to one copied since the last change.
  static func microseconds(_ matcher: PhraseMatcher, _ workload: Workload) -> [String: Double] {
    var times: [String: [Double]] = [:]
    let types = workload.types.keys.sorted()
    guard !types.isEmpty else { return [:] }
    for isShared in [false, true] {
      var matcher = matcher
      var copy = matcher
      for round in 0..<1_000 {
        let type = types[round % types.count]
        func change(_ name: String, _ edit: (inout PhraseMatcher) -> Void) {
          if isShared { copy = matcher }
          let start = ContinuousClock.now
          edit(&matcher)
          let time = ContinuousClock.now - start
          times[isShared ? name + " beside a copy" : name, default: []]
            .append(time / .microseconds(1))
        }
        change("added") {
          $0.setValue(PhraseValue(type: type, id: "new", texts: ["brand new \(round)"]))
        }
        change("renamed") {
          $0.setValue(PhraseValue(type: type, id: "new", texts: ["quite another \(round)"]))
        }
        change("removed") { $0.removeValue(id: "new", ofType: type) }
      }
      precondition(copy.values(of: types[0]).count == matcher.values(of: types[0]).count)
    }
    return times.mapValues { Sample($0).median }
  }
}
