// What is measured of a matcher on a workload, whoever the matcher is.

/// What is measured of a matcher on a workload; peers in other languages print the same as JSON.
struct PhraseFigures: Codable {
  /// Times of one utterance, in microseconds.
  struct Times: Codable {
    var median: Double
    var p99: Double

    /// - Parameter figures: At least one.
    init(_ figures: [Double]) {
      let sample = Sample(figures)
      median = sample.median
      p99 = sample.quantile(0.99)
    }
  }

  /// How utterances of a kind were understood.
  struct Outcome: Codable {
    /// Utterances of the kind.
    var count = 0
    /// Those with the intent and the value they belong to.
    var right = 0
    /// Those of which the matcher asks which of several is meant, and the right one is among them.
    var asked = 0
    /// Those understood as something else.
    var wrong = 0
  }

  /// `behest`, or the name of a peer.
  var matcher: String
  /// From the workload to a matcher that answers, in milliseconds.
  var compile: Double
  /// What the process grew by meanwhile, in MB.
  var megabytes: Double
  /// An utterance that says a phrase word for word.
  var hit: Times
  /// The same with every tier allowed, where the matcher has tiers.
  var hitAllTiers: Times?
  /// An utterance that belongs to no phrase.
  var miss: Times
  /// The same after every tier has been tried.
  var missAllTiers: Times?
  /// A noisy utterance.
  var noisy: Times?
  /// How hits were understood.
  var hits: Outcome
  /// How noisy utterances were understood, by what was done to them.
  var noise: [String: Outcome]
  /// How utterances that belong to no phrase were understood, by kind; with every tier.
  var misses: [String: Outcome]
}
