// Choices that are the same for the same seed, or taken from a fuzzer's bytes.

/// Choices that are the same for the same seed, or taken from a fuzzer's bytes.
package struct Lottery {
  private var state: UInt64
  private var bytes: ArraySlice<UInt8>?

  /// Creates pseudorandom choices: SplitMix64, Steele, Lea and Flood, 2014,
  /// doi:10.1145/2660193.2660195.
  package init(seed: UInt64) { state = seed }

  /// Creates choices from bytes, one for each; after the last byte, every choice is the first.
  package init(bytes: [UInt8]) {
    state = 0
    self.bytes = bytes[...]
  }

  /// Returns a number from 0 up to but not including `count`, which is positive and at most 256.
  package mutating func number(below count: Int) -> Int {
    if bytes != nil { return Int(bytes?.popFirst() ?? 0) % count }
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(count))
  }

  /// Returns a number in a range.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.count)
  }

  /// Returns `true` with a probability of one in `times`.
  package mutating func once(in times: Int) -> Bool { number(below: times) == times - 1 }

  /// Returns one of the elements, of which there must be at least one.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
