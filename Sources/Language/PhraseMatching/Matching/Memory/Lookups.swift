// The look-ups of a tolerant pass, in memory that is reused.

import CompactTables

/// The look-ups of a tolerant pass for the words of an utterance.
///
/// Plain arrays, which are emptied for the next pass and keep their memory.
final class Lookups {
  /// A range that is present once it was looked up.
  struct Known: BitwiseCopyable {
    private var lower: Int32 = -1
    private var upper: Int32 = -1

    init() {}

    init(_ range: Range<Int>) {
      lower = Int32(range.lowerBound)
      upper = Int32(range.upperBound)
    }

    var range: Range<Int>? { lower < 0 ? nil : Int(lower)..<Int(upper) }
  }

  /// The look-ups at one place.
  struct Found: BitwiseCopyable {
    /// The range of the word's corrections in `corrections`.
    var corrections = Known()
    /// The range of the word's halves in `halves`.
    var halves = Known()
    /// The range of the names that start here in the matcher's `nameReadings`.
    var applications = Known()
    var values = Known()
  }

  // One pass at a time uses these, so exclusivity needs no checks.

  /// The places where a request may start, after polite words.
  @exclusivity(unchecked) var starts: [Int] = []
  /// The places where a request may end, before polite words.
  @exclusivity(unchecked) var ends: [Int] = []
  @exclusivity(unchecked) var found: [Found] = []
  @exclusivity(unchecked) var corrections: [Tolerance.Correction] = []
  @exclusivity(unchecked) var halves: [Tolerance.Halves] = []
  @exclusivity(unchecked) var candidates: [SlipIndex.Candidate] = []
  @exclusivity(unchecked) var met = PairSet()
  /// The names being read; `seen` has the pairs of node and place visited on the way.
  @exclusivity(unchecked) var pending: [NameReading] = []
  @exclusivity(unchecked) var seen = PairSet()

  /// The nodes of names that follow an article, once they were looked up.
  @exclusivity(unchecked) private(set) var applicationArticles: [UInt32] = []
  @exclusivity(unchecked) private(set) var valueArticles: [UInt32] = []
  @exclusivity(unchecked) private var knowsArticles = false

  /// Clears the look-ups for an utterance with a number of words.
  func begin(_ words: Int) {
    found.removeAll(keepingCapacity: true)
    for _ in 0..<words { found.append(Found()) }
    corrections.removeAll(keepingCapacity: true)
    halves.removeAll(keepingCapacity: true)
    knowsArticles = false
  }

  /// Looks up the names that begin with an article, which are the same at all places.
  @inline(__always)
  func findArticles(_ count: UInt32, in matcher: Matcher) {
    if !knowsArticles { lookUpArticles(count, in: matcher) }
  }

  @inline(never)
  private func lookUpArticles(_ count: UInt32, in matcher: Matcher) {
    knowsArticles = true
    applicationArticles.removeAll(keepingCapacity: true)
    valueArticles.removeAll(keepingCapacity: true)
    for article in 0..<count {
      let application = matcher.child(of: NameTrie.root, by: article, in: .applications)
      if application != NameTrie.none { applicationArticles.append(application) }
      let value = matcher.child(of: NameTrie.root, by: article, in: .values)
      if value != NameTrie.none { valueArticles.append(value) }
    }
  }

  /// Whether any name begins with an article.
  func hasArticles(_ names: Matcher.Names) -> Bool {
    names == .values ? !valueArticles.isEmpty : !applicationArticles.isEmpty
  }
}
