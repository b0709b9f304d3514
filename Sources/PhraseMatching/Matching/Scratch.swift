// The memory a matcher works in, kept from one utterance to the next.

import Synchronization

/// The memory a matcher works in, kept from one utterance to the next.
///
/// Making a dozen small arrays for every utterance took longer than matching it.
final class Scratch {
  // One matcher has it at a time, so nobody has to watch over the access.
  @exclusivity(unchecked) var words: [UInt32] = []
  @exclusivity(unchecked) var nameReadings: [NameReading] = []
  @exclusivity(unchecked) var walked: [Matcher.Walked] = []
  @exclusivity(unchecked) var pending: [UInt64] = []
  @exclusivity(unchecked) var seen = PairSet()
  @exclusivity(unchecked) var rows: [UInt32] = []
  @exclusivity(unchecked) var endings: [UInt32] = []
  @exclusivity(unchecked) var applications: [UInt32] = []
  @exclusivity(unchecked) var choices: [Choice] = []
}

/// The scratches of a catalogue that nobody uses just now.
final class ScratchPool: @unchecked Sendable {
  // Unchecked, because scratches are not sendable: each is taken by one thread and given back.
  private static let most = 8

  private let lock = Mutex(())
  private var free: [Scratch] = []

  func take() -> Scratch { lock.withLock { _ in free.popLast() } ?? Scratch() }

  func give(_ scratch: Scratch) {
    lock.withLock { _ in
      if free.count < Self.most { free.append(scratch) }
    }
  }
}
