// The working memory of a matcher, kept between utterances.

import CompactTables
import SpokenValues
import Synchronization

/// The working memory of a matcher, kept between utterances.
///
/// Allocating a dozen small arrays for every utterance took longer than matching it.
final class Scratch {
  // One matcher uses it at a time, so exclusivity needs no checks.
  @exclusivity(unchecked) var words: [UInt32] = []
  @exclusivity(unchecked) var nameReadings: [NameReading] = []
  /// The ranges of `nameReadings` that start or end inside words, by place, trie and kind.
  @exclusivity(unchecked) var walkedInside: [Int: Range<Int>] = [:]
  /// The numbers in each language that was asked for, by place.
  @exclusivity(unchecked) var numbers: [Int: [(language: String, readings: [NumberReading])]] = [:]
  /// The ends of values of each kind that was asked for, by place.
  @exclusivity(unchecked) var typed: [Int: [(kind: TypedKind, ends: [Int])]] = [:]
  /// The range of `nameReadings` for a place and a trie; negative until it was walked.
  @exclusivity(unchecked) var walked = WorkList<Matcher.Walked>()

  /// The rows that may fit in a pass, in declared order.
  @exclusivity(unchecked) var fittingRows = WorkList<Int>()

  // MARK: The results of a search

  /// The rows reached one by one.
  @exclusivity(unchecked) var rows = WorkList<UInt32>()
  /// The states at the ends of rows that are distinguished by their app.
  @exclusivity(unchecked) var endings = WorkList<UInt32>()
  /// The apps named at any point of the search.
  @exclusivity(unchecked) var applications = WorkList<UInt32>()
  /// The values met at any point of the search, by their indices among `nameReadings`.
  @exclusivity(unchecked) var values = WorkList<Int>()
  /// The visited pairs of state and place.
  @exclusivity(unchecked) var seen = PairSet()
  /// The pairs still to be expanded.
  @exclusivity(unchecked) var pending = WorkList<UInt64>()
  /// The first place from which each open slot was captured, by the state after the slot.
  @exclusivity(unchecked) var captured: [(state: UInt32, from: Int)] = []

  @exclusivity(unchecked) var choices = WorkList<Choice>()
  /// The best continuations found for a row.
  @exclusivity(unchecked) var kept = PairTable<Binder.Kept>()
  @exclusivity(unchecked) private var lookups = Lookups()

  /// Empty lists, reused for the next candidates.
  @exclusivity(unchecked) private var spareMarks: [[Mark]] = []
  @exclusivity(unchecked) private var spareCandidates: [Candidate] = []

  /// Returns an empty list of marks, if possible one with memory.
  func emptyMarks() -> [Mark] { spareMarks.popLast() ?? [] }

  /// Returns an empty list of candidates, if possible one with memory.
  func emptyCandidates() -> [Candidate] {
    var list: [Candidate] = []
    swap(&list, &spareCandidates)
    return list
  }

  /// Keeps the memory of candidates that are no longer needed.
  func keepMemory(of candidates: consuming [Candidate]) {
    for index in candidates.indices.prefix(4) where spareMarks.count < 4 {
      var marks = candidates[index].reading.takeMarks()
      marks.removeAll(keepingCapacity: true)
      spareMarks.append(marks)
    }
    candidates.removeAll(keepingCapacity: true)
    spareCandidates = candidates
  }

  /// Clears everything about the last utterance.
  func beginUtterance(_ wordCount: Int) {
    nameReadings.removeAll(keepingCapacity: true)
    walked.removeAll()
    for _ in 0..<wordCount * 2 { walked.append(Matcher.Walked()) }
    if !walkedInside.isEmpty { walkedInside.removeAll(keepingCapacity: true) }
    if !numbers.isEmpty { numbers.removeAll(keepingCapacity: true) }
    if !typed.isEmpty { typed.removeAll(keepingCapacity: true) }
  }

  /// Clears the results of the last search.
  func beginSearch() {
    rows.removeAll()
    endings.removeAll()
    applications.removeAll()
    values.removeAll()
    seen.removeAll()
    if !captured.isEmpty { captured.removeAll(keepingCapacity: true) }
  }

  /// Returns the memory for a tolerant pass: the same again, unless it is still in use.
  func takeLookups() -> Lookups {
    if !isKnownUniquelyReferenced(&lookups) { lookups = Lookups() }
    return lookups
  }
}

/// The scratches of a catalogue that are not in use.
final class ScratchPool: @unchecked Sendable {
  // Unchecked, because of the pointer, and because scratches are not sendable: each is taken by one
  // thread and given back.
  private static let most = 8
  private let slots: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

  init() {
    slots = .allocate(capacity: Self.most)
    for index in 0..<Self.most { (slots + index).initialize(to: Atomic(nil)) }
  }

  deinit {
    for index in 0..<Self.most { take(from: index)?.release() }
    slots.deinitialize(count: Self.most)
    slots.deallocate()
  }

  private func take(from index: Int) -> Unmanaged<Scratch>? {
    slots[index].exchange(nil, ordering: .acquiringAndReleasing).map(Unmanaged.fromOpaque)
  }

  func take() -> Scratch {
    for index in 0..<Self.most {
      if let scratch = take(from: index) { return scratch.takeRetainedValue() }
    }
    return Scratch()
  }

  func give(_ scratch: Scratch) {
    let kept = Unmanaged.passRetained(scratch)
    for index in 0..<Self.most {
      let (isGiven, _) = slots[index].compareExchange(
        expected: nil, desired: UnsafeRawPointer(kept.toOpaque()),
        ordering: .acquiringAndReleasing)
      if isGiven { return }
    }
    kept.release()
  }
}
