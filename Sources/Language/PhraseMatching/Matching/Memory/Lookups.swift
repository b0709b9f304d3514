// What a tolerant pass looked up for the words of an utterance, in memory that is used again.

/// What a tolerant pass looked up for the words of an utterance.
///
/// Plain arrays that are emptied for the next pass and keep their memory.
final class Lookups {
  /// A range that is there once it was looked up.
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

  /// What was found at a place.
  struct Found: BitwiseCopyable {
    /// Where in `corrections` those of the word stand.
    var corrections = Known()
    /// Where in `halves` those of the word stand.
    var halves = Known()
    /// Where in the matcher's `nameReadings` the names stand that are read from here.
    var applications = Known()
    var values = Known()
  }

  // One pass at a time has them, so nobody has to watch over the access.

  /// The places where a request may start, politeness taken off.
  @exclusivity(unchecked) var starts: [Int] = []
  /// The places where it may end.
  @exclusivity(unchecked) var ends: [Int] = []
  @exclusivity(unchecked) var found: [Found] = []
  @exclusivity(unchecked) var corrections: [Tolerance.Correction] = []
  @exclusivity(unchecked) var halves: [Tolerance.Halves] = []
  @exclusivity(unchecked) var candidates: [SlipIndex.Candidate] = []
  @exclusivity(unchecked) var met = PairSet()
  /// The names that are being read, and the pairs of a node and a place they came by.
  @exclusivity(unchecked) var pending: [NameReading] = []
  @exclusivity(unchecked) var seen = PairSet()

  /// The nodes of names behind one article, once they were looked up.
  @exclusivity(unchecked) private(set) var applicationArticles: [UInt32] = []
  @exclusivity(unchecked) private(set) var valueArticles: [UInt32] = []
  @exclusivity(unchecked) private var knowsArticles = false

  /// Forgets everything, for an utterance of some words.
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

  /// Whether some name begins with an article.
  func hasArticles(_ names: Matcher.Names) -> Bool {
    names == .values ? !valueArticles.isEmpty : !applicationArticles.isEmpty
  }
}
