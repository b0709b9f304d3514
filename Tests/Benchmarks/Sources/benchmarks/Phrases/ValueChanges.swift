// Measures the time until a change of values takes effect in the matcher.

import PhraseMatching

/// The changes that apps make when an entity is added or removed.
enum ValueChanges {
  /// Returns the median milliseconds to replace the values of a type, one more or one less.
  static func milliseconds(_ matcher: PhraseMatcher, _ workload: Workload) -> Double? {
    guard let type = workload.types.keys.min() else { return nil }
    var matcher = matcher
    var values = matcher.values(of: type)
    var times: [Double] = []
    for round in 0..<5 {
      if round % 2 == 0 {
        values.append(PhraseValue(type: type, id: "new", texts: ["brand new \(round)"]))
      } else {
        values.removeLast()
      }
      let start = ContinuousClock.now
      matcher.replaceValues(of: type, with: values)
      times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    return Sample(times).median
  }
}
