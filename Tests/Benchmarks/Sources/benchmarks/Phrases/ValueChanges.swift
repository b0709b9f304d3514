// Measures how fast a change of one value is known to the matcher.

import PhraseMatching

/// What apps do when an entity is added, renamed or removed.
enum ValueChanges {
  /// The median microseconds of each change, made one at a time to types of a workload.
  static func microseconds(_ matcher: PhraseMatcher, _ workload: Workload) -> [String: Double] {
    // The only copy from here on, as an app has it.
    var matcher = matcher
    var times: [String: [Double]] = [:]
    let types = workload.types.keys.sorted()
    guard !types.isEmpty else { return [:] }
    for round in 0..<100 {
      let type = types[round % types.count]
      var values = matcher.values(of: type)
      func change(_ name: String, _ edit: (inout [PhraseValue]) -> Void) {
        edit(&values)
        let start = ContinuousClock.now
        matcher.replaceValues(of: type, with: values)
        let time = ContinuousClock.now - start
        if round > 0 { times[name, default: []].append(time / .microseconds(1)) }
      }
      // The first change of a copied matcher copies it; that is round 0 and does not count.
      let place = round % (values.count + 1)
      change("added") {
        $0.insert(PhraseValue(type: type, id: "new", texts: ["brand new \(round)"]), at: place)
      }
      change("renamed") { $0[place].texts = ["quite another \(round)"] }
      change("removed") { $0.remove(at: place) }
    }
    return times.mapValues { Sample($0).median }
  }
}
