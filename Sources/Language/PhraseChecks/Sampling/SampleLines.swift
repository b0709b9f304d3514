// Filters samples: unambiguous ones, without duplicates.

public import PhraseMatching

/// A filter for samples that match what they were generated from, without duplicates.
public struct SampleLines {
  /// The number of accepted samples.
  public private(set) var printed = 0
  /// The number of samples that match another intent, or several.
  public private(set) var leftOut = 0

  /// The maximum number of stored lines, which bounds the memory.
  private static let memory = 1_000_000

  private let matcher: PhraseMatcher
  private var seen: Set<Int> = []

  /// Creates an empty filter.
  public init(matcher: PhraseMatcher) { self.matcher = matcher }

  /// Whether a sample is new, and matches what it was generated from.
  public mutating func take(_ sample: PhraseSample) -> Bool {
    var hasher = Hasher()
    hasher.combine(sample.utterance)
    hasher.combine(sample.template.app)
    hasher.combine(sample.template.intent)
    let hash = hasher.finalize()
    guard !seen.contains(hash) else { return false }
    if seen.count < Self.memory { seen.insert(hash) }
    let result = matcher.matches(
      in: sample.utterance, upTo: .normalised, context: sample.context)
    guard sample.isFound(in: result) else {
      leftOut += 1
      return false
    }
    printed += 1
    return true
  }
}
