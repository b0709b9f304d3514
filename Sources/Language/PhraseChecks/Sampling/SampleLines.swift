// Keeps the samples that mean what they were made for, each once.

public import PhraseMatching

/// Keeps the samples that mean what they were made for, each once.
public struct SampleLines {
  /// How many samples have been taken.
  public private(set) var printed = 0
  /// How many samples would run something else, or leave a choice.
  public private(set) var leftOut = 0

  /// How many lines are remembered, so that memory is bounded whatever the catalogue accepts.
  private static let memory = 1_000_000

  private let matcher: PhraseMatcher
  private var seen: Set<Int> = []

  /// Starts with none.
  public init(matcher: PhraseMatcher) { self.matcher = matcher }

  /// Whether a sample is new, and means what it was made for.
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
