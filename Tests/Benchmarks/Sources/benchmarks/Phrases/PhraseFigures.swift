// The figures of a matcher on a workload, for every matcher.

/// The figures of a matcher on a workload, which peers in other languages print as JSON.
struct PhraseFigures: Codable {
  /// The times of one utterance, in microseconds.
  struct Times: Codable {
    var median: Double
    var p99: Double

    /// - Parameter figures: The times; at least one.
    init(_ figures: [Double]) {
      let sample = Sample(figures)
      median = sample.median
      p99 = sample.quantile(0.99)
    }
  }

  /// The results of utterances of one kind.
  struct Outcome: Codable {
    /// The number of utterances.
    var count = 0
    /// The number of utterances with the right intent and value.
    var right = 0
    /// The number of utterances with several matches, of which the right one is among the best.
    var asked = 0
    /// The number of utterances with a wrong match.
    var wrong = 0
  }

  /// The name of the matcher: `behest`, or that of a peer.
  var matcher: String
  /// The time to make a matcher from the workload, in milliseconds.
  var compile: Double
  /// The growth of the process meanwhile, in MB.
  var megabytes: Double
  /// The times of an utterance that is a phrase word for word.
  var hit: Times
  /// The same with every tier allowed, where the matcher has tiers.
  var hitAllTiers: Times?
  /// The times of an utterance that belongs to no phrase.
  var miss: Times
  /// The same after every tier has been tried.
  var missAllTiers: Times?
  /// The times of a noisy utterance.
  var noisy: Times?
  /// The results of hits.
  var hits: Outcome
  /// The results of noisy utterances, by the kind of noise.
  var noise: [String: Outcome]
  /// The results of utterances that belong to no phrase, by kind, with every tier.
  var misses: [String: Outcome]
}
